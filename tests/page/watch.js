// What a test sees of the page, from before its first script: everything that comes into the region
// that is spoken, everywhere the focus goes, every frame, every error. The page knows nothing of it.
(() => {
  const watch = {
    heard: [], regions: 0, replaced: 0, gone: [], lost: [], came: [], sent: [], errors: [],
    live: [], pongs: 0, guard: false, sockets: [], quietSince: performance.now(),
  };
  Object.defineProperty(window, 'watch', { value: watch });
  addEventListener('error', (event) => watch.errors.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => watch.errors.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) =>
    watch.errors.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      watch.sockets.push(this);
      this.addEventListener('message', (event) => {
        watch.quietSince = performance.now();
        if (event.data.startsWith('{"pong"')) watch.pongs += 1;
        else watch.came.push(event.data);
      });
    }
    send(data) {
      watch.quietSince = performance.now();
      watch.sent.push(data);
      super.send(data);
    }
  };
  const nowhere = () => {
    const at = document.activeElement;
    if (watch.guard && (!at || at === document.body || at === document.documentElement)) {
      watch.lost.push(watch.came.at(-1) ?? '');
    }
  };
  document.addEventListener('focusout', () => setTimeout(nowhere));
  const added = new Map();
  let known = null;
  const spoken = '[aria-live]:not([aria-live=off]),[role=log],[role=status],[role=alert]';
  new MutationObserver((changes) => {
    const region = document.getElementById('events');
    if (region !== known) {
      known = region;
      watch.regions += 1;
    }
    for (const change of changes) {
      const here = change.target;
      const part = region !== null && here.parentNode === region;
      const inside = here !== region && !part && region && region.contains(here);
      if (inside) watch.replaced += 1;
      if (change.type === 'attributes' && (here === region || part)) watch.replaced += 1;
      for (const node of change.addedNodes ?? []) {
        const other = here.nodeType === 1 && !part && here !== region && here.closest(spoken);
        if (other && other.id !== 'events') watch.live.push(other.id || other.outerHTML.slice(0, 60));
        if (!part) continue;
        added.set(node, performance.now());
        const at = performance.now();
        watch.heard.push({ at, text: node.textContent, kind: node.nodeType, part: here.id });
      }
      if (part) {
        for (const node of change.removedNodes ?? []) {
          watch.gone.push(performance.now() - (added.get(node) ?? 0));
        }
      }
    }
    nowhere();
  }).observe(document, {
    childList: true, subtree: true, characterData: true, attributes: true,
    attributeFilter: ['role', 'aria-live'],
  });
})();
