import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { answersEmbedded, api, readEmbeddedAnswers } from './api';
import { App } from './app/App';
import { AppRoutes } from './app/AppRoutes';
import { isKnownPath, loadPage } from './app/routes';
import { startSession } from './app/session';
import { setupStore } from './app/store';
import { isBuilt } from './config/env';
import { followOtherTabs } from './state/persist/followOtherTabs';
import { restore } from './state/persist/restore';
import { removePageHead } from './ui/PageHead';

/** Starts the app. A function, as `await` at the top of a module would add webpack's code for it to the bundle. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const store = setupStore();
  const pristine = store.getState();
  await restore(store);
  followOtherTabs(store);
  void startSession(store);

  const { pathname, search } = window.location;
  // Hydration needs the page's code; other pages would start empty without it. A failure is shown by the page itself.
  await loadPage(pathname).catch(() => undefined);
  const answers = readEmbeddedAnswers();
  store.dispatch(answersEmbedded(answers));

  // The server has rendered the HTML for this address, or the build for this path without a search or for unknown paths.
  const page = root.dataset['page'];
  const isForAddress = page === pathname && (search === '' || answers.length > 0);
  const isPrerendered = isForAddress || (page === '*' && !isKnownPath(pathname));
  // What is the visitor's own is shown after hydration; what came from the API is in the HTML.
  const prerenderedState = { ...pristine, [api.reducerPath]: store.getState()[api.reducerPath] };
  const app = (
    <StrictMode>
      <App store={store} prerenderedState={isPrerendered ? prerenderedState : undefined}>
        {/* The location changes at once; AppRoutes keeps the former page until the next one is ready. */}
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(root, app);
  else {
    removePageHead();
    createRoot(root).render(app);
  }
  delete root.dataset['page']; // ui/global.css now renders what is below the first screen
  window.dispatchEvent(new Event('app-started')); // scripts/prerender/pictureFirst.js waits for it
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
