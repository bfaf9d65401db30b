import { now } from './clock.ts';

const DAY = 86_400_000;
const inSchoolTime = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' });

/** The day at the school so many days from now, YYYY-MM-DD. */
export const schoolDay = (daysFromNow = 0): string => inSchoolTime.format(now() + daysFromNow * DAY);

/** Whether it is before noon at the school: 12 hours later it is the same day. */
export const isMorning = (): boolean => schoolDay() === schoolDay(0.5);

/** Runs a check, and once more when it fails and the school's day has changed meanwhile. */
export async function withinOneDay(run: () => Promise<void>): Promise<void> {
  const day = schoolDay();
  try {
    await run();
  } catch (error) {
    if (schoolDay() === day) throw error;
    await run();
  }
}
