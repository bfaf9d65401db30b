/**
 * The process that decodes uploads (started by decoder.ts). A crafted file can take any amount of memory or time, or end
 * the process that decodes it, whatever its header says. In a process of its own that does not affect the server.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { HttpError } from '../errors.ts';
import type { Answer } from './decoder.ts';
import { describe } from './describe.ts';
import { reencode } from './reencode.ts';

/** How much memory decoding one file may add (bytes): a little above what decodingCost.ts lets in. */
const MAX_GROWTH = 250 * 1024 * 1024;
const LOOK_EVERY = 10;
/** How much it may ask for in all, used or not (bytes): as much, the stacks of threads, and what earlier files left. */
const MAX_DATA_GROWTH = 300 * 1024 * 1024;
/** What sharp's libraries say when they are given no memory. */
const OUT_OF_MEMORY = /out of memory|insufficient memory|memory allocation error|failed to allocate/i;

// An ordinary exit would wait for what is being decoded.
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/**
 * Limits the memory by the kernel, without a core file after an abort. The timer below may run too late on a busy machine; it
 * is the only limit on systems without prlimit.
 */
function limitMemory(): void {
  if (process.platform !== 'linux') return;
  const data = Number(/VmData:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
  spawnSync('prlimit', [`--pid=${String(process.pid)}`, `--data=${String(data + MAX_DATA_GROWTH)}`, '--core=0']);
}

async function decode(file: string): Promise<Answer> {
  const most = process.memoryUsage.rss() + MAX_GROWTH;
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > most) end();
  }, LOOK_EVERY);
  try {
    const content = await reencode(file);
    // A picture of which nothing can be said is stored all the same.
    return { content, info: await describe(content).catch(() => null) };
  } catch (error) {
    if (error instanceof HttpError) return { status: error.statusCode, message: error.message };
    if (error instanceof Error && OUT_OF_MEMORY.test(error.message)) end();
    return { status: 415, message: 'The file is not an image.' };
  } finally {
    clearInterval(watch);
  }
}

limitMemory();
process.on('message', (file: string) => void decode(file).then((answer) => process.send?.(answer)));
process.on('disconnect', end); // the server has gone
// A terminal sends its signals to both processes; the server says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.send?.('ready');
