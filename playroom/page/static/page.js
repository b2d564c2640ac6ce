'use strict';
// A thin page: lines come in, keys and choices go out. The room knows the rules and the words.
const $ = id => document.getElementById(id);
const SHOWN = 200, DEAF = 5000;
const TOUCH = matchMedia('(pointer: coarse)').matches;         // a finger is its first pointer
const SET = ['language', 'length', 'sounds', 'volume'];     // settings that the room keeps
const GROUPS = ['now', 'ask', 'room', 'more'];              // of actions
const PATIENCE = 4000, DOUBLE = 400, NEAR = 40;             // how long a key waits for a connection; a tap of it or of a list this soon after that of a card, and this near, is the same tap
let words = { languages: {}, ...JSON.parse(document.body.dataset.words)[navigator.language.startsWith('es') ? 'es' : 'en'] };   // until the room tells more

// --- what the browser keeps: who one is, and the settings of this page; without it, while it is open
const memory = {};
function kept(name, value) {
  try {
    if (value !== undefined) localStorage.setItem('playroom ' + name, value);
    return localStorage.getItem('playroom ' + name);
  } catch { if (value !== undefined) memory[name] = value; return memory[name] ?? null; }
}
function back(value) {                                     // where one is, as far as this tab lasts: it may be loaded anew in a game
  try {
    if (value !== undefined) sessionStorage.setItem('playroom back', value);
    return sessionStorage.getItem('playroom back') ?? '';
  } catch { return ''; }
}
const token = kept('token') ?? kept('token', [...crypto.getRandomValues(new Uint8Array(16))].map(b => b.toString(16).padStart(2, '0')).join(''));

// --- the history: every line, to be read
function shown(o) {
  const item = document.createElement('li');
  item.textContent = o.line;
  item.dataset.kind = o.kind;
  if (o.lang) item.lang = o.lang;
  const link = o.line.includes(location.origin + '/#') && /\S+$/.exec(o.line);
  if (link && navigator.clipboard) {
    const copy = document.createElement('button');
    copy.type = 'button'; copy.textContent = words.copy;
    copy.addEventListener('click', () => navigator.clipboard.writeText(link[0]).then(() => speak({ line: words.copied, kind: 'answer' })));
    item.append(' ', copy);
  }
  $('history').prepend(item);
  $('history-part').hidden = false;
  while ($('history').children.length > SHOWN) $('history').lastChild.remove();
}

