import type { FastifyInstance } from 'fastify';
import { schoolDay } from '../school/days.ts';
import type { Connection } from '../db/connect.ts';
import { repeatedly } from '../repeatedly.ts';
import { forgetOldResets } from '../repositories/messages.ts';
import { tellOfDays } from './closing.ts';
import { delivery } from './delivery.ts';
import { queueReminders } from './reminders.ts';
import { type MailSettings, rehearsal, smtpTransport } from './transport.ts';

/** Between two looks for messages that wait, and for what is due by the clock (ms). */
const LOOK_EVERY = 2000;
const CLOCK_EVERY = 60_000;
/** Less than a stopping server waits for its requests (stopping.ts). */
const STOP_PATIENCE = 4000;

interface Given {
  connection: Connection;
  /** Null: messages are a rehearsal. */
  mail: MailSettings | null;
  changeHours: number;
  now: () => Date;
  /** Whether the process has been told to end: then no further message is begun. */
  isStopping: () => boolean;
}

/** Does a step again and again, and says in the log when it begins to fail and when it works again. */
function keepDoing({ log }: FastifyInstance, what: string, every: number, work: () => Promise<void>) {
  let isFailing = false;
  return repeatedly({
    every,
    work,
    isAtOnce: true,
    worked: () => {
      if (isFailing) log.info(`${what} again.`);
      isFailing = false;
    },
    failed: (reason) => {
      if (!isFailing) log.warn({ reason }, `${what}: not at the moment.`);
      isFailing = true;
    },
  });
}

/** Sends messages, and writes the reminders, from when the server listens until it closes. */
export function startMessages(app: FastifyInstance, given: Given): void {
  const { connection, mail, changeHours, now, isStopping: isEnding } = given;
  const { db } = connection;
  let isClosing = false;
  const isStopping = () => isClosing || isEnding();
  const transport = mail ? smtpTransport(mail) : rehearsal;
  const sending = delivery({ connection, transport, atOnce: mail?.atOnce ?? 1, log: app.log, isStopping });
  const stops: (() => Promise<void>)[] = [];
  app.addHook('onListen', (done) => {
    let hasBegun = false;
    const look = async () => {
      if (!hasBegun) await sending.begin();
      hasBegun = true;
      return sending.look();
    };
    const byTheClock = async () => {
      await queueReminders(db, now(), { changeHours, isStopping });
      await forgetOldResets(db);
    };
    stops.push(
      keepDoing(app, 'Messages are sent', LOOK_EVERY, look),
      keepDoing(app, 'Guests are told of closed days', LOOK_EVERY, () =>
        tellOfDays(
          db,
          { today: schoolDay(now()), at: { now: now(), changeHours }, isRehearsal: mail === null },
          isStopping,
        ),
      ),
      keepDoing(app, 'Reminders are written', CLOCK_EVERY, byTheClock),
    );
    done();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await sending.stop(STOP_PATIENCE);
    await Promise.all(stops.map((stop) => stop()));
  });
}
