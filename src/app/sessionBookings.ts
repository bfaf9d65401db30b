import { clearOfflineBookings } from '../api';
import { deviceStorage } from '../state/persist/webStorage';

/** Stands in storage while bookings that are kept for use without a network may be those of somebody who is signed in. */
const KEY = 'signedIn';

/** Notes that somebody is signed in on this device, and whether it is known who: other tabs hear of each change (followOtherTabs.ts). */
export const noteSession = (isUserKnown: boolean): void => void deviceStorage.write(KEY, isUserKnown ? 'known' : 'yes');

/** Removes the bookings of a session that has ended. */
export async function clearSessionBookings(): Promise<void> {
  await clearOfflineBookings();
  deviceStorage.write(KEY, null);
}

/** Whether somebody was signed in here, and no end of that session was seen: its cookies ended while the site was closed. */
export const isSessionLost = (): boolean => deviceStorage.read(KEY) !== null;
