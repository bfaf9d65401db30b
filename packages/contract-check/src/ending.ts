import { writeSync } from 'node:fs';

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** Two signals so close to each other are one: a terminal and npm both send it (ms). */
const ONE = 800;
const STDERR = 2;

/** Says something at the very end, when there may be nobody left to read it. */
function say(text: string): void {
  try {
    writeSync(STDERR, `${text}\n`);
  } catch {
    // Nobody reads.
  }
}

/**
 * Ends a run in order when a signal asks for it or nobody reads its output any more; a second signal ends it at once and
 * names what is left.
 */
export function endOnSignals(remaining: () => string[]): { stop: AbortSignal; isRead: () => boolean } {
  const stop = new AbortController();
  let isRead = true;
  let first = 0;
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      if (!stop.signal.aborted) {
        first = Date.now();
        say('\nStopping: what was made is being deleted. Once more leaves it.');
        stop.abort();
      } else if (Date.now() - first > ONE) {
        const left = remaining();
        say(
          left.length === 0
            ? 'Nothing is left.'
            : `Left on the backend:\n${left.map((row) => `    ${row}`).join('\n')}`,
        );
        process.exit(code);
      }
    });
  }
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {
      isRead = false;
      first ||= Date.now();
      stop.abort();
    });
  }
  return { stop: stop.signal, isRead: () => isRead };
}
