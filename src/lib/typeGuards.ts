/** Whether a parsed value is an object with named fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a text with something in it. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Logs that a stored value is dropped, as it has the wrong shape. */
export const warnOfShape = (name: string): void =>
  console.warn(`Ignored the stored ${name}: it has another shape than expected.`);

/** JSON text → its value when `accepts` says it has the wanted shape; otherwise undefined, and the reason is logged, unless there is no text. */
export function parseJson<T>(
  text: string | null,
  accepts: (value: unknown) => value is T,
  name: string,
): T | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (accepts(value)) return value;
    warnOfShape(name);
  } catch {
    console.warn(`Ignored the stored ${name}: it is not JSON.`);
  }
  return undefined;
}
