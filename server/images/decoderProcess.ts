/**
 * The process that decodes uploads (started by decoder.ts). A crafted file can take any amount of memory or time, or end
 * the process that decodes it, whatever its head says; here that harms nobody else.
 */
import { HttpError } from '../errors.ts';
import type { Answer } from './decoder.ts';
import { reencode } from './reencode.ts';

/** How much memory decoding one file may add (bytes): a little above what decodingCost.ts lets in. */
const MAX_GROWTH = 250 * 1024 * 1024;
const LOOK_EVERY = 10;

// An ordinary exit would wait for what is being decoded.
const end = (): void => void process.kill(process.pid, 'SIGKILL');

async function decode(file: string): Promise<Answer> {
  const most = process.memoryUsage.rss() + MAX_GROWTH;
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > most) end();
  }, LOOK_EVERY);
  try {
    return { content: await reencode(file) };
  } catch (error) {
    if (error instanceof HttpError) return { status: error.statusCode, message: error.message };
    return { status: 415, message: 'The file is not an image.' };
  } finally {
    clearInterval(watch);
  }
}

process.on('message', (file: string) => void decode(file).then((answer) => process.send?.(answer)));
process.on('disconnect', end); // the server has gone
// A terminal sends its signals to both processes; the server says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.send?.('ready');
