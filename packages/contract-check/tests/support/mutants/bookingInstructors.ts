import type { Json } from '../answers.ts';
import type { Mutant } from './mutant.ts';
import { idIn, isJson, quoted, refusal, row, rows, sends, sent } from './tools.ts';

const daysOf = (one: Json): Json[] => (Array.isArray(one['days']) ? one['days'].filter(isJson) : []);
/** Changes each row of the roster. */
const inRoster = (name: string, change: (one: Json) => unknown, keep: (one: Json) => boolean = () => true): Mutant => ({
  name: `roster: ${name}`,
  operation: 'listRoster',
  give: (given) => {
    rows(given).forEach((one) => void change(one));
    if (Array.isArray(given.body.data)) given.body.data = rows(given).filter(keep);
  },
});
/** Takes sessions out of the roster, or puts them in, by what is said of them. */
const counts = (name: string, where: string, sign: 1 | -1): Mutant => ({
  name: `roster: ${name}`,
  operation: 'listRoster',
  give: async (given, _, { sql }) => {
    for (const one of rows(given))
      for (const day of daysOf(one)) {
        const who = one['id'] === null ? 'd.instructor_id is null' : `d.instructor_id = ${quoted(one['id'])}`;
        const [found] =
          await sql(`select count(*)::int as n from booking_details d join bookings b on b.id = d.booking_id
          where ${who} and d.reservation_date = ${quoted(day['date'])} and ${where}`);
        for (const part of [one, day]) part['sessions'] = Number(part['sessions']) + sign * Number(found?.['n']);
      }
  },
});
/** Refuses an instructor for a session. */
const refusesFor = (name: string, where: string): Mutant => ({
  name,
  operation: 'updateSession',
  instead: async (asked, { sql }) => {
    const id = sent(asked)?.['instructor_id'];
    if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return null;
    const found = await sql(`select 1 from instructors i, booking_details d join bookings b on b.id = d.booking_id
      where i.id = '${id}' and d.id = '${idIn(asked)}' and ${where}`);
    return found.length > 0 ? refusal(409) : null;
  },
});
/** Stores something else when a session is given to an instructor. */
const assigns = (name: string, set: (id: string) => string): Mutant => ({
  name,
  operation: ['updateSession', 'listSessions'],
  at: 'updateSession',
  give: async (given, asked, { sql }) => {
    const json = sent(asked);
    if (given.status === 200 && json && 'instructor_id' in json) await sql(set(idIn(asked)));
  },
});
const tells = (operation: string, name: string, value: unknown): Mutant => ({
  name,
  operation,
  give: (given) => {
    const change = (one: Json): void => {
      if (typeof one['instructor_name'] === 'string') one['instructor_name'] = value;
      for (const list of ['booking_details', 'sessions'])
        if (Array.isArray(one[list])) one[list].filter(isJson).forEach(change);
    };
    (Array.isArray(given.body.data) ? rows(given) : [row(given)]).forEach(change);
  },
});

/** Mistakes who teaches a session, and how much. */
export const bookingInstructors: Mutant[] = [
  refusesFor('who is not active cannot be given a session', 'not i.is_active'),
  refusesFor(
    'who is away cannot be given a session',
    'exists (select 1 from instructor_away a where a.instructor_id = i.id and a.date = d.reservation_date)',
  ),
  refusesFor('a session of a cancelled booking cannot be given to anybody', "b.status = 'CANCELLED'"),
  assigns(
    'all sessions of a booking are given to an instructor',
    (id) => `update booking_details d set instructor_id = s.instructor_id from booking_details s
      where s.id = '${id}' and d.booking_id = s.booking_id`,
  ),
  assigns(
    'the instructor of a session is answered and not stored',
    (id) => `update booking_details set instructor_id = null where id = '${id}'`,
  ),
  {
    name: 'null leaves the instructor of a session',
    operation: 'updateSession',
    ask: sends((json) => json['instructor_id'] === null && (delete json['instructor_id'], (json['force'] = false))),
  },
  tells('listSessions', 'a session says another name of its instructor', 'Somebody'),
  tells('checkBooking', 'guests are not told who teaches', null),
  tells('getBooking', 'staff are not told who teaches, in the lines of a booking', null),
  counts('sessions of cancelled bookings count', "b.status = 'CANCELLED'", 1),
  counts('who does not come does not count', "d.attendance = 'NO_SHOW' and b.status <> 'CANCELLED'", -1),
  inRoster(
    'what nobody has yet is left out',
    () => undefined,
    (one) => one['id'] !== null,
  ),
  inRoster('what nobody has yet is not counted', (one) => one['id'] === null && (one['sessions'] = 0)),
  inRoster('each session takes 90 minutes', (one) => (one['minutes'] = Number(one['sessions']) * 90)),
  inRoster('the people of a day are not counted', (one) =>
    daysOf(one).forEach((day) => (day['people'] = day['sessions'])),
  ),
  inRoster('nobody is away', (one) => daysOf(one).forEach((day) => (day['is_away'] = false))),
  inRoster(
    'days without sessions have no entry',
    (one) => (one['days'] = daysOf(one).filter((day) => day['sessions'] !== 0)),
  ),
  {
    name: 'roster: who is not active is never there',
    operation: 'listRoster',
    give: async (given, _, { sql }) => {
      const gone = (await sql('select id from instructors where not is_active')).map(({ id }) => id);
      if (Array.isArray(given.body.data)) given.body.data = rows(given).filter((one) => !gone.includes(one['id']));
    },
  },
  {
    name: 'roster: who is not active is always there',
    operation: 'listRoster',
    give: async (given, _, { sql }) => {
      const all = await sql('select id, name from instructors where not is_active');
      const empty = { sessions: 0, people: 0, minutes: 0 };
      if (!Array.isArray(given.body.data)) return;
      const list = rows(given);
      const days = daysOf(list[0] ?? {}).map((day) => ({ ...day, sessions: 0, people: 0, is_away: false }));
      for (const one of all) if (!list.some(({ id }) => id === one['id'])) list.unshift({ ...one, ...empty, days });
      given.body.data = list;
    },
  },
];
