// A speech synthesis that stands in for the browser's, by the page's own clock, with the faults of several browsers: nothing
// ends that takes longer than 15 s, nothing is spoken right after a cancel. `speaker` has what was spoken, and what is wrong.
(() => {
  const speaker = window.speaker = {
    begun: [], whole: [], cut: [], refuses: false, mute: false, endless: false, unclear: '',
    voices: ['Alma es-ES', 'Brita es_MX', 'Carl en-US', 'Dora en-GB'],
  };
  let waiting = [], timer = 0, cancelledAt = -1e9;
  const next = () => {
    const said = waiting[0];
    if (!said) return;
    if (said.text.trim()) speaker.begun.push({ text: said.text, lang: said.lang, rate: said.rate, pitch: said.pitch, volume: said.volume, voice: said.voice?.name ?? '' });
    if (speaker.mute || speaker.unclear && said.voice?.name === speaker.unclear) return;
    said.onstart?.({});
    const takes = 50 * said.text.length / said.rate;
    if (speaker.endless || takes > 15000) return;
    timer = setTimeout(() => {
      waiting.shift();
      if (said.text.trim()) speaker.whole.push(said.text);
      said.onend?.({});
      next();
    }, takes);
  };
  class Utterance { constructor(text) { Object.assign(this, { text, lang: '', rate: 1, pitch: 1, volume: 1, voice: null }); } }
  const synth = {
    get speaking() { return waiting.length > 0; },
    getVoices: () => speaker.voices.map(v => ({ name: v.split(' ')[0], voiceURI: v, lang: v.split(' ')[1] })),
    addEventListener(name, then) { speaker.changed = then; },
    resume() {},
    speak(said) {
      if (speaker.refuses) { setTimeout(() => said.onerror?.({ error: 'not-allowed' })); return; }
      if (performance.now() < cancelledAt + 30) return;
      waiting.push(said);
      if (waiting.length === 1) next();
    },
    cancel() {
      clearTimeout(timer);
      cancelledAt = performance.now();
      const old = waiting;
      waiting = [];
      for (const said of old) {
        if (said.text.trim()) speaker.cut.push(said.text);
        setTimeout(() => said.onerror?.({ error: 'interrupted' }));
      }
    },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synth });
  window.SpeechSynthesisUtterance = Utterance;
})();
