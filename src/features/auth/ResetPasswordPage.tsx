import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from 'ttag';
import { detailsOf, isUnanswered, statusOf, useResetPasswordMutation } from '../../api';
import { paths } from '../../config/paths';
import { notePage } from '../../lib/notePage';
import { signedOut, useAppDispatch } from '../../state';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { useToasts } from '../../ui/toast';
import { useForm } from '../../ui/useForm';
import * as s from './auth.module.css';
import { AuthForm } from './AuthForm';
import { checkNewPassword, resetFailure } from './authRules';
import { FormProblem } from './FormProblem';
import { PasswordField } from './PasswordField';

interface Problem {
  texts: readonly string[];
  /** What may help besides trying again. */
  way: 'link' | 'login' | null;
}

const none: Problem = { texts: [], way: null };

/** An address that mail programs have cut off, or typed by hand. */
const NoToken = () => (
  <>
    <PageHead />
    <h1 tabIndex={-1} className={s.title}>
      {t`This link is not complete`}
    </h1>
    <p className={s.sent}>{t`Open it from the mail once more, or ask for a new one.`}</p>
    <div className={s.ways}>
      <ButtonLink to={paths.forgotPassword}>{t`Ask for a new link`}</ButtonLink>
    </div>
  </>
);

/** Sets a new password with the token of the mail's link. All sessions of the user end, so this browser's does too. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const [resetPassword] = useResetPasswordMutation();
  const [problem, setProblem] = useState(none);
  // The answer to an attempt may have been lost after the password was set.
  const [isUnsure, setIsUnsure] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useToasts();

  const { errors, formProps, input, isBusy } = useForm({
    initial: { password: '', confirmPassword: '' },
    check: checkNewPassword,
    send: async ({ password }) => {
      setProblem(none);
      const isHere = notePage();
      const { error } = await resetPassword({ resetPasswordRequest: { token, password } });
      if (!error) {
        dispatch(signedOut());
        toasts.show('success', t`Your new password is set. You can log in now.`);
        if (isHere()) await navigate(paths.login, { replace: true });
        return;
      }
      const status = statusOf(error);
      const way = status === 400 ? (isUnsure ? 'login' : 'link') : null;
      if (isUnanswered(error)) setIsUnsure(true);
      // A password that is refused is named in the details; else it is the link.
      const isOldLink = status === 400 && detailsOf(error).length === 0;
      const texts = isOldLink ? [t`This link was used before, is too old or is not known.`] : resetFailure(error);
      setProblem({ texts, way });
    },
  });

  if (token === '') return <NoToken />;
  return (
    <AuthForm
      title={t`Choose a new password`}
      submit={{ label: t`Set the new password`, busyLabel: t`Setting...` }}
      isBusy={isBusy}
      formProps={formProps}
      other={{ question: t`You remember the old one?`, label: t`Log in`, to: paths.login }}
    >
      <PasswordField
        label={t`New Password`}
        hint={t`At least 8 characters`}
        error={errors.password}
        autoComplete="new-password"
        required
        {...input('password')}
      />
      <PasswordField
        label={t`Confirm New Password`}
        error={errors.confirmPassword}
        autoComplete="new-password"
        required
        {...input('confirmPassword')}
      />
      <FormProblem texts={problem.texts}>
        {problem.way === 'login' && <p>{t`Perhaps your new password is set already: try to log in with it.`}</p>}
        {problem.way && <Link to={paths.forgotPassword}>{t`Ask for a new link`}</Link>}
      </FormProblem>
    </AuthForm>
  );
}
