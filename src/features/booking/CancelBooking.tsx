import { t } from 'ttag';
import { useCancelMyBookingMutation, useCancelMySessionMutation } from '../../api';
import { Field } from '../../ui/Field';
import { useForm } from '../../ui/useForm';
import { bookedSessions, lessonText, momentText } from './bookedSessions';
import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog';
import { moneyHeld, moneyOfYours } from './moneyHeld';
import type { Session } from './ownChanges';
import { emailProblem, goneFromBooking, useOwnChange } from './useOwnChange';

interface CancelBookingProps extends ChangeDialogProps {
  /** The first session of each line that can be cancelled by itself; none where there is but one line. */
  lines: readonly Session[];
  /** Whether the whole booking can be cancelled. */
  canAll: boolean;
}

/** Asks once whether the whole booking or one of its lessons is to be cancelled, says what becomes of it, and cancels it. */
export function CancelBooking(props: CancelBookingProps) {
  const { booking, lookUp, email, rule, onEmail, onClose, onGone, lines, canAll } = props;
  const [cancelAll] = useCancelMyBookingMutation();
  const [cancelLine] = useCancelMySessionMutation();
  const change = useOwnChange(lookUp);
  const { booking_code: bookingCode } = booking;
  const sessions = bookedSessions(booking);

  const form = useForm({
    // Empty for the whole booking.
    initial: { email, line: canAll ? '' : (lines[0]?.lineId ?? '') },
    check: (values) => {
      const problem = emailProblem(values.email);
      return problem ? { email: problem } : {};
    },
    send: async (values) => {
      const { line: id } = values;
      const cancelMyBookingRequest = { email: values.email.trim() };
      const call =
        id === ''
          ? cancelAll({ bookingCode, cancelMyBookingRequest })
          : cancelLine({ bookingCode, id, cancelMyBookingRequest });
      const outcome = await change.send(call, {
        email: values.email,
        id,
        isMade: (now) =>
          now.status === 'CANCELLED' || (id !== '' && !bookedSessions(now).some((one) => one.lineId === id)),
      });
      const lesson = lines.find(({ lineId }) => lineId === id)?.lesson ?? '';
      if (outcome === 'made') onGone(id === '' ? t`Your booking is cancelled.` : t`Done. ${lesson} is cancelled.`);
      else if (outcome === 'gone') onGone(goneFromBooking(lesson));
    },
    onChange: (values) => onEmail(values.email),
  });
  const { line } = form.values;
  const ending = sessions.filter(({ lineId }) => line === '' || lineId === line);
  const isAll = line === '';
  const held = moneyHeld(booking);

  return (
    <ChangeDialog
      title={canAll ? t`Cancel this booking?` : t`Cancel a lesson?`}
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
      {lines.length > 0 && (
        <Field label={t`What is to be cancelled`}>
          {(control) => (
            <select {...control} value={line} onChange={({ target }) => form.change({ line: target.value })}>
              {canAll && <option value="">{t`The whole booking`}</option>}
              {lines.map((one) => (
                <option key={one.lineId} value={one.lineId}>
                  {`${momentText(one)}: ${one.lesson}`}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p>
        {isAll
          ? t`All its sessions are called off, and your places are given to others:`
          : t`This is called off, and your places are given to others. The rest of your booking stays:`}
      </p>
      <ul>
        {ending.map((session) => (
          <li key={session.id}>
            <span dir="auto">{lessonText(session)}</span>, {momentText(session)}
          </li>
        ))}
      </ul>
      {held === 'all' && (
        <p>
          {isAll
            ? t`You have paid. We give your money back, and write to you how.`
            : t`You have paid. We give the money for it back, and write to you how.`}
        </p>
      )}
      {/* A part that was paid stays for the other lessons. */}
      {held === 'part' && isAll && <p>{moneyOfYours()}</p>}
    </ChangeDialog>
  );
}
