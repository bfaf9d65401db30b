import { useRef, useState } from 'react';
import {
  adminApi,
  type CreateCounterBookingRequest,
  detailsOf,
  isUnanswered,
  messageOf,
  statusOf,
} from '../../../../api';
import { deviceStorage } from '../../../../state/persist/webStorage';
import { useAppDispatch } from '../../../../state';
import { useToasts } from '../../../../ui/toast';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';
import { counted } from '../counted';
import { internationalDigits } from '../phone';
import { newKey } from '../../../../lib/newKey';
import { setApart } from '../setApart';

const SPOT_KEY = 'counterSpot';

/** The surf spot of the last booking on this device; '' before the first. */
export const usualSpot = (): string => deviceStorage.read(SPOT_KEY) ?? '';

/** Why a booking was not made: something to think of first, or a refusal. */
export interface Objection {
  text: string;
  details: string[];
  /** What goes on all the same; null where nothing does. */
  anyway: 'twice' | 'force' | null;
}

/** What was sent last. */
interface Attempt {
  /** What was asked for in the sheet. */
  asked: string;
  body: CreateCounterBookingRequest;
  key: string;
  /** Whether it had no answer, so that it may be booked. */
  isOpen: boolean;
}

/** Books for a guest at the counter, once for a double click and for a lost answer. `onBooked` is told the code. */
export function useCounterBooking(onBooked: (code: string) => void) {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [objection, setObjection] = useState<Objection | null>(null);
  const attempt = useRef<Attempt | null>(null);

  /** The bookings that the phone has on that day already; none also where nobody can tell. */
  const bookedAlready = async ({ customer, booking_details: [session] }: CreateCounterBookingRequest) => {
    const day = session?.reservation_date;
    const query = { page: 1, search: customer.phone, from: day, to: day };
    const { data } = await dispatch(
      adminApi.endpoints.listBookings.initiate(query, { subscribe: false, forceRefetch: true }),
    );
    // The search finds longer numbers as well.
    const number = internationalDigits(customer.phone);
    return (data?.data ?? []).filter(
      ({ status, customer_phone: phone }) => status !== 'CANCELLED' && internationalDigits(phone) === number,
    );
  };

  const [book, isBusy] = useSubmitOnce(async (request: CreateCounterBookingRequest, agreed: Objection['anyway']) => {
    setObjection(null);
    const asked = JSON.stringify(request);
    const last = attempt.current;
    // What had no answer is sent again as it was: the phone may have this very booking by now.
    const again = last?.isOpen && last.asked === asked ? last : null;
    if (agreed === null && !again) {
      const [same, ...more] = await bookedAlready(request);
      if (same) {
        const others = more.length > 0 ? ` and ${counted(more.length, 'more', 'more')}` : '';
        const text = `This phone has a booking on that day: ${setApart(same.customer_name)}, ${same.booking_code}${others}.`;
        setObjection({ text, details: [], anyway: 'twice' });
        return;
      }
    }
    const body = again?.body ?? (agreed === 'force' ? { ...request, force: true } : request);
    // The same request again is the same booking, until one was made.
    const isSame = last !== null && JSON.stringify(last.body) === JSON.stringify(body);
    const sent = { asked, body, key: isSame ? last.key : newKey(), isOpen: false };
    attempt.current = sent;
    const { data, error } = await dispatch(
      adminApi.endpoints.createCounterBooking.initiate(
        { 'Idempotency-Key': sent.key, createCounterBookingRequest: body },
        { track: false },
      ),
    );
    if (data) {
      attempt.current = null;
      deviceStorage.write(SPOT_KEY, request.surf_spot_id);
      toasts.show('success', 'Booked.', 1000);
      onBooked(data.data.booking_code);
      return;
    }
    attempt.current = { ...sent, isOpen: isUnanswered(error) };
    // Without an answer it may be booked: what was agreed to is offered again, which sends the same request with the same key.
    const anyway = isUnanswered(error) ? agreed : null;
    setObjection({
      text: messageOf(error, 'The server did not answer. Try again: nothing is booked twice.'),
      details: detailsOf(error),
      anyway: statusOf(error) === 409 && agreed !== 'force' ? 'force' : anyway,
    });
  });
  return { book, isBusy, objection, forget: () => setObjection(null) };
}