// --- rows of buttons: one stop of Tab each, arrows inside; a button is kept and moved, never made again
const spot = { zone: null, list: null, fell: false };      // where one was last, at the table and in a list; did the focus fall there by itself?
let mine = 0, acts = 0;                                    // when a key or a choice was sent last, and how many
function row(box, items, empty) {
  if (!items.length) items = [{ key: '', label: empty }];
  const had = [...box.children], at = had.indexOf(document.activeElement), stay = new Set();
  items.forEach((item, i) => {
    let b = had.find(x => x.dataset.key === item.key && !stay.has(x));
    if (!b) { b = document.createElement('button'); b.type = 'button'; b.dataset.key = item.key; b.tabIndex = -1; }
    const name = item.card ? drawn(b, item) : b;
    if (name.textContent !== item.label) {
      name.textContent = item.label;
      if (b === document.activeElement) moved();           // readers tell a new name like a move of the focus
    }
    const cell = box.getAttribute('role') === 'row';
    mark(b, 'role', cell ? 'gridcell' : null);
    mark(b, cell ? 'aria-selected' : 'aria-pressed', item.marked === undefined ? null : String(item.marked));
    mark(b, 'aria-keyshortcuts', item.short ?? null);
    mark(b, 'data-shown', item.shown ?? null);
    stay.add(b);
    if (box.children[i] !== b) put(box, b, box.children[i] ?? null);
  });
  for (const b of had) if (!stay.has(b)) b.remove();
  box.style.setProperty('--count', items.length);
  const now = [...box.children];
  if (at >= 0 && !box.contains(document.activeElement)) now[Math.min(now.length - 1, Math.max(0, at - 1))].focus();
  const stop = now.find(b => b === document.activeElement) ?? now.find(b => b.tabIndex === 0) ?? now[0];
  for (const b of now) b.tabIndex = b === stop ? 0 : -1;
}
const SHAPES = {                                           // of the suits, in a square of 24
  c: 'M12 1a5 5 0 1 1-.01 0zM6 9.2a5 5 0 1 1-.01 0zM18 9.2a5 5 0 1 1-.01 0zM8.5 8h7v7h-7zM10.6 12h2.8c.1 5 .9 8.5 3.4 11H7.2c2.5-2.5 3.3-6 3.4-11z',
  d: 'M12 .5 21 12 12 23.5 3 12z',
  h: 'M12 22C5 16 1.5 12 1.5 8A5.3 5.3 0 0 1 12 6.2 5.3 5.3 0 0 1 22.5 8C22.5 12 19 16 12 22z',
  s: 'M12 1C15.5 6 22.5 9.5 22.5 14.5a5.2 5.2 0 0 1-9 3.5c.3 2.3 1.2 3.8 2.7 5H7.8c1.5-1.2 2.4-2.7 2.7-5a5.2 5.2 0 0 1-9-3.5C1.5 9.5 8.5 6 12 1z',
  b: 'M14.5 1.5C17 .5 21 1.5 22.3 4.3 23.3 6.8 22 9.5 19.6 10.8L18.2 12 19.8 15.3 17.3 16.7 15.2 14.3 7 21.8C5.5 23.2 3.2 23 1.9 21.7.7 20.4.6 18.2 2 16.7L9 8.5 6.2 6.7 7.5 4.2 11.3 5.8 12.3 4.5C12.8 3 13.5 2 14.5 1.5z',
  o: 'M12 .5a11.5 11.5 0 1 0 .01 0zM12 3.5a8.5 8.5 0 1 1-.01 0zM12 6.5a5.5 5.5 0 1 0 .01 0z',
  v: 'M4 1.5h16c0 7.5-2 11-6.3 12v4.7c3 .6 4.5 2 4.8 4.3h-13c.3-2.3 1.8-3.7 4.8-4.3v-4.7C6 12.5 4 9 4 1.5z',
  x: 'M12 0l2.7 4v10.5h5v3.2h-5v2.8a2.7 2.7 0 1 1-5.4 0v-2.8h-5v-3.2h5V4z',
};
function drawn(b, item) {                                  // a card's face is for eyes, and has no text: what is read is its name
  const [rank, suit, value] = item.card;
  if (!b.firstElementChild) {
    for (const kind of ['face', 'name']) b.append(Object.assign(document.createElement('span'), { className: kind }));
    b.firstChild.setAttribute('aria-hidden', 'true');
  }
  const face = b.firstChild;
  if (b.dataset.suit !== suit) {
    const shape = $('shape').content.firstChild.cloneNode(true);
    shape.firstChild.setAttribute('d', SHAPES[suit] ?? '');
    face.replaceChildren(shape);
  }
  mark(b, 'data-rank', rank); mark(b, 'data-suit', suit);
  mark(face, 'data-value', value || null); mark(face, 'data-aside', item.aside || null);
  return b.lastChild;
}
function put(box, b, next) {                               // a moved element keeps the focus, where the browser can
  if (box.moveBefore && b.parentNode) return box.moveBefore(b, next);
  const focused = b === document.activeElement;
  box.insertBefore(b, next);
  if (focused) b.focus();
}
function to(b) {                                           // a key is never without an answer
  if (b === document.activeElement) speak({ line: b.textContent, kind: 'answer' });
  else b.focus();
}
function mark(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
const ROW = '[role=toolbar], [role=row]';
function square(z) {                                       // a row of a board, the cells of which are one stop of Tab together
  let box = [...$('board').children].find(b => b.dataset.zone === z.id);
  if (!box) { box = document.createElement('div'); box.setAttribute('role', 'row'); box.dataset.zone = z.id; $('board').append(box); }
  mark(box, 'aria-label', z.name);
  row(box, z.items, words.nothing);
}
function board(zones) {
  for (const box of [...$('board').children]) if (!zones.some(z => z.id === box.dataset.zone)) box.remove();
  zones.forEach(square);
  text('board-name', screen.title);
  stops();
}
function stops() {
  const cells = [...$('board').querySelectorAll('button')], stop = [document.activeElement, place(spot.zone), cells[0]].find(b => cells.includes(b));
  for (const b of cells) b.tabIndex = b === stop ? 0 : -1;
}
function zone(z, i) {
  const name = i ? 'zone-' + z.id : 'hand';
  if (!$(name)) {
    const part = document.createElement('section'), head = document.createElement('h2'), box = document.createElement('div');
    head.id = name + '-name'; box.id = name; box.className = 'cards';
    box.setAttribute('role', 'toolbar'); box.setAttribute('aria-labelledby', head.id);
    part.append(head, box); $('zones').append(part);
  }
  text(name + '-name', z.name);
  $(name).dataset.zone = z.id;
  row($(name), z.items, i ? words.nothing : words.waiting);
}
function text(id, value) { if ($(id).textContent !== value) $(id).textContent = value; }

// --- what is in front, part by part as it changes
let screen = { zones: [], list: null, line: null, actions: [], at: [] }, front = '', tapped = { at: -1e9 }, placing = false;
const NAMES = { enter: 'Enter', escape: 'Escape', home: 'Home', end: 'End' };
function short(key) {                                      // as browsers call it
  if (!key || NAMES[key]) return NAMES[key];
  const [, control, rest] = /^(c-)?(.+)$/.exec(key), name = NAMES[rest] ?? rest.toUpperCase();
  return (control ? 'Control+' : /^[A-Z]$/.test(key) ? 'Shift+' : '') + name;
}
function group(name) {
  const part = 'actions-' + name, items = screen.actions.filter(a => (a.group ?? 'now') === name);
  row($(part), items.map(a => ({ key: a.do, label: a.label, short: short(a.key), shown: a.shown })), words.nothing);
  $(part + '-part').hidden = !items.length;
}
function standing() {                                      // for eyes: the same as the keys of the questions tell
  $('standing').replaceChildren(...screen.standing.map(s => { const e = document.createElement('span'); e.dataset.what = s.what; e.textContent = s.text; return e; }));
  $('standing').hidden = !screen.standing.length;
}
function show(parts) {
  placing = true;
  try { showParts(parts); } finally { placing = false; }
}
function showParts(parts) {
  const had = document.activeElement, writing = had === $('typed') && had.value !== '';
  const inside = had === document.body || (!writing && $('game').contains(had));
  screen = { ...screen, ...parts };
  if ('title' in parts) text('title', screen.title);
  if ('back' in parts) back(screen.back);
  if ($('told') && (screen.list?.items.length > 1 || screen.zones.length)) { $('told').remove(); $('typed').removeAttribute('aria-describedby'); }   // one is in
  if ('list' in parts) {
    if (screen.list) { text('list-name', screen.list.title); $('list-part').hidden = false; row($('list'), screen.list.items, words.nothing); }
  }
  if ('zones' in parts || 'board' in parts) {
    const cards = screen.board ? [] : screen.zones, ids = cards.slice(1).map(z => 'zone-' + z.id);
    if (screen.board) { delete $('hand').dataset.zone; $('board-part').hidden = false; }
    board(screen.board ? screen.zones : []);
    cards.forEach(zone);
    if (cards.length) $('hand-part').hidden = false;
    for (const part of [...$('zones').children]) if (!ids.includes(part.lastChild.id)) part.remove();
    ids.forEach((id, i) => { const part = $(id).parentNode; if ($('zones').children[i] !== part) put($('zones'), part, $('zones').children[i] ?? null); });
  }
  if ('actions' in parts) GROUPS.forEach(group);
  if ('standing' in parts) standing();
  if ('line' in parts) { text('line-name', screen.line.label); $('line').hidden = false; $('typed').inputMode = screen.line.number ? 'numeric' : ''; }
  if ('settings' in parts) { wanted = false; wire = screen.settings.wire ?? {}; for (const id of SET) $(id).value = screen.settings[id]; $('one_press').checked = !!screen.settings.one_press; }
  const now = screen.list ? 'list ' + screen.list.id : screen.line?.asks ? 'line ' + screen.line.asks : screen.zones.length ? 'table' : '';
  const own = performance.now() - mine < 1500;
  if (now !== front) { front = now; spot.list = null; if (inside) go(); }
  else if ('at' in parts && own && inside && had !== $('typed')) go(screen.at);
  $('list-part').hidden = !screen.list;
  $('hand-part').hidden = screen.board || !screen.zones.length;
  $('board-part').hidden = !screen.board;
  if (inside && (document.activeElement === document.body || !document.activeElement.getClientRects().length)) go();
  dispatchEvent(new CustomEvent('shown', { detail: parts }));
}
function place(at) {
  const box = at && at[0] === 'list' ? $('list') : at && [...document.querySelectorAll('[data-zone]')].find(b => b.dataset.zone === at[0]);
  return box && [...box.children].find(b => b.dataset.key === at[1]);
}
const first = () => screen.board ? $('board').querySelector('button') : $('hand').firstChild;
function go(at) {                                          // the focus, to where one is
  if (!at && screen.line?.asks && !screen.list) return $('typed').focus();
  const target = screen.list ? place(at ?? screen.at) ?? $('list').firstChild
    : screen.zones.length ? place(at ?? spot.zone) ?? place(screen.at) ?? first() : document.querySelector('#actions [data-key]');
  target?.focus();
}
$('game').addEventListener('focusin', e => {
  moved();
  const box = e.target.parentNode;
  if (!box.matches(ROW)) return;
  for (const b of box.children) b.tabIndex = b === e.target ? 0 : -1;
  if (box.id === 'list') {
    spot.list = ['list', e.target.dataset.key];
    if (screen.list?.more && (e.target === box.firstChild || e.target === box.lastChild)) send({ at: spot.list }, true);
  } else if (box.dataset.zone) { spot.zone = [box.dataset.zone, e.target.dataset.key]; spot.fell = placing; stops(); }
});
function step(by) {
  const box = document.activeElement.parentNode, all = [...box.children], i = all.indexOf(document.activeElement);
  if (!box.matches(ROW)) return false;
  to(all[by === 'Home' ? 0 : by === 'End' ? all.length - 1 : Math.min(all.length - 1, Math.max(0, i + by))]);
  return true;
}

function beside(cell, by) {                                // the row above or below, in the same column
  const rows = [...$('board').children], at = rows.indexOf(cell.parentNode), next = rows[at + by];
  to(next ? next.children[Math.min([...cell.parentNode.children].indexOf(cell), next.children.length - 1)] : cell);
}

// --- keys and choices
function act(message) {
  const at = screen.list ? spot.list : spot.zone;
  mine = performance.now();
  const sent = send({ ...message, n: acts + 1, ...(at && at[1] ? { at } : {}), ...(spot.fell && !screen.list ? { fell: true } : {}) });
  if (sent) acts++;
  else if (!over && !message.set) waiting = { message, front, until: performance.now() + PATIENCE };
  return sent;
}
let waiting = null;                                        // the last key or line without a connection; it goes to what was in front then, and never late
function late() {
  const w = waiting, other = w?.front ? w.front !== front : front === 'table' && w?.message.text === '';
  if (!w || !front) return;
  waiting = null;
  if (other || performance.now() > w.until) return;
  if ('text' in w.message) typed(w.message.text); else act(w.message);
}
let keyed = -1e9, letters = false;                         // when a key came last; has one come that a reader in its browse mode keeps?
addEventListener('keydown', e => { keyed = performance.now(); if (e.key.length === 1 && e.target !== $('typed')) letters = true; }, true);
function throughReader() {                                 // a press without a key or a pointer is a reader's: letters are perhaps kept by it, which is told once
  if (letters || TOUCH || !$('letters').checked || !screen.zones.length || performance.now() - keyed < 1000 || kept('letters told')) return;
  kept('letters told', 'true');
  speak({ line: words['letters-through'], kind: 'page' });
}
$('game').addEventListener('click', e => {
  const b = e.target.closest('button');
  if (!b?.parentNode.matches(ROW)) return;
  if (!e.detail) throughReader();
  const box = b.parentNode;
  if (b.dataset.back) { over = false; connect(); return; }
  // what a finger does twice at one place is one tap, also when a list has come there meanwhile
  if (e.detail > 1 || ((box.id === 'list' || b === tapped.b) && e.detail && performance.now() - tapped.at < DOUBLE && Math.hypot(e.clientX - tapped.x, e.clientY - tapped.y) < NEAR)) return;
  if (e.detail && box.dataset.zone) { tapped = { b, at: performance.now(), x: e.clientX, y: e.clientY }; spot.fell = false; }
  if (box.id.startsWith('actions-')) act(screen.actions.find(a => a.do === b.dataset.key) ? { do: b.dataset.key } : { key: 't' });
  else if (b.dataset.key === '') act({ key: 't' });
  else act(box.id === 'list' ? { choose: ['list', b.dataset.key] } : { touch: [box.dataset.zone, b.dataset.key] });
});
for (const b of document.querySelectorAll('.opens')) {
  const open = is => { b.setAttribute('aria-expanded', String(is)); $(b.getAttribute('aria-controls')).hidden = !is; };
  open(kept('open ' + b.id) === 'true');
  b.addEventListener('click', () => open(kept('open ' + b.id, String(b.getAttribute('aria-expanded') !== 'true')) === 'true'));
}
$('history-part').open = kept('open history') === 'true';
$('history-part').addEventListener('toggle', () => kept('open history', String($('history-part').open)));
const OURS = /^(F[234789]|c-(s|home|end))$/;                // of the browser's keys; all others stay its own
$('game').addEventListener('keydown', e => {
  const typing = e.target === $('typed'), done = () => e.preventDefault(), named = (e.ctrlKey ? 'c-' + e.key.toLowerCase() : e.key);
  if (e.altKey || e.metaKey || e.isComposing) return;
  if (e.repeat && (e.key === 'Enter' || (e.key === ' ' && !typing))) { done(); return; }   // a key that is held plays nothing
  if (OURS.test(named) && (!typing || named === 'F3') && !e.shiftKey) { done(); act({ key: named.toLowerCase() }); return; }
  if (e.ctrlKey) return;
  if (e.key === 'Escape') { done(); $('typed').value = ''; act({ key: 'escape' }); if (typing && !screen.line?.asks) go(); return; }
  if (typing) return;
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: 'Home', End: 'End' }[e.key];
  if (/^Arrow(Up|Down)/.test(e.key) && e.target.getAttribute('role') === 'gridcell') { done(); beside(e.target, by); return; }
  if (by !== undefined) { if (step(by)) done(); return; }
  const cards = e.target.parentNode.dataset.zone;
  if (e.key === 'Enter' && cards) { done(); act({ key: 'enter' }); return; }
  if (e.key === ' ' && cards && e.target.dataset.key) { done(); act({ choose: [cards, e.target.dataset.key] }); return; }
  if (!$('letters').checked || e.key.length !== 1 || e.key === ' ' || e.repeat) return;
  done();
  if (screen.line?.asks || screen.line?.starts.includes(e.key)) { $('typed').value = e.key; $('typed').focus(); return; }
  const box = screen.list ? $('list') : $('hand').contains(e.target) || !e.target.parentNode.dataset.zone ? $('hand') : e.target.parentNode;
  const there = /\d/.test(e.key) ? box.children[(Number(e.key) + 9) % 10] : null;
  if (there?.dataset.key) to(there); else act({ key: e.key });
});
$('game').addEventListener('keyup', e => {                  // Firefox presses a button when Space is let go, whatever was done with the key
  if (e.key === ' ' && e.target.parentNode.dataset.zone) e.preventDefault();
});
function typed(text) {
  const asked = screen.line?.asks;
  if (!act({ text })) return;                              // what was typed stays while there is no connection
  if ($('typed').value === text) $('typed').value = '';
  if (!asked) go();
}
$('line').addEventListener('submit', e => { e.preventDefault(); typed($('typed').value); });

