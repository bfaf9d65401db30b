/** What a lesson says of itself in fields. A backend of level 1 has none of them; what is null or missing is told by words. */
export interface LessonFields {
  days?: number | null;
  minutes?: number | null;
  min_people?: number | null;
  /** Null with `min_people` set: no upper bound. */
  max_people?: number | null;
  level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | null;
  /** HH:MM, in order. */
  start_times?: string[];
}

const isNumber = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;

/** What each field of a stored lesson has to be. All may be missing: a cookie may be older, and level 1 has none of them. */
const checks: Record<keyof LessonFields, (value: unknown) => boolean> = {
  days: isNumber,
  minutes: isNumber,
  min_people: isNumber,
  max_people: isNumber,
  level: (value) => /^(?:BEGINNER|INTERMEDIATE|ADVANCED)$/.test(String(value)),
  start_times: (value) => Array.isArray(value) && value.every((time) => typeof time === 'string'),
};

const names = Object.keys(checks) as (keyof LessonFields)[];

/** The fields that a lesson has set, in one order: a cookie has no room for the others. */
export const fieldsOf = (lesson: LessonFields): LessonFields =>
  Object.fromEntries(names.filter((name) => String(lesson[name] ?? '') !== '').map((name) => [name, lesson[name]]));

/** Whether what a stored lesson says of itself has the right form. */
export const areLessonFields = (lesson: Record<string, unknown>): boolean =>
  names.every((name) => lesson[name] === undefined || checks[name](lesson[name]));
