import { t } from 'ttag';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { abilities, dryMonths, information } from './spotContent';
import { Spots } from './Spots';
import * as s from './SurfSpotsPage.module.css';

/** The first letters of the months. */
const letters = t`J F M A M J J A S O N D`.split(' ');

/** The dry and the wet months as a strip; the text below it says the same. */
const Year = () => (
  <div className={s.year} aria-hidden="true">
    {letters.map((letter, month) => (
      <span key={month} data-dry={dryMonths.includes(month)}>
        {letter}
      </span>
    ))}
  </div>
);

/** The surf spots, and what to know before paddling out (spec §2). */
export function SurfSpotsPage() {
  return (
    <Page lead={t`Where we teach, where we guide, and what to know before you paddle out.`}>
      <Spots />
      <section className={s.section} aria-labelledby="abilities">
        <h2 id="abilities">{t`Surfing Abilities`}</h2>
        <ul className={s.cards}>
          {abilities.map(({ title, text, waves }) => (
            <li key={title} className={`${s.card ?? ''} ${s.ability ?? ''}`}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={s.waves}>{waves}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={s.section} aria-labelledby="information">
        <h2 id="information">{t`Surf Information`}</h2>
        <ul className={s.cards}>
          {information.map(({ title, points, isAboutMonths }) => (
            <li key={title} className={s.card}>
              <h3>{title}</h3>
              {isAboutMonths && <Year />}
              <ul className={s.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <div className={s.end}>
        <p>{t`Not sure which spot suits you? Every lesson begins with that question.`}</p>
        <ButtonLink to={paths.lessons}>{t`See the lessons`}</ButtonLink>
      </div>
    </Page>
  );
}
