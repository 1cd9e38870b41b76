// boardgame.io's server with the persistent store that comes with it: node server.js PORT API_PORT FOLDER
// The game is its tutorial's tic-tac-toe without an end, so that a table lasts as long as the measurement.
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const [port, apiPort, folder] = process.argv.slice(2);

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
};

const server = Server({
  games: [ticTacToe],
  origins: [Origins.LOCALHOST],
  db: new FlatFile({ dir: folder, logging: false }),
});

server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } }, () => console.log('ready'));
