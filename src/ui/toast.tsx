import { type SnackbarOrigin, SnackbarProvider, useSnackbar } from 'notistack';
import { createContext, type CSSProperties, type ReactNode, use, useMemo } from 'react';

/** Where toasts appear and how long they stay (ms). */
interface ToastPlace {
  anchorOrigin: SnackbarOrigin;
  duration: number;
}

// spec §9
const topRight: ToastPlace = { anchorOrigin: { vertical: 'top', horizontal: 'right' }, duration: 5000 };
const bottomLeft: ToastPlace = { anchorOrigin: { vertical: 'bottom', horizontal: 'left' }, duration: 1500 };

const PlaceContext = createContext(topRight);

/** Holds the toasts; stands once around the app, so that they outlive a change of page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider maxSnack={3} preventDuplicate>
      {children}
    </SnackbarProvider>
  );
}

/** Below it, toasts are those of the main layout: bottom left, 1.5 seconds. */
export function MainToasts({ children }: { children: ReactNode }) {
  return <PlaceContext value={bottomLeft}>{children}</PlaceContext>;
}

/** Below it, toasts are those of the home page and of signing in: top right, 5 seconds. */
export function DefaultToasts({ children }: { children: ReactNode }) {
  return <PlaceContext value={topRight}>{children}</PlaceContext>;
}

export type ToastKind = 'success' | 'error' | 'info';

// notistack's own colours are too light for white text.
const styles: Record<ToastKind, CSSProperties> = {
  success: { background: 'var(--success)', color: 'var(--on-dark)' },
  error: { background: 'var(--error)', color: 'var(--on-dark)' },
  info: { background: 'var(--primary-deep)', color: 'var(--on-dark)' },
};

export interface Toasts {
  /** Shows a message; `duration` in ms where it differs from the layout's. */
  show: (kind: ToastKind, message: string, duration?: number) => void;
  /** Shows a message that stays until the function it answers turns it into the result. */
  loading: (message: string) => (kind: ToastKind, message: string, duration?: number) => void;
}

/** The toasts of the layout that the component stands in. */
export function useToasts(): Toasts {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const place = use(PlaceContext);
  return useMemo(() => {
    const show: Toasts['show'] = (variant, message, duration = place.duration) => {
      const { anchorOrigin } = place;
      enqueueSnackbar(message, { variant, style: styles[variant], anchorOrigin, autoHideDuration: duration });
    };
    return {
      show,
      loading: (message) => {
        const key = enqueueSnackbar(message, {
          variant: 'info',
          style: styles.info,
          anchorOrigin: place.anchorOrigin,
          persist: true,
        });
        return (...result) => {
          closeSnackbar(key);
          show(...result);
        };
      },
    };
  }, [enqueueSnackbar, closeSnackbar, place]);
}
