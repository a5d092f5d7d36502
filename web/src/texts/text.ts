/** A text in both languages, side by side. */
export interface Both {
  en: string;
  fr: string;
}

export const both = (en: string, fr: string): Both => ({ en, fr });
