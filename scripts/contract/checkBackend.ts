import { randomInt } from 'node:crypto';
import { accessChecks } from './checks/access.ts';
import type { Check, Plan } from './checks/check.ts';
import { listChecks } from './checks/lists.ts';
import { bodyChecks, parameterChecks } from './checks/requests.ts';
import { storyChecks } from './checks/stories.ts';
import { deletionChecks, successChecks } from './checks/success.ts';
import { Differs, Skipped } from './difference.ts';
import type { Operation } from './document.ts';
import { propertyChecks } from './properties/checks.ts';
import { Falsified, type Generation } from './properties/run.ts';
import type { CheckResult, OperationResult, Report } from './report.ts';
import type { Account } from './sessions.ts';
import { World } from './world.ts';

export interface CheckOptions {
  operations: Operation[];
  url: string;
  admin: Account;
  /** How long to wait for an answer (ms). */
  timeout: number;
  /** Operations to look at; empty: all. */
  only: string[];
  stop: AbortSignal;
  /** What requests are generated from; the same seed gives the same ones. Left out: another each time. */
  seed?: number;
  /** How many requests of each kind are generated for an operation. */
  runs?: number;
  /** One generated request alone, as a failure names it. */
  replay?: string;
  /** Called after each operation. */
  onResult: (result: OperationResult) => void;
  note: (text: string) => void;
}

const RUNS = 3;
const MAX_SEED = 2 ** 31;

// Successful calls come before errors, in case the backend limits the number of requests.
const plansOf = (generation: Generation): Plan[] => [
  successChecks,
  storyChecks,
  accessChecks,
  parameterChecks,
  listChecks,
  bodyChecks,
  propertyChecks(generation),
  deletionChecks,
];

/** There is no backend, or it does not know the administrator. */
export class CannotStart extends Error {}

async function resultOf({ name, run }: Check, stop: AbortSignal): Promise<CheckResult> {
  const start = performance.now();
  const result = { name, outcome: 'passed', differences: [], reason: '' } as Omit<CheckResult, 'seconds'>;
  try {
    await run();
  } catch (error) {
    stop.throwIfAborted();
    if (error instanceof Skipped) Object.assign(result, { outcome: 'skipped', reason: error.message });
    else if (error instanceof Differs) Object.assign(result, { outcome: 'failed', differences: error.differences });
    else throw error;
    if (error instanceof Falsified) result.counterexample = error.counterexample;
  }
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

/** Fails unless the administrator can sign in, as nothing can be checked without that. */
async function start(world: World): Promise<void> {
  const login = world.operation('login');
  try {
    const { status } = await world.client.send(login, { body: { ...(await world.account('admin')) } });
    if (status === 401) throw new CannotStart('The backend refuses the e-mail address and the password (401).');
  } catch (error) {
    if (error instanceof Differs) throw new CannotStart(`The backend cannot be reached. ${error.message}`);
    throw error;
  }
}

/** Runs every check of the contract against a backend, and deletes what it created there. */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const { operations, only, stop, replay, runs = RUNS, seed = randomInt(MAX_SEED) } = options;
  const world = new World(operations, options.admin, options);
  await start(world);
  const plans = plansOf({ seed, runs, replay });
  const results: OperationResult[] = [];
  let left: string[] = [];
  try {
    for (const operation of operations.filter(({ id }) => only.length === 0 || only.includes(id))) {
      const result: OperationResult = { operation, checks: [] };
      for (const check of plans.flatMap((plan) => plan(operation, world))) {
        result.checks.push(await resultOf(check, stop));
      }
      results.push(result);
      options.onResult(result);
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    left = await world.cleanUp();
  }
  return { results, left, isInterrupted: stop.aborted };
}
