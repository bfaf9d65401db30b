import { selectCurrentUser, useAppSelector } from '../../../../state';

/** Whether the person is more than staff, who neither cancel nor give money back nor send messages again. */
export const useIsAdmin = (): boolean => useAppSelector(selectCurrentUser)?.role !== 'STAFF';
