import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from '../../lib/listen';
import { useMedia } from '../../ui/useMedia';

const SLIDE_MS = 4000; // spec §9

const subscribeToVisibility = (notify: () => void) => listen(document, ['visibilitychange'], notify);

/** Whether the person has asked their system for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

const useHiddenTab = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

/**
 * What pauses slides besides a stop button: a pointer over them, the focus on one of their controls, a hidden tab and
 * the wish for less motion. The handlers go to the element around slides and controls. The focus on the heading does not
 * count: navigation moves it there.
 */
export function usePauses() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isReduced = useReducedMotion();
  const isHidden = useHiddenTab();

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches('a, button')),
    onBlur: () => setIsFocused(false),
  };
  return { isPaused: isHovered || isFocused || isReduced || isHidden, handlers };
}

/** Shows the next slide every four seconds, counted from the last change, unless paused. */
export function useAutoplay(load: () => Promise<EmblaCarouselType | null>, selected: number, isPaused: boolean): void {
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => void load().then((carousel) => carousel?.scrollNext()), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [load, selected, isPaused]);
}
