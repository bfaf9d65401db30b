import type { Asked, Mutant } from './mutant.ts';
import { edits, field, idIn, quoted, refuses, row, rows, sets, withField, withoutField } from './tools.ts';

const HOUR = /name="start_times"\r\n(?:[^\r]+\r\n)*\r\n([^\r]*)\r\n/gi;
const hoursOf = ({ body }: Asked): string[] => [...body.matchAll(HOUR)].map(([, hour = '']) => hour);
/** Sends other hours in place of those of a form. */
const withHours =
  (change: (hours: string[]) => string[]) =>
  (asked: Asked): void => {
    const [before, after] = [hoursOf(asked), change(hoursOf(asked))];
    if (before.join() === after.join()) return;
    before.forEach(() => withoutField(asked, 'start_times'));
    // A field is added in front of the others.
    after.toReversed().forEach((hour) => withField(asked, 'start_times', hour));
  };
const isNumber = (text: string | undefined): text is string => text !== undefined && text !== '';
const raisesMost = (asked: Asked): void => {
  const [least, most] = [field(asked, 'min_people'), field(asked, 'max_people')];
  if (isNumber(least) && isNumber(most) && Number(most) < Number(least)) edits('max_people', () => least)(asked);
};
const addsLeast = (asked: Asked): void => {
  if (!isNumber(field(asked, 'max_people')) || isNumber(field(asked, 'min_people'))) return;
  withoutField(asked, 'min_people');
  withField(asked, 'min_people', '1');
};
const keepsWhere =
  (name: string) =>
  (asked: Asked): void => {
    if (field(asked, name) === '') withoutField(asked, name);
  };
const keeps = (table: string, column: string): Pick<Mutant, 'ask' | 'give'> => ({
  ask: async (asked, _, { sql, store }) => {
    store.clear();
    const [one] = idIn(asked)
      ? await sql(`select ${column}::text as old from ${table} where id = '${idIn(asked)}'`)
      : [];
    if (one) store.set('old', one['old']);
  },
  give: async (given, asked, { sql, store }) => {
    const old = store.get('old');
    if (given.status === 200 && old !== undefined)
      await sql(`update ${table} set ${column} = ${old === null ? 'null' : quoted(old)} where id = '${idIn(asked)}'`);
  },
});

/** Acts on what a list tells of upcoming sessions. */
const upcoming = (name: string, give: Mutant['give']): Mutant[] =>
  ['listProducts', 'listSurfSpots'].map((operation) => ({ name: `${operation}: ${name}`, operation, give }));
const bookedIn = (table: string): string =>
  table === 'listProducts' ? 'd.product_id' : '(select b.surf_spot_id from bookings b where b.id = d.booking_id)';

/** Tells wrongly what is booked. */
export const upcomingSessions: Mutant[] = [
  ...upcoming(
    'days of a course count once',
    sets('upcoming_sessions', (before) => (Number(before) > 1 ? 1 : before)),
  ),
  ...upcoming('upcoming sessions are not told', (given) =>
    rows(given).forEach((one) => delete one['upcoming_sessions']),
  ),
  ...upcoming('upcoming sessions are told to all', (given) =>
    rows(given).forEach((one) => (one['upcoming_sessions'] ??= 1)),
  ),
  ...upcoming('cancelled sessions are upcoming', async (given, asked, { sql }) => {
    for (const one of rows(given).filter((each) => each['upcoming_sessions'] === 0)) {
      const [found] = await sql(
        `select count(*)::int as n from booking_details d where ${bookedIn(asked.operation)} = '${String(one['id'])}'`,
      );
      one['upcoming_sessions'] = found?.['n'];
    }
  }),
];

/** Takes lessons whose facts do not go together. */
export const laxLessons: Mutant[] = [
  { name: 'a lesson is for fewer at most than at least', operation: 'createProduct', ask: raisesMost },
  { name: 'a lesson says at most how many, and not at least', operation: 'createProduct', ask: addsLeast },
  {
    name: 'hours out of order are put in order',
    operation: 'createProduct',
    ask: withHours((hours) => hours.toSorted()),
  },
  {
    name: 'a doubled hour is taken once',
    operation: ['createProduct', 'updateProduct'],
    ask: withHours((hours) => [...new Set(hours)]),
  },
  {
    name: 'of seven hours six are taken',
    operation: 'createProduct',
    ask: withHours((hours) => hours.slice(0, 6)),
  },
  {
    name: 'a changed lesson need not go together with what it was',
    operation: 'updateProduct',
    ask: async (asked, _, { sql }) => {
      const most = field(asked, 'max_people');
      if (isNumber(most) && field(asked, 'min_people') === undefined)
        await sql(`update products set min_people = null where id = '${idIn(asked)}' and min_people > ${most}`);
      addsLeast(asked);
    },
  },
];

/** What lessons and spots say is kept otherwise than answered. */
export const storedLessons: Mutant[] = [
  ...['days', 'minutes', 'min_people', 'level', 'start_times'].map((column) => ({
    name: `a changed ${column} of a lesson is answered and not stored`,
    operation: 'updateProduct',
    ...keeps('products', column),
  })),
  { name: 'an empty field leaves the days of a lesson', operation: 'updateProduct', ask: keepsWhere('days') },
  { name: 'an empty field leaves the level of a lesson', operation: 'updateProduct', ask: keepsWhere('level') },
  { name: 'one empty field leaves the hours of a lesson', operation: 'updateProduct', ask: keepsWhere('start_times') },
  {
    name: 'a partial change takes the hours of a lesson away',
    operation: 'updateProduct',
    ask: (asked) => field(asked, 'start_times') === undefined && withField(asked, 'start_times', ''),
  },
  {
    name: 'of several hours the first is stored',
    operation: 'createProduct',
    ask: withHours((hours) => hours.slice(0, 1)),
  },
  {
    name: 'the level of a new lesson is answered and not stored',
    operation: 'createProduct',
    give: async (given, _, { sql }) => {
      if (given.status === 201) await sql(`update products set level = null where id = ${quoted(row(given)['id'])}`);
    },
  },
  {
    name: 'a changed meeting point is answered and not stored',
    operation: 'updateSurfSpot',
    ...keeps('surf_spots', 'meeting_point'),
  },
  {
    name: 'an empty meeting point is kept as it was',
    operation: 'updateSurfSpot',
    ask: (asked) => field(asked, 'meeting_point')?.trim() === '' && withoutField(asked, 'meeting_point'),
  },
];

/** Refuses what lessons may say. */
export const strictLessons: Mutant[] = [
  {
    name: 'a lesson of 14 days is refused',
    operation: 'createProduct',
    ...{ instead: refuses((asked) => field(asked, 'days') === '14') },
  },
  {
    name: 'an empty field is no number',
    operation: 'createProduct',
    instead: refuses((asked) => field(asked, 'minutes') === ''),
  },
  {
    name: 'a field that is sent twice is refused',
    operation: 'createProduct',
    instead: refuses((asked) => hoursOf(asked).length > 1),
  },
];
