import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The empty API that the generated endpoints are injected into. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Answers that belong to the signed-in user; they are forgotten when the session changes (src/api/index.ts).
  tagTypes: ['Own'],
  endpoints: () => ({}),
});
