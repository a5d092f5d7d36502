/** Requests to the server. A refusal is thrown with the server's own sentence. */
import type {
  ChatLine,
  CheckFile,
  DeviceLink,
  ExampleInfo,
  FileContent,
  FileForgotten,
  FileInfo,
  Frame,
  Gallery,
  GameInfo,
  Hint,
  HowToPlay,
  Introductions,
  KeptFile,
  Learned,
  LessonLine,
  Lobby,
  Me,
  Reach,
  NewTable,
  Problem,
  PuzzleLine,
  ReviewState,
  RulesInfo,
  ThingInfo,
  WeighedMove,
  WholeTable,
  Verdict,
} from "./wire";
import { coordinates } from "../settings/coordinates.svelte";
import { language, t } from "../texts/language.svelte";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The server did not answer at all. */
export class Unreached extends Error {}

export function sentenceOf(error: unknown): string {
  return error instanceof Refused ? error.problem.message : t("lost.request");
}

const patience = 20_000; // a dead line would be waited for much longer

async function ask<T>(path: string, body?: unknown, within = patience): Promise<T> {
  const headers = { "Accept-Language": language.current };
  const sent =
    body === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${manner(path)}`, {
      ...sent,
      signal: AbortSignal.timeout(within),
    });
  } catch {
    throw new Unreached();
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refused(await problemOf(answer));
}

/** Whoever has no coordinates on the board reads none. */
function manner(path: string): string {
  return coordinates.on ? "" : `${path.includes("?") ? "&" : "?"}coordinates=off`;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Problem;
    if (typeof problem.message === "string") return problem;
  } catch {
    // Not ours: something between us and the server answered.
  }
  throw new Unreached();
}

export const games = () => ask<GameInfo[]>("/games");
export const game = (id: string) => ask<GameInfo>(`/games/${id}`);
export const rules = (id: string) => ask<RulesInfo>(`/games/${id}/rules`);
export const gallery = (id: string) => ask<Gallery>(`/games/${id}/gallery`);
/** A board, card … file as it is shipped, to download. */
export const shippedFile = (game: string, name: string) => `/api/games/${game}/files/${name}`;
export const checkFile = (game: string, name: string, body: CheckFile) =>
  ask<FileInfo>(`/games/${game}/files/${name}`, body);
export const keptFiles = (game: string) => ask<KeptFile[]>(`/games/${game}/files`);
export const keptFile = (id: string) => ask<FileContent>(`/files/${id}`);
export const forgetFile = (id: string) => ask<FileForgotten>(`/files/${id}/forget`, {});
export const lobby = () => ask<Lobby>("/lobby");
export const table = (id: string) => ask<WholeTable>(`/tables/${id}`);
export const openTable = (body: NewTable) => ask<WholeTable>("/tables", body);
export const loadRecord = (record: unknown) => ask<WholeTable>("/records", record);
export const position = (id: string, at: number) => ask<Frame>(`/tables/${id}/positions/${at}`);
export const introductions = (game: string) => ask<Introductions>(`/games/${game}/introductions`);
/** Whether a move would be a clear mistake; given up after so many milliseconds. */
export const weigh = (id: string, move: string, version: number, within: number) =>
  ask<WeighedMove>(`/tables/${id}/weigh`, { move, version }, within);
export const hint = (id: string) => ask<Hint>(`/tables/${id}/hint`, {});
export const why = (id: string, move: string) => ask<Verdict>(`/tables/${id}/why`, { move });
export const rematch = (id: string) => ask<WholeTable>(`/tables/${id}/rematch`, {});
export const review = (id: string) => ask<ReviewState>(`/tables/${id}/review`);
/** A finished game as it might have gone on from a position, after each of these moves. */
export const line = (id: string, at: number, moves: string[]) =>
  ask<Frame[]>(`/tables/${id}/lines/${at}?${new URLSearchParams(moves.map((m) => ["moves", m]))}`);
export const recordOf = (id: string) => `/api/tables/${id}/record`;

/** Made up for each command, so that a repeat is harmless. */
export const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("");

export const chat = (id: string) => ask<ChatLine[]>(`/tables/${id}/chat`);

export const lessons = (game: string) => ask<LessonLine[]>(`/games/${game}/lessons`);
export const openLesson = (game: string, lesson: string) =>
  ask<WholeTable>(`/games/${game}/lessons/${lesson}`, {});
export const puzzles = (game: string) => ask<PuzzleLine[]>(`/games/${game}/puzzles`);
export const dailyPuzzle = () => ask<PuzzleLine>("/puzzles/daily");
export const openPuzzle = (game: string, puzzle: string) =>
  ask<WholeTable>(`/games/${game}/puzzles/${puzzle}`, {});
export const howToPlay = (game: string) => ask<HowToPlay>(`/games/${game}/how-to-play`);
export const example = (game: string, id: string) =>
  ask<ExampleInfo>(`/games/${game}/examples/${id}`);
export const thing = (table: string, id: string, at: number) =>
  ask<ThingInfo>(`/tables/${table}/things?${new URLSearchParams({ id, at: String(at) })}`);
export const reach = () => ask<Reach>("/reach");
export const openToNetwork = () => ask<Reach>("/reach", {});
export const learned = () => ask<Learned>("/learned");
export const learn = (what: string) => ask<Learned>("/learned", { what });

export const me = () => ask<Me>("/me");
export const proveName = (name: string, passphrase: string) =>
  ask<Me>("/me/name", { name, passphrase });
export const deviceLink = (id: string) => ask<DeviceLink>(`/tables/${id}/device`, {});
export const continueHere = (token: string) => ask<WholeTable>(`/devices/${token}`, {});
