import { useSyncExternalStore } from 'react';
import { listen } from '../../lib/listen';
import {
  CHECKOUT_ATTEMPT,
  CHECKOUT_FORM,
  CHECKOUT_USER,
  deviceStorage,
  LAST_LOGOUT,
  tabStorage,
} from '../../state/persist/webStorage';

const subscribe = (notify: () => void) => listen(window, ['storage'], notify);

/** Removes what was typed in this tab before the last logout on the device, which may have been in another tab; when that was. */
function forgetBefore(): string | null {
  const last = deviceStorage.read(LAST_LOGOUT);
  if (last !== tabStorage.read(LAST_LOGOUT)) {
    for (const key of [CHECKOUT_USER, CHECKOUT_FORM, CHECKOUT_ATTEMPT]) tabStorage.write(key, null);
    tabStorage.write(LAST_LOGOUT, last);
  }
  return last;
}

/** Tells the logouts on the device apart: the checkout begins anew with each, as the next person here may be somebody else. */
export const useLogouts = (): string | null => useSyncExternalStore(subscribe, forgetBefore, () => null);
