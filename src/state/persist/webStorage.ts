/**
 * Texts in the browser's storage; what fails because storage is switched off or full is answered, never thrown. `open` is
 * called at each access: a browser that refuses storage throws where it is asked for.
 */
const webStorage = (open: () => Storage) => ({
  /** The text under `key`, or null. */
  read: (key: string): string | null => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores `text` under `key`, or removes it when null; answers whether that worked. */
  write: (key: string, text: string | null): boolean => {
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  clear: (): void => {
    try {
      open().clear();
    } catch {
      // Nothing was kept.
    }
  },
});

/** localStorage: kept on the device. */
export const deviceStorage = webStorage(() => window.localStorage);

/** sessionStorage: removed with the tab. */
export const tabStorage = webStorage(() => window.sessionStorage);

/** Where the tab keeps whose login it was that the checkout has shown, until they log out. */
export const CHECKOUT_USER = 'checkoutUser';

/** Where the tab keeps what was typed at the checkout, until it is booked or they log out. */
export const CHECKOUT_FORM = 'checkoutForm';

/** Where the tab keeps what it has sent of a booking whose answer it does not have, until there is one or they log out. */
export const CHECKOUT_ATTEMPT = 'checkoutAttempt';

/** Where the device keeps when somebody last logged out, and each tab which of these logouts its checkout has followed. */
export const LAST_LOGOUT = 'lastLogout';

/** Where the tab keeps what was typed in the admin area when a login ended, until the same person has it again or logs out. */
export const ADMIN_TYPED = 'adminTyped';
