import type { Revenue } from '../../../api';
import { useListView } from '../shared/useListView';
import { inOrder, isPlausibleDay, monthBefore, monthOf, type Period } from '../shared/period';
import { useToday } from '../shared/useToday';

export type RevenueBy = Revenue['by'];

/** What the figures can stand for, and what a row is called. */
export const sides: Record<RevenueBy, string> = { lesson: 'Lesson', spot: 'Surf spot', day: 'Day', method: 'Method' };

const isSide = (text: string): text is RevenueBy => Object.hasOwn(sides, text);

const LAST_MONTH = 'last-month';

export type PeriodName = 'this month' | 'last month' | 'own';

/** A period with another first or last day; the other end follows where it would come to lie on the wrong side. */
export function withEnd({ from, to }: Period, end: keyof Period, day: string): Period {
  return end === 'from' ? { from: day, to: day > to ? day : to } : { from: day < from ? day : from, to: day };
}

/**
 * The period of the figures and what they stand for, kept in the address. Months have no dates there, so that 'this month' is
 * another one next month. What the address has wrong is left out.
 */
export function usePeriod() {
  const { filter, show } = useListView();
  const today = useToday();
  const [from, to, by] = [filter('from'), filter('to'), filter('by')];
  const isOwn = isPlausibleDay(from) && isPlausibleDay(to);
  const isLastMonth = !isOwn && filter('period') === LAST_MONTH;

  const read = (): Period => {
    if (isOwn) return inOrder(from, to);
    return isLastMonth ? monthBefore(today) : monthOf(today);
  };
  const period = read();
  const monthName: PeriodName = isLastMonth ? 'last month' : 'this month';

  return {
    period,
    name: isOwn ? ('own' as const) : monthName,
    by: isSide(by) ? by : ('lesson' as const),
    showThisMonth: () => show({ period: '', from: '', to: '' }),
    showLastMonth: () => show({ period: LAST_MONTH, from: '', to: '' }),
    showPeriod: ({ from, to }: Period) => show({ period: '', from, to }, { replace: true }),
    showBy: (side: RevenueBy) => show({ by: side === 'lesson' ? '' : side }),
  };
}

export type PeriodView = ReturnType<typeof usePeriod>;
