import type { Body, Request } from '../client.ts';
import { at, must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { limits } from '../fixtures.ts';
import { schoolDay, withinOneDay } from '../schoolDay.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** Others may book at the same time: so often it is tried to see what the check alone does. */
const TRIES = 3;
const PRICE = 100_003;
const PEOPLE = 3;
const TOTAL = PRICE * PEOPLE;
const BACK = 1000;

/** Figures by their names. */
type Figures = Record<string, number>;

async function ask(operation: Operation, world: World, request: Omit<Request, 'token'> = {}): Promise<unknown> {
  const token = await world.sessions.token(operation);
  const answer = await world.send(operation, { ...request, token });
  documented(operation, answer, operation.success);
  return answer.body;
}
const prepare = (id: string, world: World, request: Omit<Request, 'token'>): Promise<unknown> =>
  needed(id, () => ask(world.operation(id), world, request));

/** Fails unless figures rise by this with what is done. */
async function rises(look: () => Promise<Figures>, act: () => Promise<void>, by: Figures): Promise<void> {
  for (let left = TRIES - 1; left >= 0; left -= 1) {
    const before = await look();
    await act();
    const after = await look();
    const wrong = Object.keys(by).find((path) => (after[path] ?? 0) - (before[path] ?? 0) !== by[path]);
    if (wrong === undefined) return;
    if (left === 0) same(wrong, (before[wrong] ?? 0) + (by[wrong] ?? 0), after[wrong] ?? 0);
  }
}

/** Books a lesson at the counter for each of some days; returns the booking's id. */
async function book(world: World, product_id: string, days: string | string[], paid: string | null): Promise<string> {
  const { body } = await world.valid(world.operation('createCounterBooking'));
  const booking_details = [days].flat().map((reservation_date) => ({ product_id, reservation_date, person: PEOPLE }));
  const answer = await prepare('createCounterBooking', world, {
    body: { ...body, booking_details, paid, force: true },
  });
  return String(at(answer, 'data.id'));
}
const giveBack = (world: World, id: string, method: string): Promise<unknown> =>
  prepare('addLedgerEntry', world, {
    params: { id },
    body: { kind: 'REFUND', method, amount: BACK, reason: world.mark },
  });
const newLesson = async (world: World): Promise<string> => (await world.make('createProduct', { price: PRICE })).id;

const overviewCheck = (operation: Operation, world: World): Check => ({
  name: 'counts what is booked, paid, given back and cancelled',
  run: async () => {
    const lesson = await newLesson(world);
    const by: Figures = {
      'today.sessions': 1,
      'today.people': PEOPLE,
      'tomorrow.sessions': 2,
      'tomorrow.people': 2 * PEOPLE,
      waiting: 1,
      due: 2 * TOTAL + BACK + 2 * 150_000,
      taken_today: TOTAL - BACK,
      taken_this_month: TOTAL - BACK,
      'this_month.taken': TOTAL - BACK,
      'this_month.still_due': BACK,
      'per_day.29.bookings': 5,
    };
    const look = async (): Promise<Figures> => {
      const answer = await ask(operation, world);
      return Object.fromEntries(Object.keys(by).map((path) => [path, Number(at(answer, `data.${path}`))]));
    };
    const act = async () => {
      await giveBack(world, await book(world, lesson, schoolDay(), 'TRANSFER'), 'TRANSFER');
      for (let n = 0; n < 2; n += 1) await book(world, lesson, schoolDay(1), null);
      await world.make('createBooking');
      const cancelled = await book(world, lesson, schoolDay(), null);
      await prepare('updateBookingStatus', world, { params: { id: cancelled }, body: { action: 'CANCELLED' } });
    };
    await rises(look, act, by);
  },
});

const rowsIn = (answer: unknown): Body[] => at(answer, 'data.rows') as Body[];

/** Fails unless the largest amount is first and the total is the sum. */
function isSum(answer: unknown): void {
  const amounts = rowsIn(answer).map(({ amount }) => Number(amount));
  same(
    'data.total_amount',
    amounts.reduce((sum, amount) => sum + amount, 0),
    at(answer, 'data.total_amount'),
  );
  must(
    amounts.every((amount, i) => i === 0 || amount <= (amounts[i - 1] ?? 0)),
    'data.rows',
    'the largest amount first',
    amounts,
  );
}

const revenueChecks = (operation: Operation, world: World): Check[] => [
  {
    name: 'by method: what came in today, less what was given back',
    run: async () => {
      const lesson = await newLesson(world);
      const look = async (): Promise<Figures> => {
        const answer = await ask(operation, world, { query: { by: 'method' } });
        isSum(answer);
        const figures = rowsIn(answer).flatMap(({ key, amount, sessions }) => [
          [`data.rows, amount of ${String(key)}`, Number(amount)],
          [`data.rows, sessions of ${String(key)}`, Number(sessions)],
        ]);
        return Object.fromEntries([...figures, ['data.total_amount', at(answer, 'data.total_amount')]]) as Figures;
      };
      const act = async () => {
        await book(world, lesson, schoolDay(), 'CASH');
        await giveBack(world, await book(world, lesson, schoolDay(), 'TRANSFER'), 'TRANSFER');
      };
      await rises(look, act, {
        'data.rows, amount of CASH': TOTAL,
        'data.rows, sessions of CASH': 1,
        'data.rows, amount of TRANSFER': TOTAL - BACK,
        'data.rows, sessions of TRANSFER': 2,
        'data.total_amount': 2 * TOTAL - BACK,
      });
    },
  },
  {
    name: 'taken, still due and to come',
    run: async () => {
      const lesson = await newLesson(world);
      const parts = ['taken', 'still_due', 'to_come', 'total_amount'];
      const look = async (): Promise<Figures> => {
        const answer = await ask(operation, world, { query: { from: schoolDay(), to: schoolDay(1), by: 'day' } });
        return Object.fromEntries(parts.map((name) => [`data.${name}`, Number(at(answer, `data.${name}`))]));
      };
      const pay = (id: string, amount: number) =>
        prepare('addLedgerEntry', world, { params: { id }, body: { kind: 'PAYMENT', method: 'CASH', amount } });
      const act = async () => {
        await pay(await book(world, lesson, [schoolDay(1), schoolDay()], null), TOTAL + 7);
        await pay(await book(world, lesson, schoolDay(), null), 5);
      };
      await rises(look, act, {
        'data.taken': TOTAL + 5,
        'data.still_due': TOTAL - 5,
        'data.to_come': TOTAL,
        'data.total_amount': 3 * TOTAL,
      });
    },
  },
  {
    name: 'by lesson: each day of a course is a session, and its amount stands on the first',
    run: async () => {
      const { id } = await world.make('createProduct', { price: PRICE, days: 3 });
      const [first = '', second = ''] = await world.days.takeRun(3);
      await book(world, id, first, null);
      const look = async (from: string): Promise<Body[]> => {
        const answer = await ask(operation, world, { query: { from, to: schoolDay(limits.daysAhead), by: 'lesson' } });
        return rowsIn(answer).filter(({ key }) => key === id);
      };
      const of = ([row]: Body[]): unknown => row && { sessions: row['sessions'], amount: row['amount'] };
      same('data.rows, of the course', { sessions: 3, amount: TOTAL }, of(await look(first)));
      same('data.rows, from its second day on', { sessions: 2, amount: 0 }, of(await look(second)));
    },
  },
  ...['lesson', 'spot'].map((by) => ({
    name: `by ${by}: the largest amount first, and the sum of a year`,
    run: async () => {
      const year = { from: schoolDay(), to: schoolDay(365) };
      isSum(await ask(operation, world, { query: { ...year, by } }));
    },
  })),
];

/** Checks that figures follow what happens. */
export const growthChecks: Plan = (operation, world) => {
  const checks =
    operation.id === 'getOverview'
      ? [overviewCheck(operation, world)]
      : operation.id === 'getRevenue'
        ? revenueChecks(operation, world)
        : [];
  return checks.map(({ name, run }) => ({ name, run: () => withinOneDay(run) }));
};
