import { useSyncExternalStore } from 'react';
import { t } from 'ttag';
import { listen } from '../../lib/listen';
import { selectIsAnswerStored, useAppSelector } from '../../state';
import * as s from './OfflineNotice.module.css';

const subscribe = (notify: () => void) => listen(window, ['online', 'offline'], notify);

/** Tells the bars at the lower edge of the screen how much of it the notice takes. */
const tellRoom = (notice: HTMLElement | null) =>
  document.documentElement.style.setProperty('--notice-room', `${String(notice?.offsetHeight ?? 0)}px`);

/** A quiet bar while the device has no network. */
export function OfflineNotice() {
  const isAnswerStored = useAppSelector(selectIsAnswerStored);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline && !isAnswerStored) return null;
  return (
    <p ref={tellRoom} className={s.notice} role="status">
      {t`You are offline, so what you see may be old. You can go on reading; booking and sending wait until you are back.`}
    </p>
  );
}
