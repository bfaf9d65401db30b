import { t } from 'ttag';
import { useCancelMyBookingMutation } from '../../api';
import { bookedSessions, lessonText, momentText } from './bookedSessions';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { useForm } from '../../ui/useForm';
import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog';
import { emailProblem, useOwnChange } from './useOwnChange';

interface CancelBookingProps extends ChangeDialogProps {
  onCancelled: () => void;
}

/** Asks once whether the whole booking is to be cancelled, says what becomes of it, and cancels it. */
export function CancelBooking({ booking, lookUp, email, rule, onEmail, onClose, onCancelled }: CancelBookingProps) {
  const [cancel] = useCancelMyBookingMutation();
  const change = useOwnChange(lookUp);
  const { booking_code: bookingCode } = booking;

  const form = useForm({
    initial: { email },
    check: (values) => {
      const problem = emailProblem(values.email);
      return problem ? { email: problem } : {};
    },
    send: async (values) => {
      const call = cancel({ bookingCode, cancelMyBookingRequest: { email: values.email.trim() } });
      if (await change.send(call, values.email, ({ status }) => status === 'CANCELLED')) onCancelled();
    },
    onChange: (values) => onEmail(values.email),
  });

  return (
    <ChangeDialog
      title={t`Cancel this booking?`}
      formProps={form.formProps}
      email={form.input('email')}
      emailError={form.errors.email ?? change.wrongEmail(form.values.email)}
      rule={rule}
      texts={change.texts}
      isBusy={form.isBusy}
      submit={{ label: t`Yes, cancel it`, busyLabel: t`Cancelling...` }}
      keep={t`Keep the booking`}
      onClose={onClose}
    >
      <p>{t`All its sessions are called off, and your places are given to others:`}</p>
      <ul>
        {bookedSessions(booking).map((session) => (
          <li key={session.id}>
            <span dir="auto">{lessonText(session)}</span>, {momentText(session)}
          </li>
        ))}
      </ul>
      {paymentStatusOf(booking) === 'PAID' && <p>{t`You have paid. We give your money back, and write to you how.`}</p>}
    </ChangeDialog>
  );
}
