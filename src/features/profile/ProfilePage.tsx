import { useState } from 'react';
import { t } from 'ttag';
import { paths } from '../../config/paths';
import { selectCurrentUser, selectIsLoggedIn, useAppSelector } from '../../state';
import { ButtonLink } from '../../ui/Button';
import { Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { MySchedule, OrderHistory } from './BookingSections';
import * as s from './ProfilePage.module.css';
import { ProfilePhoto } from './ProfilePhoto';
import { Accordion } from '../../ui/Accordion';

/** The customer's profile (spec §2). */
export function ProfilePage() {
  const user = useAppSelector(selectCurrentUser);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [wasLoggedIn] = useState(isLoggedIn);
  // The session ended while the page was open: the guard is about to redirect, so nothing is rendered until then.
  if (wasLoggedIn && !isLoggedIn) return <Loading text={t`Signing out…`} />;

  return (
    <Page title={user?.name}>
      <div className={s.profile}>
        {user && (
          <div className={s.person}>
            <ProfilePhoto user={user} />
            <p className={s.email}>{user.email}</p>
          </div>
        )}
        <div className={s.sections}>
          <MySchedule />
          <OrderHistory />
          <Accordion title={t`Spot Surfing`}>
            <p>{t`See where we surf, and which wave suits you.`}</p>
            <ButtonLink variant="secondary" to={paths.surfSpots}>
              {t`Surf spots`}
            </ButtonLink>
          </Accordion>
        </div>
      </div>
    </Page>
  );
}
