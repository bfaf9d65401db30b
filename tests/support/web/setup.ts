import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { keepComputedStyles } from './computedStyles';
import { checkConsole, watchConsole } from './console';
import { server, unmockedRequests } from './server';
import { setLevel } from './level';
import { forgetStores } from './store';

// React keeps the stack of whatever makes an element, up to 10,000 a second, for tools that show it: 8 % of the tests' processor time.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

configure({ asyncUtilTimeout: 15_000 }); // a busy machine takes seconds for what the 1 s default expects

/** Parts of a browser that components need and jsdom lacks. */
class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Node's own MessageChannel would keep React's scheduler port open, so that Jest could not exit. */
class TimerMessageChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}

const matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

Object.assign(window, {
  matchMedia,
  ResizeObserver: NoopObserver,
  IntersectionObserver: NoopObserver,
  MessageChannel: TimerMessageChannel,
  scrollTo() {},
  // It takes no pseudo-element, for which jsdom would log 'Not implemented'.
  getComputedStyle: keepComputedStyles(),
});
Element.prototype.scrollIntoView = () => {};

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}

beforeAll(() =>
  server.listen({
    onUnhandledRequest: (request, print) => {
      unmockedRequests.push(`${request.method} ${request.url}`);
      print.error();
    },
  }),
);

beforeEach(watchConsole);
beforeEach(() => setLevel(2)); // as the pages of our own server say

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  forgetStores();
  server.resetHandlers();
  clearCookies();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  const unmocked = unmockedRequests.splice(0);
  const unexpected = checkConsole();
  // The app may ignore a failed call; the test must not.
  if (unmocked.length > 0) throw new Error(`No handler for:\n${unmocked.join('\n')}`);
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
});

afterAll(() => server.close());
