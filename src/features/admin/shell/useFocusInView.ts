import { useEffect } from 'react';
import { listen } from '../../../lib/listen';

function show({ target }: Event): void {
  const isControl = target instanceof HTMLElement && target.tabIndex >= 0;
  if (isControl && target.closest('[role="dialog"]')) target.scrollIntoView({ block: 'nearest' });
}

/** Keeps in view what has the focus in a dialog higher than the window: antd leads Tab from its end to its beginning without scrolling. */
export const useFocusInView = (): void => useEffect(() => listen(document, ['focusin'], show), []);
