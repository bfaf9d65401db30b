/** Sends a request to a server every 50 ms, from a process of its own, so that busy tests do not delay the measurement. */
import http from 'node:http';

const EVERY = 50;
const url = process.argv[2] ?? '';
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let failures = 0;
/** When the request that has no answer yet was sent; null: none is open. */
let asked: number | null = null;

/** The longest time for an answer, including a request that is still open. */
function read(): number {
  return Math.max(longest, asked === null ? 0 : performance.now() - asked);
}

setInterval(() => {
  if (asked !== null) return;
  const begin = performance.now();
  asked = begin;
  const done = () => {
    longest = Math.max(longest, performance.now() - begin);
    asked = null;
  };
  http
    .get(`${url}/healthz`, { agent }, (answer) => answer.resume().once('end', done))
    .once('error', () => {
      failures += 1;
      done();
    });
}, EVERY);

process.on('message', () => {
  process.send?.({ longest: read(), failures });
  longest = 0;
  failures = 0;
});
process.on('disconnect', () => process.exit());
