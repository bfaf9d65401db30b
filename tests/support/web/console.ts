type Pattern = string | RegExp;

/** user-event acts synchronously, so React warns about every link that starts a transition, whatever the test awaits. */
const ABOUT_USER_EVENT = 'A component suspended inside an `act` scope, but the `act` call was not awaited';

let errors: string[] = [];
let warnings: string[] = [];
let expectedErrors: Pattern[] = [];
const original = { error: console.error, warn: console.warn };

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value instanceof Error ? (value.stack ?? value.message) : JSON.stringify(value);
};

const matches = (text: string, pattern: Pattern) =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/** Records what is written to the console from here on. */
export function watchConsole(): void {
  errors = [];
  warnings = [];
  expectedErrors = [];
  console.error = (...args: unknown[]) => {
    const text = args.map(textOf).join(' ');
    if (!text.startsWith(ABOUT_USER_EVENT)) errors.push(text);
  };
  console.warn = (...args: unknown[]) => void warnings.push(args.map(textOf).join(' '));
}

/** Expects the app to log an error with this text; the test fails without it. */
export function expectConsoleError(pattern: Pattern): void {
  expectedErrors.push(pattern);
}

/** The app's warnings so far. They are not printed and do not fail the test. */
export const warningsSoFar = (): readonly string[] => warnings;

/** Why the test fails: errors that were not expected, and expected ones that did not come. */
export function checkConsole(): string[] {
  Object.assign(console, original);
  const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => matches(text, pattern)));
  const missing = expectedErrors.filter((pattern) => !errors.some((text) => matches(text, pattern)));
  return [...unexpected, ...missing.map((pattern) => `(not logged) ${String(pattern)}`)];
}
