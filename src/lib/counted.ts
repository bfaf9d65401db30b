/** Numbers with what they count: the only place that knows singular and plural. */
const counted =
  (one: string, many: string) =>
  (count: number): string =>
    `${String(count)} ${count === 1 ? one : many}`;

export const peopleCounted = counted('person', 'people');
export const sessionsCounted = counted('session', 'sessions');
export const coursesCounted = counted('course', 'courses');
export const daysCounted = counted('day', 'days');
