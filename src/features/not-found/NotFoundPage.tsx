import { t } from 'ttag';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/Page';
import * as s from './NotFoundPage.module.css';

/** Any path that the site does not have (spec §2). */
export function NotFoundPage() {
  return (
    <Page lead={t`This wave has already broken. Paddle back and take the next one.`}>
      <img
        className={s.picture}
        src="/pictures/wipe-out.svg"
        alt={t`Two feet stick out of a wave; the surfboard floats on beside them`}
        width="800"
        height="460"
      />
      <ButtonLink to={paths.home}>{t`Back to the home page`}</ButtonLink>
    </Page>
  );
}
