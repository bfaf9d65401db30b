import { field, idIn, quoted, row, rows, sends, sent, withField, withoutField } from './tools.ts';
import type { Given, Mutant } from './mutant.ts';

const isTaken = (given: Given): boolean => given.status === 200;

/** Shows who teaches to those who are not to know, or not to those who are. */
export const accessInstructors: Mutant[] = [
  {
    name: 'who is not active is listed for everybody',
    operation: 'listInstructors',
    give: async (given, asked, { fetch, adminToken }) => {
      if (!isTaken(given) || rows(given).some((one) => 'away' in one)) return;
      const all = await fetch('GET', asked.url.pathname + asked.url.search, undefined, adminToken);
      given.body = { ...all.body, data: rows(all).map(({ away: _away, ...one }) => one) };
    },
  },
  {
    name: 'when somebody is away is told to everybody',
    operation: 'listInstructors',
    give: (given) => rows(given).forEach((one) => (one['away'] ??= [])),
  },
  {
    name: 'when somebody is away is told to nobody',
    operation: 'listInstructors',
    give: (given) => rows(given).forEach((one) => delete one['away']),
  },
  {
    name: 'who is not active is listed for nobody',
    operation: 'listInstructors',
    give: (given) => {
      if (Array.isArray(given.body.data)) given.body.data = rows(given).filter((one) => one['is_active'] === true);
    },
  },
];

/** Keeps what is said of who teaches otherwise than answered. */
export const storedInstructors: Mutant[] = [
  ...['role', 'about'].map((column): Mutant => ({
    name: `a changed ${column} of an instructor is answered and not stored`,
    operation: 'updateInstructor',
    give: async (given, asked, { sql }) => {
      if (isTaken(given)) await sql(`update instructors set ${column} = 'Else' where id = '${idIn(asked)}'`);
    },
  })),
  {
    name: 'an empty field leaves the role of an instructor',
    operation: 'updateInstructor',
    ask: (asked) => field(asked, 'role')?.trim() === '' && withoutField(asked, 'role'),
  },
  {
    name: 'one empty field leaves the languages of an instructor',
    operation: 'updateInstructor',
    ask: (asked) => field(asked, 'languages') === '' && withoutField(asked, 'languages'),
  },
  {
    name: 'a partial change takes the languages of an instructor away',
    operation: 'updateInstructor',
    ask: (asked) => field(asked, 'languages') === undefined && withField(asked, 'languages', ''),
  },
  {
    name: 'of several languages the first is stored',
    operation: ['createInstructor', 'updateInstructor'],
    give: async (given, _, { sql }) => {
      if (given.status < 300)
        await sql(`update instructors set languages = languages[1:1] where id = ${quoted(row(given)['id'])}`);
    },
  },
  {
    name: 'a new instructor is not active',
    operation: 'createInstructor',
    ask: (asked) => field(asked, 'is_active') === undefined && withField(asked, 'is_active', 'false'),
  },
  {
    name: 'the last day away is not noted',
    operation: 'setInstructorAway',
    ask: sends((json) => json['from'] !== json['to'] && (json['to'] = json['from'])),
  },
  {
    name: 'days away are not taken back',
    operation: 'setInstructorAway',
    ask: sends((json) => (json['is_away'] = true)),
  },
  {
    name: 'days away come in the order in which they were noted',
    operation: 'setInstructorAway',
    give: (given) => {
      const one = row(given);
      if (Array.isArray(one['away'])) one['away'].reverse();
    },
  },
  {
    name: 'days away that are over are told',
    operation: 'setInstructorAway',
    give: (given, asked) => {
      const json = sent(asked);
      const one = row(given);
      if (json?.['is_away'] === true && Array.isArray(one['away']) && !one['away'].includes(json['from']))
        one['away'].unshift(json['from']);
    },
  },
];

/** Refuses who may teach, or lets go who may not. */
export const laxInstructors: Mutant[] = [
  {
    name: 'an instructor with sessions is deleted',
    operation: 'deleteInstructor',
    ask: async (asked, _, { sql }) => {
      if (idIn(asked))
        await sql(`update booking_details set instructor_id = null where instructor_id = '${idIn(asked)}'`);
    },
  },
  {
    name: 'an instructor of cancelled bookings alone is deleted',
    operation: 'deleteInstructor',
    ask: async (asked, _, { sql }) => {
      if (idIn(asked))
        await sql(`update booking_details d set instructor_id = null from bookings b
        where b.id = d.booking_id and b.status = 'CANCELLED' and d.instructor_id = '${idIn(asked)}'`);
    },
  },
  {
    name: 'one session is called sessions',
    operation: 'deleteInstructor',
    give: (given) => (given.body['message'] = String(given.body['message']).replace('1 session.', '1 sessions.')),
  },
  {
    name: 'of 93 days away 92 are noted',
    operation: 'setInstructorAway',
    ask: sends((json) => json['to'] === '2027-04-03' && (json['to'] = '2027-04-02')),
  },
  {
    name: 'of 32 days of the roster 31 are told',
    operation: 'listRoster',
    ask: ({ url }) => url.searchParams.get('to') === '2027-02-01' && url.searchParams.set('to', '2027-01-31'),
  },
];
