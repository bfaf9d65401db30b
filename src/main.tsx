import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppRoutes } from './app/AppRoutes';
import { loadPage } from './app/routes';
import { startSession } from './app/session';
import { setupStore } from './app/store';
import { isBuilt } from './config/env';
import { nextTask } from './lib/nextTask';
import { followOtherTabs } from './state/persist/followOtherTabs';
import { restore } from './state/persist/restore';
import { removePageHead } from './ui/PageHead';

/** Starts the app. A function, as `await` at the top of a module would add webpack's code for it to the bundle. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await nextTask(); // the modules have just been evaluated
  const store = setupStore();
  const pristine = store.getState();
  await nextTask();
  await restore(store);
  followOtherTabs(store);
  void startSession(store);

  // The HTML that was rendered at build time is for this path without a search.
  const { pathname, search } = window.location;
  const isPrerendered = root.dataset['page'] === pathname && search === '';
  const app = (
    <StrictMode>
      <App store={store} prerenderedState={isPrerendered ? pristine : undefined}>
        {/* The location changes at once; AppRoutes keeps the former page until the next one is ready. */}
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  // Hydration needs the page's code; other pages would start empty without it. A failure is shown by the page itself.
  await loadPage(pathname).catch(() => undefined);
  await nextTask();
  if (isPrerendered) {
    // As a transition, so that it gives way to the browser's own work and the person's.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    removePageHead();
    createRoot(root).render(app);
  }
  delete root.dataset['page']; // ui/global.css now renders what is below the first screen
}

void start();

// Not in development, where a cached file would hide the latest change.
if (isBuilt && 'serviceWorker' in navigator) {
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.warn('The service worker was not registered:', error));
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
