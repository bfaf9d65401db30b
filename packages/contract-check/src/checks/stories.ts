import type { Level, Operation } from '../document.ts';
import { isMorning, schoolDay, withinOneDay } from '../schoolDay.ts';
import { accountsStories, passwordStories } from '../stories/accounts.ts';
import { acrossStories, fullAcrossStories } from '../stories/across.ts';
import { bookingsStories } from '../stories/bookings.ts';
import { changingBookingStories } from '../stories/changingBookings.ts';
import { changingManyStories } from '../stories/changingMany.ts';
import { changingSessionStories } from '../stories/changingSessions.ts';
import { changesStories } from '../stories/changes.ts';
import { contentStories } from '../stories/content.ts';
import { coursesStories } from '../stories/courses.ts';
import { counterStories } from '../stories/counter.ts';
import { failuresStories, fullFailuresStories, sizeStories, unaskedStories } from '../stories/requests.ts';
import { ledgerStories } from '../stories/ledger.ts';
import { balancesStories } from '../stories/balances.ts';
import { moneyStories } from '../stories/money.ts';
import { detailsStories, fullDetailsStories } from '../stories/details.ts';
import { daysStories } from '../stories/days.ts';
import { deletionStories } from '../stories/deletions.ts';
import { deskStories } from '../stories/desk.ts';
import { messagesStories } from '../stories/messages.ts';
import { ownStories } from '../stories/own.ts';
import { instructorsStories } from '../stories/instructors.ts';
import { hoursStories } from '../stories/hours.ts';
import { lessonsStories, spotsStories } from '../stories/lessons.ts';
import { figuresStories } from '../stories/figures.ts';
import { sessionsStories } from '../stories/sessions.ts';
import { fullPricesStories, pricesStories } from '../stories/prices.ts';
import { rulesStories } from '../stories/rules.ts';
import { statesStories } from '../stories/states.ts';
import { Telling } from '../stories/telling.ts';
import { schoolStories } from '../stories/school.ts';
import type { Story } from '../stories/story.ts';
import { translationsStories } from '../stories/translations.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { maskChecks } from './masks.ts';
import { codeChecks } from './codes.ts';
import { growthChecks } from './growth.ts';
import { changed } from '../bodies.ts';
import { at, same } from '../difference.ts';
import { limits } from '../fixtures.ts';
import { documented } from '../validate.ts';

/** What backends of level 2 say of days that they cannot take, for reasons of their own. */
const REFUSALS = /^(The school is closed on |No place is left on |Only \d+ places? )/;

const check = (name: string, days: number, operation: Operation, world: World): Check => ({
  name,
  run: () =>
    withinOneDay(async () => {
      const request = await world.valid(operation);
      const day = schoolDay(days);
      const body = changed(request.body ?? {}, ['booking_details', '0', 'reservation_date'], day);
      const answer = await world.send(operation, { ...request, body });
      const isFull = answer.status === 409 && REFUSALS.test(String(at(answer.body, 'message')));
      if (world.level === 2 && isFull) return;
      documented(operation, answer, operation.success);
      const start = operation.id === 'createBooking' ? 'data.booking' : 'data';
      same(
        `${start}.booking_details.0.reservation_date`,
        day,
        at(answer.body, `${start}.booking_details.0.reservation_date`),
      );
    }),
});

/** The first and the last day that can be booked, which a backend may have closed. */
const bookableDayChecks: Plan = (operation, world) =>
  ['createBooking', 'createCounterBooking'].includes(operation.id)
    ? [check('today at the school', 0, operation, world), check('730 days ahead', limits.daysAhead, operation, world)]
    : [];

/** Three minutes, in days. */
const MOMENT = 3 / 1440;

/** The first minutes of today have passed at any other. */
const lateCheck = (operation: Operation, world: World, hours: string[], name: string): Check => ({
  name,
  run: () =>
    withinOneDay(async () => {
      if (schoolDay(-MOMENT) !== schoolDay()) return; // midnight was just now
      const hour = { name: `${world.mark} early`, start_times: hours, image_url: undefined };
      const lesson = await world.make('createProduct', hour);
      const request = await world.valid(operation);
      const booking_details = [{ product_id: lesson.id, reservation_date: schoolDay(), person: 2 }];
      const answer = await world.send(operation, { ...request, body: { ...request.body, booking_details } });
      documented(operation, answer, 409);
      const message = String(at(answer.body, 'message'));
      // A day that is closed or full refuses as well.
      if (!REFUSALS.test(message))
        same('message', `It is too late to book ${hour.name} today at ${hours.at(-1) ?? ''}.`, message);
    }),
});

