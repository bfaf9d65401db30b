/** The day of a session (YYYY-MM-DD) and its hour (HH:MM), which is missing while it is open. */
type Moment = readonly [day: string, hour: string | null | undefined];

// No hour begins with a 9. In the order of words '~' stands before all digits.
const sortable = ([day, hour]: Moment): string => `${day} ${hour ?? '9'}`;

/** Sorts by day and hour; what has no hour yet comes last on its day. */
export const byMoment =
  <T>(momentOf: (one: T) => Moment) =>
  (a: T, b: T): number =>
    sortable(momentOf(a)).localeCompare(sortable(momentOf(b)));
