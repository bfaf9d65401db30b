import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { answersEmbedded, api, readEmbeddedAnswers } from '../api';
import { backendLevel } from '../config/env';
import { nextTask } from '../lib/nextTask';
import { isOpenedAddress } from '../lib/openedAddress';
import { followOtherTabs } from '../state/persist/followOtherTabs';
import { restore } from '../state/persist/restore';
import { removePageHead } from '../ui/PageHead';
import { App } from './App';
import { AppRoutes } from './AppRoutes';
import { isKnownPath, loadPage } from './routes';
import { startSession } from './session';
import { type AppStore, setupStore } from './store';

/** Asks what the school says where no server has put it into the page; false if nothing is taken, as without the code for it. */
const askedSchool = async (store: AppStore): Promise<boolean> =>
  !document.getElementById('school') &&
  backendLevel() === 2 &&
  import(/* webpackChunkName: "language-offer" */ './askSchool').then(
    ({ askSchool }) => askSchool(store),
    () => false,
  );

/** React renders the page anew where its HTML is of another address, as after a step back meanwhile; anything else is reported. */
const reportUnexpected = (error: unknown): void => {
  if (isOpenedAddress()) reportError(error);
};

/**
 * Starts the app in #root: takes over the HTML where it was rendered for this address, else begins anew. Resolves when that has
 * begun. A function, as `await` at the top of a module would add webpack's code for it to the bundle.
 */
export async function start(): Promise<{ store: AppStore; root: Root | undefined }> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  await nextTask(); // the modules have just been evaluated
  const store = setupStore();
  const pristine = store.getState();
  await nextTask();
  await restore(store);
  followOtherTabs(store);
  void startSession(store);

  const asked = askedSchool(store);
  const { pathname, search } = window.location;
  const isOpened = isOpenedAddress();
  const reading = readEmbeddedAnswers();
  // Hydration needs the page's code; other pages would start empty without it. A failure is shown by the page itself.
  await loadPage(pathname).catch(() => undefined);
  await nextTask();
  const answers = await reading;
  store.dispatch(answersEmbedded(answers ?? []));

  // The server has rendered the HTML for this address, or the build for this path without a search or for unknown paths. Without
  // the answers that it was rendered from the app begins anew and asks for its lists.
  const page = element.dataset['page'];
  const isForAddress = page === pathname && isOpened && answers && (search === '' || answers.length > 0);
  const isPrerendered = !(await asked) && (isForAddress || (page === '*' && !isKnownPath(pathname)));
  // What is the visitor's own is shown after hydration; what came from the API is in the HTML.
  const prerenderedState = { ...pristine, [api.reducerPath]: store.getState()[api.reducerPath] };
  // scripts/prerender/earlyInput.js waits for it.
  const onShown = () => void delete element.dataset['page'];
  const app = (
    <StrictMode>
      <App store={store} prerenderedState={isPrerendered ? prerenderedState : undefined}>
        {/* The location changes at once; AppRoutes keeps the former page until the next one is ready. */}
        <BrowserRouter useTransitions={false}>
          <AppRoutes onShown={onShown} />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  let root: Root | undefined;
  if (isPrerendered) {
    // As a transition, so that it gives way to the browser's own work and the person's.
    startTransition(() => void (root = hydrateRoot(element, app, { onRecoverableError: reportUnexpected })));
  } else {
    removePageHead();
    root = createRoot(element);
    root.render(app);
  }
  return { store, root };
}
