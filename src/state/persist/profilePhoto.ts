import { useSyncExternalStore } from 'react';
import { listen } from '../../lib/listen';
import { warnOfShape } from '../../lib/typeGuards';
import { deviceStorage } from './webStorage';

// The person's own photo is kept on this device only, as a data URL, one per e-mail address (spec §2, profile).
const keyOf = (email: string) => `profilePhoto:${email.trim().toLowerCase()}`;

const subscribe = (notify: () => void) => listen(window, ['storage'], notify);

/** The photo kept for `email` as a data URL, or null; a stored value of another shape is removed and logged. */
export function readProfilePhoto(email: string): string | null {
  const photo = deviceStorage.read(keyOf(email));
  if (photo === null || photo.startsWith('data:image/')) return photo;
  warnOfShape('photo');
  deviceStorage.write(keyOf(email), null); // it is read at each render, and logged once
  return null;
}

/** Keeps `photo` (a data URL) for `email`, or forgets it when null. Returns false when storage is full or switched off. */
export function keepProfilePhoto(email: string, photo: string | null): boolean {
  const isStored = deviceStorage.write(keyOf(email), photo);
  // A browser tells the other tabs alone.
  if (isStored) window.dispatchEvent(new StorageEvent('storage', { key: keyOf(email) }));
  return isStored;
}

/** The photo kept on this device for `email`, wherever it is shown; null without one or without an address. */
export const useProfilePhoto = (email: string | undefined): string | null =>
  useSyncExternalStore(
    subscribe,
    () => (email ? readProfilePhoto(email) : null),
    () => null,
  );
