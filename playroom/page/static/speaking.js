'use strict';
// What is said, and when. `Speaking` is a queue without a clock or a page of its own; below it is what gives its text to the live region.
//  1. The answer to the last key comes first and alone, behind what has happened since that key just before it; a later answer replaces it.
//  2. What is over is dropped: with one's own play what came before it, with another place all of the one before but chat.
//  3. A text is handed over AHEAD before the one before should end, and no line waits longer than HELD: a reader keeps the order, and is
//     perhaps faster than we think. What follows more than LONGER on what is being told waits until a reader is at most BEHIND; where all that
//     waits would then bring the newest later than FRESH after it happened, what is older by LONGER gives way, and is told as a number.
//  4. What a key has cut is told once more when the keys rest, as long as it is not over; of who is not brisk, before what is new.
//  5. Chat, people and clocks wait behind no backlog: after one text of the game comes one of them. One's turn goes before a long one.
const GAP = 300, FRESH = 3000, MOMENT = 500, ROOM = 75, AHEAD = 2000, HELD = 900, BEHIND = 4000, CALLS = 8000, LAST = 3;
const CALM = 600, REST = 900, ENOUGH = 0.7;   // after a key: until its answer, until the keys rest; the part of a line that counts as heard
const BRISK = 6000, LONGER = 2000;                         // who plays so soon after the last play is brisk; what came so soon is of the same moment
const ofGame = w => w.kind === 'event' || w.kind === 'turn';
const answers = w => w.kind === 'answer', isDrawn = w => w.about === 'hand';   // what was drawn is news also when a key has cut it
const onceMore = w => ({ ...w, ...isDrawn(w) ? { kind: 'event', of: undefined } : {}, again: true });
const size = lines => lines.reduce((sum, w) => sum + w.line.length + 1, 0);

class Speaking {
  waiting = [];                                            // lines, each with the `time` at which it came; `again`: a key has cut it
  saying = [];                                             // texts that are handed over, and perhaps still being said
  said = [];                                               // the lines of the last one
  pace = 25;                                               // characters a second
  own = false;                                             // is it the browser's own voice that says them? Then one by one, and each when it asks
  here; passed = 0; at = -1e9; busy = -1e9; pressed = -1e9; plays = [-1e9, -1e9]; began = -1e9; calm = -1e9; called = -1e9;

  constructor(told, gap = GAP) { this.told = told; this.gap = gap; }   // `told`: the words for so many lines that have passed

  line(o, t) {                                             // a line has come
    if (o.here > this.here) this.place(o.here, t);
    const w = { ...o, time: t }, replaced = x => x.of < w.of || (w.focus ? x.focus : w.kind === 'turn' && x.kind === 'turn');
    this.waiting = this.waiting.flatMap(x => !replaced(x) ? [x] : isDrawn(x) ? [onceMore(x)] : []);
    if (answers(w) && !w.focus) this.calm = t;
    const at = answers(w) ? this.waiting.findIndex(x => !answers(x) || (x.focus && !w.focus)) : -1;
    const last = at < 0 || (!w.focus && this.waiting.slice(at).every(x => !x.focus && this.isNew(x, t)));
    this.waiting.splice(last ? this.waiting.length : at, 0, w);
  }
  isNew(w, t) { return !w.again && w.time >= Math.max(this.pressed, t - MOMENT); }   // came since the last key, and just now
  key(t, heard) {                                          // a key silences every reader; `heard`: characters, where that is known
    const back = this.saying.flatMap(u => {
      const to = heard ?? (t - u.begin) * this.pace / 1000;
      return u.parts.filter(p => (!answers(p.w) || isDrawn(p.w)) && !p.w.again && to < p.from + ENOUGH * p.w.line.length).map(p => onceMore(p.w));
    });
    const kept = this.waiting.filter(w => !w.focus);
    this.waiting = [...kept.filter(answers), ...back, ...kept.filter(w => !answers(w))];
    this.saying = []; this.busy = this.pressed = t; this.calm = t + CALM;
  }
  back() { this.waiting.unshift(...this.said.filter(w => !w.focus)); this.saying = []; }   // the last text was not said
  brisk(t) { const [before, last] = this.plays; return last - before < BRISK && t - last < BRISK; }
  rests(t) { return !this.brisk(t) || t >= Math.max(this.pressed + REST, this.busy); }
  moved(t, settled) { this.at = Math.max(this.at, t + settled - this.gap); }   // the focus: a reader names it first
  played(t) { this.plays = [this.plays[1], t]; this.#drop(w => ofGame(w) && w.time < this.pressed); }
  place(here, t) {
    if (here === this.here) return;
    this.here = here;
    this.#drop(w => !answers(w) && w.kind !== 'chat' && w.kind !== 'page' && !(w.here >= here) && !this.isNew(w, t));
    this.saying = []; this.passed = 0;
  }
  awake(t, told) {                                         // nothing could be said for a while: the last lines, and before them how many there were
    const count = this.waiting.length;
    if (count > LAST) this.waiting.splice(0, count - LAST, { line: told(count), kind: 'page' });
    for (const w of this.waiting) w.time = t;
  }
  #drop(over) {
    this.passed += this.waiting.filter(w => over(w) && w.kind === 'event' && !w.again).length;
    this.waiting = this.waiting.filter(w => !over(w));
  }

