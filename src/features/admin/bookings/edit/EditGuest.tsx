import type { ComponentProps } from 'react';
import { adminApi, type Booking, type FullBooking, type UpdateBookingRequest } from '../../../../api';
import { looksLikeEmail } from '../../../../lib/email';
import { selectIsAdmin, useAppSelector } from '../../../../state';
import { Field } from '../../../../ui/Field';
import { useForm } from '../../../../ui/useForm';
import { call } from '../../shared/call';
import { LanguageField } from '../../shared/LanguageField';
import { languageCode } from '../../shared/languageNames';
import { useChange } from '../../shared/useChange';
import { isPhoneNumber } from '../../shared/phoneNumber';
import { EditDialog } from './EditDialog';
import { useFollowing } from '../../shared/useFollowing';
import { useKeptTyping } from '../../shared/useKeptTyping';

interface EditGuestProps {
  booking: Booking;
  full: FullBooking;
  onClose: () => void;
}

interface GuestForm extends Record<string, string> {
  name: string;
  phone: string;
  email: string;
  country: string;
  /** Empty: by the phone. */
  language: string;
  note: string;
}

const formOf = (full: FullBooking): GuestForm => ({
  name: full.customer_name,
  phone: full.customer_phone,
  email: full.customer_email,
  country: full.customer_country ?? '',
  language: full.language ?? '',
  note: full.note ?? '',
});

/** What is to become different. */
function changesOf(full: FullBooking, form: GuestForm): UpdateBookingRequest {
  const before = formOf(full);
  const isOther = (name: keyof GuestForm) => form[name]?.trim() !== before[name];
  const orNull = (text: string) => text.trim() || null;
  return {
    ...(isOther('name') && { customer_name: form.name.trim() }),
    ...(isOther('phone') && { customer_phone: form.phone.trim() }),
    ...(isOther('email') && { customer_email: form.email.trim() }),
    ...(isOther('country') && { customer_country: orNull(form.country) }),
    ...(isOther('language') && { language: languageCode(form.language) }),
    ...(isOther('note') && { note: orNull(form.note) }),
  };
}

/** Corrects what is known of a guest, and keeps what staff want each other to know. */
export function EditGuest({ booking, full, onClose }: EditGuestProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const { run, failure, forget, isBusy, isSaved } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const form = useForm({
    initial: () => formOf(full),
    check: ({ name, phone, email }) => ({
      ...(name.trim() === '' && { name: 'Enter the name of the guest.' }),
      ...(phone !== full.customer_phone &&
        !isPhoneNumber(phone) && { phone: 'Enter a phone number of at least 9 digits.' }),
      ...(email !== full.customer_email && !looksLikeEmail(email.trim()) && { email: 'This is no e-mail address.' }),
    }),
    send: async (typed) => {
      const updateBookingRequest = { ...changesOf(full, typed), version: full.version };
      const request = call(adminApi.endpoints.updateBooking, { id: full.id, updateBookingRequest });
      const texts = { success: 'The booking is corrected.', failure: 'Failed to correct the booking.', duration: 1000 };
      if (await run(request, texts)) onClose();
    },
    onChange: forget,
  });
  useFollowing(form, formOf(full));
  useKeptTyping(`guest ${full.id}`, form, formOf(full));
  const { values, errors, isDirty, change, input, formProps } = form;
  const text = (name: keyof GuestForm & string, label: string, rest: ComponentProps<'input'>, hint?: string) => (
    <Field label={label} error={errors[name]} {...(hint !== undefined && { hint })}>
      {(control) => <input {...control} {...input(name)} disabled={isBusy} autoComplete="off" {...rest} />}
    </Field>
  );
  return (
    <EditDialog
      title="Edit Guest"
      booking={booking}
      full={full}
      formProps={formProps}
      isBusy={isBusy}
      isSaved={isSaved}
      isDirty={isDirty}
      isLocked={Object.keys(changesOf(full, values)).length === 0}
      failure={failure}
      onClose={onClose}
    >
      {text('name', 'Guest', { maxLength: 100 })}
      {text('phone', 'Phone of the guest', { type: 'tel', maxLength: 25 })}
      {isAdmin &&
        text(
          'email',
          'E-mail of the guest',
          { type: 'email', maxLength: 254 },
          'What is written from now on goes there.',
        )}
      {text('country', 'Country of the guest', { maxLength: 60 })}
      <LanguageField value={values.language} disabled={isBusy} onChoose={(language) => change({ language })} />
      <Field label="Note for the school" hint="Guests do not see it.">
        {(control) => <textarea {...control} {...input('note')} disabled={isBusy} rows={3} maxLength={1000} />}
      </Field>
    </EditDialog>
  );
}
