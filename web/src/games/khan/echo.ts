/** A move of one's own as it is drawn before the server's word: yurt, shape, card. */
import type { Choice, Frame } from "../../server/wire";
import { type Echo, viewOf, type Weighed } from "../game";
import type { KhanView, PlayerSeen } from "./view";
import { named, shapeName, w } from "./words";
import { specials, type Special } from "./parts/trays/things";

const isArea = (step: string | undefined): step is string => /^[a-z]\d+$/.test(step ?? "");
const isSpecial = (step: string): step is Special => specials.some((special) => special === step);

export function echo({ steps }: Choice, { view }: Frame): Echo | null {
  const before = viewOf<KhanView>(view);
  const [first = "", second] = steps;
  if (steps.at(-1) === "discard") return discarded(before, steps.slice(0, -1));
  if (second?.includes(" ")) return conquered(before, first, second.split(" "));
  const area = isArea(second) ? second : isArea(first) ? first : null;
  if (area !== null && before.step === "place") return placed(before, area);
  if (area !== null) return pitched(before, area, first);
  if (isSpecial(first)) return spent(before, first);
  const ruler = before.rulers.find(({ id }) => id === first);
  return ruler?.area ? { view: before, at: [ruler.area] } : null;
}

const ofTurn = (view: KhanView, change: (player: PlayerSeen) => PlayerSeen): PlayerSeen[] =>
  view.players.map((player, seat) => (seat === view.turn ? change(player) : player));

const withoutCards = (view: KhanView, cards: string[]): PlayerSeen[] =>
  ofTurn(view, (player) => {
    const hand = player.hand?.filter(({ id }) => !cards.includes(id)) ?? null;
    return { ...player, hand, held: hand?.length ?? player.held };
  });

/** A card decides where a yurt may go, and is spent; without one nobody's hand changes. */
const pitched = (view: KhanView, area: string, card: string): Echo => ({
  view: {
    ...view,
    yurts: [...view.yurts, { area, seat: view.turn }],
    players: withoutCards(view, [card]),
  },
  at: [area],
});

/** A ruler leaves his court for the board. */
const placed = (view: KhanView, area: string): Echo => ({
  view: {
    ...view,
    rulers: view.rulers.map((ruler) => (ruler.id === view.placed ? { ...ruler, area } : ruler)),
  },
  at: [area],
});

function conquered(view: KhanView, kind: string, areas: string[]): Echo {
  const shape = view.supply.find((shape) => shape.kind === kind);
  const place = areas.join(" ");
  const foreseen = view.conquests.find(
    (conquest) => conquest.kind === kind && conquest.places.includes(place),
  );
  const owners = foreseen?.owners ?? (view.turn === null ? [] : [view.turn]);
  const tile = { kind, areas, owners, value: shape?.value ?? 0, points: foreseen?.points ?? 0 };
  const yurts = view.yurts.filter(({ area }) => !areas.includes(area));
  return { view: { ...view, yurts, tiles: [...view.tiles, tile] }, at: areas };
}

const discarded = (view: KhanView, cards: string[]): Echo => ({
  view: { ...view, players: withoutCards(view, cards) },
  at: [],
});

const spent = (view: KhanView, special: Special): Echo => ({
  view: {
    ...view,
    players: ofTurn(view, (player) => ({
      ...player,
      specials: { ...player.specials, [special]: player.specials[special] - 1 },
    })),
  },
  at: [special],
});

/** A special card is gone for good once it is played: what it does is read first. */
export function weighed({ steps }: Choice, { view }: Frame): Weighed | null {
  const [special = "", on] = steps;
  if (!isSpecial(special)) return null;
  const { supply } = viewOf<KhanView>(view);
  const where = () => (on === undefined ? w("gods.all") : named(`in.${on}`));
  return {
    title: () => w(`${special}.asked`),
    text: () =>
      w(`${special}.text`, { on: special === "scout" ? shapeName(on ?? "", supply) : where() }),
  };
}