  #follows(w) { return w.time - this.began > LONGER; }      // on the moment of which is being told
  due(t) {                                                 // when something can be said; Infinity: nothing waits
    if (!this.waiting.length) return Infinity;
    const free = this.own ? t : Math.max(t, this.at + this.gap), news = this.waiting.filter(w => !w.again);
    if (news.some(answers)) return free;
    if (!news.length) return Math.max(free, this.pressed + REST, this.busy);
    return Math.max(free, this.calm, Math.min(this.busy - AHEAD, Math.max(this.#follows(news[0]) ? this.busy - BEHIND : 0, news[0].time + HELD)));
  }
  next(t) {                                                // what is said now: { text, lang }, or null
    if (this.due(t) > t) return null;
    const at = this.waiting.findIndex(answers), [first] = this.waiting;
    if (at === 0) {
      const told = first.told && this.said.some(w => answers(w) && w.line.includes(first.told));   // the answer has told what has the focus
      if (!told) return this.#say(t, [first]);
      this.waiting.shift();
      return null;
    }
    const lines = (at < 0 ? this.waiting : this.waiting.slice(0, at)).filter(w => !w.again || this.rests(t));
    const apart = lines.findIndex(w => !ofGame(w)), game = apart < 0 ? lines : lines.slice(0, apart), after = lines.slice(apart);
    if (apart >= 0 && (!game.length || (size(game) > ROOM && this.said.some(ofGame)))) {
      return this.#say(t, this.#fitting(after.slice(0, after.findIndex(ofGame) < 0 ? after.length : after.findIndex(ofGame))));
    }
    this.#drop(w => w.again && ofGame(w) && !this.rests(t));   // it is older than what is told now
    return this.#game(t, game);
  }
  #game(t, lines) {
    const begin = Math.max(t, this.busy), newest = lines.at(-1);
    const late = (w, waits) => begin + size(waits) * 1000 / this.pace - w.time > FRESH;
    while (!newest.again && newest.time - lines[0].time > LONGER && late(newest, lines.slice(0, -1))) {
      const over = lines.shift();
      this.#drop(w => w === over);
    }
    const turn = lines.findIndex(w => w.kind === 'turn'), waits = lines.slice(0, Math.max(0, turn));
    return this.#say(t, size(waits) > 4 * ROOM && late(lines[turn], waits) ? [lines[turn]] : this.#fitting(lines));
  }
  #fitting(lines) {                                        // the first ones, as many as make one text
    const to = lines.findIndex((w, i) => i && (this.own || w.lang !== lines[0].lang || size(lines.slice(0, i + 1)) > ROOM + 1));
    return to < 0 ? lines : lines.slice(0, to);
  }
  #say(t, lines) {
    const tells = ofGame(lines[0]) && !lines[0].lang && this.passed > 1 && t - this.called >= CALLS;
    let text = tells ? this.told(this.passed) : '';
    if (tells) { this.passed = 0; this.called = t; }
    const parts = lines.map(w => {
      const from = text ? text.length + 1 : 0;
      text += (text && ' ') + w.line;
      return { w, from };
    });
    const begin = Math.max(t, this.busy), end = begin + text.length * 1000 / this.pace;
    this.waiting = this.waiting.filter(w => !lines.includes(w));
    if (ofGame(lines[0]) && this.#follows(lines[0])) this.began = lines[0].time;
    this.said = lines; this.at = t; this.busy = this.own ? t : end;
    this.saying = [...this.own ? [] : this.saying.filter(u => u.end > t), { parts, begin, end }];
    return { text, lang: lines[0].lang };
  }
}

// --- of this page. Text is never replaced, never compared to leave it out. Elements go into the parts of the log in turn: of two new ones of
// one place a reader that is late skips the first.
const KEPT = 8000, SETTLED = 150;
const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Insert|Fn)$/;   // Control and the reader's own key silence it on purpose
const SLOWER = 'mozInnerScreenX' in window ? 200 : 0;      // readers of Firefox skip what comes closer on a busy machine
const SPEEDS = { slow: 15, normal: 25, fast: 45, 'at-once': Infinity };   // characters a second
const speaking = new Speaking(count => words.passed.replace('#', count), GAP + SLOWER);
let timer = 0, before = '', moves = 0, moving = false, turn = 0, newest = [], wasAwaited = '';
function speak(o) {
  dispatchEvent(new CustomEvent('said', { detail: o }));
  newest = [newest[1], o.line];                            // for eyes; readers have the log and the history
  text('latest-before', newest[0] ?? ''); text('latest-line', newest[1]);
  if (o.kind === 'chat' && !$('chat').checked) return;
  if (voice.busy && o.kind === 'answer' && speaking.said[0]?.again) { voice.stop(); speaking.back(); }   // it comes late: what the key cut is said again already
  if (o.of < acts && !isDrawn(o)) return;                 // another key has cut it already, as it cuts what is being said; the history has it
  if (o.of < acts) o = onceMore(o);
  speaking.line(o, performance.now());
  arm();
}
function cut() { speaking.key(performance.now(), voice.on ? voice.stop() : undefined); arm(); }
addEventListener('keydown', e => { if (!MODIFIERS.test(e.key) && !e.repeat) cut(); }, true);
addEventListener('keydown', e => { if (voice.busy && e.key === 'Control') { voice.stop(); arm(); } }, true);   // as in a reader: on to the next line
for (const name of ['pointerdown', 'click']) addEventListener(name, e => { if (name !== 'click' || !e.detail) cut(); }, true);   // a reader's own press is a click alone
addEventListener('shown', e => {
  if ('here' in e.detail) speaking.place(e.detail.here, performance.now());
  if ('awaited' in e.detail) { if (wasAwaited && wasAwaited !== e.detail.awaited) speaking.played(performance.now()); wasAwaited = e.detail.awaited; }
});
function arm() {
  clearTimeout(timer);
  if (document.hidden || moving || voice.busy) return;     // nothing is spoken of a page that is behind another; a voice asks for the next line itself
  speaking.own = voice.on;
  speaking.pace = voice.on ? voice.pace : SPEEDS[$('speed').value];
  const now = performance.now(), due = speaking.due(now);
  if (due < Infinity) timer = setTimeout(pump, Math.max(0, due - now));
}
function moved() {                                         // the focus; it is told with the next picture, and a line not before it
  const here = ++moves, done = () => { if (moving && here === moves) { moving = false; speaking.moved(performance.now(), SETTLED); arm(); } };
  moving = true; clearTimeout(timer);
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 1000);                                  // nobody paints a page that is behind another
}
function pump() {
  const u = speaking.next(performance.now());
  if (u && voice.on) voice.say(u.text, u.lang || document.documentElement.lang, said => { if (!said) speaking.back(); arm(); });
  else if (u) announce(u.text, u.lang);
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
function awake() { speaking.awake(performance.now(), count => words.away.replace('#', count)); arm(); }   // another page was in front
