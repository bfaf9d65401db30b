import { api } from './api.gen';

/** Asks the server whose session this is, and what the person may do, each time anew. */
export const askWhoIsSignedIn = api.endpoints.getCurrentUser.initiate(undefined, {
  subscribe: false,
  forceRefetch: true,
});
