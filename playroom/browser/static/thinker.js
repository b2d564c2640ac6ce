// A worker that thinks for bots: turns come as text, one at a time, and what the bots do goes back.
import { load } from './python.js';

const waiting = [];
let answer = text => { waiting.push(text); };
self.onmessage = e => answer(e.data);

const python = await load();
const think = python.runPython('from playroom.match.bots.worker import answer; lambda text: answer(text.encode()).decode()');
answer = text => postMessage(think(text));
postMessage('ready');
for (const text of waiting) answer(text);
