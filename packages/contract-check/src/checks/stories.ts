import type { Level } from '../document.ts';
import { withinOneDay } from '../schoolDay.ts';
import { accountsStories, passwordStories } from '../stories/accounts.ts';
import { acrossStories, fullAcrossStories } from '../stories/across.ts';
import { bookingsStories } from '../stories/bookings.ts';
import { contentStories } from '../stories/content.ts';
import { counterStories } from '../stories/counter.ts';
import { failuresStories, fullFailuresStories } from '../stories/failures.ts';
import { ledgerStories } from '../stories/ledger.ts';
import { detailsStories } from '../stories/details.ts';
import { fullDetailsStories } from '../stories/fullDetails.ts';
import { daysStories } from '../stories/days.ts';
import { deletionStories } from '../stories/deletions.ts';
import { deskStories } from '../stories/desk.ts';
import { messagesStories } from '../stories/messages.ts';
import { ownStories } from '../stories/own.ts';
import { figuresStories } from '../stories/figures.ts';
import { sizeStories } from '../stories/size.ts';
import { sessionsStories } from '../stories/sessions.ts';
import { fullPricesStories, pricesStories } from '../stories/prices.ts';
import { rulesStories } from '../stories/rules.ts';
import { statesStories } from '../stories/states.ts';
import { Telling } from '../stories/telling.ts';
import { unaskedStories } from '../stories/unasked.ts';
import type { Story } from '../stories/story.ts';
import type { World } from '../world.ts';
import { bookableDayChecks } from './bookableDays.ts';
import type { Plan } from './check.ts';
import { maskChecks } from './masks.ts';
import { codeChecks } from './codes.ts';
import { growthChecks } from './growth.ts';

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
    ...sessionsStories,
    ...sizeStories,
    ...counterStories,
    ...deskStories,
    ...ownStories,
    ...passwordStories,
    ...messagesStories,
    ...ledgerStories,
    ...figuresStories,
    ...fullFailuresStories,
    ...fullPricesStories,
    ...fullAcrossStories,
    ...fullDetailsStories,
  ],
};

const told = new WeakMap<World, Map<Story, Promise<void>>>();

/** Tells a story once, for all operations that it is about. */
function tellOnce(world: World, story: Story): Promise<void> {
  const ofWorld = told.get(world) ?? new Map<Story, Promise<void>>();
  told.set(world, ofWorld);
  const telling = ofWorld.get(story) ?? withinOneDay(() => new Telling(world, story).tell());
  ofWorld.set(story, telling);
  return telling;
}

/** Checks of what the contract says in words. */
export const storyChecks: Plan = (operation, world) => [
  ...[...stories[1], ...(world.level === 2 ? stories[2] : [])]
    .filter(({ operations }) => operations.includes(operation.id))
    .map((one) => ({ name: one.name, run: () => tellOnce(world, one) })),
  ...codeChecks(operation, world),
  ...maskChecks(operation, world),
  ...bookableDayChecks(operation, world),
  ...growthChecks(operation, world),
];
