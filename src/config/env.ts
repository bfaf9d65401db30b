// webpack puts the value in at build time (webpack.config.ts); unset, the API is on the site's own origin.
declare const process: { env: { API_URL?: string; NODE_ENV?: string } };

/** Whether this is the built site, not the one that changes under a developer's hands. */
export const isBuilt: boolean = process.env.NODE_ENV === 'production';

/** Origin of the API host, without a slash at its end. */
export const apiHost: string = (process.env.API_URL ?? '').replace(/(?<!\/)\/+$/, '') || window.location.origin;
