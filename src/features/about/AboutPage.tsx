import { t } from 'ttag';
import { aboutContent } from '../../config/aboutContent';
import { paths } from '../../config/paths';
import { goodToKnow } from '../../config/goodToKnow';
import { school } from '../../config/school';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { Paragraphs } from '../../ui/Paragraphs';
import { StaticPicture } from '../../ui/StaticPicture';
import * as s from './AboutPage.module.css';
import { FindUs } from './FindUs';
import { Team } from './Team';

/** Who the school is. The specification shows no content; it is the school's own (config/aboutContent). */
export function AboutPage() {
  const { lead, story, values, safety } = aboutContent;
  return (
    <Page lead={lead}>
      <StaticPicture
        className={s.banner}
        name="hero-2"
        alt={t`Guests of every age with their boards on the beach, an instructor in the middle with both arms in the air`}
        sizes="(min-width: 72rem) 72rem, 100vw"
        priority
      />
      {story.length > 0 && (
        <section className={s.story} aria-labelledby="story">
          <h2 id="story">{t`Our story`}</h2>
          <div>
            {story.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {school.isFirst && (
        <section className={s.section} aria-labelledby="values">
          <h2 id="values">{t`What we believe in`}</h2>
          <ul className={s.values}>
            {values.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Team />
      {goodToKnow.hasSafety && (
        <section className={s.safety} aria-labelledby="safety">
          <div>
            <h2 id="safety">{t`How we keep you safe`}</h2>
            {safety.length > 0 && (
              <ul>
                {safety.map((rule, index) => (
                  <li key={index}>{rule}</li>
                ))}
              </ul>
            )}
            <Paragraphs className={s.swell} text={goodToKnow.swell} />
          </div>
          <StaticPicture
            name="safety"
            alt={t`An instructor with a whistle and a rescue board looks over the water beside a flag`}
            sizes="(min-width: 60rem) 30rem, 100vw"
          />
        </section>
      )}
      <FindUs />
      <p className={s.end}>
        <ButtonLink to={paths.lessons}>{t`Find your lesson`}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.surfSpots}>
          {t`See the surf spots`}
        </ButtonLink>
      </p>
    </Page>
  );
}
