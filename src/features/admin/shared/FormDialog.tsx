import { Button, Modal } from 'antd';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import * as s from './forms.module.css';
import { type FormQuestion, Question } from './Question';

interface FormDialogProps {
  title: string;
  /** What useForm gives for the form element. */
  formProps: ComponentProps<'form'>;
  /** What the button says that sends the form. */
  save: string;
  isBusy: boolean;
  /** Whether it cannot be sent as it stands. */
  isLocked?: boolean;
  question?: FormQuestion | null;
  onClose: () => void;
  /** Above the fields. */
  about?: ReactNode;
  /** Below the fields: what went wrong, or is to be thought of. */
  remarks?: ReactNode;
  children: ReactNode;
}

const FIRST_FIELD = 'select, textarea, input:not([type=radio]), input:checked, button';

/** The frame of each form in a dialog: it cannot be closed while it is sent, and begins with its first field. */
export function FormDialog(props: FormDialogProps) {
  const { title, formProps, save, isBusy, isLocked = false, question, onClose, about, remarks, children } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // antd would focus the close button. A field that already has the focus keeps it.
  const focusFirst = () => {
    if (form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  };
  const footer = question ? (
    <div className={s.footer}>
      <Question question={question} isBusy={isBusy} />
    </div>
  ) : (
    <div className={s.footer}>
      <Button key="cancel" disabled={isBusy} onClick={onClose}>
        Cancel
      </Button>
      <Button key="save" type="primary" htmlType="submit" form={id} disabled={isBusy || isLocked}>
        {save}
      </Button>
    </div>
  );
  return (
    <Modal
      open
      className={s.dialog}
      title={title}
      closable={!isBusy}
      onCancel={isBusy ? undefined : onClose}
      afterOpenChange={focusFirst}
      footer={footer}
    >
      {about !== undefined && <p className={s.about}>{about}</p>}
      <form {...formProps} id={id} ref={form} className={s.form}>
        {children}
      </form>
      {remarks}
    </Modal>
  );
}
