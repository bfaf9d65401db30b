import { Suspense, useState } from 'react';
import { jt, t } from 'ttag';
import { useListCarouselsQuery } from '../../api';
import { homeContent } from '../../config/homeContent';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { ButtonLink } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazyPart';
import { StaticPicture } from '../../ui/StaticPicture';
import * as s from './Hero.module.css';
import { HeroSlides, heroSizes } from './HeroSlides';
import * as shade from './HeroShade.module.css';
import * as waves from './HeroWaves.module.css';
import { activeOnly } from './homeRules';
import { usePauses } from './useAutoplay';

/** As long as no price is known. Read where it is shown, like all that the school says. */
const EveryLesson = () => homeContent.everyLesson;

const LowestPrice = lazyComponent(async () => {
  try {
    return (await import(/* webpackChunkName: "three-days" */ './LowestPrice')).LowestPrice;
  } catch {
    return EveryLesson;
  }
}, 'three-days');

// One element for all renderings: React keeps the server's text as long as the code is not there.
const lowestPrice = (
  <Suspense fallback={<EveryLesson />}>
    <LowestPrice />
  </Suspense>
);

/**
 * The full first screen: headline, the way to the lessons, and the slides (spec §2). Where the list did not come
 * with the page, a picture that ships with the site lies below the slides: it is there at once, and stays when the list is slow, empty or fails.
 */
export function Hero() {
  const { data } = useListCarouselsQuery({});
  const slides = activeOnly(data?.data).filter(({ image_url }) => image_url);
  const [cameWithSlides] = useState(slides.length > 0);
  const { isPaused, handlers } = usePauses();
  const schoolName = <span key="school">{school.name}</span>;

  return (
    <section className={s.hero} aria-label={t`Welcome`} {...handlers}>
      {!cameWithSlides && <StaticPicture className={s.still} name="hero-1" alt="" {...heroSizes} priority />}
      {slides.length > 0 && <HeroSlides slides={slides} isPaused={isPaused} isOverPicture={!cameWithSlides} />}
      <div className={shade.shade} aria-hidden="true" />
      <div className={waves.waves} aria-hidden="true" />
      <div className={s.text}>
        <h1 tabIndex={-1} className={s.headline}>
          {jt`Ride and catch the waves with ${schoolName}`}
        </h1>
        <p className={s.lead}>{homeContent.heroLead}</p>
        <p className={s.price}>{lowestPrice}</p>
        <ButtonLink className={s.book} to={paths.lessons}>
          {t`Book Here`}
        </ButtonLink>
      </div>
    </section>
  );
}
