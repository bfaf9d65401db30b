import { t } from 'ttag';
import { school } from '../config/school';
import { schoolToday } from './dates';
import { freeUntil } from './freeUntil';
import { textLocale } from './language';

const MINUTE_MS = 60_000;

/** An instant (ms) on the school's clock, in the site's language: 'Saturday 21 November, 07:00', with the year if it is another. */
function schoolMoment(instant: number): string {
  const { timeZone } = school;
  const isThisYear = schoolToday(new Date(instant)).slice(0, 4) === schoolToday().slice(0, 4);
  const day = new Intl.DateTimeFormat(textLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(instant);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(instant);
  return `${day}, ${time}`;
}

/** How far the school's clock is ahead of UTC (ms). */
const schoolOffset = (): number => -new Date(`1970-01-01T00:00:00${school.utcOffset}`).getTime();

/** Whether the visitor's clock shows the school's time at an instant (ms). */
const isOnSchoolTime = (instant: number): boolean =>
  -new Date(instant).getTimezoneOffset() * MINUTE_MS === schoolOffset();

/**
 * That something is free to cancel or move until an instant (ms), on the school's clock. Midnight is said as the last minute before:
 * nobody then takes it for another day.
 */
export function freeUntilSentence(instant: number): string {
  const isMidnight = (instant + schoolOffset()) % (24 * 60 * MINUTE_MS) === 0;
  const last = isMidnight ? instant - MINUTE_MS : instant;
  const moment = schoolMoment(last);
  const { region } = school.contact.address;
  return isOnSchoolTime(last)
    ? t`Free to cancel or move until ${moment}.`
    : t`Free to cancel or move until ${moment} (time in ${region}).`;
}

/**
 * Until when these sessions can all be cancelled or moved by their guest, or that it is too late for that already. One without an
 * hour counts from the beginning of its day.
 */
export function freeUntilText(sessions: readonly { date: string; start_time?: string | undefined }[]): {
  text: string;
  isOver: boolean;
} {
  const earliest = Math.min(...sessions.map(({ date, start_time }) => freeUntil(date, start_time)));
  if (earliest <= Date.now())
    return {
      text: t`This begins so soon that it can no longer be cancelled or moved here. Call us: we do what we can.`,
      isOver: true,
    };
  return { text: freeUntilSentence(earliest), isOver: false };
}
