import type { Readable } from 'node:stream';
import pLimit, { type LimitFunction } from 'p-limit';
import { HttpError, unavailable } from '../errors.ts';

const busy = () => unavailable('Too many pictures are being uploaded. Please try again in a minute.', 30);
const brokenOff = (): HttpError => new HttpError(400, 'The upload broke off.');

interface Bounds {
  /** Turns at a time. */
  most: number;
  /** Senders that may wait for one. */
  waiting: number;
  /** How long one waits (ms). */
  patience: number;
}

/** A queue that bounds how many uploads are on disk at once. It serves them in order and skips senders that have gone. */
export class UploadTurns {
  readonly #bounds: Bounds;
  readonly #queue: LimitFunction;
  /** Those who have a turn or wait for one. */
  #senders = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#queue = pLimit(bounds.most);
  }

  /**
   * Waits for a turn; returns what ends it, which may be called more than once. Nothing is read from the sender meanwhile.
   * Fails with 503 when too many wait or the wait gets too long, and with 400 when the sender is gone.
   */
  take(sender: Readable): Promise<() => void> {
    const { most, waiting, patience } = this.#bounds;
    if (this.#senders >= most + waiting) return Promise.reject(busy());
    this.#senders += 1;
    return new Promise((resolve, reject) => {
      let isWaiting = true;
      const leave = (): void => {
        isWaiting = false;
        clearTimeout(timer);
        sender.off('close', goAway);
      };
      const refuse = (error: HttpError): void => {
        leave();
        this.#senders -= 1;
        reject(error);
      };
      const goAway = (): void => refuse(brokenOff());
      const timer = setTimeout(() => refuse(busy()), patience);
      sender.once('close', goAway);
      void this.#queue(async () => {
        // Reading from a sender that had already gone would never end.
        if (isWaiting && sender.destroyed) goAway();
        if (!isWaiting) return;
        leave();
        await new Promise<void>((end) => resolve(end));
        this.#senders -= 1;
      });
    });
  }
}
