import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../ui/toast';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The app around a store and a router, so that tests mount the same tree. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </Provider>
  );
}