// --- settings
for (const id of SET) $(id).addEventListener('change', () => act({ set: [id, $(id).value] }));
$('one_press').addEventListener('change', () => act({ set: ['one_press', $('one_press').checked ? 'on' : 'off'] }));
for (const id of ['letters', 'chat', 'voice', 'voice-focus']) {
  const is = kept(id);
  if (is !== null) $(id).checked = is === 'true';
  $(id).addEventListener('change', () => kept(id, String($(id).checked)));
}
voice.begin();
$('speed').value = kept('speed') ?? 'normal';
$('speed').addEventListener('change', () => { kept('speed', $('speed').value); arm(); });
function sized() { document.documentElement.dataset.size = $('size').value; }
$('size').value = kept('size') ?? 'normal';
$('size').addEventListener('change', () => { kept('size', $('size').value); sized(); });
sized();
function learn(w) {
  words = w;
  for (const id of ['history', 'settings', ...GROUPS.map(name => 'actions-' + name)]) text(id + '-name', w[id]);
  for (const e of document.querySelectorAll('[data-word]')) e.textContent = w[e.dataset.word];
  for (const id of ['size', 'length', 'speed', 'sounds']) for (const o of $(id).options) o.textContent = w[id + '-' + o.value];
  text('send', w.send);
  if (!$('language').options.length) for (const code in w.languages) $('language').add(new Option(w.languages[code], code));
  voice.learn();
  $('settings').hidden = false;
  if (!screen.board) screen.zones.forEach(zone);           // an empty row says so in the other language
  dispatchEvent(new Event('learned'));
}

