import type { Session } from '../../../api';

const hourOf = ({ start_time: hour }: Session): string => hour ?? 'no hour yet';
const lessonOf = ({ product_name: lesson }: Session): string => lesson;
const marks = [hourOf, lessonOf, (session: Session) => `${hourOf(session)}, ${lessonOf(session)}`];

/** Names are compared as they are heard. */
const heard = ({ customer_name: name }: Session): string => name.trim().toLowerCase();

function namesakesOf(sessions: readonly Session[]): Iterable<Session[]> {
  const all = new Map<string, Session[]>();
  for (const session of sessions) all.set(heard(session), [...(all.get(heard(session)) ?? []), session]);
  return all.values();
}

function* namesOf(sessions: readonly Session[], nameOf: (session: Session) => string) {
  for (const namesakes of namesakesOf(sessions)) {
    const markOf = marks.find((mark) => new Set(namesakes.map(mark)).size === namesakes.length);
    for (const [index, session] of namesakes.entries()) {
      const mark = namesakes.length > 1 ? `, ${markOf?.(session) ?? index + 1}` : '';
      yield [session.id, `${nameOf(session)}${mark}`] as const;
    }
  }
}

/**
 * What the buttons and links of each session call its guest, by the session's id. Who cannot see the rows could not tell two of one
 * name apart: their hour, else their lesson, else both, else a number stands behind it, and with a cancelled one that it is.
 */
export function rowNamesOf(standing: readonly Session[], cancelled: readonly Session[]): ReadonlyMap<string, string> {
  const coming = new Set(standing.map(heard));
  return new Map([
    ...namesOf(standing, ({ customer_name: name }) => name),
    ...namesOf(cancelled, (one) => (coming.has(heard(one)) ? `${one.customer_name}, cancelled` : one.customer_name)),
  ]);
}
