import { randomInt } from 'node:crypto';
import { causesOf, kindOf, unseenCauses } from './causes.ts';
import type { Check, Plan } from './checks/check.ts';
import { absentChecks } from './checks/levels.ts';
import { checksOf, groupsOf, plansOf } from './checks/plans.ts';
import type { Difference } from './difference.ts';
import type { Operation } from './document.ts';
import { openDay } from './freeDays.ts';
import { Stopped } from './wire.ts';
import { Gate } from './gate.ts';
import { countsRows, lanesOf } from './lanes.ts';
import { preflight } from './preflight.ts';
import { claim, clockNotes } from './begin.ts';
import { difference } from './clock.ts';
import { type CheckResult, count, type OperationResult, type Report } from './report/result.ts';
import { resultOf } from './resultOf.ts';
import type { Account } from './sessions.ts';
import { type Making, World } from './world.ts';

/** What a run tells of itself when it begins. */
export interface Begun {
  code: string;
  mark: string;
  /** What it has made and not deleted yet. */
  remaining: () => string[];
}

export interface CheckOptions extends Making {
  operations: Operation[];
  /** What the backend must not have. */
  absent?: Operation[];
  /** The origin of a website on another host. */
  origin?: string;
  /** The contract's version. */
  contract?: string;
  url: string;
  admin: Account;
  /** How long to wait for an answer (ms). */
  timeout: number;
  /** Operations to look at; empty: all. */
  only: string[];
  stop: AbortSignal;
  /** How many operations are checked side by side; left out: one. */
  jobs?: number;
  /** What requests are generated from; the same seed gives the same ones. Left out: another each time. */
  seed?: number;
  /** How many requests of each kind are generated for an operation. */
  runs?: number;
  /** Whether of values that are alike each is tried, and not one in each run. */
  isThorough?: boolean;
  /** Of the generated requests one alone, as a failure names it. */
  replay?: string;
  /** Called when there is something to check, before anything is created. */
  onBegin?: (begun: Begun) => void;
  /** Called after each operation. */
  onResult: (result: OperationResult) => void;
  note: (text: string) => void;
}

const RUNS = 3;
const MAX_SEED = 2 ** 31;

/** Reports keep the requests of failed checks up to this many characters, and of one check for each cause that blocks others. */
const MAX_KEPT = 20_000_000;

/** Lets go of what reports do not show. */
class Keeper {
  private kept = 0;
  private readonly causes = new Set<string>();

  trim(check: CheckResult): CheckResult {
    const [difference] = check.differences;
    const cause = `${String(check.cause)}\n${difference ? kindOf(difference) : ''}`;
    const isKnown = check.outcome === 'blocked' && this.causes.has(cause);
    this.causes.add(cause);
    for (const { answer, body } of check.exchanges)
      this.kept += answer.length + (typeof body === 'string' ? body.length : 0);
    return isKnown || this.kept > MAX_KEPT ? { ...check, exchanges: [] } : check;
  }
}

/** The results when `login` is wrong, without which nothing can be checked. */
function withoutLogin(
  selected: Operation[],
  world: World,
  plans: Plan[],
  differences: Difference[],
): OperationResult[] {
  const login = world.operation('login');
  const none = { reason: '', differences, seconds: 0, exchanges: [] };
  const failed: CheckResult = { ...none, name: 'success', outcome: 'failed', cause: null };
  const blocked = (operation: Operation): CheckResult[] =>
    checksOf(operation, world, plans).map(({ name }) => ({ ...none, name, outcome: 'blocked', cause: login.id }));
  const others = selected
    .filter((one) => one !== login)
    .map((operation) => ({ operation, checks: blocked(operation) }));
  return [{ operation: login, checks: [failed] }, ...others].map((one) => ({ ...one, requests: 0, seconds: 0 }));
}

/** An operation with what is to be checked of it. */
interface Task {
  operation: Operation;
  checks: () => Check[];
}

/** Makes the checks of operations, some side by side; results are added as they come. */
class Run {
  /** Why it ended early. */
  end: string | null = null;
  private readonly keeper = new Keeper();
  private readonly gate = new Gate();
  private readonly world: World;
  private readonly options: CheckOptions;
  private readonly results: OperationResult[];

  constructor(world: World, options: CheckOptions, results: OperationResult[]) {
    this.world = world;
    this.options = options;
    this.results = results;
  }

  /** Makes all checks; returns why it ended early. */
  async all(tasks: Task[], jobs: number): Promise<string | null> {
    const lanes = lanesOf(tasks, jobs);
    const work = async (): Promise<void> => {
      for (let lane = lanes.shift(); lane; lane = lanes.shift()) for (const task of lane) await this.one(task);
    };
    await Promise.all(Array.from({ length: jobs }, work));
    return this.end;
  }

