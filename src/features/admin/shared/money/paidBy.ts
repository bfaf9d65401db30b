import type { Booking } from '../../../../api';

/** How a booking's money really came, as 'TRANSFER + CASH'; '' while none has, or with a backend that does not tell. */
export const paidByText = ({ paid_by: methods }: Pick<Booking, 'paid_by'>): string =>
  Array.isArray(methods) ? methods.join(' + ') : '';
