import { setupServer } from 'msw/node';

/** The mock network. It knows no call by itself: each test says with `server.use` what it needs. */
export const server = setupServer();

/** Requests that no handler took since the last test; the set-up fails a test that made one. */
export const unmockedRequests: string[] = [];
