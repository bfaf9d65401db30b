import { useSyncExternalStore } from 'react';
import { schoolToday } from '../../lib/dates';
import { neverChanges } from '../../lib/neverChanges';

/** The school's day; none in HTML that a server has rendered, as that may be from the day before. */
export const useSchoolToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(neverChanges, schoolToday, () => undefined);
