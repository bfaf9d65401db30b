import { isRecord } from '../lib/typeGuards';
import type { CheckBookingResponse } from './api.gen';
import type { Started, Update } from './listUpdates';
import { generatedOwnApi } from './ownAffairs.gen';
import { offScreen } from './tags';

// The door to what guests do by themselves with a booking or a password, apart from index.ts: most visits need none of it.
export {
  useCancelMyBookingMutation,
  useMoveMySessionMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} from './ownAffairs.gen';

const { selectEntriesForEndpoint, updateQueryData } = generatedOwnApi.util;

/** Puts a changed booking into every cached look-up of it, whatever way its code was typed. */
const bookingChanged =
  (answer: CheckBookingResponse): Update =>
  (dispatch, getState) => {
    for (const { data, originalArgs } of selectEntriesForEndpoint(getState(), 'checkBooking')) {
      const known: unknown = data?.data; // any server may have answered
      if (isRecord(known) && known.booking_code === answer.data.booking_code) {
        dispatch(updateQueryData('checkBooking', originalArgs, () => answer));
      }
    }
  };

async function onQueryStarted(_arg: unknown, { dispatch, queryFulfilled }: Started<CheckBookingResponse>) {
  const answer = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (isRecord(answer) && isRecord(answer.data)) dispatch(bookingChanged(answer));
}

const ownChange = { onQueryStarted, invalidatesTags: offScreen('Bookings') };
generatedOwnApi.enhanceEndpoints({ endpoints: { moveMySession: ownChange, cancelMyBooking: ownChange } });
