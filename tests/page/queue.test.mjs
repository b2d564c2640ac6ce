// What holds of the queue of the page. node --test tests/page/queue.test.mjs
import test from 'node:test';
import assert from 'node:assert/strict';
import { queue, run, GAP, FRESH, REST } from './queue.mjs';

const event = (line, more) => ({ line, kind: 'event', ...more });
const answer = (line, of) => ({ line, kind: 'answer', of });
const turn = (line = 'Your turn.') => ({ line, kind: 'turn' });
const chat = line => ({ line, kind: 'chat' });
const JACK = event('Berta: jack of coins.'), KING = event('Berta takes the 4 of cups with the king.'), LONG = event(`Berta takes ${'the 4 of cups, '.repeat(4)}with the king.`);
function heard(stream, until = 20000, speaking = queue()) {
  const said = [];
  run(stream.sort((a, b) => a[0] - b[0]), until, speaking, (t, u) => said.push([t, u.text]));
  return said;
}
const texts = (stream, until) => heard(stream, until).map(([, text]) => text);

test('one line is said at once', () => assert.deepEqual(heard([[100, 'line', JACK]]), [[100, JACK.line]]));
test('an answer goes before what waits, at once and alone', () => {
  const stream = [[0, 'line', LONG], [10, 'line', event('Carlos passes.')], [600, 'key'], [660, 'line', answer('You 12.', 1)]];
  assert.deepEqual(heard(stream).slice(1, 3), [[660, 'You 12.'], [660 + GAP, LONG.line]]);
});
test('an answer goes behind what has just happened since its key', () => {
  const stream = [[0, 'key'], [900, 'line', event('Ana wants to begin.')], [910, 'line', answer('Escoba for 2.', 1)]];
  assert.deepEqual(texts(stream), ['Ana wants to begin.', 'Escoba for 2.']);
  assert.equal(heard(stream)[1][0], 900 + GAP);
});
test('a later answer replaces one that was not begun', () => {
  const stream = [[0, 'line', answer('a.', 1)], [10, 'line', answer('b.', 2)], [20, 'line', answer('c.', 3)], [30, 'line', answer('c again.', 3)]];
  assert.deepEqual(texts(stream), ['a.', 'c.', 'c again.']);
});
test('what happened at one moment is told whole and in order, however much it is', () => {
  const lines = Array.from({ length: 40 }, (_, n) => event(`Player ${n % 3} lays the ${n} of hearts.`));
  const said = heard(lines.map((line, n) => [n, 'line', line]), 120000);
  assert.equal(said.map(([, text]) => text).join(' '), lines.map(o => o.line).join(' '));
  assert.ok(said.every(([, text]) => text.length <= 75));
});
test('nothing waits long for a slow reader', () => {
  const speaking = queue();
  speaking.pace = 5;
  const said = heard([[0, 'line', LONG], [100, 'line', JACK]], 9000, speaking);
  assert.ok(said[1][0] < FRESH);
});
test('where more happens than can be told the newest is told, and the others are a number', () => {
  const stream = Array.from({ length: 60 }, (_, n) => [n * 600, 'line', event(`Player ${n % 4} lays a card with a rather long name, number ${n}.`)]);
  const said = heard(stream, 60000);
  for (const [t, text] of said) for (const [, n] of text.matchAll(/number (\d+)/g)) assert.ok(n > 55 || t - n * 600 <= FRESH, text);
  assert.ok(said.at(-1)[1].includes('number 59'));
  const passed = said.flatMap(([t, text]) => /^\d+ passed\./.test(text) ? [t] : []);
  assert.ok(passed.length > 2 && passed.every((t, i) => !i || t - passed[i - 1] >= 8000));
});
test('a deal is told whole though a play follows it', () => {
  const lines = ['Berta deals.', LONG.line, 'Table: 3 of cups, 6 of cups, 7 of swords and knight of coins.', KING.line].map(line => event(line));
  const stream = [...lines.map((line, n) => [n, 'line', line]), [1400, 'line', JACK]];
  assert.equal(texts(stream).join(' '), [...lines, JACK].map(o => o.line).join(' '));
});
test('what a key cut comes back once, behind the answer', () => {
  const stream = [[0, 'line', LONG], [300, 'key'], [360, 'line', answer('You 12.', 1)]];
  assert.deepEqual(heard(stream).slice(1), [[360, 'You 12.'], [300 + REST, LONG.line]]);
  assert.equal(heard([...stream, [1400, 'key']]).filter(([, text]) => text === LONG.line).length, 2);
});
test('what was heard does not come back, nor an answer', () => {
  assert.deepEqual(texts([[0, 'line', JACK], [800, 'key']]), [JACK.line]);
  assert.deepEqual(texts([[0, 'line', answer('A long answer to a key.', 1)], [100, 'key']]), ['A long answer to a key.']);
});
test('an answer that tells a card that was drawn comes back once, also when the next answer came before it was begun', () => {
  const drawn = { ...answer('You draw the ace of swords.', 1), about: 'hand' }, cut = [300, 'line', answer('You 12.', 2)];
  const begun = [[0, 'line', drawn], [250, 'key'], cut, [2500, 'key']];
  assert.deepEqual(heard(begun), [[0, drawn.line], [300, 'You 12.'], [250 + REST, drawn.line]]);
  assert.deepEqual(texts([[0, 'line', answer('An answer.', 1)], [10, 'line', drawn], [20, 'key'], cut]), ['An answer.', 'You 12.', drawn.line]);
});
test('of a text that was cut only what was not heard comes back, with what is new', () => {
  const stream = [[0, 'line', event('Go.')], [10, 'line', JACK], [20, 'line', KING], [1500, 'key'], [1700, 'line', event('Ana goes.')]];
  assert.deepEqual(texts(stream), ['Go.', `${JACK.line} ${KING.line}`, `${KING.line} Ana goes.`]);
});
test('while keys go on nothing is said again, and then it is', () => {
  const keys = Array.from({ length: 12 }, (_, n) => [(n + 1) * 400, 'key']);
  assert.deepEqual(heard([[0, 'line', LONG], ...keys]), [[0, LONG.line], [4800 + REST, LONG.line]]);
});
test('what came before one\'s own play is over', () => {
  const stream = [[0, 'line', LONG], [100, 'line', event('Carlos passes.')], [200, 'key'], [240, 'line', answer('You lay the ace.', 1)], [250, 'line', event('Ana draws.')], [260, 'played']];
  assert.deepEqual(texts(stream).slice(1), ['You lay the ace.', 'Ana draws.']);
});
test('another place ends the old one, but for chat and what has just come of the key', () => {
  const stream = [[0, 'place', 1], [10, 'line', LONG], [20, 'line', JACK], [30, 'line', chat('Ana: hello')], [40, 'line', { line: 'Luis has come.', kind: 'people' }],
    [100, 'key'], [150, 'line', answer('Kept.', 1)], [155, 'line', event('Luis goes too.')], [160, 'place', 2], [300, 'key']];
  assert.deepEqual(texts(stream), [LONG.line, 'Kept.', 'Ana: hello', 'Luis goes too.']);
});
test('what was told at a new place is kept, however late that place is shown', () => {
  const stream = [[0, 'place', 1], [5, 'key'], [10, 'line', event('Berta deals.', { here: 2 })], [15, 'line', event('Your cards: 3.', { here: 2 })], [600, 'place', 2]];
  assert.deepEqual(texts(stream), ['Berta deals. Your cards: 3.']);
});
test('my turn is said once, the newest, and not when it was played already', () => {
  assert.deepEqual(texts([[0, 'key'], [10, 'line', turn()], [20, 'line', turn('Your turn again.')]]), ['Your turn again.']);
  assert.deepEqual(texts([[0, 'line', LONG], [10, 'line', turn()], [100, 'key'], [120, 'played']]), [LONG.line]);
});
test('my turn and chat wait behind no backlog', () => {
  const lines = Array.from({ length: 30 }, (_, n) => [0, 'line', event(`Player ${n % 4} has ${n} points.`)]);
  const said = heard([...lines, [5, 'line', turn()], [6, 'line', chat('Ana: hola')]], 120000);
  for (const wanted of ['Your turn.', 'Ana: hola']) assert.ok(said.find(([, text]) => text === wanted)[0] < 2000, wanted);
  assert.equal(said.map(([, text]) => text).join(' ').match(/points/g).length, 30);
  const stream = Array.from({ length: 30 }, (_, n) => [n * 400, 'line', event(`Player ${n % 4}: card ${n} of cups.`)]);
  assert.ok(heard([...stream, [3000, 'line', chat('Ana: hola')]]).find(([, text]) => text === 'Ana: hola')[0] < 3000 + FRESH);
});
test('lines of another language stand alone', () => {
  const stream = [[0, 'line', event('One.')], [5, 'line', event('Dos.', { lang: 'es' })], [6, 'line', event('Three.')], [7, 'line', event('Four.')]];
  assert.deepEqual(texts(stream), ['One.', 'Dos.', 'Three. Four.']);
});
test('after a while without a word there is one line for what came, and the last three', () => {
  const speaking = queue();
  for (let n = 0; n < 40; n++) speaking.line(event(`Line ${n}.`), n * 1000);
  speaking.awake(60000, count => `${count} meanwhile.`);
  const said = [];
  for (let t = 60000; t < 90000; t += 10) { const u = speaking.next(t); if (u) said.push(u.text); }
  assert.deepEqual(said, ['40 meanwhile.', 'Line 37. Line 38. Line 39.']);
});
test('a voice that asks for its lines gets them one by one, and says how much was heard', () => {
  const speaking = queue();
  speaking.own = true;
  speaking.line(LONG, 0); speaking.line(JACK, 10);
  assert.equal(speaking.next(10).text, LONG.line);
  speaking.key(500, 20);
  speaking.line(answer('You 12.', 1), 560);
  assert.deepEqual([560, 2000, 3500].map(t => speaking.next(t).text), ['You 12.', LONG.line, JACK.line]);
});
