import { Alert } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import type { Booking, FullBooking } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { FormDialog } from '../../shared/FormDialog';
import { isMeanwhile } from '../../shared/meanwhile';
import { setApart } from '../../shared/setApart';
import { useLeaveQuestion } from '../../shared/useLeaveQuestion';
import { Meanwhile } from './Meanwhile';

interface Question {
  /** What has to be thought of first. */
  reasons: string[];
  /** What the button says that goes on all the same. */
  yes: string;
}

interface EditDialogProps {
  title: string;
  booking: Booking;
  /** All about it, where the backend tells: the dialog says what of it changes while it is open. */
  full: FullBooking | null;
  formProps: ComponentProps<'form'>;
  /** What the button says that sends it. */
  save?: string;
  isBusy: boolean;
  /** Whether it has been saved, and is about to close. */
  isSaved: boolean;
  /** Whether something was typed that would be lost: it asks before it is closed. */
  isDirty?: boolean;
  /** Whether it cannot be saved as it stands. */
  isLocked?: boolean;
  /** Why the last attempt failed, as the server said it, and what to do; it stays until the next one. */
  failure?: { text: string; hint?: string } | null;
  /** What else is wrong. */
  problem?: ReactNode;
  /** Asked before it is sent. */
  question?: Question | null;
  onAnswer?: (goOn: boolean) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of each dialog that changes a booking: it names the guest, the code and the amount, and keeps what went wrong. */
export function EditDialog({
  booking,
  full,
  isSaved,
  save = 'Save',
  failure = null,
  problem,
  isDirty = false,
  question,
  onAnswer,
  onClose,
  ...rest
}: EditDialogProps) {
  // Said once, with what the booking says now.
  const isToldByMeanwhile = full !== null && isMeanwhile(failure) && failure?.hint === undefined;
  const { question: leaving, leave } = useLeaveQuestion(isDirty || rest.isBusy, onClose, { isInAddress: true });
  const saving = (label: string) => (rest.isBusy ? 'Saving...' : label);
  return (
    <FormDialog
      {...rest}
      save={saving(save)}
      onClose={leave}
      question={
        leaving ??
        (question && {
          no: 'Go back',
          onNo: () => onAnswer?.(false),
          yes: saving(question.yes),
          onYes: () => onAnswer?.(true),
        })
      }
      about={`${setApart(booking.customer_name)} · ${booking.booking_code} · ${formatRupiah(booking.total_amount)}`}
      remarks={
        <>
          {question && (
            <Alert
              type="warning"
              showIcon
              title="Are you sure?"
              description={question.reasons.map((reason) => (
                <div key={reason}>{reason}</div>
              ))}
            />
          )}
          {full && <Meanwhile booking={full} isRefused={isToldByMeanwhile} isOwn={rest.isBusy || isSaved} />}
          {failure && !isToldByMeanwhile && (
            <Alert type="error" showIcon title={failure.text} description={failure.hint} />
          )}
          {problem}
        </>
      }
    />
  );
}
