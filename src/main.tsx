import './ui/tokens.css';
import './ui/fonts.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { followOtherTabs, restore } from './app/persist';
import { loadPage } from './app/routes';
import { startSession } from './app/session';
import { createSite } from './app/site';
import { SiteView } from './app/SiteView';
import { setupStore } from './app/store';
import { isBuilt } from './config/env';

const store = setupStore();
const pristine = store.getState();
await restore(store);
followOtherTabs(store);
void startSession(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const site = createSite(store);
// The page that was rendered at build time is this one only without a search and where no guard has spoken.
const { pathname, search } = site.first.location;
const isPrerendered = root.dataset['page'] === pathname && search === '';
const app = (
  <StrictMode>
    <App store={store} prerenderedState={isPrerendered ? pristine : undefined}>
      <SiteView site={site} />
    </App>
  </StrictMode>
);
// With its code there, the page stands at once, not after a word of loading. A failure is the page's own to tell.
await loadPage(pathname).catch(() => undefined);
if (isPrerendered) hydrateRoot(root, app);
else {
  // The HTML's own speak for the whole site, or for another page: React puts those of this one in their place.
  const ofThePage =
    'title, meta[property], meta:is([name="description"], [name="robots"], [name="twitter:card"]), link[rel="canonical"]';
  for (const element of document.head.querySelectorAll(ofThePage)) element.remove();
  createRoot(root).render(app);
}
delete root.dataset['page']; // what waited below the first screen comes now (ui/global.css)
window.dispatchEvent(new Event('alive')); // scripts/prerender/boot.js waits for it

// In development the code changes with every keystroke: nothing of it may be kept.
if (isBuilt && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('Not kept for offline:', error));
  });
}
