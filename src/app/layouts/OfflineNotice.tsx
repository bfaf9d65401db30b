import { useSyncExternalStore } from 'react';
import { followKeptAnswers, isShowingKeptAnswers } from '../../api';
import * as s from './OfflineNotice.module.css';

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  const leaveAnswers = followKeptAnswers(notify);
  return () => {
    leaveAnswers();
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** A quiet bar while the device has no network. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !isShowingKeptAnswers(),
    () => true,
  );
  if (isOnline) return null;
  return (
    <p className={s.notice} role="status">
      You are offline, so what you see may be old. You can go on reading; booking and sending wait until you are back.
    </p>
  );
}
