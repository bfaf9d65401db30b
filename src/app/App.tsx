import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LiveRegion } from '../ui/LiveRegion';
import { ToastProvider } from '../ui/toast';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  /** The state by which the page was rendered at build time: it begins so, then follows the store. */
  prerenderedState?: ReturnType<AppStore['getState']>;
  children: ReactNode;
}

/** What every page needs around it, so that tests mount the same tree. */
export function App({ store, prerenderedState, children }: AppProps) {
  return (
    <Provider store={store} serverState={prerenderedState}>
      <ToastProvider>{children}</ToastProvider>
      <LiveRegion />
    </Provider>
  );
}
