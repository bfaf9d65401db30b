import type { ComponentProps, ReactNode } from 'react';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import * as s from './ChangeBooking.module.css';

/** What both dialogs are given. */
export interface ChangeDialogProps {
  booking: CheckedBooking;
  lookUp: () => Promise<CheckedBooking | null>;
  /** As it was typed in a dialog before. */
  email: string;
  /** Until when this is possible, in words. */
  rule: string;
  onEmail: (email: string) => void;
  onClose: () => void;
  /** Told, in words, what the booking no longer has. */
  onGone: (text: string) => void;
}

interface FrameProps {
  title: string;
  formProps: ComponentProps<'form'>;
  /** The properties of the field for the e-mail address. */
  email: ComponentProps<'input'>;
  emailError: string | undefined;
  rule: string;
  /** Why the last attempt did not work. */
  texts: readonly string[];
  isBusy: boolean;
  submit: { label: string; busyLabel: string };
  keep: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of both: what is to be changed, whose booking it is, the policy, and what went wrong. */
export function ChangeDialog({
  title,
  formProps,
  email,
  emailError,
  rule,
  texts,
  isBusy,
  submit,
  keep,
  onClose,
  children,
}: FrameProps) {
  return (
    <Dialog isNarrow title={title} onClose={onClose}>
      <form {...formProps} className={s.form}>
        {children}
        <Field
          label={t`E-mail address of the booking`}
          hint={t`The one that you gave us when you booked.`}
          error={emailError}
        >
          {(control) => <input {...control} {...email} type="email" autoComplete="email" />}
        </Field>
        <p className={s.terms}>{rule}</p>
        {texts.length > 0 && (
          <div className={s.error} role="alert">
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
        <div className={s.ways}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? submit.busyLabel : submit.label}
          </Button>
          {/* What is on its way cannot be kept from happening any more. */}
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
