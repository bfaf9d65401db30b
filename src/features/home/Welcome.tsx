import { t } from 'ttag';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { welcome } from '../../config/welcome';
import { Link } from '../../ui/Link';
import { StaticPicture } from '../../ui/StaticPicture';
import * as s from './Welcome.module.css';

/** A short history of the school (spec §2). */
export function Welcome() {
  const { title, paragraphs, facts } = welcome;
  return (
    <section className={s.welcome} aria-labelledby="welcome">
      <div className={s.text}>
        {school.founded && <p className={s.since}>{t`Founded ${school.founded}`}</p>}
        <h2 id="welcome">{title}</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {facts.length > 0 && (
          <dl className={s.facts}>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Link className={s.more} to={paths.aboutUs}>
          {t`More about the school`}
        </Link>
      </div>
      <StaticPicture
        className={s.picture}
        name="welcome"
        alt={t`An instructor and a beginner in the water clap hands above a surfboard`}
        sizes="(min-width: 60rem) 34rem, 100vw"
      />
    </section>
  );
}
