import { adminApi, type Booking, type FullBooking, type Session } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { Field } from '../../../../ui/Field';
import { useForm } from '../../../../ui/useForm';
import { call } from '../../shared/call';
import { peopleText } from '../../shared/counted';
import * as s from '../../shared/forms.module.css';
import { shortDay } from '../../shared/schoolTime';
import { useChange } from '../../shared/useChange';
import { lineOf } from '../shared/bookingRules';
import { EditDialog } from './EditDialog';

interface CancelSessionProps {
  booking: Booking;
  full: FullBooking;
  session: Session;
  onClose: () => void;
}

/** Cancels one lesson of a booking, with all of its days; the last one cancels the booking. */
export function CancelSession({ booking, full, session, onClose }: CancelSessionProps) {
  const { run, failure, forget, isBusy, isSaved } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const { errors, isDirty, input, formProps } = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Say why it is cancelled.' } : {}),
    send: async ({ reason }) => {
      const cancelSessionRequest = { reason: reason.trim(), version: full.version };
      const request = call(adminApi.endpoints.cancelSession, { id: session.id, cancelSessionRequest });
      const texts = { success: 'The session is cancelled.', failure: 'Failed to cancel the session.', duration: 1000 };
      if (await run(request, texts)) onClose();
    },
    onChange: forget,
  });
  const line = lineOf(booking, session);
  const isLast = line !== undefined && booking.booking_details.length === 1;
  const days = session.course_days ?? 1;
  return (
    <EditDialog
      title="Cancel Session"
      booking={booking}
      full={full}
      formProps={formProps}
      save={isLast ? 'Cancel the booking' : 'Cancel the session'}
      isBusy={isBusy}
      isSaved={isSaved}
      isDirty={isDirty}
      failure={failure}
      onClose={onClose}
    >
      <p className={s.note}>
        {[
          session.product_name,
          days > 1 ? `all ${String(days)} days` : shortDay(session.reservation_date),
          peopleText(session.person),
          formatRupiah(line?.total_amount ?? session.total_amount),
        ].join(', ')}
      </p>
      {isLast && <p className={s.warning}>It is the only one: the whole booking is cancelled.</p>}
      <Field label="Reason (the guest reads it)" error={errors.reason}>
        {(control) => <input {...control} {...input('reason')} disabled={isBusy} autoComplete="off" maxLength={500} />}
      </Field>
    </EditDialog>
  );
}
