'use strict';
// Gestures on a touch screen. All of them count on the touch area (#pad), which no reader reaches; on the rest of the table,
// which scrolls, those to the side and with several fingers. A reader keeps gestures for itself: from it come clicks, and a
// click is no gesture. What a gesture does is done by the key or the button that does it too.
function option(id, there) {                               // a setting that the browser keeps, shown where it is of use
  const is = kept(id);
  if (is !== null) $(id).checked = is === 'true';
  $(id).closest('p').hidden = !there;
  $(id).addEventListener('change', () => kept(id, String($(id).checked)));
}
{
const HOLD = 600, TWICE = 350, FAR = 40, STILL = 14;       // milliseconds; pixels of a swipe, and of a finger that stands still
const BUZZ = { turn: [80, 80, 80], points: [40], refusal: [250] };   // milliseconds of vibration and of pauses

option('gestures', TOUCH);
option('vibration', TOUCH && !!navigator.vibrate);

// --- what gestures do
const ROWS = ROW + ', .opens';                                 // a heading that opens a group is a row of its own
function here() {                                          // the card or the button that has the focus
  if (!$('game').contains(document.activeElement) || !document.activeElement.closest(ROWS)) go();
  return document.activeElement;
}
function key(name) {                                       // as if it had been pressed here; the browser presses a button by Enter and Space
  const b = here();
  const unused = b.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  if (unused && b.localName === 'button') b.click();
}
const walk = by => () => { const b = here(); if (!step(by)) to(b); };
const rows = by => () => {                                 // the row before or after, where one was in it
  const all = [...$('game').querySelectorAll(ROWS)].filter(box => box.firstChild && box.checkVisibility());
  const box = all[Math.min(all.length - 1, Math.max(0, all.indexOf(here().closest(ROWS)) + by))];
  if (box) to(box.querySelector('[tabindex="0"]') ?? box.firstElementChild ?? box);
};
const ask = name => () => { if (screen.zones.length) act({ key: name }); else to(here()); };
const GESTURES = {
  right: walk(1), left: walk(-1), down: rows(1), up: rows(-1),
  tap: () => { if (here().hasAttribute('aria-pressed')) key(' '); else to(here()); },
  'tap tap': () => key('Enter'),
  'two fingers': ask('t'), 'three fingers': ask('s'),
  hold: () => act({ key: screen.zones.length ? 'w' : '?' }),
};

// --- which gesture it is: told when the last finger goes, or when one has stood long enough
const down = new Map();                                    // where each finger came down
let most = 0, still = true, done = false, holding = 0, tapped = 0;
function gesture(name) { done = true; GESTURES[name](); }
function forget() { clearTimeout(holding); down.clear(); most = 0; still = true; done = false; }
const scale = () => window.visualViewport?.scale ?? 1;
$('game').addEventListener('touchstart', e => {
  if (!$('gestures').checked || e.target.closest('input, select, summary')) return;
  if (e.touches.length === e.changedTouches.length) forget();
  for (const t of e.changedTouches) down.set(t.identifier, [t.clientX, t.clientY]);
  most = Math.max(most, down.size);
  clearTimeout(holding);
  if (most === 1 && $('pad').contains(e.target)) holding = setTimeout(() => gesture('hold'), HOLD);
}, { passive: true });
$('game').addEventListener('touchmove', e => {
  for (const t of e.changedTouches) {
    const [x, y] = down.get(t.identifier) ?? [t.clientX, t.clientY];
    if (Math.hypot(t.clientX - x, t.clientY - y) * scale() > STILL) { still = false; clearTimeout(holding); }
  }
}, { passive: true });
$('game').addEventListener('touchend', e => {
  const pad = $('pad').contains(e.target), t = e.changedTouches[0], [x, y] = down.get(t.identifier) ?? [];
  clearTimeout(holding);
  if (pad) e.preventDefault();                             // no click, and the focus stays where it is
  if (x === undefined || e.touches.length) return;         // of a touch that does not count; or fingers are still on the glass
  if (!done && most === 1 && !still) {
    const [dx, dy] = [t.clientX - x, t.clientY - y].map(d => d * scale());
    if (Math.abs(dx) >= FAR && Math.abs(dx) > Math.abs(dy)) gesture(dx > 0 ? 'right' : 'left');
    else if (pad && Math.abs(dy) >= FAR) gesture(dy > 0 ? 'down' : 'up');
  } else if (!done && still && (most === 2 || most === 3)) gesture(most === 2 ? 'two fingers' : 'three fingers');
  else if (!done && still && most === 1 && pad) {
    done = true;
    if (tapped) { clearTimeout(tapped); tapped = 0; gesture('tap tap'); }
    else tapped = setTimeout(() => { tapped = 0; GESTURES.tap(); }, TWICE);   // perhaps while the next one has begun
  }
  if (done && e.cancelable) e.preventDefault();
  forget();
}, { passive: false });
$('game').addEventListener('touchcancel', forget);         // the browser scrolls or zooms
for (const name of ['contextmenu', 'mousedown']) $('pad').addEventListener(name, e => e.preventDefault());
function ready() {                                         // a page that is zoomed by two fingers scrolls to all sides
  const on = TOUCH && $('gestures').checked;
  $('pad').hidden = !on;
  document.documentElement.classList.toggle('gestures', on && scale() < 1.05);
}
$('gestures').addEventListener('change', ready);
window.visualViewport?.addEventListener('resize', ready);
ready();

// --- vibration
function buzz(what) { if (TOUCH && $('vibration').checked && BUZZ[what]) navigator.vibrate?.(BUZZ[what]); }
addEventListener('said', e => buzz(e.detail.about));
addEventListener('turn', () => buzz('turn'));
}
