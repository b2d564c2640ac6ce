'use strict';
// Speech synthesis of the browser: lines are spoken one after the other, and what has the focus is read. While it is on, no
// line goes to the live region. The faults of browsers that it expects are listed in docs/page.md.
const voice = (() => {
  const synth = window.speechSynthesis;
  const LONGEST = 150;                                     // Chromium stops after 15 s of one utterance
  const REST = 60;                                         // what is spoken at once after a cancel is lost
  const STARTS = 3000, LETTER = 250, MARGIN = 5000;        // an utterance that does not begin, or never ends
  const TRIES = 2, DEFAULT = { name: '', rate: 100, pitch: 100, volume: 100 };
  let current = null, cancelledAt = -1e9, pace = 0.015;    // `current` keeps the utterance: one without a reference loses its end
  let pressed = false, blocked = false, broken = false, toolbar = null;

  const two = language => language.slice(0, 2).toLowerCase();
  const page = () => two(document.documentElement.lang);
  const settings = language => ({ ...DEFAULT, ...JSON.parse(kept('voice-' + language) ?? '{}') });
  const voices = language => synth.getVoices().filter(v => two(v.lang) === language);
  const on = () => !!synth && $('voice').checked && !broken;

  function pieces(text) {                                  // at the end of a sentence, or at a comma, or at a space
    const made = [];
    while (text.length > LONGEST) {
      const head = text.slice(0, LONGEST), ends = [/^.*[.!?…](?=\s)/s, /^.*[,;:](?=\s)/s, /^.*\S(?=\s)/s];
      const at = ends.map(end => end.exec(head)?.[0].length).find(Boolean) ?? LONGEST;
      made.push(text.slice(0, at));
      text = text.slice(at).trimStart();
    }
    return text ? [...made, text] : made;
  }
  function utterance(text, language, chosen) {
    const made = new SpeechSynthesisUtterance(text), own = settings(two(language));
    made.lang = navigator.languages.find(l => two(l) === two(language)) ?? language;
    made.rate = own.rate / 100; made.pitch = own.pitch / 100; made.volume = own.volume / 100;
    const found = chosen && own.name && voices(two(language)).find(v => v.voiceURI === own.name);
    if (found) { made.voice = found; made.lang = found.lang; }
    return made;
  }
  function cancel() { synth.cancel(); cancelledAt = performance.now(); }
  function next(job) {
    if (!job.pieces.length) { current = null; job.done(true); return; }
    job.utterance = null;                                  // what an old one still tells is not of the next
    job.timer = setTimeout(() => utter(job), Math.max(0, cancelledAt + REST - performance.now()));
  }
  function utter(job) {
    const text = job.pieces[0], said = job.utterance = utterance(text, job.language, !job.tries);   // the second try is without the chosen voice
    const ours = then => e => { if (current === job && job.utterance === said) { clearTimeout(job.timer); then(e); } };
    const ended = ours(() => {
      if (job.started) pace = text.length / Math.max(1, performance.now() - job.started);
      job.heard += text.length; job.pieces.shift(); job.started = job.tries = 0;
      next(job);
    });
    said.onstart = ours(() => {
      job.started = performance.now();
      job.timer = setTimeout(() => { cancel(); ended(); }, MARGIN + LETTER * text.length / said.rate);
    });
    said.onend = ended;
    said.onerror = ours(e => { if (e.error === 'not-allowed') block(job); else again(job); });
    job.started = 0;
    job.timer = setTimeout(ours(() => { if (pressed) again(job); else block(job); }), STARTS);
    synth.resume();                                        // Chromium may still pause from another page
    synth.speak(said);
  }
  function again(job) {
    cancel();
    if (++job.tries < TRIES) { next(job); return; }
    current = null; broken = true;
    announce(words['voice-fails']);
    speaking.at = performance.now();
    job.done(false);
  }
  function block(job) {                                    // nothing is spoken before a first key or touch
    cancel();
    current = null; blocked = true;
    text('conn', words['voice-press']);
    announce(words['voice-press']);
    job.done(false);
  }
  function press() {
    if (pressed || !on()) return;
    pressed = true;
    const silent = new SpeechSynthesisUtterance(' ');      // iOS: the first one is spoken within the press itself
    silent.volume = 0;
    synth.speak(silent);
    if (blocked) { blocked = false; text('conn', words.on ?? ''); arm(); }
  }
  for (const name of ['keydown', 'pointerup', 'click']) addEventListener(name, press, true);
  if (synth) addEventListener('pagehide', () => synth.cancel());

  // --- what has the focus, as a screen reader reads it
  const is = e => {                                        // what it is set to, or how it stands
    if (e.type === 'checkbox') return words[e.checked ? 'yes' : 'no'];
    if (e.localName === 'select') return e.selectedOptions[0]?.text;
    if (e.localName === 'input') return e.value;
    const open = e.localName === 'summary' ? String(e.parentNode.open) : e.getAttribute('aria-expanded');
    return open ? words[open === 'true' ? 'open' : 'closed'] : e.getAttribute('aria-pressed') === 'true' ? words.chosen : '';
  };
  function named(e) {                                      // its row, where that is another one; what it is called, and is
    const box = e.closest(ROW), within = box && box !== toolbar ? box.getAttribute('aria-label') ?? $(box.getAttribute('aria-labelledby')).textContent : '';
    toolbar = box;
    const label = e.labels?.length ? e.labels[0].textContent : e.textContent;
    return [within, [label.trim(), is(e)].filter(Boolean).join('. ')];
  }
  function read(line, told = '') {                         // behind the answers, before the events, in the place of the last one; not when an answer `told` it
    speaking.line({ line, kind: 'answer', focus: true, told }, performance.now());
    arm();
  }
  function tell(e) {
    const [within, own] = named(e);
    read([within, own].filter(Boolean).join('. '), own);
  }
  const OPENS = '[aria-expanded],details > summary', reads = () => on() && $('voice-focus').checked;
  document.addEventListener('focusin', e => { if (reads()) tell(e.target); });
  document.addEventListener('click', e => {
    const found = e.target.closest?.(OPENS);
    if (found && reads()) setTimeout(tell, 0, found);      // when it has opened
  });
  document.addEventListener('input', e => { if (on() && e.target === $('typed')) { cut(); read(e.data ?? e.target.value); } });
  document.addEventListener('change', e => {               // what the room keeps it answers itself
    const { id } = e.target, sampled = id === 'voice' || id.slice(6) in DEFAULT;
    if (on() && !sampled && (!SET.includes(id) || id === 'volume')) tell(e.target);
  });

  // --- settings of each language, kept by the browser
  function fill() {                                        // there may be no voices before `voiceschanged`
    const own = settings(page()), list = $('voice-name');
    list.replaceChildren(new Option(words['voice-auto'], ''), ...voices(page()).map(v => new Option(v.name, v.voiceURI)));
    list.value = own.name;
    if (list.selectedIndex < 0) list.value = '';
    for (const id of ['rate', 'pitch', 'volume']) $('voice-' + id).value = own[id];
    $('voice-settings').hidden = !$('voice').checked;
  }
  function sample() { broken = false; cut(); read(words['voice-sample']); }
  function begin() {
    if (!synth) { $('voice').closest('p').hidden = true; return; }
    synth.addEventListener?.('voiceschanged', fill);
    for (const id of Object.keys(DEFAULT)) $('voice-' + id).addEventListener('change', e => {
      const value = id === 'name' ? e.target.value : Number(e.target.value);
      kept('voice-' + page(), JSON.stringify({ ...settings(page()), [id]: value }));
      sample();
    });
    $('voice').addEventListener('change', () => {
      fill();
      if ($('voice').checked) { press(); sample(); } else { blocked = false; voice.stop(); arm(); }
    });
    fill();
  }

  return {
    get on() { return on(); },
    get pace() { return 1000 * pace; },
    get busy() { return on() && (blocked || current !== null); },
    begin,
    learn() { if (synth) fill(); },
    say(text, language, done) {                            // `done` is told whether it was spoken
      current = { pieces: pieces(text), language, done, heard: 0, tries: 0, started: 0 };
      next(current);
    },
    stop() {                                               // how many characters of the last line were heard
      const job = current;
      if (!job) return Infinity;
      current = null;
      clearTimeout(job.timer);
      cancel();
      return job.heard + (job.started ? Math.min(job.pieces[0].length, pace * (performance.now() - job.started)) : 0);
    },
  };
})();
