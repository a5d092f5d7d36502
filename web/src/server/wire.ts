/** The server's types under the names that the client uses. */
import type { components } from "../api";

type Schemas = components["schemas"];

export type GameInfo = Schemas["GameInfo"];
export type LevelInfo = Schemas["LevelInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type RuleInfo = Schemas["RuleInfo"];
export type RulesInfo = Schemas["RulesInfo"];
export type ChapterInfo = Schemas["ChapterInfo"];
export type FactInfo = Schemas["FactInfo"];
export type Gallery = Schemas["Gallery"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type SeatInfo = Schemas["SeatInfo"];
export type Happening = Schemas["Happening"];
export type Choice = Schemas["Choice"];
export type Frame = Schemas["Frame"];
export type SheetLine = Schemas["SheetLine"];
export type Counted = Schemas["Counted"];
export type MoveLine = Schemas["MoveLine"];
export type Result = Schemas["Result"];
/** A table as HTTP tells it, with its choices as they are. */
export type WholeTable = Schemas["Table"];
/** A table as its socket tells it. */
export type Table = Schemas["SocketTable"];
export type PackedChoices = Schemas["PackedChoices"];
export type SocketCommand = Schemas["SocketCommand"];
export type TableLine = Schemas["TableLine"];
export type ReviewState = Schemas["ReviewState"];
export type ReviewInfo = Schemas["ReviewInfo"];
export type Verdict = Schemas["Verdict"];
export type Hint = Schemas["Hint"];
export type HintMove = Schemas["HintMove"];
export type Problem = Schemas["Problem"];
export type SocketMessage = Schemas["SocketMessage"];
export type Lobby = Schemas["Lobby"];
export type ClockInfo = Schemas["ClockInfo"];
export type ClockRule = ClockInfo["rule"];
export type Asking = Schemas["Asking"];
export type ChatLine = Schemas["ChatLine"];
export type DeviceLink = Schemas["DeviceLink"];
export type Me = Schemas["Me"];
