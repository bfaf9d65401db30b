import { useSyncExternalStore } from 'react';
import { t } from 'ttag';
import { neverChanges } from '../../lib/neverChanges';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import * as s from './ContactPage.module.css';
import { limits } from './reviewRules';
import { useReview } from './useReview';

/** Whether the app has taken over the page that the server has rendered. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** 'Review and Comment' (spec §2, §5). What was typed stays until it is sent. */
export function ReviewForm() {
  const isTakenOver = useIsTakenOver();
  const { formProps, input, errors, isBusy, isSent, reasons } = useReview();

  return (
    <form {...formProps} className={s.form}>
      <Field label={t`Name`} error={errors.name}>
        {(control) => <input {...control} {...input('name')} autoComplete="name" maxLength={limits.name} />}
      </Field>
      <Field label={t`Email`} optional error={errors.email} hint={t`Never shown on the site.`}>
        {(control) => (
          <input {...control} {...input('email')} type="email" autoComplete="email" maxLength={limits.email} />
        )}
      </Field>
      <Field label={t`Message`} error={errors.message}>
        {(control) => <textarea {...control} {...input('message')} rows={6} maxLength={limits.message} />}
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
          {t`Thank you! Your words appear on the home page as soon as we have read them.`}
        </p>
      )}
      {/* Before its code is there, or without scripts, a browser would send the form itself: name and address in the page's own. */}
      <Button type="submit" form={isTakenOver ? undefined : 'none'} disabled={isBusy}>
        {isBusy ? t`Sending...` : t`Send`}
      </Button>
    </form>
  );
}
