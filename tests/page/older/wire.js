// What the page of today does with its service worker, as its wire.js has it.
'use strict';
let newer = null;
function waits(registration) {
  const seen = version => {
    if (!version || !navigator.serviceWorker.controller) return;
    const told = () => { if (version.state === 'installed') { newer = version; document.getElementById('latest').textContent = 'newer'; } };
    told();
    version.onstatechange = told;
  };
  seen(registration.waiting ?? registration.installing);
  registration.onupdatefound = () => seen(registration.installing);
}
function reload() { newer?.postMessage('take over'); navigator.serviceWorker.oncontrollerchange = () => location.reload(); }
const scripts = window.trustedTypes?.createPolicy('playroom', { createScriptURL: () => 'sw.js' });
navigator.serviceWorker.register(scripts ? scripts.createScriptURL('') : 'sw.js').then(waits);
