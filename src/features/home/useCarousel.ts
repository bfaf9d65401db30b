import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

const loadLibrary = async () => (await import(/* webpackChunkName: "carousel" */ 'embla-carousel')).default;

/**
 * Slides that can be swiped and go round. The first one is shown without the library behind them: `load` fetches it once, when
 * a slide is about to change, and resolves to null where it cannot. `viewport` belongs to the element around the slides.
 */
export function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const made = useRef<Promise<EmblaCarouselType | null>>(null);

  const load = useCallback((): Promise<EmblaCarouselType | null> => {
    made.current ??= loadLibrary().then(
      (create) => {
        if (!viewport.current) return null;
        const embla = create(viewport.current, { loop: true });
        const follow = () => setSelected(embla.selectedScrollSnap());
        embla.on('select', follow).on('reInit', follow);
        return embla;
      },
      () => {
        made.current = null; // without a network the first slide stays; the next try may succeed
        return null;
      },
    );
    return made.current;
  }, []);

  useEffect(
    () => () => {
      void made.current?.then((carousel) => carousel?.destroy());
      made.current = null;
    },
    [],
  );

  return { viewport, selected, load };
}
