import type { Check } from './checks/check.ts';
import { Differs, neededBy, Skipped, withoutNeed } from './difference.ts';
import type { Operation } from './document.ts';
import { Stopped } from './wire.ts';
import { Falsified } from './properties/property.ts';
import type { Recorder } from './exchange.ts';
import type { CheckResult } from './report/result.ts';

/** A failure of the operation, or of another one without which the check could not be made. */
function judged({ differences, exchange }: Differs, { id }: Operation, recorder: Recorder): Partial<CheckResult> {
  if (exchange) recorder.recall(exchange);
  const masked = differences.map(({ path, expected, got }) => ({
    path,
    expected: recorder.mask(expected),
    got: recorder.mask(got),
  }));
  const { exchanges } = recorder;
  const own = withoutNeed(masked, id);
  const cause = neededBy(own);
  if (cause === undefined) return { outcome: 'failed', differences: own, exchanges };
  return { outcome: 'blocked', cause, differences: withoutNeed(own, cause), exchanges };
}

/** A check that broke off by a mistake of its own, mostly because an answer is of a shape that it does not expect. */
function brokenOff(error: unknown, recorder: Recorder): Partial<CheckResult> {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place =
    stack
      .split('\n')
      .find((line) => line.startsWith('    at '))
      ?.trim() ?? '';
  const got = recorder.mask(`${name}: ${message}${place === '' ? '' : ` (${place})`}`);
  return {
    outcome: 'failed',
    differences: [{ path: 'the check itself', expected: 'answers that it can read', got }],
    exchanges: recorder.exchanges,
  };
}

/** Makes a check. */
export const resultOf = (
  check: Check,
  operation: Operation,
  recorder: Recorder,
  stop: AbortSignal,
): Promise<CheckResult> => recorder.during(operation.id, () => judge(check, operation, recorder, stop));

async function judge(
  { name, run }: Check,
  operation: Operation,
  recorder: Recorder,
  stop: AbortSignal,
): Promise<CheckResult> {
  const start = performance.now();
  const none = { differences: [], reason: '', cause: null, seconds: 0, exchanges: [] };
  const result: CheckResult = { name, outcome: 'passed', ...none };
  try {
    await run();
  } catch (error) {
    stop.throwIfAborted();
    if (error instanceof Stopped) throw error;
    if (error instanceof Skipped) Object.assign(result, { outcome: 'skipped', reason: error.message });
    else if (error instanceof Differs) Object.assign(result, judged(error, operation, recorder));
    else Object.assign(result, brokenOff(error, recorder));
    if (error instanceof Falsified) result.counterexample = recorder.mask(error.counterexample);
  }
  return { ...result, seconds: (performance.now() - start) / 1000 };
}
