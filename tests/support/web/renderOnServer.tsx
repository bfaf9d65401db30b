import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { api } from '../../../src/api';
import { App } from '../../../src/app/App';
import { AppRoutes } from '../../../src/app/AppRoutes';
import { loadPage } from '../../../src/app/routes';
import { setupStore } from '../../../src/app/store';

/** Answers that a page brings with its HTML. */
export type Answers = Parameters<typeof api.util.upsertQueryEntries>[0];

// React's renderer for Node takes it for granted; jsdom has none.
Object.assign(globalThis, { setImmediate: (task: () => void) => setTimeout(task, 0) });

/** The HTML of a page for everybody. To be loaded apart from the modules that hydrate it: two Reacts cannot share contexts. */
export async function renderOnServer(path: string, answers: Answers): Promise<string> {
  await loadPage(path);
  const store = setupStore();
  store.dispatch(api.util.upsertQueryEntries(answers));
  const { prelude } = await prerender(
    <App store={store}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </App>,
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
