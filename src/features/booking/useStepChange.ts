import { type FocusEvent, useCallback, useRef } from 'react';
import { announce } from '../../ui/LiveRegion';

/**
 * Tells a person of a new step: by the focus on its title if the focused button has gone with the former step, otherwise by
 * the live region. Returns the properties of the element around all that changes, and what the step's panel calls.
 */
export function useStepChange(step: string | null) {
  const hadFocus = useRef(false);
  const former = useRef<string | null>(null);

  const onShown = useCallback(
    (title: HTMLElement) => {
      const isFirst = former.current === null;
      if (former.current === step) return;
      former.current = step;
      if (isFirst) return;
      if (hadFocus.current && document.activeElement === document.body) title.focus({ preventScroll: true });
      else announce(title.textContent);
    },
    [step],
  );

  const area = {
    onFocus: () => {
      hadFocus.current = true;
    },
    // React tells nothing of a focus that goes with its element.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      hadFocus.current = currentTarget.contains(relatedTarget);
    },
  };
  return { area, onShown };
}
