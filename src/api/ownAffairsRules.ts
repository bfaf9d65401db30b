import { isRecord } from '../lib/typeGuards';
import type { api, CheckBookingResponse } from './api.gen';
import type { Started, Update } from './listUpdates';
import { baseApi } from './baseApi';
import { offScreen } from './tags';

const { selectEntriesForEndpoint, updateQueryData } = (baseApi as unknown as typeof api).util;

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

/** What guests change by themselves is changed in every cached answer that shows it. */
export const rules = { moveMySession: ownChange, cancelMySession: ownChange, cancelMyBooking: ownChange } as const;
