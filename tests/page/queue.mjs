// The queue of the page (speaking.js) without a page, and a player with a reader beside it, on a clock of ours.
import fs from 'node:fs';
import vm from 'node:vm';

const file = new URL('../../playroom/page/static/speaking.js', import.meta.url);
const page = vm.createContext({ addEventListener() {}, window: {} });
export const { Speaking, GAP, FRESH, REST, AHEAD, HELD } = vm.runInContext(
  `${fs.readFileSync(file, 'utf8')}\n;({ Speaking, GAP, FRESH, REST, AHEAD, HELD })`, page);
export const queue = () => new Speaking(count => `${count} passed.`);

// Runs a stream of [time, method, ...arguments]; calls `said` with each text, `did` with each method that was called.
export function run(stream, until, speaking, said, did = () => {}) {
  for (let t = 0, i = 0; t <= until; t = Math.max(t + 1, Math.min(speaking.due(t), stream[i]?.[0] ?? Infinity))) {
    for (; i < stream.length && stream[i][0] <= t; i++) {
      const [, what, ...more] = stream[i];
      did(t, what, ...more);
      speaking[what](...(what === 'played' || what === 'key' ? [t] : [more[0], t]));
    }
    for (let u; (u = speaking.next(t));) said(t, u);
  }
}
