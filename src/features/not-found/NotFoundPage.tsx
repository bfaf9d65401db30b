import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/Page';
import * as s from './NotFoundPage.module.css';

/** Any path that the site does not have (spec §2). */
export function NotFoundPage() {
  return (
    <Page title="Oops! Page not found." lead="This wave has already broken. Paddle back and take the next one.">
      <img
        className={s.picture}
        src="/pictures/gallery-2.jpg"
        alt="Surfboard on the surface seen from under water, sun above"
        width="1600"
        height="1067"
      />
      <ButtonLink to={paths.home}>Back to the home page</ButtonLink>
    </Page>
  );
}
