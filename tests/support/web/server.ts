import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The mock network. It knows no call by itself: each test says with `server.use` what it needs. Only for the days of the school
 * it is a backend that does not have them, which many pages ask for and show nothing of.
 */
export const server = setupServer(
  http.get('http://localhost/api/days', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
);

/** Requests that no handler took since the last test; the set-up fails a test that made one. */
export const unmockedRequests: string[] = [];
