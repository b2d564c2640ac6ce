'use strict';
const GAP = 300, MERGE = 2, KEPT = 8000, LAST = 3, SETTLED = 150;
const ENOUGH = 0.7, AGAIN = 3, CALM = 600;                 // the part of a line that counts as heard; how often a cut one is said again, and how long after the key
const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Insert|Fn)$/;   // Control and the reader's own key silence it on purpose
const SLOWER = 'mozInnerScreenX' in window ? 200 : 0;      // readers of Firefox skip what comes closer on a busy machine
const SPEEDS = { slow: 15, normal: 25, fast: 45, 'at-once': 0 };   // characters a second

// Speaking: a queue of our own; one new element at a time, at the pace of the text. What waits here
// survives a key, what a reader holds does not. Text is never replaced, never compared to leave it out.
// Elements go into the parts of the log in turn: of two new ones of one place a reader that is late skips the first.
let queue = [], spoken = [];
let timer = 0, calm = 0, before = '', spokenAt = -1e9, spokenLength = 0, movedAt = -1e9, moves = 0, moving = false, turn = 0;
let newest = [];
function speak(o) {
  dispatchEvent(new CustomEvent('said', { detail: o }));
  newest = [newest[1], o.line];                            // for eyes; readers have the log and the history
  text('latest-before', newest[0] ?? ''); text('latest-line', newest[1]);
  if (o.kind === 'chat' && !$('chat').checked) return;
  if (voice.busy && o.kind === 'answer' && spoken[0]?.said && spoken[0].kind !== 'answer') cut();   // it comes late: what the key cut is said again already
  if (o.of < acts) return;                                 // another key has cut it already, as it cuts what is being said; the history has it
  if (o.of) queue = queue.filter(x => !(x.of < o.of));     // a later answer replaces one that was not begun
  const answers = queue.findIndex(x => x.kind !== 'answer' || x.focus);
  if (o.kind === 'answer' && answers >= 0) queue.splice(answers, 0, o); else queue.push(o);
  arm();
}
function cut() {                                           // a key silences every reader: what was cut and is no answer is said again after it
  const pace = SPEEDS[$('speed').value], heard = voice.on ? voice.stop() : pace ? (performance.now() - spokenAt) * pace / 1000 : spokenLength;
  const again = heard < ENOUGH * spokenLength ? spoken.filter(o => o.kind !== 'answer' && (o.said = (o.said ?? 0) + 1) <= AGAIN) : [];
  queue = [...queue.filter(o => o.kind === 'answer' && !o.focus), ...again, ...queue.filter(o => o.kind !== 'answer')];
  spoken = []; spokenLength = 0;
  if (queue.length && queue[0].kind !== 'answer') { calm = performance.now() + CALM; arm(); }
}
addEventListener('keydown', e => { if (!MODIFIERS.test(e.key) && !e.repeat) cut(); }, true);
addEventListener('keydown', e => { if (voice.busy && e.key === 'Control') { voice.stop(); arm(); } }, true);   // as in a reader: on to the next line
addEventListener('pointerdown', () => { if (voice.on) cut(); }, true);
function arm() {
  clearTimeout(timer);
  if (!queue.length || document.hidden || moving) return; // nothing is spoken of a page that is behind another
  if (voice.busy) return;                                  // it asks for the next line itself
  const pace = SPEEDS[$('speed').value], whole = pace && queue[0].kind !== 'answer' ? 1000 * spokenLength / pace : 0;
  const due = Math.max(voice.on ? 0 : spokenAt + Math.max(GAP + SLOWER, whole), voice.on ? 0 : movedAt + SETTLED, queue[0].kind === 'answer' ? 0 : calm);   // a line and a move of the focus are not told at once
  timer = setTimeout(pump, Math.max(0, due - performance.now()));
}
function moved() {                                         // the focus; it is told with the next picture, and a line not before it
  const here = ++moves, done = () => { if (moving && here === moves) { moving = false; movedAt = performance.now(); arm(); } };
  moving = true; clearTimeout(timer);
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 1000);                                  // nobody paints a page that is behind another
}
function pump() {
  const first = queue.shift(), all = [first], own = voice.on;
  if (first.told && spoken.some(o => o.kind === 'answer' && o.line.includes(first.told))) { arm(); return; }   // the answer to the key has told it
  while (!own && first.kind !== 'answer' && all.length < MERGE && queue.length && queue[0].lang === first.lang && queue[0].kind !== 'answer') all.push(queue.shift());
  const text = all.map(o => o.line).join(' ');
  spokenAt = performance.now(); spokenLength = text.length; spoken = all;
  if (own) voice.say(text, first.lang || document.documentElement.lang, said => { if (!said && !first.focus) queue.unshift(first); arm(); });
  else announce(text, first.lang);
  arm();
}
function announce(text, lang) {                            // into the live region
  const node = document.createElement('div');
  node.textContent = before = before === text ? text + '\u00a0' : text;   // an equal neighbour is not spoken
  if (lang) node.lang = lang;
  const parts = $('events').children;
  parts[turn++ % parts.length].append(node);
  setTimeout(() => node.remove(), KEPT);
}
function awake() {                                         // what came while another page was in front
  if (queue.length > LAST) {
    const count = queue.length;
    queue.splice(0, count - LAST);
    queue.unshift({ line: words.away.replace('#', count), kind: 'event' });
  }
  arm();
}
