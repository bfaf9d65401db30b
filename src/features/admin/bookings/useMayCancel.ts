import { selectCurrentUser, useAppSelector } from '../../../state';

/** Whether the person may cancel bookings and payments: staff may not. */
export const useMayCancel = (): boolean => useAppSelector(selectCurrentUser)?.role !== 'STAFF';
