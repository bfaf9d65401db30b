import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `focus` once a dialog has closed. antd holds the focus in an open dialog and gives it free in the clean-up of an effect:
 * React runs that before the effects of the same change, while a timer may come first on a busy machine.
 */
export function useFocusOnClose(isOpen: boolean, focus: () => void): void {
  const wasOpen = useRef(isOpen);
  const onClose = useEffectEvent(focus);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