/** Until noon the counter takes a booking of yesterday, and never an older one. */
const yesterdayChecks: Plan = (operation, world) =>
  world.level === 2 && operation.id === 'createCounterBooking'
    ? [-1, -2].map((days) => ({
        name: `days before today: ${String(-days)}`,
        run: async () => {
          const request = await world.valid(operation);
          const body = changed(
            { ...request.body, force: true },
            ['booking_details', '0', 'reservation_date'],
            schoolDay(days),
          );
          const answer = await world.send(operation, { ...request, body });
          documented(operation, answer, days === -1 && isMorning() ? operation.success : 400);
        },
      }))
    : [];

/** Hours of today that have passed, of which backends of level 2 know. */
const lateChecks: Plan = (operation, world) =>
  world.level === 2 && ['createBooking', 'createCounterBooking'].includes(operation.id)
    ? [
        lateCheck(operation, world, ['00:00'], 'an hour of today that has passed'),
        lateCheck(operation, world, ['00:00', '00:01'], 'today, when all hours of the lesson have passed'),
      ]
    : [];

/** By the level of what they tell. */
const stories: Record<Level, Story[]> = {
  1: [
    ...accountsStories,
    ...failuresStories,
    ...unaskedStories,
    ...contentStories,
    ...bookingsStories,
    ...pricesStories,
    ...rulesStories,
    ...statesStories,
    ...deletionStories,
    ...acrossStories,
    ...detailsStories,
  ],
  2: [
    ...daysStories,
    ...lessonsStories,
    ...spotsStories,
    ...instructorsStories,
    ...coursesStories,
    ...hoursStories,
    ...sessionsStories,
    ...changingSessionStories,
    ...changingManyStories,
    ...changingBookingStories,
    ...sizeStories,
    ...counterStories,
    ...deskStories,
    ...ownStories,
    ...passwordStories,
    ...messagesStories,
    ...changesStories,
    ...schoolStories,
    ...translationsStories,
    ...ledgerStories,
    ...moneyStories,
    ...balancesStories,
    ...figuresStories,
    ...fullFailuresStories,
    ...fullPricesStories,
    ...fullAcrossStories,
    ...fullDetailsStories,
  ],
};

/** What stories look at or change that is not theirs alone: the school, sessions of shared accounts, and what is newest or adds up. */
const SHARED =
  /^(list(Changes|Attention|Ledger|Balances|Users|Instructors|Roster|MyBookings|MyHistories)|getOverview|getRevenue|(get|update)School|log(in|out)|refreshAccessToken|updateUser|deleteUser)$/;

/** Whether a story is about rows that it makes itself, so that others may be told beside it. */
const isApart = ({ steps }: Story): boolean =>
  steps.every(
    ({ call, params }) =>
      !SHARED.test(call) && (params !== undefined || /^(create|list|register|updateDays|updateSessions)/.test(call)),
  );

const told = new WeakMap<World, Map<Story, Promise<void>>>();

/** Tells a story once, for all operations that it is about. */
function tellOnce(world: World, story: Story): Promise<void> {
  const ofWorld = told.get(world) ?? new Map<Story, Promise<void>>();
  told.set(world, ofWorld);
  const telling = ofWorld.get(story) ?? withinOneDay(() => new Telling(world, story).tell());
  ofWorld.set(story, telling);
  return telling;
}

/** Checks of what the contract says in words; where others are checked side by side, stories about rows of their own are as well. */
export const storyChecks =
  (isSideBySide: boolean): Plan =>
  (operation, world) => {
    const own = [...stories[1], ...(world.level === 2 ? stories[2] : [])]
      .filter(({ operations }) => operations.includes(operation.id))
      .map((one) => ({ story: one, isQuiet: isSideBySide && operation.method !== 'GET' && isApart(one) }));
    return [
      // Those that run beside others come together.
      ...own
        .toSorted((a, b) => Number(b.isQuiet) - Number(a.isQuiet))
        .map(({ story, isQuiet }) => ({ name: story.name, isQuiet, run: () => tellOnce(world, story) })),
      ...codeChecks(operation, world),
      ...maskChecks(operation, world),
      ...bookableDayChecks(operation, world),
      ...lateChecks(operation, world),
      ...yesterdayChecks(operation, world),
      ...growthChecks(operation, world),
    ];
  };
