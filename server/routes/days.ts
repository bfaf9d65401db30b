import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { OpenDay, StaffDay } from '../contract.gen.ts';
import { placesLeft } from '../bookings/places.ts';
import { datesBetween, schoolDay } from '../school/days.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/connect.ts';
import { badRequest } from '../errors.ts';
import { nameOf } from '../forLog.ts';
import { tellOfDays } from '../messages/closing.ts';
import { noteTellings, sessionsToTell } from '../repositories/dayTellings.ts';
import { changeDays, type DayRow, findDays, lockDays, peopleByDay } from '../repositories/days.ts';
import { onePage } from '../repositories/paging.ts';
import type { Context } from '../http/context.ts';
import { changeAs, isStaff } from './signedIn.ts';

const MAX_LISTED = 92;
const MAX_CHANGED = 366;
const USUAL_RANGE = 31;
/** Sessions whose guests are told before a change of days is answered. */
const MOST_TOLD_AT_ONCE = 50;

/** A day with the people who have booked it. */
interface Counted extends DayRow {
  people: number;
}

async function countedDays(db: Db, dates: readonly string[]): Promise<Counted[]> {
  const people = await peopleByDay(db, dates[0] ?? '', dates.at(-1) ?? '');
  return (await findDays(db, dates)).map((day) => ({ ...day, people: people.get(day.date) ?? 0 }));
}

const openDay = (day: Counted): OpenDay => ({
  date: day.date,
  is_open: day.isOpen,
  reason: day.isOpen ? null : day.reason,
  places_left: placesLeft(day, day.people),
});

const staffDay = ({ date, isOpen, reason, capacity, note, people }: Counted): StaffDay => ({
  date,
  is_open: isOpen,
  reason: isOpen ? null : reason,
  capacity,
  note,
  people,
});

/** Days: open, closed, full. */
export const dayHandlers = ({ db, changeHours, mail, now }: Context) => {
  /** Tells the guests of a change at once where they are few; all others are told by and by (messages/startMessages.ts). */
  async function tellFew({ log }: FastifyRequest, change: string): Promise<void> {
    try {
      if ((await sessionsToTell(db, change, MOST_TOLD_AT_ONCE + 1)) > MOST_TOLD_AT_ONCE) return;
      const at = { now: now(), changeHours };
      await tellOfDays(db, { today: schoolDay(now()), change, at, isRehearsal: mail === null });
    } catch (error) {
      log.warn({ reason: nameOf(error) }, 'Guests are told of closed days later.');
    }
  }

  return {
    async listDays(request) {
      const { from = schoolDay(now()), to } = request.query;
      const days = await countedDays(db, datesBetween(from, to, { most: MAX_LISTED, usual: USUAL_RANGE }));
      return onePage(days.map((day) => (isStaff(request) ? { ...openDay(day), ...staffDay(day) } : openDay(day))));
    },

    async updateDays(request) {
      const { from, to, is_open: isOpen, ...rest } = request.body;
      const { reason, capacity, note } = rest;
      const dates = datesBetween(from, to, { most: MAX_CHANGED, at: 'body' });
      const change = {
        ...(isOpen !== undefined && { isOpen }),
        ...(reason !== undefined && { reason: reason?.trim() ?? null }),
        ...(isOpen === true && { reason: null }),
        ...(capacity !== undefined && { capacity }),
        ...(note !== undefined && { note: note?.trim() ?? null }),
      };
      if (Object.keys(change).length === 0)
        throw badRequest(['body must have at least one of is_open, reason, capacity and note']);
      const changeId = randomUUID();
      const { data } = await changeAs(db, request, async (tx) => {
        await lockDays(tx, dates);
        const changed = (await findDays(tx, dates)).filter((day) => isOpen !== undefined && day.isOpen !== isOpen);
        await changeDays(tx, dates, change);
        if (isOpen !== undefined && changed.length > 0) {
          const names = changed.map(({ date }) => date);
          await noteTellings(tx, names, { change: changeId, isOpen });
        }
        return countedDays(tx, dates);
      });
      await tellFew(request, changeId);
      return onePage(data.map(staffDay));
    },
  } satisfies Partial<Handlers>;
};
