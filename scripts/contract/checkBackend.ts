import { accessChecks } from './checks/access.ts';
import type { Check, Plan } from './checks/check.ts';
import { failureChecks } from './checks/failures.ts';
import { listChecks } from './checks/lists.ts';
import { bodyChecks, parameterChecks } from './checks/requests.ts';
import { storyChecks } from './checks/stories.ts';
import { deletionChecks, successChecks } from './checks/success.ts';
import { causesOf, unseenCauses } from './causes.ts';
import { Differs, neededBy, Skipped, withoutNeed } from './difference.ts';
import type { Operation } from './document.ts';
import type { Recorder } from './recorder.ts';
import type { CheckResult, OperationResult, Report } from './report/result.ts';
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
  /** Called after each operation. */
  onResult: (result: OperationResult) => void;
  note: (text: string) => void;
}

// Successful calls come before errors, in case the backend limits the number of requests.
const plans: Plan[] = [
  successChecks,
  storyChecks,
  accessChecks,
  parameterChecks,
  failureChecks,
  listChecks,
  bodyChecks,
  deletionChecks,
];

/** There is no backend, or it does not know the administrator. */
export class CannotStart extends Error {}

async function resultOf({ name, run }: Check, operation: Operation, world: World): Promise<CheckResult> {
  const { recorder, options } = world.client;
  const start = performance.now();
  const result: CheckResult = {
    name,
    outcome: 'passed',
    differences: [],
    reason: '',
    cause: null,
    seconds: 0,
    exchanges: [],
  };
  recorder.begin();
  try {
    await run();
  } catch (error) {
    options.stop.throwIfAborted();
    if (error instanceof Skipped) Object.assign(result, { outcome: 'skipped', reason: error.message });
    else if (error instanceof Differs) Object.assign(result, judged(error, operation, recorder));
    else throw error;
  }
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

/** A failure of the operation, or of another one without which the check could not be made. */
function judged({ differences, exchange }: Differs, { id }: Operation, recorder: Recorder): Partial<CheckResult> {
  const masked = differences.map((one) => ({
    ...one,
    expected: recorder.mask(one.expected),
    got: recorder.mask(one.got),
  }));
  if (exchange) recorder.recall(exchange);
  const { exchanges } = recorder;
  const cause = neededBy(masked.map((one) => ({ ...one, path: one.path.replace(`needs ${id}: `, '') })));
  if (cause === undefined) return { outcome: 'failed', differences: withoutNeed(masked, id), exchanges };
  return { outcome: 'blocked', cause, differences: withoutNeed(masked, cause), exchanges };
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
  const { operations, only, stop } = options;
  const world = new World(operations, options.admin, { ...options, passwords: [options.admin.password] });
  await start(world);
  const results: OperationResult[] = [];
  let left: string[] = [];
  const begin = performance.now();
  const { recorder } = world.client;
  try {
    for (const operation of operations.filter(({ id }) => only.length === 0 || only.includes(id))) {
      const [since, sent] = [performance.now(), recorder.requests];
      const checks: CheckResult[] = [];
      for (const check of plans.flatMap((plan) => plan(operation, world))) {
        checks.push(await resultOf(check, operation, world));
      }
      const seconds = (performance.now() - since) / 1000;
      const result = { operation, checks, requests: recorder.requests - sent, seconds };
      results.push(result);
      options.onResult(result);
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    left = await world.cleanUp();
  }
  for (const unseen of unseenCauses(results, operations)) {
    const known = results.find(({ operation }) => operation.id === unseen.operation.id);
    if (known) known.checks.push(...unseen.checks);
    else results.push(unseen);
    options.onResult(unseen);
  }
  return {
    results,
    causes: causesOf(results),
    left,
    isInterrupted: stop.aborted,
    requests: recorder.requests,
    seconds: (performance.now() - begin) / 1000,
  };
}
