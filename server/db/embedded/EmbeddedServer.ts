import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { EmbeddedStream } from './EmbeddedStream.ts';
import { type FromThread, isStartup, isTheEnd, simpleQuery, type ToThread } from './protocol.ts';
import { type Storage, storageOf } from './storage.ts';
import { startTidying } from './tidying.ts';

/** The longest pause between two tries to open a database that cannot be opened (ms). */
const LONGEST_PAUSE = 4000;
/** How long a close may take (ms). A thread that is ended before leaves a recovery to the next start. */
const CLOSE_PATIENCE = 5000;
/** How long opening may take, the recovery after a crash included (ms). */
const OPEN_PATIENCE = 120_000;
/** The watchdog acts only at the second look, as this process itself may have been suspended while the answer was on its way. */
const USUAL_LOOKS = 2;
/** The number under which this server's own statements go; connections count from 1. */
const OWN = 0;

export interface EmbeddedOptions {
  /** The folder of the database; null keeps it in memory. */
  folder: string | null;
  /** A packed database that one in memory begins with, as making an empty one takes seconds. */
  packed?: string | null;
  /** How often the watchdog looks (ms): a database that owes an answer at two looks is ended and opened again. */
  watchEvery: number;
  /** How long opening may take (ms); a thread that hangs while it opens the database is ended. */
  openPatience?: number;
  /** The program of the thread, unless a test brings another one. */
  thread?: URL;
  /** Hears of what goes wrong. */
  report: (trouble: string) => void;
}

/**
 * Keeps the embedded database in a thread of its own: whatever it does, this process goes on answering. A database that
 * hangs (PGlite does on a full disk) is ended and opened again; committed data is kept, and waiting queries fail.
 */
export class EmbeddedServer {
  #thread: Worker | null = null;
  #ready: Promise<void>;
  #storage: Storage = 'OK';
  #inTransaction = false;
  #isClosing = false;
  /** At how many looks an answer may be owed. */
  #mostLooks = USUAL_LOOKS;
  /** Messages without an answer. */
  #owed = 0;
  /** How often the watchdog looked since the last answer came. */
  #looks = 0;
  #connections = OWN;
  readonly #streams = new Map<number, EmbeddedStream>();
  readonly #options: EmbeddedOptions;
  readonly #timers: NodeJS.Timeout[];

  private constructor(options: EmbeddedOptions) {
    this.#options = options;
    this.#ready = this.#open();
    const { folder } = options;
    this.#timers = [setInterval(() => this.#watch(), options.watchEvery).unref()];
    if (folder !== null) this.#timers.push(startTidying(folder, (sql) => this.#executeWhenIdle(sql)));
  }

