import { closeSnackbar, enqueueSnackbar, type OptionsObject, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { keepAboveBars } from './toastPlace';
import * as s from './ToastHost.module.css';

let count = 0;

/** Show and remove toasts. The library sets both functions when ToastHost is mounted. */
export const library = {
  enqueueSnackbar: (message: string, options: OptionsObject) => {
    keepAboveBars();
    // The library's own key is the time plus a random number, the same for 1 in 4,096 pairs of one millisecond.
    return enqueueSnackbar(message, { key: `toast-${count++}`, ...options });
  },
  closeSnackbar: (key: SnackbarKey) => closeSnackbar(key),
};

/** The container of all toasts. `onReady` is called once they can be shown. */
export function ToastHost({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <SnackbarProvider maxSnack={3} classes={{ containerAnchorOriginBottomLeft: s.bottomLeft ?? '' }} />;
}
