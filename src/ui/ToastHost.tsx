import { closeSnackbar, enqueueSnackbar, type OptionsObject, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';

/** What shows and removes toasts, once ToastHost stands on the page: the library sets both only then. */
export const library = {
  enqueueSnackbar: (message: string, options: OptionsObject) => enqueueSnackbar(message, options),
  closeSnackbar: (key: SnackbarKey) => closeSnackbar(key),
};

/** Where toasts stand on the page. `onReady` is called once they can be shown. */
export function ToastHost({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <SnackbarProvider maxSnack={3} />;
}
