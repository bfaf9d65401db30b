import './ui/tokens.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { followOtherTabs, restore } from './app/persist';
import { startSession } from './app/session';
import { createSite } from './app/site';
import { SiteView } from './app/SiteView';
import { setupStore } from './app/store';

const store = setupStore();
const flush = await restore(store);
followOtherTabs(store);
void startSession(store);
// What was just put into the cart must be there after a reload.
window.addEventListener('pagehide', () => void flush());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={store}>
      <SiteView site={createSite(store)} />
    </App>
  </StrictMode>,
);
