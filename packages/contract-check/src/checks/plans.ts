import { accessChecks } from './access.ts';
import { atOnceChecks } from './atOnce.ts';
import { blankChecks } from './blanks.ts';
import { changeChecks } from './changes.ts';
import type { Check, Plan } from './check.ts';
import { choosing } from './choose.ts';
import { failureChecks } from './failures.ts';
import { formChecks } from './forms.ts';
import { hostileChecks } from './hostile.ts';
import { originChecks } from './origins.ts';
import { seldomChecks } from './seldom.ts';
import { listChecks } from './lists.ts';
import { answersPicture, pictureChecks } from './pictures.ts';
import { dayChecks } from './days.ts';
import { messageChecks } from './messages.ts';
import { moveChecks } from './moves.ts';
import { bodyChecks, parameterChecks } from './requests.ts';
import { schoolChecks } from './school.ts';
import { storedChecks } from './stored.ts';
import { storyChecks } from './stories.ts';
import { deletionChecks, successChecks } from './success.ts';
import { headerChecks, passwordChecks, queryChecks, writingChecks } from './taken.ts';
import { endsSession } from '../fixtures.ts';
import { propertyChecks } from '../properties/checks.ts';
import type { Generation } from '../properties/property.ts';
import type { Operation } from '../document.ts';
import type { World } from '../world.ts';

/** The checks of a plan, which run beside each other; one after the other where they end sessions. */
const quiet =
  (plan: Plan): Plan =>
  (operation, world) =>
    plan(operation, world).map((check) => ({ ...check, isQuiet: !endsSession.includes(operation.id) }));

/** What is checked beyond what the contract says of each operation. */
export interface Scope extends Generation {
  /** The origin of a website on another host. */
  origin?: string;
  /** Whether of values that are alike each is tried, and not one in each run. */
  isThorough?: boolean;
  /** Whether stories are told beside each other. */
  isSideBySide?: boolean;
}

/** The checks of every kind. Successful calls come before errors, in case the backend limits the number of requests. */
export const plansOf = ({ origin, isThorough = false, isSideBySide = false, ...generation }: Scope): Plan[] => [
  successChecks,
  storedChecks,
  changeChecks,
  moveChecks,
  dayChecks,
  quiet(queryChecks),
  headerChecks,
  writingChecks,
  passwordChecks,
  storyChecks(isSideBySide),
  quiet(originChecks(origin)),
  quiet(accessChecks),
  quiet(parameterChecks),
  quiet(failureChecks),
  listChecks,
  messageChecks,
  schoolChecks,
  quiet(bodyChecks),
  quiet(hostileChecks(choosing(generation.seed, isThorough))),
  formChecks,
  pictureChecks,
  seldomChecks,
  blankChecks,
  atOnceChecks,
  propertyChecks(generation),
  deletionChecks,
];

/** The checks of an operation. */
export const checksOf = (operation: Operation, world: World, plans: Plan[]): Check[] => {
  // The other plans are for operations that answer JSON.
  const own = answersPicture(operation) ? [pictureChecks] : plans;
  return own.flatMap((plan) => plan(operation, world));
};

/** How many quiet checks run at the same time. */
const AT_ONCE = 4;

/** The checks in their order; quiet ones that follow each other are together. */
export function groupsOf(checks: Check[]): Check[][] {
  const groups: Check[][] = [];
  for (const check of checks) {
    const last = groups.at(-1);
    const fits = check.isQuiet === true && last?.[0]?.isQuiet === true && last.length < AT_ONCE;
    if (fits) last.push(check);
    else groups.push([check]);
  }
  return groups;
}
