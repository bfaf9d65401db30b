import { Alert } from 'antd';
import { adminApi } from '../../../api';
import { isCalendarDay, schoolToday } from '../../../lib/dates';
import { longDay } from '../shared/boardDay';
import * as s from './dayBoard.module.css';

const { useQueryState } = adminApi.endpoints.getOverview;

/** A clock that is off by less is off at midnight alone (ms). */
const TOLERANCE = 10 * 60_000;

/**
 * Says that this device has another day than the backend had when it counted the figures, whose last day is its today: on a
 * device with a wrong clock the board and the sheet for new bookings would begin with a wrong day.
 */
export function ClockNotice() {
  const { data, fulfilledTimeStamp = 0 } = useQueryState();
  const days: unknown = data?.data.per_day;
  const there = Array.isArray(days) ? (days as { date?: string }[]).at(-1)?.date : undefined;
  if (there === undefined || !isCalendarDay(there)) return null;
  const here = [-TOLERANCE, TOLERANCE].map((offset) => schoolToday(new Date(fulfilledTimeStamp + offset)));
  if (here.includes(there)) return null;
  const words = `This device says that today is ${longDay(schoolToday())}, the server says ${longDay(there)}.`;
  return (
    <Alert
      type="warning"
      showIcon
      className={s.alert}
      title={`${words} Check the clock of this device before you book or note anything.`}
    />
  );
}