  private isOver(): boolean {
    return this.end !== null || this.options.stop.aborted;
  }

  private async one({ operation, checks }: Task): Promise<void> {
    if (this.isOver()) return;
    const { recorder } = this.world.client;
    const result: OperationResult = { operation, checks: [], requests: 0, seconds: 0 };
    const since = performance.now();
    try {
      for (const group of groupsOf(checks())) {
        if (this.isOver()) break;
        await this.gate.pass(countsRows(operation, group), () => this.group(group, result));
      }
    } catch (error) {
      if (error instanceof Stopped) this.end ??= error.message;
      else if (!this.options.stop.aborted)
        this.end ??= `The check itself broke off at ${operation.id}: ${String(error)}`;
    }
    result.requests = recorder.sentFor(operation.id);
    result.seconds = (performance.now() - since) / 1000;
    if (result.checks.length === 0) return;
    this.results.push(result);
    this.options.onResult(result);
  }

  private async group(group: Check[], result: OperationResult): Promise<void> {
    const { recorder } = this.world.client;
    const { stop } = this.options;
    const settled = await Promise.allSettled(group.map((check) => resultOf(check, result.operation, recorder, stop)));
    for (const one of settled) if (one.status === 'fulfilled') result.checks.push(this.keeper.trim(one.value));
    const broken = settled.find((one) => one.status === 'rejected');
    if (broken) throw broken.reason;
  }
}

/** Deletes what was created; returns what stays. */
async function cleanUp(world: World): Promise<string[]> {
  try {
    return await world.cleanUp();
  } catch (error) {
    return [`The clean-up broke off: ${String(error)}`, ...world.remaining()];
  }
}

/** Runs every check of the contract against a backend, and deletes what it created there. */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const { operations, only, stop, onResult, replay, origin } = options;
  const { runs = RUNS, seed = randomInt(MAX_SEED), jobs = 1, isThorough = false } = options;
  const plans = plansOf({
    seed,
    runs,
    isThorough,
    isSideBySide: jobs > 1,
    ...(replay !== undefined && { replay }),
    ...(origin !== undefined && { origin }),
  });
  const startedAt = new Date();
  const begin = performance.now();
  const isWanted = ({ id }: Operation): boolean => only.length === 0 || only.includes(id);
  const selected = operations.filter(isWanted);
  const absent = (options.absent ?? []).filter(isWanted);
  const wrongLogin = await preflight(operations, options.admin, only, options);
  const world = new World(operations, options.admin, options);
  const results: OperationResult[] = [];
  let left: string[] = [];
  let stopped: string | null = null;
  if (wrongLogin.length > 0) {
    results.push(...withoutLogin(selected, world, plans, wrongLogin));
    for (const result of results) onResult(result);
  } else {
    options.onBegin?.({ code: world.code, mark: world.mark, remaining: () => world.remaining() });
    if (selected.some(({ id }) => id === 'createBooking')) clockNotes(difference()).forEach(options.note);
    const days = operations.find(({ id }) => id === 'listDays');
    if (days) world.soon = (await openDay(world.client, days)) ?? world.soon;
    const other = only.length === 0 ? await claim(world) : undefined;
    if (other !== undefined) options.note(other);
    const brokenOff = (error: unknown) => `The check itself broke off: ${String(error)}`;
    const tasks: Task[] = [
      ...selected.map((operation) => ({ operation, checks: () => checksOf(operation, world, plans) })),
      ...absent.map((operation) => ({ operation, checks: () => absentChecks(operation, world) })),
    ];
    stopped = await new Run(world, options, results).all(tasks, jobs).catch(brokenOff);
    const order = tasks.map(({ operation }) => operation);
    results.sort((a, b) => order.indexOf(a.operation) - order.indexOf(b.operation));
    left = await cleanUp(world);
    if (other !== undefined && count(results, 'failed') > 0) options.note(other);
  }
  for (const unseen of unseenCauses(results, operations)) {
    const known = results.find(({ operation }) => operation.id === unseen.operation.id);
    if (known) known.checks.push(...unseen.checks);
    else results.push(unseen);
    onResult(unseen);
  }
  return {
    url: options.url,
    level: world.level,
    contract: options.contract ?? '',
    mark: world.mark,
    startedAt,
    results,
    causes: causesOf(results),
    left,
    isInterrupted: stop.aborted,
    stopped,
    requests: world.client.recorder.requests,
    seconds: (performance.now() - begin) / 1000,
  };
}
