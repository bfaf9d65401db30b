import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastProvider } from '../ui/toast';
import type { AppStore } from './store';

/** What every page needs around it, so that tests mount the same tree. */
export function App({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <ToastProvider>{children}</ToastProvider>
    </Provider>
  );
}
