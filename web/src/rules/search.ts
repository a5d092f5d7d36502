/** Finding rules by what they say: every word that is looked for, whatever its case and accents. */
import type { ChapterInfo, RuleInfo } from "../server/wire";

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const wordsOf = (rule: RuleInfo): string => plain(`${rule.heading} ${rule.gist} ${rule.book}`);

/** The chapters with the rules in which every word stands; all of them if nothing is looked for. */
export function found(chapters: ChapterInfo[], looked: string): ChapterInfo[] {
  const words = plain(looked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const fits = (rule: RuleInfo) => words.every((word) => wordsOf(rule).includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}
