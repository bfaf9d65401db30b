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
await restore(store);
followOtherTabs(store);
void startSession(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={store}>
      <SiteView site={createSite(store)} />
    </App>
  </StrictMode>,
);
