import { Alert, Button, Modal } from 'antd';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import type { Booking } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import * as s from '../shared/dialogs.module.css';

interface Question {
  /** What has to be thought of first. */
  reasons: string[];
  /** What the button says that goes on all the same. */
  yes: string;
}

interface EditDialogProps {
  title: string;
  booking: Booking;
  /** What the button says that sends it. */
  save?: string;
  isBusy: boolean;
  /** Whether it cannot be saved as it stands. */
  isLocked: boolean;
  /** Why the last attempt failed; it stays until the next one. */
  problem?: ReactNode;
  /** Asked before it is sent. */
  question?: Question | null;
  onSave: () => void;
  onAnswer?: (goOn: boolean) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of each dialog that changes a booking: it names the guest, the code and the amount, and keeps what went wrong. */
export function EditDialog(props: EditDialogProps) {
  const {
    title,
    booking,
    save = 'Save',
    isBusy,
    isLocked,
    problem,
    question,
    onSave,
    onAnswer,
    onClose,
    children,
  } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  // A field that already has the focus keeps it.
  const focusFirst = () => {
    if (form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>('select, input:not([type=radio]), input:checked')?.focus();
  };
  return (
    <Modal
      open
      className={s.dialog}
      title={title}
      closable={!isBusy}
      onCancel={isBusy ? undefined : onClose}
      afterOpenChange={focusFirst}
      footer={
        question ? (
          <div className={s.footer}>
            <Button key="back" autoFocus disabled={isBusy} onClick={() => onAnswer?.(false)}>
              Go back
            </Button>
            <Button key="yes" type="primary" danger disabled={isBusy} onClick={() => onAnswer?.(true)}>
              {isBusy ? 'Saving...' : question.yes}
            </Button>
          </div>
        ) : (
          <div className={s.footer}>
            <Button key="cancel" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button key="save" type="primary" htmlType="submit" form={id} disabled={isBusy || isLocked}>
              {isBusy ? 'Saving...' : save}
            </Button>
          </div>
        )
      }
    >
      <p className={s.about}>
        {`${booking.customer_name} · ${booking.booking_code} · ${formatRupiah(booking.total_amount)}`}
      </p>
      <form id={id} ref={form} className={s.form} noValidate onSubmit={submit}>
        {children}
      </form>
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
      {problem}
    </Modal>
  );
}
