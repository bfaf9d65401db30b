import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { backendLevel } from '../../../src/config/env';

/** Requests that no handler took since the last test; the set-up fails a test that made one. */
export const unmockedRequests: string[] = [];

/** An empty list; a page of level 1 may not ask for it. */
function nothing({ request }: { request: Request }) {
  if (backendLevel() === 1) unmockedRequests.push(`${request.method} ${request.url}, with a backend of level 1`);
  return HttpResponse.json({ data: [], paging: { page: 1, size: 10, total_item: 0, total_page: 0 } });
}

/**
 * The mock network. It knows no call by itself: each test says with `server.use` what it needs. Only the days of the school
 * and what administrators must see to, which many pages ask for and show nothing of, are empty lists.
 */
export const server = setupServer(
  http.get('http://localhost/api/days', nothing),
  http.get('http://localhost/api/attention', nothing),
);
