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
  let worker = null, ready = false, socket = null, release = null, quiet = 0, closing = 0, faults = 0, asked = false;

  const thin = document.createElement('p');                // a room has a page besides that needs no loading
  if (document.body.dataset.room && words.thin) {
    const link = document.createElement('a');
    link.href = '/thin/' + location.hash;
    link.textContent = words.thin;
    thin.append(link);
    document.querySelector('header').append(thin);
  }

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
      if (m.frame?.startsWith('{"page"')) page(JSON.parse(m.frame));
      else if (m.frame) socket?.onmessage?.({ data: m.frame });
      else if (m.loaded) { if (!ready) say(words.loaded.replace('#', m.loaded)); }
      else if (m.ready) { ready = true; thin.remove(); clearTimeout(quiet); open(); register(); }
      else if (m.failed) { console.error(m.failed); fail(); }
      else if (m.cleared) { stop(); ended(words.cleared); }
      else if (m.closed) closed();
    };
    worker.postMessage({ room: document.body.dataset.room ?? '' });
  }
  const hear = told => worker?.postMessage({ heard: JSON.stringify(told) });
  function page(asked) {                                   // what the playroom asks of its page
    if (asked.page === 'persist') navigator.storage.persist().then(is => {
      hear({ what: is ? 'kept' : 'unkept', told: kept('unkept') === 'told' });
      if (!is) kept('unkept', 'told');
    });
    else if (asked.page === 'reload') { newer?.postMessage('take over'); navigator.serviceWorker.oncontrollerchange = () => location.reload(); }
    else if (asked.page === 'save') {
      const link = document.createElement('a');
      const bytes = Uint8Array.from(atob(asked.data), letter => letter.charCodeAt(0));
      link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
      link.download = asked.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    } else if (asked.page === 'open') {
      const input = document.createElement('input');
      input.type = 'file';
      input.onchange = async () => {
        const bytes = new Uint8Array(await input.files[0].arrayBuffer());
        let text = '';
        for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
        hear({ what: 'file', data: btoa(text) });
      };
      input.click();
    }
  }
  function register() {                                    // only now: what keeps the page takes what has been loaded for it
    navigator.serviceWorker?.register(script('sw.js')).then(waits).catch(() => {});
  }
  let newer = null;                                        // a version that waits until it is wanted, or every page is closed
  function waits(registration) {
    const seen = version => {
      if (!version || !navigator.serviceWorker.controller) return;
      const told = () => { if (version.state === 'installed') { newer = version; hear({ what: 'newer' }); } };
      told();
      version.onstatechange = told;
    };
    seen(registration.waiting ?? registration.installing);
    registration.onupdatefound = () => seen(registration.installing);
  }
  function fail() {
    const was = ready;
    stop();
    if (!was) { end({ refused: { language, words, line: words.failed } }); return; }
    ended(words.stopped);
  }
  function ended(line) {                                   // at a table, perhaps; told once more where a key cuts it
    tell({ say: line, kind: 'page' });
    end({ bye: words['come-back'] });
  }
  const broken = why => { if (ready && why && faults++ < 9) worker.postMessage({ fault: String(why.stack ?? why) }); };
  addEventListener('error', e => broken(e.error));
  addEventListener('unhandledrejection', e => broken(e.reason));
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
})();
