// webpack puts the values in at build time (webpack.config.ts).
declare const process: { env: { API_URL?: string; NODE_ENV?: string; SITE_URL?: string } };

/** Whether this is the production build. */
export const isBuilt: boolean = process.env.NODE_ENV === 'production';

/** The site's own address, without a slash at its end, or '' if SITE_URL was not set. */
export const siteUrl: string = process.env.SITE_URL ?? '';

/** Origin of the API host, without a slash at its end: the site's own if none is set. */
export const apiHost: string = (process.env.API_URL ?? '').replace(/(?<!\/)\/+$/, '') || window.location.origin;
