import { t } from 'ttag';
import { offers } from '../../config/offers';
import { school } from '../../config/school';
import { AskOnWhatsApp } from '../../ui/AskOnWhatsApp';
import { Link } from '../../ui/Link';
import { StaticPicture } from '../../ui/StaticPicture';
import * as s from './Home.module.css';

/** What the school does, in three cards (spec §2). The link's area covers its card. */
export function Offers() {
  return (
    <section className={s.section} aria-labelledby="offers">
      <h2 id="offers">{t`What We Offer`}</h2>
      <ul className={s.offers}>
        {offers.map(({ name, picture, alt, text, link }) => (
          <li key={name} className={s.offer}>
            <StaticPicture name={picture} alt={alt} sizes="(min-width: 48rem) 23rem, (min-width: 39rem) 100vw, 74vw" />
            <h3>{name}</h3>
            {school.isFirst && <p>{text}</p>}
            {'to' in link ? (
              <Link className={s.offerLink} to={link.to}>
                {link.label}
              </Link>
            ) : (
              <AskOnWhatsApp className={s.offerLink} text={link.message}>
                {link.label}
              </AskOnWhatsApp>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
