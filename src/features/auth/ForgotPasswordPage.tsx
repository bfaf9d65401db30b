import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { jt, t } from 'ttag';
import { useRequestPasswordResetMutation } from '../../api';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PageHead } from '../../ui/PageHead';
import { useForm } from '../../ui/useForm';
import * as s from './auth.module.css';
import { AuthForm } from './AuthForm';
import { checkEmail, emailIn, resetFailure } from './authRules';
import { FormProblem } from './FormProblem';

/** Said whether there is such an account or not: nobody learns here who has one. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const address = (
    <strong key="address" dir="auto">
      {email}
    </strong>
  );
  return (
    <>
      <PageHead />
      <h1 ref={title} tabIndex={-1} className={s.title}>
        {t`Check your inbox`}
      </h1>
      <p className={s.sent}>
        {jt`If there is an account for ${address}, a link to a new password is on its way. It works once, for an hour.`}
      </p>
      <p className={s.sent}>{t`Nothing there? Check your spam folder, too.`}</p>
      <div className={s.ways}>
        <ButtonLink to={paths.login}>{t`Back to the login`}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {t`Send another link`}
        </Button>
      </div>
    </>
  );
}

/** Asks for the link with which a forgotten password is replaced. */
export function ForgotPasswordPage() {
  const [requestReset] = useRequestPasswordResetMutation();
  const location = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<readonly string[]>([]);

  const { values, errors, formProps, input, isBusy } = useForm({
    initial: () => ({ email: emailIn(location.state) }),
    check: checkEmail,
    send: async (form) => {
      const email = form.email.trim();
      setProblem([]);
      const { error } = await requestReset({ passwordResetRequest: { email } });
      if (error) setProblem(resetFailure(error));
      else setSentTo(email);
    },
  });

  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AuthForm
      title={t`Forgot your password?`}
      lead={t`Tell us the e-mail address of your account. We send you a link to choose a new password.`}
      submit={{ label: t`Send the link`, busyLabel: t`Sending...` }}
      isBusy={isBusy}
      formProps={formProps}
      other={{ question: t`You remember it?`, label: t`Log in`, to: paths.login }}
    >
      <Field label={t`Email`} error={errors.email}>
        {(control) => <input {...control} {...input('email')} required type="email" autoComplete="username" />}
      </Field>
      <FormProblem texts={values.email === '' ? [] : problem} />
    </AuthForm>
  );
}
