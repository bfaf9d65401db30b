import { jt, t } from 'ttag';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import * as asked from './question.module.css';
import type { useBooker } from './useBooker';
import * as s from './WhoBooks.module.css';

/** The login, from which one comes back to the checkout. */
const login = `${paths.login}?next=${encodeURIComponent(paths.checkout)}`;

/** Who is logged in, the way to log in, or the question what now, when a login has ended meanwhile. */
export function WhoBooks({ booker: { user, isLost, goOnAsGuest } }: { booker: ReturnType<typeof useBooker> }) {
  if (isLost) {
    return (
      <div className={asked.question} role="alert" tabIndex={-1} data-question>
        <p>{t`You are not logged in any more. Log in again, or go on as a guest. What you have typed stays.`}</p>
        <div className={s.ways}>
          <ButtonLink variant="secondary" to={login}>
            {t`Log in`}
          </ButtonLink>
          <Button variant="secondary" onClick={goOnAsGuest}>
            {t`Go on as a guest`}
          </Button>
        </div>
      </div>
    );
  }
  if (user) {
    const who = <strong key="who" dir="auto">{`${user.name} (${user.email})`}</strong>;
    return <p className={s.who}>{jt`You are logged in as ${who}. The booking will be in your profile.`}</p>;
  }
  const way = (
    <Link key="login" to={login}>
      {t`Log in`}
    </Link>
  );
  return <p className={s.who}>{jt`You need no account. ${way}, and the booking will be in your profile.`}</p>;
}
