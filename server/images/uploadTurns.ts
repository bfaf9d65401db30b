import type { Readable } from 'node:stream';
import { HttpError } from '../errors.ts';

/** Seconds after which another try makes sense. */
const RETRY_AFTER = 30;

function busy(): HttpError {
  const error = new HttpError(503, 'Too many pictures are being uploaded. Please try again in a minute.');
  error.retryAfter = RETRY_AFTER;
  return error;
}

const brokenOff = (): HttpError => new HttpError(400, 'The upload broke off.');

interface Bounds {
  /** Turns at a time. */
  most: number;
  /** Senders that may wait for one. */
  waiting: number;
  /** How long one waits (ms). */
  patience: number;
}

/** Turns for uploads, so that all together take a bounded part of the disk; in order, and a sender who is gone takes none. */
export class UploadTurns {
  private readonly bounds: Bounds;
  private readonly waiting = new Set<() => void>();
  private running = 0;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /**
   * Waits for a turn; answers what ends it, which may be called more than once. Nothing is read from the sender meanwhile.
   * Throws 503 when too many wait or the wait gets too long, and 400 when the sender is gone.
   */
  async take(sender: Readable): Promise<() => void> {
    if (this.running < this.bounds.most) this.running += 1;
    else await this.wait(sender);
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.pass();
      isOver = true;
    };
    // Reading from who was gone before would never end.
    if (sender.destroyed) {
      end();
      throw brokenOff();
    }
    return end;
  }

  private wait(sender: Readable): Promise<void> {
    if (this.waiting.size >= this.bounds.waiting) throw busy();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        sender.off('close', goAway);
        this.waiting.delete(start);
      };
      const start = (): void => {
        leave();
        resolve();
      };
      const refuse = (error: HttpError): void => {
        leave();
        reject(error);
      };
      const goAway = (): void => refuse(brokenOff());
      const timer = setTimeout(() => refuse(busy()), this.bounds.patience);
      sender.once('close', goAway);
      this.waiting.add(start);
    });
  }

  private pass(): void {
    const [next] = this.waiting;
    if (next) next();
    else this.running -= 1;
  }
}
