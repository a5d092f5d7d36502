// boardgame.io's server, in memory, with the plainest game there is: two players fill a board in turn.
const { Server, Origins } = require('boardgame.io/server');

const CELLS = 256;
const game = {
  name: 'cells',
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
