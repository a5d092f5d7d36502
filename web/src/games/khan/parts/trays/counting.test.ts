import { expect, test } from "vitest";
import { recorded } from "../../../../testing/recorded";
import { viewOf } from "../../../game";
import recording from "../../moments.test.json";
import type { KhanView } from "../../view";
import { closedCards, countedOf, unseenByKind } from "./counting";

const { moments } = recorded(recording);
const views = moments.map(({ frame }) => viewOf<KhanView>(frame.view));

test("what is unseen lies on the pile or in a closed hand", () => {
  for (const view of views) {
    const counted = countedOf(view);
    const unseen = counted.reduce((sum, { unseen }) => sum + unseen, 0);
    expect(unseen).toBe(view.pile + closedCards(view));
    const byKind = unseenByKind(counted, view.deck.kinds);
    expect(byKind.reduce((sum, n) => sum + n, 0)).toBe(unseen);
  }
});

test("my cards are mine, discards are discarded; without my hand mine are unseen, too", () => {
  const view = views.find(({ discards, players }) => discards[0] && players[0]?.hand?.[0]);
  if (!view) throw new Error("not recorded");
  const lies = (id = "", of = view) =>
    countedOf(of)
      .flatMap(({ ruler, cards }) =>
        cards.map((card) => ({ ...card, id: `${ruler}.${card.kind}` })),
      )
      .find((card) => card.id === id)?.lies;
  expect(lies(view.discards[0]?.id)).toBe("discarded");
  const mine = view.players[0]?.hand?.[0]?.id;
  expect(lies(mine)).toBe("mine");
  const closed = { ...view, players: view.players.map((player) => ({ ...player, hand: null })) };
  expect(lies(mine, closed)).toBe("unseen");
});
