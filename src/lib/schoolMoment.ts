import { t } from 'ttag';
import { school } from '../config/school';
import { schoolToday } from './dates';
import { textLocale } from './language';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How far the school's clock is ahead of UTC (ms). */
const schoolOffset = (): number => -new Date(`1970-01-01T00:00:00${school.utcOffset}`).getTime();

/** Whether the visitor's clock shows the school's time at an instant (ms). */
const isOnSchoolTime = (instant: number): boolean =>
  -new Date(instant).getTimezoneOffset() * MINUTE_MS === schoolOffset();

/**
 * An instant (ms) on the school's clock, in the site's language: 'Saturday 21 November, 07:00', with the year if it is another, and
 * 'in Bali' where the visitor's clock shows another time. Midnight ends a day: 'Thursday 26 November, midnight'.
 */
export function schoolMoment(instant: number): string {
  const { timeZone } = school;
  const { region } = school.contact.address;
  const isMidnight = (instant + schoolOffset()) % DAY_MS === 0;
  const onItsDay = isMidnight ? instant - MINUTE_MS : instant;
  const isThisYear = schoolToday(new Date(onItsDay)).slice(0, 4) === schoolToday().slice(0, 4);
  const day = new Intl.DateTimeFormat(textLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(onItsDay);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(instant);
  const moment = isMidnight ? t`${day}, midnight` : `${day}, ${time}`;
  return isOnSchoolTime(instant) ? moment : t`${moment} in ${region}`;
}

/** Said beside hours of sessions where the visitor's clock shows another time; null where it is the same. */
export function schoolTimeNote(now: number = Date.now()): string | null {
  const { region } = school.contact.address;
  return isOnSchoolTime(now) ? null : t`All hours are on the clock in ${region}.`;
}
