// Two scripted players at every table, in turn, at a steady rate. Prints figures as JSON.
import { io } from 'socket.io-client';

const [port, tables, rate, seconds] = process.argv.slice(2).map(Number);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const took = [];
let failed = 0;

class Table {
  constructor(number) {
    this.id = `table${number}`;
    this.version = 0;
    this.moves = 0;
    this.waiting = null;
  }

  async open() {
    this.players = await Promise.all([0, 1].map((seat) => this.sit(String(seat))));
  }

  sit(seat) {
    return new Promise((done) => {
      const line = io(`http://127.0.0.1:${port}/cells`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      line.on('connect', () => line.emit('sync', this.id, seat, undefined, 2));
      line.once('sync', () => done(line));
      line.on('update', (id, state) => {
        const isMine = seat === String((this.moves - 1) % 2);
        if (!isMine || !this.waiting || state._stateID <= this.version) return; // of an earlier move
        this.version = state._stateID;
        const answered = this.waiting;
        this.waiting = null;
        answered();
      });
    });
  }

  async move() {
    const seat = String(this.moves % 2);
    const cell = this.moves % 256;
    this.moves += 1;
    const began = performance.now();
    const answered = new Promise((done) => (this.waiting = done));
    const action = {
      type: 'MAKE_MOVE',
      payload: { type: 'mark', args: [cell], playerID: seat, credentials: undefined },
    };
    this.players[Number(seat)].emit('update', action, this.version, this.id, seat);
    const inTime = await Promise.race([answered.then(() => true), pause(10000).then(() => false)]);
    if (inTime) took.push([began, performance.now() - began]);
    else failed += 1;
    return inTime;
  }
}

const all = Array.from({ length: tables }, (_, number) => new Table(number));
for (let i = 0; i < all.length; i += 20) await Promise.all(all.slice(i, i + 20).map((t) => t.open()));
console.error('open');
const start = performance.now() + 500;
const gap = (1000 * tables) / rate;
await Promise.all(
  all.map(async (table, number) => {
    let due = start + (gap * number) / tables;
    while (due < start + 1000 * seconds) {
      await pause(Math.max(0, due - performance.now()));
      if (!(await table.move())) return;
      due = Math.max(due + gap, performance.now());
    }
  }),
);
const whole = (performance.now() - start) / 1000;
const figures = JSON.stringify({ seconds: whole, failed, took: took.map(([, ms]) => ms) });
process.stdout.write(figures, () => process.exit(0)); // a pipe takes 64 KiB at once
