import { useDeferredValue, useState } from 'react';
import { t } from 'ttag';
import type { Carousel } from '../../api';
import { school } from '../../config/school';
import { Picture } from '../../ui/Picture';
import * as s from './Hero.module.css';
import * as controls from './HeroControls.module.css';
import { useAutoplay, useReducedMotion } from './useAutoplay';
import { useCarousel } from './useCarousel';

/** The slides cover the screen: one that is square is as wide as the longer side. Upright screens show more than that of its height (Hero.module.css). */
export const heroSizes = { sizes: '(orientation: portrait) max(100vh, 70rem), 100vw', uprightSizes: '30rem' };

interface HeroSlidesProps {
  /** At least one. */
  slides: readonly Carousel[];
  /** Whether something besides the stop button pauses the slides. */
  isPaused: boolean;
  /** Whether a picture lies below the slides, which is seen until theirs are there. */
  isOverPicture: boolean;
}

/** The school's slides with a dot for each to jump to (spec §2). One slide alone stands still. */
export function HeroSlides({ slides, isPaused, isOverPicture }: HeroSlidesProps) {
  const { viewport, selected, load } = useCarousel();
  const numbered = slides.map((slide, index) => ({ ...slide, number: index + 1 }));
  const [isStopped, setIsStopped] = useState(false);
  // The other slides' pictures come after the code, as nobody sees them before.
  const areAllLoaded = useDeferredValue(true, false);
  const isReduced = useReducedMotion();
  useAutoplay(load, selected, isPaused || isStopped || slides.length < 2);

  return (
    <>
      <div ref={viewport} className={s.viewport} onPointerDown={() => void load()}>
        <div className={s.slides}>
          {numbered.map(({ id, image_url, image, number }, index) => (
            <div key={id} className={s.slide} aria-hidden={index !== selected}>
              {(index === 0 || areAllLoaded) && (
                <Picture
                  path={image_url}
                  image={image && isOverPicture ? { ...image, color: null, placeholder: null } : image}
                  alt={t`${school.name}, picture ${number} of ${slides.length}`}
                  width={1920}
                  height={1080}
                  {...heroSizes}
                  priority={index === 0}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={controls.controls} role="group" aria-label={t`Slides`}>
          {numbered.map(({ id, number }, index) => (
            <button
              key={id}
              type="button"
              className={controls.dot}
              aria-label={t`Go to slide ${number}`}
              aria-current={index === selected}
              onClick={() => void load().then((loaded) => loaded?.scrollTo(index, isReduced))}
            />
          ))}
          {!isReduced && (
            <button type="button" className={controls.stop} onClick={() => setIsStopped(!isStopped)}>
              {isStopped ? t`Play` : t`Pause`}
            </button>
          )}
        </div>
      )}
    </>
  );
}
