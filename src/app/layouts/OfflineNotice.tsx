import { useSyncExternalStore } from 'react';
import { t } from 'ttag';
import { listen } from '../../lib/listen';
import { selectIsAnswerStored, useAppSelector } from '../../state';
import { roomOf } from './noticeRoom';
import * as s from './OfflineNotice.module.css';

const subscribe = (notify: () => void) => listen(window, ['online', 'offline'], notify);

const tellRoom = roomOf('--notice-room');

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
    <p ref={tellRoom} className={s.notice} role="status" data-bottom-bar>
      {t`You are offline, so what you see may be old. You can go on reading; booking and sending wait until you are back.`}
    </p>
  );
}