  /** Opens the database. Fails with PGlite's reason when it cannot be opened. */
  static async start(options: EmbeddedOptions): Promise<EmbeddedServer> {
    const server = new EmbeddedServer(options);
    try {
      await server.#ready;
      return server;
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  /** Whether the database's disk takes changes. */
  get storage(): Storage {
    return this.#storage;
  }

  /** A connection, in the form of the socket that a PostgreSQL client expects. */
  connect(): EmbeddedStream {
    const connection = (this.#connections += 1);
    const stream = new EmbeddedStream({
      whenReady: () => this.#ready,
      send: (bytes) => this.#send(connection, bytes),
      closed: () => this.#streams.delete(connection),
    });
    this.#streams.set(connection, stream);
    return stream;
  }

  /** Does a piece of work whose statements may take so long (ms) before the database counts as hanging. */
  async patiently<T>(patience: number, work: () => Promise<T>): Promise<T> {
    this.#mostLooks = Math.max(USUAL_LOOKS, Math.ceil(patience / this.#options.watchEvery));
    try {
      return await work();
    } finally {
      this.#mostLooks = USUAL_LOOKS;
    }
  }

  /** Closes the database, so that the next start has nothing to recover. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#ready.catch(() => undefined); // a thread that is just being opened is closed as well
    const thread = this.#thread;
    if (!thread) return;
    const ended = once(thread, 'exit');
    thread.postMessage('close' satisfies ToThread);
    await Promise.race([ended, sleep(CLOSE_PATIENCE, undefined, { ref: false })]);
    await thread.terminate();
  }

  async #open(): Promise<void> {
    const { openPatience = OPEN_PATIENCE, thread: program = new URL('./thread.js', import.meta.url) } = this.#options;
    const { folder, packed = null } = this.#options;
    const thread = new Worker(program, { execArgv: [], workerData: { folder, packed } });
    const done = new AbortController();
    // Its first message says that the database is open; an error that ends it is thrown here.
    const outcome = await Promise.race([
      once(thread, 'message').then(() => 'open'),
      once(thread, 'exit').then(() => 'its thread ended'),
      sleep(openPatience, 'it does not open', done),
    ]).finally(() => done.abort());
    if (outcome !== 'open') {
      await thread.terminate();
      throw new Error(outcome);
    }
    thread.on('message', (message: Exclude<FromThread, 'opened'>) => this.#receive(message));
    thread.on('error', ({ message }) => this.#options.report(`The embedded database failed: ${message}`));
    thread.once('exit', () => this.#lost());
    this.#thread = thread;
    this.#storage = 'OK'; // as a new session is
    this.#inTransaction = false;
  }

  #receive({ connection, bytes, inTransaction }: Exclude<FromThread, 'opened'>): void {
    this.#owed -= 1;
    this.#looks = 0;
    this.#inTransaction = inTransaction;
    this.#streams.get(connection)?.receive(bytes);
    if (isTheEnd(bytes)) void this.#thread?.terminate();
  }

  #send(connection: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (!this.#thread) throw new Error('The embedded database has ended.');
    // A connection that broke off in a transaction leaves it, and the names of its statements, to the next one.
    if (isStartup(bytes)) this.#execute('rollback; deallocate all');
    this.#watchStorage();
    this.#ask(connection, bytes);
  }

  #ask(connection: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#owed === 0) this.#looks = 0;
    this.#owed += 1;
    this.#thread?.postMessage({ connection, bytes } satisfies ToThread, [bytes.buffer]);
  }

  #execute(sql: string): void {
    this.#ask(OWN, simpleQuery(sql));
  }

  #executeWhenIdle(sql: string): void {
    if (this.#thread && this.#owed === 0 && !this.#inTransaction && this.#storage === 'OK') this.#execute(sql);
  }

  /** A full disk would hang the database. Before it is full, the session becomes read-only and still answers reads. */
  #watchStorage(): void {
    const { folder, report } = this.#options;
    if (folder === null || this.#owed > 0 || this.#inTransaction) return;
    const found = storageOf(folder);
    if (found === this.#storage) return;
    this.#storage = found;
    this.#execute(`set default_transaction_read_only = ${found === 'OK' ? 'off' : 'on'}`);
    report(found === 'OK' ? 'The disk takes changes again.' : `The disk of ${folder} takes no changes: ${found}.`);
  }

  #watch(): void {
    if (this.#owed === 0 || !this.#thread) return;
    this.#looks += 1;
    if (this.#looks < this.#mostLooks) return;
    this.#options.report('The embedded database does not answer. It is ended and opened again.');
    void this.#thread.terminate();
  }

  #lost(): void {
    this.#thread = null;
    this.#owed = 0;
    for (const stream of this.#streams.values()) stream.destroy(new Error('The embedded database has ended.'));
    if (!this.#isClosing) void this.#reopen();
  }

  /** Tries without a limit, as a disk may be full for hours. */
  async #reopen(): Promise<void> {
    for (let pause = 250; !this.#isClosing; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      this.#ready = this.#open();
      try {
        await this.#ready;
        this.#options.report('The embedded database is open again.');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#options.report(`The embedded database cannot be opened: ${reason}`);
      }
      await sleep(pause, undefined, { ref: false });
    }
  }
}
