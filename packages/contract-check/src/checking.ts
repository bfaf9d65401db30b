import type { Check } from './checks/check.ts';
import type { CheckOptions } from './checkBackend.ts';
import type { Operation } from './document.ts';
import type { CheckResult, OperationResult, Report } from './report/result.ts';
import { resultOf } from './resultOf.ts';
import { Stopped } from './wire.ts';
import type { World } from './world.ts';

export type Options = Omit<CheckOptions, 'only'>;

/** Makes checks, an operation at a time, and reports them. */
export class Checking {
  readonly results: OperationResult[] = [];
  readonly world: World;
  private readonly options: Options;
  private readonly begin = performance.now();
  private readonly startedAt = new Date();
  private stopped: string | null = null;

  constructor(options: Options, world: World) {
    this.options = options;
    this.world = world;
  }

  private isOver(): boolean {
    return this.stopped !== null || this.options.stop.aborted;
  }

  async check(operation: Operation, name: string, run: Check['run']): Promise<void> {
    const { recorder } = this.world.client;
    if (this.isOver()) return;
    let one: CheckResult;
    try {
      one = await resultOf({ name, run }, operation, recorder, this.options.stop);
    } catch (error) {
      if (error instanceof Stopped) this.stopped = error.message;
      if (!this.isOver()) throw error;
      return;
    }
    const own = this.results.find((result) => result.operation === operation);
    if (own) own.checks.push(one);
    else this.results.push({ operation, checks: [one], requests: 0, seconds: 0 });
  }

  report(mark: string, left: string[]): Report {
    for (const result of this.results) {
      result.requests = this.world.client.recorder.sentFor(result.operation.id);
      this.options.onResult(result);
    }
    const { url, contract = '', stop } = this.options;
    const { level, client } = this.world;
    return {
      ...{ url, level, contract, mark, startedAt: this.startedAt, results: this.results, causes: [], left },
      ...{ isInterrupted: stop.aborted, stopped: this.stopped, requests: client.recorder.requests },
      seconds: (performance.now() - this.begin) / 1000,
    };
  }

  get isGreen(): boolean {
    return (
      this.stopped === null && this.results.every(({ checks }) => checks.every(({ outcome }) => outcome === 'passed'))
    );
  }
}
