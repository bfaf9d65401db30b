import type { Instructor, RosterRow } from '../contract.gen.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/connect.ts';
import type { instructors } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import type { Context } from '../http/context.ts';
import { saysMoreTo } from '../http/saysMoreTo.ts';
import {
  awayBetween,
  changeInstructor,
  countTaught,
  insertInstructor,
  listInstructors,
  lockInstructor,
  removeInstructor,
  setAway,
} from '../repositories/instructors.ts';
import { onePage } from '../repositories/paging.ts';
import { type Taught, taughtBetween } from '../repositories/roster.ts';
import { dayAfter, datesBetween, schoolDay } from '../school/days.ts';
import { columnsFor } from './columns.ts';
import { changeAs, changeWithPicture } from './signedIn.ts';

const MAX_AWAY = 92;
const MAX_LISTED = 31;

const columnsOf = columnsFor<typeof instructors>();

/** Fields of a form that are no texts; blank languages are left out. */
const othersOf = ({ languages, is_active: isActive }: { languages?: string[]; is_active?: 'true' | 'false' }) => ({
  ...(languages && { languages: languages.map((language) => language.trim()).filter((language) => language !== '') }),
  ...(isActive && { isActive: isActive === 'true' }),
});

const sumOf = (taught: readonly Taught[], of: 'sessions' | 'people' | 'minutes'): number =>
  taught.reduce((sum, row) => sum + row[of], 0);

/** What an instructor teaches on each of the dates, and in sum; `instructor` is null for what nobody has yet. */
function rosterRow(
  instructor: Instructor | null,
  taught: readonly Taught[],
  dates: readonly string[],
  away: ReadonlySet<string>,
): RosterRow {
  const id = instructor?.id ?? null;
  const own = taught.filter(({ instructorId }) => instructorId === id);
  return {
    id,
    name: instructor?.name ?? null,
    sessions: sumOf(own, 'sessions'),
    people: sumOf(own, 'people'),
    minutes: sumOf(own, 'minutes'),
    days: dates.map((date) => {
      const ofDay = own.filter((row) => row.date === date);
      const isAway = away.has(`${id ?? ''} ${date}`);
      return { date, sessions: sumOf(ofDay, 'sessions'), people: sumOf(ofDay, 'people'), is_away: isAway };
    }),
  };
}

/** Who teaches, when they are away, and how much they teach. */
export const instructorHandlers = ({ db, now }: Context) => {
  /** Adds the next days on which they are away, as staff see them. */
  async function withAway<Row extends { id: string }>(of: Db, rows: Row[]): Promise<(Row & { away: string[] })[]> {
    const today = schoolDay(now());
    const away = await awayBetween(of, today, dayAfter(today, MAX_AWAY - 1));
    const datesOf = (id: string) => away.filter(({ instructorId }) => instructorId === id).map(({ date }) => date);
    return rows.map((row) => ({ ...row, away: datesOf(row.id) }));
  }
  const oneWithAway = async (tx: Db, row: Instructor): Promise<Instructor> => (await withAway(tx, [row]))[0] ?? row;

  return {
    async listInstructors(request) {
      if (!saysMoreTo(request.user?.role, 'listInstructors')) return listInstructors(db, request.query, 'active');
      const list = await listInstructors(db, request.query, 'all');
      return { ...list, data: await withAway(db, list.data) };
    },

    createInstructor: (request) =>
      changeWithPicture(db, request, request.body.image_url, async (tx, imageUrl) => {
        const texts = columnsOf(request.body, ['image_url', 'languages', 'is_active']);
        return oneWithAway(tx, await insertInstructor(tx, { ...texts, ...othersOf(request.body), imageUrl }));
      }),

    updateInstructor: (request) =>
      changeWithPicture(db, request, request.body.image_url, async (tx, imageUrl) => {
        const texts = columnsOf(request.body, ['image_url', 'languages', 'is_active']);
        const change = { ...texts, ...othersOf(request.body), imageUrl };
        return oneWithAway(tx, await changeInstructor(tx, request.params.id, change));
      }),

    deleteInstructor: (request) =>
      changeAs(db, request, async (tx) => {
        const { id } = request.params;
        const { name } = await lockInstructor(tx, id);
        const sessions = await countTaught(tx, id);
        const taught = sessions === 1 ? '1 session' : `${String(sessions)} sessions`;
        if (sessions > 0) throw conflict(`${String(name)} teaches ${taught}. Set the instructor inactive instead.`);
        return removeInstructor(tx, id);
      }),

    setInstructorAway(request) {
      const { from, to, is_away: isAway } = request.body;
      const dates = datesBetween(from, to, { most: MAX_AWAY, at: 'body' });
      return changeAs(db, request, async (tx) => {
        const instructor = (await lockInstructor(tx, request.params.id)) as Instructor;
        await setAway(tx, instructor.id, dates, isAway);
        return oneWithAway(tx, instructor);
      });
    },

    async listRoster({ query }) {
      const { from = schoolDay(now()), to } = query;
      const dates = datesBetween(from, to, { most: MAX_LISTED });
      const last = dates.at(-1) ?? from;
      const taught = await taughtBetween(db, from, last);
      const away = new Set((await awayBetween(db, from, last)).map((row) => `${row.instructorId} ${row.date}`));
      const { data } = await listInstructors(db, {}, 'all');
      const teaching = data
        .map((instructor) => ({ instructor, row: rosterRow(instructor, taught, dates, away) }))
        .filter(({ instructor, row }) => instructor.is_active || row.sessions > 0)
        .map(({ row }) => row);
      return onePage([...teaching, rosterRow(null, taught, dates, away)]);
    },
  } satisfies Partial<Handlers>;
};
