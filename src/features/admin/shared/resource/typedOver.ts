import type { FormField, Values } from './types';

/** What of a form somebody else has changed: fields that nobody has touched here, as they are stored now, and the others. */
export function changedMeanwhile(typed: Values, before: Values, now: Values) {
  const names = Object.keys(now).filter((name) => now[name] !== before[name] && now[name] !== typed[name]);
  const followed = names.filter((name) => typed[name] === before[name]);
  return {
    followed: Object.fromEntries(followed.map((name) => [name, now[name]])) as Values,
    typedOver: names.filter((name) => !followed.includes(name)),
  };
}

const shownValue = (value: Values[string] | undefined): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : typeof value === 'string' && value !== '' ? value : 'nothing';

/** What is said before another value than the known one is written over; null where there is none. */
export function typedOverText<V extends Values>(names: string[], now: V, fields: FormField<V>[]): string | null {
  if (names.length === 0) return null;
  const words = names.map(
    (name) => `${fields.find((one) => one.name === name)?.label ?? name}: ${shownValue(now[name])}`,
  );
  return `Somebody has changed meanwhile what you typed over. It says now: ${words.join('; ')}.`;
}
