import type { Instructor, Session } from '../../../api';
import { USUAL_MINUTES } from '../../../lib/lessonFacts';
import { counted } from '../shared/counted';

/** What the menus of a day are made of: who teaches at the school, and all sessions of the day that are not cancelled. */
export interface Teaching {
  instructors: readonly Instructor[];
  sessions: readonly Session[];
}

/** When a session begins and ends, in minutes of its day; null while its hour is open. */
function spanOf({ start_time: time, minutes = USUAL_MINUTES }: Session): [number, number] | null {
  if (!time) return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return [hour * 60 + minute, hour * 60 + minute + minutes];
}

/** Whether nobody can be in both: they overlap, and begin at another hour or are at another spot. */
function isElsewhere(one: Session, other: Session): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  if (!a || !b || one.reservation_date !== other.reservation_date) return false;
  const isTogether = one.start_time === other.start_time && one.surf_spot_name === other.surf_spot_name;
  return !isTogether && a[0] < b[1] && b[0] < a[1];
}

/** What to know before an instructor gets a session, or of one who has it: 'inactive', 'away', 'at Canggu at 07:00'; null where nothing is in the way. */
export function remarkOn(
  { id, away = [], is_active: isActive }: Instructor,
  sessions: readonly Session[],
  all: readonly Session[],
): string | null {
  if (!isActive) return 'inactive';
  const days = sessions.map(({ reservation_date: day }) => day);
  if (days.some((day) => away.includes(day))) return 'away';
  const other = all.find(
    (one) => one.instructor_id === id && sessions.some((session) => session.id !== one.id && isElsewhere(session, one)),
  );
  return other ? `at ${other.surf_spot_name ?? 'another spot'} at ${other.start_time ?? ''}` : null;
}

/** Who can be chosen for sessions: those who are active, and whoever teaches one of them already. */
export const choicesFor = (instructors: readonly Instructor[], sessions: readonly Session[]): Instructor[] =>
  instructors.filter(({ id, is_active }) => is_active || sessions.some((session) => session.instructor_id === id));

/** 'Nobody yet: 3 sessions', where there are some. */
export function nobodyTexts(sessions: readonly Session[]): string[] {
  const open = sessions.filter(({ instructor_id: id }) => !id).length;
  return open > 0 ? [`Nobody yet: ${counted(open, 'session', 'sessions')}`] : [];
}
