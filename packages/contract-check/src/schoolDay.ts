const DAY = 86_400_000;
const inSchoolTime = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' });

/** The day at the school so many days from now, YYYY-MM-DD. */
export const schoolDay = (daysFromNow = 0): string => inSchoolTime.format(Date.now() + daysFromNow * DAY);

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Makassar', hour: '2-digit', hourCycle: 'h23' });

/** Whether it is before noon at the school. */
export const isMorning = (): boolean => Number(hour.format(Date.now())) < 12;

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
