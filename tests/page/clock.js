// A clock that a test turns, in the place of the page's own: timers, pictures and the time of day.
// Until it is stopped it goes by itself; afterwards only `turned.run` moves it.
(() => {
  const real = { now: performance.now.bind(performance), later: window.setTimeout.bind(window) };
  let now = 0, stopped = false, numbers = 0, since = real.now();
  const waiting = new Map();
  const add = (act, wait, again) => {
    waiting.set(++numbers, { act, due: now + Math.max(again ? 1 : 0, wait), again, number: numbers });
    return numbers;
  };
  const call = act => { try { act(); } catch (error) { console.error(error); dispatchEvent(new ErrorEvent('error', { message: String(error) })); } };
  const next = until => [...waiting.values()].filter(one => one.due <= until)
    .sort((a, b) => a.due - b.due || a.number - b.number)[0];
  const settled = () => new Promise(done => {               // promises of the page go on between two timers
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  });
  async function run(milliseconds) {
    const until = now + milliseconds;
    for (let one; (one = next(until)); await settled()) {
      now = Math.max(now, one.due);
      if (one.again) one.due = now + one.again; else waiting.delete(one.number);
      call(one.act);
    }
    now = Math.max(now, until);
  }
  const tick = async () => {
    if (stopped) return;
    const at = real.now();
    await run(at - since);
    since = at;
    real.later(tick, 5);
  };
  real.later(tick, 5);
  window.setTimeout = (act, wait = 0, ...given) => add(() => act(...given), wait);
  window.setInterval = (act, wait = 0, ...given) => add(() => act(...given), wait, Math.max(1, wait));
  window.requestAnimationFrame = act => add(() => act(now), 16);
  window.clearTimeout = window.clearInterval = window.cancelAnimationFrame = number => { waiting.delete(number); };
  performance.now = () => now;
  Date.now = () => Math.round(now);
  window.turned = { run, stop: async () => { stopped = true; await run(0); } };
})();