// --- sounds: the room names one just before its line; here it is made, by the same arithmetic from the same numbers
// (sound/synthesis.py). Nothing before somebody has pressed something, nothing of a page that is behind another.
const RATE = 44100, TURN = 2 * Math.PI, CLOSE = 80, LATE = 250, PATIENT = 1500, LONG = 180, MOST = 3, IDLE = 20000;
let table = {}, made = {}, wire = {}, audio = null, wanted = false, waits = [], soundedAt = -1e9, ringing = 0, idle = 0;
const count = ms => Math.floor(ms * RATE / 1000);
const strokes = {
  struck(out, s, length) {                                 // every partial dies away
    for (const [ratio, level, decay] of s.partials) {
      const fade = 10 ** (-3000 / (decay * RATE)), turn = TURN * s.hz * ratio / RATE, soft = count(2);
      for (let i = 0; i < length; i++) out[i] += s.level * level * fade ** (i + 1) * Math.sin(turn * (i + 1)) * Math.min(1, i / soft);
    }
  },
  blown(out, s, length) {                                  // partials are held; the pitch glides, the loudness beats
    const rise = count(s.attack), fall = count(s.release), bend = s.glide ** (1 / length), top = s.partials.reduce((sum, [, level]) => sum + level, 0);
    for (let i = 0, phase = 0, step = TURN * s.hz / RATE; i < length; i++, phase += step, step *= bend) {
      const edge = i < rise ? i / rise : i > length - fall ? (length - i) / fall : 1;
      const loud = s.level / top * (0.5 - 0.5 * Math.cos(Math.PI * edge)) * (s.beat ? 0.6 + 0.4 * Math.cos(TURN * s.beat * i / RATE) : 1);
      for (const [multiple, level] of s.partials) out[i] += loud * level * Math.sin(multiple * phase);
    }
  },
  noise(out, s, length) {                                  // white noise through two sliding band-passes
    const passes = [[0, 0, 0, 0], [0, 0, 0, 0]];
    for (let i = 0, seed = Math.imul(s.seed, 2654435761), gain, near, far; i < length; i++) {
      const along = i / length;
      if (i % 32 === 0) {
        const angle = TURN * s.low * (s.high / s.low) ** along / RATE, alpha = Math.sin(angle) / (2 * s.q);
        gain = alpha / (1 + alpha); near = -2 * Math.cos(angle) / (1 + alpha); far = (1 - alpha) / (1 + alpha);
      }
      seed = (Math.imul(1664525, seed) + 1013904223) >>> 0;
      let value = seed / 0x80000000 - 1;
      for (const p of passes) {
        const through = gain * (value - p[1]) - near * p[2] - far * p[3];
        p[1] = p[0]; p[0] = value; p[3] = p[2]; p[2] = value = through;
      }
      out[i] += s.level * (s.fall > 0 ? (1 - along) ** s.fall : Math.sin(Math.PI * along)) * value;
    }
  },
};
const ends = name => Math.max(...table[name].strokes.map(s => s.at + s.ms));
function samples(name) {
  const out = new Float32Array(count(ends(name))), tail = count(4);
  for (const s of table[name].strokes) strokes[s.kind](out.subarray(count(s.at)), s, count(s.ms));
  for (let back = 0; back < tail; back++) out[out.length - 1 - back] *= back / tail;
  return out.map(value => value * table[name].gain);
}
function stir() {                                          // the loudspeaker runs while there is something to be heard
  if (audio.state !== 'running') audio.resume().catch(() => {});
  clearTimeout(idle);
  idle = setTimeout(() => audio.suspend().catch(() => {}), IDLE);
}
function pressed() {
  if (!window.AudioContext || !(wanted || $('sounds').value !== 'off')) return;
  audio ??= new AudioContext();
  stir();
}
for (const name of ['keydown', 'pointerup', 'click']) addEventListener(name, pressed, true);
const talking = () => $('voice').checked && !!window.speechSynthesis?.speaking;
function sound(m) {                                        // no two at once; of a crowd what weighs most; late is never
  wanted = true;
  if (m.sound === 'turn' && $('ding').checked) return;     // the page rings by itself then
  if (!audio || document.hidden || !table[m.sound] || waits.some(w => w.sound === m.sound)) return;
  const long = talking() && ends(m.sound) > LONG;
  waits.push({ ...m, long, weight: table[m.sound].weight, until: performance.now() + (long ? PATIENT : LATE) });
  if (waits.length > MOST) waits.splice(waits.indexOf(waits.reduce((least, w) => w.weight < least.weight ? w : least)), 1);
  stir();
  ring();
}
function alone(name) { if (name in wire) sound({ sound: name, pan: 0, db: wire[name] }); }   // of the page's own wire
function ring() {
  clearTimeout(ringing);
  const now = performance.now();
  waits = document.hidden ? [] : waits.filter(w => now <= w.until);
  const next = audio.state === 'running' && now >= soundedAt + CLOSE && waits.find(w => !(w.long && talking()));
  if (next) { waits.splice(waits.indexOf(next), 1); soundedAt = now; play(next); }
  if (waits.length) ringing = setTimeout(ring, Math.max(10, soundedAt + CLOSE - now));
}
function play(m) {
  const source = audio.createBufferSource(), loud = audio.createGain(), side = audio.createStereoPanner();
  if (!made[m.sound]) {
    const data = samples(m.sound);
    made[m.sound] = audio.createBuffer(1, data.length, RATE);
    made[m.sound].copyToChannel(data, 0);
  }
  source.buffer = made[m.sound];
  loud.gain.value = 10 ** ((m.db - (talking() && $('sounds').value === 'on' ? 6 : 0)) / 20);
  side.pan.value = m.pan;
  source.connect(loud).connect(side).connect(audio.destination);
  source.start();
}

