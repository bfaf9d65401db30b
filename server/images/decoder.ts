import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import type { ImageInfo } from '../contract.gen.ts';
import { HttpError } from '../errors.ts';

/** A file as it is stored, and what is known of it. */
export interface Decoded {
  content: Uint8Array;
  info: ImageInfo;
}

/** What the decoder says of a file: the picture, or why it is refused. */
export type Answer = Decoded | { status: number; message: string };

/** How long a decoder may take to start and to decode a file (ms). */
const PATIENCE = 30_000;
/** How long a decoder without work is kept (ms): for one form with a picture after the other. */
const IDLE = 60_000;

/** Gives memory back when a picture is done. */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
/** What the decoder sees of the environment: no secrets. */
const inherited = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

let kept: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** The next message of a decoder; undefined when it ends without one. Fails when the process cannot be used. */
async function next(decoder: ChildProcess): Promise<Answer | 'ready' | undefined> {
  const done = new AbortController();
  try {
    return await Promise.race([
      once(decoder, 'message', done).then(([message]: (Answer | 'ready')[]) => message),
      once(decoder, 'exit', done).then(() => undefined),
    ]);
  } finally {
    done.abort();
  }
}

async function start(): Promise<ChildProcess> {
  const decoder = fork(new URL('./decoderProcess.js', import.meta.url), {
    execArgv: process.execArgv.filter((flag) => !flag.startsWith('--inspect')),
    env: { ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])), ...allocator },
    serialization: 'advanced', // which sends bytes as they are
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  decoder.on('error', () => decoder.kill('SIGKILL')); // its 'exit' event ends the wait for a message
  decoder.once('exit', () => {
    if (kept === decoder) kept = undefined;
  });
  const patience = setTimeout(() => decoder.kill('SIGKILL'), PATIENCE);
  const said = await next(decoder).finally(() => clearTimeout(patience));
  if (said !== 'ready') throw new Error('The decoder of pictures does not start.');
  return decoder;
}

/** Whether a decoder keeps this process from ending. */
function hold(decoder: ChildProcess, isWorking: boolean): void {
  const change = isWorking ? 'ref' : 'unref';
  decoder[change]();
  decoder.channel?.[change]();
}

async function ask(file: string): Promise<Decoded> {
  clearTimeout(idle);
  const decoder = (kept ??= await start());
  const kill = () => decoder.kill('SIGKILL');
  const patience = setTimeout(kill, PATIENCE);
  hold(decoder, true);
  try {
    decoder.send(file);
    const answer = await next(decoder);
    if (answer === undefined || answer === 'ready') {
      throw new HttpError(413, 'The image is too large to be decoded: it takes too much memory or time.');
    }
    if ('message' in answer) throw new HttpError(answer.status, answer.message);
    return answer;
  } finally {
    clearTimeout(patience);
    hold(decoder, false);
    idle = setTimeout(() => {
      kept = undefined; // a file that comes before this one has ended gets another one
      kill();
    }, IDLE).unref();
  }
}

const imageQueue = pLimit(1);

/**
 * Decodes an uploaded file in a process of its own, one file at a time; returns a WebP as it is stored, described.
 * 413 for a picture that is too large or takes too much memory or time, 415 for anything that is not a raster image.
 */
export const decode = (file: string): Promise<Decoded> => imageQueue(() => ask(file));
