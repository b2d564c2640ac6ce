// A brisk player with a reader, and the queue of the page: a walk to a card, Enter that tells it, Enter that plays it, then the others play.
// From standard input: { games: { name: moments }, every, bots, seconds, voice, speeds }; a moment is { mine, lines: [{ line, kind }] }.
// To standard output: of each game and speed what came of it.
import fs from 'node:fs';
import { queue, run } from './queue.mjs';

const asked = JSON.parse(fs.readFileSync(0, 'utf8'));

function stream(moments, { every, bots, seconds }) {        // what happens, in milliseconds
  const found = [];
  let t = 1000, n = 0, at = 0;
  const press = (answer, when) => {
    found.push([when, 'key']);
    found.push([when + 40, 'line', { line: answer, kind: 'answer', of: ++n }]);
  };
  let number = 0;
  const tell = (moment, when) => moment.lines.forEach((o, i) => {
    const first = moment.mine && i === 0;
    found.push([when + i, 'line', first ? { ...o, kind: 'answer', of: n } : { ...o, n: number++ }]);
  });
  while (t < seconds * 1000 && at < moments.length) {
    let now = t;
    if (moments[at].mine) {
      press('Ace of cups.', now);
      press('Lay the ace of cups. Again to do it.', now + every * 0.225);
      found.push([now += every * 0.45, 'key']);
      n++;
      tell(moments[at++], now + 40);
      found.push([now + 60, 'played']);
    }
    for (; at < moments.length && !moments[at].mine; at++) tell(moments[at], now += bots);
    t = Math.max(t + every, now + 300);
  }
  return found.sort((a, b) => a[0] - b[0]);
}

function listened(found, pace, voice) {                     // what a reader makes of it, which every key silences
  const speaking = queue(), lines = [], heard = [];
  speaking.pace = pace;
  let played = 0, pressed = 0, over = 0, free = 0;
  const until = found.at(-1)[0] + 4000;
  const did = (t, what, o) => {
    if (what === 'line' && o.kind !== 'answer') lines.push(Object.assign(o, { time: t, heard: [] }));
    if (what === 'key') { pressed = free = t; for (const one of heard) if (one.end > t) one.cut = true; }
    if (what === 'played') played = pressed;
  };
  const said = (t, u) => {
    const begin = Math.max(t, free);
    free = begin + 1000 * u.text.length / voice;
    for (const { n, line } of speaking.said.filter(w => w.kind !== 'answer')) {
      if (lines[n].time < played) over++;
      const end = begin + 1000 * (u.text.indexOf(line) + line.length) / voice;
      lines[n].heard.push(heard[heard.push({ t, end }) - 1]);
    }
  };
  run(found, until, speaking, said, did);
  const told = lines.filter(o => o.heard.length), waited = told.map(o => o.heard[0].t - o.time).sort((a, b) => a - b);
  const q = part => waited[Math.floor(part * (waited.length - 1))] ?? 0, whole = told.filter(o => !o.heard.at(-1).cut).length;
  const again = told.filter(o => o.heard.length > 1).length;
  return { lines: lines.length, told: told.length, whole, half: q(0.5), most: q(0.9), worst: q(1), over, again };
}

const results = {};
for (const [game, moments] of Object.entries(asked.games)) {
  const found = stream(moments, asked);
  for (const [speed, pace] of Object.entries(asked.speeds)) results[`${game}, ${speed}`] = listened(found, pace ?? Infinity, asked.voice);
}
process.stdout.write(JSON.stringify(results));
