import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import * as s from './ContactPage.module.css';
import { limits, type Review, reviewSchema } from './reviewRules';
import { useReview } from './useReview';

const emptyForm: Review = { name: '', email: '', message: '' };

/** 'Review and Comment' (spec §2, §5). What was typed stays until it is sent. */
export function ReviewForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(reviewSchema),
    defaultValues: emptyForm,
  });
  const { errors, isSubmitting } = formState;
  const { send, isSent, reasons } = useReview();

  const submit = handleSubmit(async (review) => {
    if (await send(review)) reset(emptyForm);
  });

  return (
    <form className={s.form} noValidate aria-busy={isSubmitting} onSubmit={(event) => void submit(event)}>
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...register('name')} autoComplete="name" maxLength={limits.name} />}
      </Field>
      <Field label="Email" optional error={errors.email?.message} hint="Never shown on the site.">
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" maxLength={limits.email} />
        )}
      </Field>
      <Field label="Message" error={errors.message?.message}>
        {(control) => <textarea {...control} {...register('message')} rows={6} maxLength={limits.message} />}
      </Field>
      {reasons.length > 0 && (
        <div className={s.reasons} role="alert">
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      {isSent && (
        <p className={s.sent} role="status">
          Thank you! Your words appear on the home page as soon as we have read them.
        </p>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send'}
      </Button>
    </form>
  );
}
