import { t } from 'ttag';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { socialLinks } from '../../config/schoolLinks';
import { languages } from '../../lib/language';
import { AskOnWhatsApp } from '../../ui/AskOnWhatsApp';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { Link } from '../../ui/Link';
import { NewTabLink } from '../../ui/NewTabLink';
import { SocialIcon } from '../../ui/SocialIcon';
import * as s from './Footer.module.css';
import { FOOTER_ID } from './footerId';
import { MapFrame } from './MapFrame';
import { navigation } from './navigation';

const year = new Date().getFullYear();

/** Footer of the public pages: brand, social links, map and quick links (spec §2). */
export function Footer() {
  return (
    <footer id={FOOTER_ID} className={s.footer}>
      <div className={s.columns}>
        <section>
          <p className={s.brand}>{school.name}</p>
          {school.tagline && <p>{school.tagline}</p>}
          <AskOnWhatsApp className={s.ask} text={t`Hello ${school.brand}, I have a question.`} />
          <ul className={s.social}>
            {socialLinks().map(({ name, url }) => (
              <li key={name}>
                <NewTabLink href={url} aria-label={t`${school.brand} on ${name} (opens a new tab)`}>
                  <SocialIcon name={name} />
                </NewTabLink>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-label={t`Quick links`}>
          <h2 className={s.title}>{t`Quick links`}</h2>
          <ul className={s.links}>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2 className={s.title}>{t`Find us`}</h2>
          <MapFrame />
          <Link className={s.spots} to={paths.surfSpots}>
            {t`Where we surf`}
          </Link>
        </section>
      </div>
      {languages.length > 1 && (
        <div className={s.language}>
          <LanguageSwitch />
        </div>
      )}
      {/* The year may have changed since the page was rendered at build time. */}
      <p className={s.legal} suppressHydrationWarning>
        {school.isFirst
          ? t`© ${year} ${school.name}. A fictional school, made to show this website.`
          : `© ${String(year)} ${school.name}`}
      </p>
    </footer>
  );
}
