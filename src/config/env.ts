// webpack puts the values in at build time (webpack.config.ts).
declare const process: { env: { API_URL?: string; NODE_ENV?: string } };

/** Whether this is the production build. */
export const isBuilt: boolean = process.env.NODE_ENV === 'production';

/**
 * Origin of the API host, without a slash at its end. '' in a build without API_URL: addresses on the site's own host are
 * relative, so that a rendered page is the same under every name of the host.
 */
export const apiHost: string = process.env.API_URL?.replace(/(?<!\/)\/+$/, '') ?? window.location.origin;

/** What the server says in the page's head; '' where it says nothing, and where there is no page. */
const meta = (name: string): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '');

/**
 * What the backend answers: the documented calls alone (1), or more (2; `x-level` in openapi.yaml). Our server says so in each
 * page that it sends, the build for another backend by `API_LEVEL`. Where pages are rendered it is 2.
 */
export const backendLevel = (): 1 | 2 => (typeof document === 'undefined' || meta('api-level') === '2' ? 2 : 1);

/** The origin that the server has rendered the page with (`<meta name="site-origin">`), or '' if it named none. */
export const renderedOrigin = (): string => meta('site-origin');

/**
 * The origin that the site's absolute addresses begin with, without a slash at its end: the server's, which pages that are not
 * rendered for a request have from its setting, else the visitor's.
 */
export const siteOrigin = (): string => renderedOrigin() || meta('public-url') || window.location.origin;
