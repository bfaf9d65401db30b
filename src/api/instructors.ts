import { inOwnWords } from '../lib/ownWords';
import { api } from './api.gen';
import { isNotFound } from './apiError';
import { useBackendLevel } from './useBackendLevel';

/**
 * Who teaches, as visitors see it: nobody is `people` while they are asked for. With a backend of level 1, which knows of no
 * instructors, nothing is shown.
 */
export function useInstructors() {
  const level = useBackendLevel();
  const { data, error, isFetching, refetch } = api.useListInstructorsQuery({}, { skip: level !== 2 });
  const people = data?.data.filter(({ is_active: isActive }) => isActive).map(inOwnWords);
  return {
    people,
    isShown: level === 2 && !isNotFound(error) && people?.length !== 0,
    /** Set where they could not be loaded. */
    askAgain: error && !people && !isFetching ? () => void refetch() : null,
  };
}
