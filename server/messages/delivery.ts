import type { Connection } from '../db/connect.ts';
import { nameOf } from '../forLog.ts';
import { raiseOnce } from '../repositories/attention.ts';
import {
  claimMessage,
  type ClaimedMessage,
  markDone,
  markSkipped,
  markTried,
  releaseAllClaims,
  releaseClaim,
  renewClaim,
} from '../repositories/messageClaims.ts';
import { failureOf, type Transport } from './transport.ts';

/** Well within the time of a claim (ms). */
const RENEW_EVERY = 20_000;

export interface Log {
  info: (message: string) => void;
  warn: (about: object, message: string) => void;
}

interface Given {
  connection: Pick<Connection, 'db' | 'isEmbedded'>;
  transport: Transport;
  /** How many messages are sent at once. */
  atOnce: number;
  log: Log;
  /** Whether nothing more may be begun. */
  isStopping?: () => boolean;
}

/** What a failed message asks of a person. */
const failedText = ({ subject, recipient, isStale }: ClaimedMessage, reason: string): string =>
  isStale
    ? `The message “${subject}” to ${recipient} was not sent in time.`
    : `The message “${subject}” did not reach ${recipient}: ${reason}.`;

/** Sends what waits in the database, a few at once, each by one instance; when one is sent, the next one is taken. */
export function delivery({ connection: { db, isEmbedded }, transport, atOnce, log, isStopping }: Given) {
  const running = new Set<Promise<void>>();
  let isStopAsked = false;
  const isStopped = () => isStopAsked || isStopping?.() === true;
  let taking: Promise<void> | null = null;
  let isLookAsked = false;

  async function failed(message: ClaimedMessage, reason: string): Promise<void> {
    const status = await db.transaction(async (tx) => {
      const marked = await markTried(tx, message);
      if (marked === 'FAILED') {
        const { id, bookingId } = message;
        const text = failedText(message, reason);
        await raiseOnce(tx, { kind: 'MESSAGE_FAILED', key: `MESSAGE_FAILED:${id}`, bookingId, text });
      }
      return marked;
    });
    log.warn({ messageId: message.id, tries: message.tries, status, reason }, 'A message was not sent.');
  }

  async function send(message: ClaimedMessage): Promise<void> {
    if (isStopped()) return releaseClaim(db, message);
    if (message.isWithdrawn) return markSkipped(db, message);
    if (message.isStale) return failed(message, 'it is too late');
    const renewing = setInterval(() => {
      renewClaim(db, message).catch(() => undefined); // without it another instance may take the message over
    }, RENEW_EVERY).unref();
    const failure = await transport.send(message).then(() => null, failureOf);
    clearInterval(renewing);
    await (failure === null ? markDone(db, message, transport.status) : failed(message, failure));
  }

  /** Begins to send what is due, as far as there is room. */
  async function take(): Promise<void> {
    while (!isStopped() && running.size < atOnce) {
      const message = await claimMessage(db);
      if (!message) break;
      const work: Promise<void> = send(message)
        .catch((error: unknown) => {
          log.warn({ messageId: message.id, reason: nameOf(error) }, 'What became of a message could not be noted.');
          return 'UNKNOWN' as const;
        })
        .then((end) => {
          running.delete(work);
          // After a fault, the next look comes soon enough.
          if (end === undefined && !isStopped()) look().catch(() => undefined);
        });
      running.add(work);
    }
    if (running.size === 0) transport.rest();
  }

  /**
   * Takes what is due, and once more when a look was called meanwhile: the query under way may have been answered before the
   * change that the later look is for.
   */
  async function takeAsked(): Promise<void> {
    try {
      while (isLookAsked) {
        isLookAsked = false;
        await take();
      }
    } finally {
      taking = null;
    }
  }

  /** Sends what is due; the messages that are sent at the end of it are not waited for. */
  async function look(): Promise<void> {
    isLookAsked = true;
    taking ??= takeAsked();
    await taking;
  }

  return {
    /** Gives back what an ended process of the embedded database had claimed. */
    async begin(): Promise<void> {
      if (isEmbedded) await releaseAllClaims(db);
    },

    look,

    /** Sends all that is due. */
    async finish(): Promise<void> {
      await look();
      while (running.size > 0) {
        await Promise.race(running);
        await look();
      }
    },

    /** Takes up nothing more, and waits for what is being sent, but no longer than `patience` (ms): a claim ends by itself. */
    async stop(patience: number): Promise<void> {
      isStopAsked = true;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
      await Promise.race([Promise.allSettled([taking, ...running]).then(() => Promise.allSettled(running)), late]);
      clearTimeout(timer);
      transport.rest();
    },
  };
}
