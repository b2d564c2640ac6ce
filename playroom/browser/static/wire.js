// Stands between the page and the playroom in its worker: to page.js it is a socket, and the frames are those of a room.
// One page of a browser has the games at a time (a lock); another one says so, and takes over when its player wants that.
'use strict';
(() => {
  const language = navigator.language.startsWith('es') ? 'es' : 'en';
  const words = JSON.parse(document.body.dataset.words)[language];
  const policy = window.trustedTypes?.createPolicy('playroom', { createScriptURL: name => {
    if (name !== 'worker.js' && name !== 'sw.js') throw new TypeError(name);
    return name;
  } });
  const script = name => policy ? policy.createScriptURL(name) : name;
  const others = new BroadcastChannel('playroom');
  let worker = null, ready = false, socket = null, release = null, quiet = 0, closing = 0, asked = false;

  const tell = frame => socket?.onmessage?.({ data: JSON.stringify(frame) });
  const say = line => {                                    // loading is never silent for long
    clearTimeout(quiet);
    quiet = setTimeout(() => { if (!ready) say(words.loading); }, 5000);
    tell({ say: line });
  };

  const end = frame => { clearTimeout(quiet); tell(frame); if (socket) socket.readyState = 3; };   // Enter opens another one

  function start() {
    worker = new Worker(script('worker.js'), { type: 'module' });
    worker.onerror = () => fail();
    worker.onmessage = e => {
      const m = e.data;
      if (m.frame) socket?.onmessage?.({ data: m.frame });
      else if (m.loaded) { if (!ready) say(words.loaded.replace('#', m.loaded)); }
      else if (m.ready) { ready = true; clearTimeout(quiet); open(); }
      else if (m.failed) { console.error(m.failed); fail(); }
      else if (m.closed) closed();
    };
    worker.postMessage({ room: document.body.dataset.room ?? '' });
  }
  function fail() {
    stop();
    end({ refused: { language, words, line: words.failed } });
  }
  function open() {
    if (!socket || socket.readyState !== 0) return;
    socket.readyState = 1;
    socket.onopen?.();
  }
  function stop() {
    clearTimeout(closing);
    worker?.terminate();
    worker = null; ready = false;
    release?.(); release = null;
  }
  function closed() {                                      // the files are closed: another page may have them
    stop();
    asked = true;
    end({ bye: words['come-back'] });
  }
  others.onmessage = () => {
    if (!worker) return;
    if (!ready) { closed(); return; }
    worker.postMessage({ close: true });
    closing = setTimeout(closed, 2000);                    // whatever became of it
  };
  const hold = lock => new Promise(done => {
    if (!lock) { asked = true; end({ refused: { language, words, line: words.elsewhere } }); done(); return; }
    release = done;
    start();
  });

  class Wire {
    readyState = 0;
    constructor() {
      socket = this;
      if (worker) { setTimeout(open); return; }
      setTimeout(() => say(words.loading));
      if (asked) {                                         // Enter plays here: whoever has it lets go, or is gone
        others.postMessage('take');
        const patience = AbortSignal.timeout(4000);
        navigator.locks.request('playroom', { signal: patience }, hold)
          .catch(() => navigator.locks.request('playroom', { steal: true }, hold)).catch(() => stop());
      } else navigator.locks.request('playroom', { ifAvailable: true }, hold).catch(() => stop());
    }
    send(text) { worker?.postMessage({ frame: text }); }
    close() { this.readyState = 3; }
  }
  window.playroomSocket = () => new Wire();
  navigator.serviceWorker?.register(script('sw.js')).catch(() => {});
})();
