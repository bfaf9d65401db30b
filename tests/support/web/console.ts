type Pattern = string | RegExp;

/** user-event acts synchronously, so React says this of every link that leads to a transition, whatever the test awaits. */
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

/** From here on, what is written to the console is kept for the test to look at. */
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

/** Says that the test makes the app log an error with this text; without such an error the test fails. */
export function expectConsoleError(pattern: Pattern): void {
  expectedErrors.push(pattern);
}

/** What the test has made the app warn of so far. Warnings are silent, and no reason to fail. */
export const warningsSoFar = (): readonly string[] => warnings;

/** What stands against the test: errors that nobody expected, and expected ones that did not come. */
export function checkConsole(): string[] {
  Object.assign(console, original);
  const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => matches(text, pattern)));
  const missing = expectedErrors.filter((pattern) => !errors.some((text) => matches(text, pattern)));
  return [...unexpected, ...missing.map((pattern) => `(not logged) ${String(pattern)}`)];
}
