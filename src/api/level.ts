import { schoolToday } from '../lib/dates';
import { api } from './api.gen';
import { isNotFound } from './apiError';

/**
 * What the backend answers: the documented calls alone (1), or more (2; `x-level` in openapi.yaml). One that answers more knows
 * the days. Undefined until that is known.
 */
export function useBackendLevel(): 1 | 2 | undefined {
  const today = schoolToday();
  const { isSuccess, error } = api.useListDaysQuery({ from: today, to: today });
  if (isNotFound(error)) return 1;
  return isSuccess || error !== undefined ? 2 : undefined;
}
