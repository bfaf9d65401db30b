import type { OptionsObject, SnackbarKey, SnackbarOrigin } from 'notistack';
import {
  createContext,
  type CSSProperties,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { listen } from '../lib/listen';
import type { library } from './ToastHost';

// spec §9: where toasts appear and how long they stay (ms)
const topRight: { anchorOrigin: SnackbarOrigin; duration: number } = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  duration: 5000,
};
const bottomLeft: typeof topRight = { anchorOrigin: { vertical: 'bottom', horizontal: 'left' }, duration: 1500 };

export type ToastKind = 'success' | 'error' | 'info';

// notistack's own colours are too light for white text.
const styles: Record<ToastKind, CSSProperties> = {
  success: { background: 'var(--success)', color: 'var(--on-status)' },
  error: { background: 'var(--error)', color: 'var(--on-status)' },
  info: { background: 'var(--info)', color: 'var(--on-status)' },
};

type Library = typeof library;
/** `shown` holds the key of the latest toast of each message. */
type Task = (library: Library, shown: Map<string, SnackbarKey>) => void;

const loadHost = () => import(/* webpackChunkName: "toasts" */ './ToastHost');

const PlaceContext = createContext(topRight);
const RunContext = createContext<(task: Task) => void>(() => undefined);

/**
 * Holds the toasts; it is mounted once around the app, so that they survive a change of page. The library behind them is fetched
 * when a person first touches the page or the first toast is due, so the first view does not wait for it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<ReactNode>(null);
  const fetched = useRef<Promise<Library> | null>(null);
  const [shown] = useState(() => new Map<string, SnackbarKey>());

  const fetchHost = useCallback((): Promise<Library> => {
    fetched.current ??= loadHost().then(
      ({ ToastHost, library }) =>
        new Promise<Library>((resolve) => setHost(<ToastHost onReady={() => resolve(library)} />)),
      (error: unknown) => {
        fetched.current = null; // the next toast tries again
        throw error;
      },
    );
    return fetched.current;
  }, []);

  const run = useCallback(
    (task: Task) => {
      fetchHost().then(
        (library) => task(library, shown),
        (error: unknown) => console.warn('A message could not be shown:', error),
      );
    },
    [fetchHost, shown],
  );

  useEffect(() => {
    const prepare = () => run(() => undefined);
    return listen(window, ['pointerdown', 'keydown'], prepare, { once: true, passive: true });
  }, [run]);

  return (
    <RunContext value={run}>
      {children}
      {host}
    </RunContext>
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

export interface Toasts {
  /** Shows a message; `duration` in ms where it differs from the layout's. */
  show: (kind: ToastKind, message: string, duration?: number) => void;
  /** Shows a message that stays until the returned function replaces it with the result. */
  loading: (message: string) => (kind: ToastKind, message: string, duration?: number) => void;
}

/** The toasts of the layout that the component stands in. */
export function useToasts(): Toasts {
  const run = use(RunContext);
  const { anchorOrigin, duration: usual } = use(PlaceContext);
  return useMemo(() => {
    /** Shows a toast; returns the function that closes it. */
    const put = (variant: ToastKind, message: string, options: OptionsObject) => {
      let key: SnackbarKey | undefined;
      const close = () => run(({ closeSnackbar }) => key !== undefined && closeSnackbar(key));
      run(({ enqueueSnackbar, closeSnackbar }, shown) => {
        // The same message again replaces its former toast, so that it is never there twice.
        const former = shown.get(message);
        if (former !== undefined) closeSnackbar(former);
        key = enqueueSnackbar(message, { variant, style: styles[variant], anchorOrigin, ...options });
        shown.set(message, key);
      });
      return close;
    };
    const show: Toasts['show'] = (kind, message, duration = usual) =>
      void put(kind, message, { autoHideDuration: duration });
    return {
      show,
      loading: (message) => {
        const close = put('info', message, { persist: true });
        return (...result) => {
          close();
          show(...result);
        };
      },
    };
  }, [run, anchorOrigin, usual]);
}
