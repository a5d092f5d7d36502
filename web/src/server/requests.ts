/** Requests to the server. A refusal is thrown with the server's own sentence. */
import type {
  ChatLine,
  DeviceLink,
  Frame,
  Gallery,
  GameInfo,
  Hint,
  Lobby,
  Me,
  NewTable,
  Problem,
  ReviewState,
  RulesInfo,
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

async function ask<T>(path: string, body?: unknown): Promise<T> {
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
      signal: AbortSignal.timeout(patience),
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
export const lobby = () => ask<Lobby>("/lobby");
export const table = (id: string) => ask<WholeTable>(`/tables/${id}`);
export const openTable = (body: NewTable) => ask<WholeTable>("/tables", body);
export const loadRecord = (record: unknown) => ask<WholeTable>("/records", record);
export const position = (id: string, at: number) => ask<Frame>(`/tables/${id}/positions/${at}`);
export const hint = (id: string) => ask<Hint>(`/tables/${id}/hint`, {});
export const why = (id: string, move: string) => ask<Verdict>(`/tables/${id}/why`, { move });
export const rematch = (id: string) => ask<WholeTable>(`/tables/${id}/rematch`, {});
export const review = (id: string) => ask<ReviewState>(`/tables/${id}/review`);
export const recordOf = (id: string) => `/api/tables/${id}/record`;

/** Made up for each command, so that a repeat is harmless. */
export const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("");

export const chat = (id: string) => ask<ChatLine[]>(`/tables/${id}/chat`);

export const me = () => ask<Me>("/me");
export const proveName = (name: string, passphrase: string) =>
  ask<Me>("/me/name", { name, passphrase });
export const deviceLink = (id: string) => ask<DeviceLink>(`/tables/${id}/device`, {});
export const continueHere = (token: string) => ask<WholeTable>(`/devices/${token}`, {});
