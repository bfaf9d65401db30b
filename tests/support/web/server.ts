import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const unknown = () => HttpResponse.json({ message: 'Not found' }, { status: 404 });

/**
 * The mock network. It knows no call by itself: each test says with `server.use` what it needs. Only for the days of the school
 * and for what administrators must see to, which many pages ask for and show nothing of, it is a backend that does not have them.
 */
export const server = setupServer(
  http.get('http://localhost/api/days', unknown),
  http.get('http://localhost/api/attention', unknown),
);

/** Requests that no handler took since the last test; the set-up fails a test that made one. */
export const unmockedRequests: string[] = [];
