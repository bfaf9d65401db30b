import type { OpenDay } from '../../../src/api';
import { dayAfter } from '../../../src/lib/dates';
import { listOf } from './factories';
import { type Call, mockCall } from './network';

/** What is said of some days; the others are open, without a limit. */
type Days = Readonly<Record<string, Partial<OpenDay>>>;

/** The answer of a backend that knows days to a call for some of them. */
export function answerDays({ url }: Call, days: Days) {
  const [from, to] = [url.searchParams.get('from') ?? '', url.searchParams.get('to') ?? ''];
  const rows: OpenDay[] = [];
  for (let date = from; date <= to; date = dayAfter(date)) {
    rows.push({ date, is_open: true, reason: null, places_left: null, ...days[date] });
  }
  return { json: listOf(rows) };
}

/** A backend that knows days. */
export const mockDays = (days: Days): Call[] => mockCall('get', '/api/days', (call) => answerDays(call, days));
