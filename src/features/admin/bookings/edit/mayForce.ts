import type { Booking } from '../../../../api';
import { isMeanwhile } from '../../shared/meanwhile';
import type { Failure } from '../../shared/useChange';
import { isFinal } from '../shared/bookingRules';

/**
 * Whether a change that was refused can be done anyway, as a closed or a full day is for whoever stands at the beach to decide. What is
 * refused again with `force` is refused for another reason, such as money that the gateway holds.
 */
export const mayForce = (
  failure: Failure | null,
  booking: Pick<Booking, 'status'>,
  wasForced: boolean,
): failure is Failure => failure?.status === 409 && !wasForced && !isFinal(booking) && !isMeanwhile(failure);
