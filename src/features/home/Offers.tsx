import { homeContent } from '../../config/homeContent';
import { StaticPicture } from '../../ui/StaticPicture';
import * as s from './Home.module.css';

/** What the school does, in three cards (spec §2). */
export function Offers() {
  return (
    <section className={s.section} aria-labelledby="offers">
      <h2 id="offers">What We Offer</h2>
      <ul className={s.offers}>
        {homeContent.offers.map(({ name, picture, alt, text }) => (
          <li key={name} className={s.offer}>
            <StaticPicture name={picture} alt={alt} sizes="(min-width: 48rem) 23rem, 100vw" />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