// --- the socket: what was missed comes by number; the room decides what of it is said
let ws, session = '', last = 0, tries = 0, retry = 0, deaf = 0, lost = 0, told = false, over = false;
let code = decodeURIComponent(location.hash.slice(1));
addEventListener('hashchange', () => { if (location.hash.length > 1) location.reload(); });  // another invitation
function send(message, quiet) {
  if (ws && ws.readyState === 1) {
    ws.send(JSON.stringify(message));
    if (!quiet) { clearTimeout(deaf); deaf = setTimeout(unheard, DEAF); }
    return true;
  }
  if (quiet) return false;
  if (over) { speak({ line: $('list').textContent, kind: 'answer' }); return false; }
  connect();
  speak({ line: words.offline ?? '…', kind: 'answer' });
  return false;
}
function unheard() {                                       // nothing has come back: the wire is cut, whatever it says
  const old = ws; ws = null;
  old?.close(); gone(); connect();
}
function gone() {
  clearTimeout(deaf);
  if (over) return;
  if (words.off) text('conn', words.off);
  if (!lost) lost = setTimeout(() => { told = true; alone('lost'); speak({ line: words.off, kind: 'page' }); }, 3000);
  clearTimeout(retry);
  retry = setTimeout(connect, Math.min(15000, 500 * 2 ** tries++));
}
function connect() {
  clearTimeout(retry);
  if (over || (ws && ws.readyState < 2)) return;
  const w = ws = window.playroomSocket?.() ?? new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/game`);
  deaf = setTimeout(unheard, 2 * DEAF);
  w.onopen = () => w.send(JSON.stringify({ resume: last, token, session, code, language: navigator.language, touch: TOUCH, back: back() }));
  w.onclose = () => { if (w === ws) gone(); };
  w.onmessage = e => {
    if (w !== ws) return;
    clearTimeout(deaf);
    const m = JSON.parse(e.data);
    if (m.welcome) welcome(m.welcome);
    else if (m.screen) { show(m.screen); late(); }
    else if (m.seq) { if (m.seq > last) { last = m.seq; shown(m); if (!m.old) speak(m); } }
    else if (m.sound) sound(m);
    else if (m.file) download(m);
    else if (m.push) dispatchEvent(new CustomEvent('push', { detail: m.push }));
    else if (m.say) speak({ line: m.say, kind: m.kind ?? 'answer' });
    else if (m.bye || (m.refused && !session)) bye(m.bye ?? m.refused.words['come-back'], m.refused);
  };
}
function download(m) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([m.text], { type: 'application/json' }));
  link.download = m.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
function welcome(m) {
  tries = 0; clearTimeout(lost); lost = 0;
  if (m.session !== session) { session = m.session; last = 0; $('history').replaceChildren(); $('history-part').hidden = true; speaking.place('', performance.now()); }
  if (session && code) { code = ''; history.replaceState(null, '', location.pathname); }
  if (m.sounds) { table = m.sounds; made = {}; }
  document.documentElement.lang = m.language;
  learn(m.words);
  text('conn', words.on);
  if (told) { told = false; alone('back'); speak({ line: words.on, kind: 'page' }); }
}
function bye(label, m) {                                  // m: not let in; whoever has been here tries again by themselves
  if (m) { clearTimeout(lost); lost = 0; document.documentElement.lang = m.language; learn(m.words); speak({ line: m.line, kind: 'answer' }); }
  over = true; session = ''; last = 0;
  show({ here: '', zones: [], standing: [], list: { id: 'bye', title: words.title, items: [{ key: 'back', label }] }, actions: [], at: ['list', 'back'] });
  $('list').firstChild.dataset.back = 'yes';
  $('line').hidden = true;
  text('conn', '');
}
function wake() {
  if (!ws || ws.readyState > 1) connect();
  else if (ws.readyState === 1 && session) send({ ping: true });
}
for (const name of ['online', 'pageshow', 'focus']) addEventListener(name, wake);
document.addEventListener('visibilitychange', () => { if (!document.hidden) { wake(); awake(); } else audio?.suspend().catch(() => {}); });
document.documentElement.lang = navigator.language.startsWith('es') ? 'es' : 'en';
// the entry is there and has the focus before the page counts as loaded: a reader then stays in it, and does not read out the page
text('line-name', words.wait ?? '…');
$('line').hidden = false;
if ($('told')) $('typed').setAttribute('aria-describedby', 'told-now');   // what the room tells of itself, until one is in
$('typed').focus();
connect();
