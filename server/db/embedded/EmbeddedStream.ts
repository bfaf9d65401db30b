import { Duplex } from 'node:stream';
import { isTermination } from './protocol.ts';

interface Ends {
  /** Resolves when the database is open; fails while it cannot be opened. */
  whenReady: () => Promise<void>;
  send: (bytes: Uint8Array<ArrayBuffer>) => void;
  closed: () => void;
}

type Chunk = { chunk: Buffer };

/** What the PostgreSQL client takes for a socket: its messages go to the embedded database's thread, and answers come back. */
export class EmbeddedStream extends Duplex {
  readonly #ends: Ends;

  constructor(ends: Ends) {
    super({ allowHalfOpen: false });
    this.#ends = ends;
  }

  /** An answer of the database. */
  receive(bytes: Uint8Array): void {
    if (bytes.length > 0 && !this.readableEnded) this.push(bytes);
  }

  // The client calls these on its socket.
  connect(): this {
    this.#ends.whenReady().then(
      () => this.emit('connect'),
      () => this.destroy(new Error('The embedded database cannot be opened at the moment.')),
    );
    return this;
  }
  readonly setNoDelay = (): this => this;
  readonly setKeepAlive = this.setNoDelay;
  readonly ref = this.setNoDelay;
  readonly unref = this.setNoDelay;

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this._writev([{ chunk }], done);
  }

  /** The client writes whole messages, and those of one query together. */
  override _writev(chunks: Chunk[], done: (error?: Error | null) => void): void {
    const messages = chunks.map(({ chunk }) => chunk).filter((chunk) => !isTermination(chunk));
    // In memory of their own, which can be handed to the thread without a copy.
    const bytes = new Uint8Array(Buffer.concat(messages));
    try {
      if (bytes.length > 0) this.#ends.send(bytes);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#ends.closed();
    done(error);
  }
}
