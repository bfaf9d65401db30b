import { visitorPages } from '../src/app/pages';

/** The pages of the manifest as the build sees them. */
export const sitePages = visitorPages.flatMap(({ path, title, description, build }) =>
  build ? [{ path, title, description, ...build }] : [],
);

export type SitePage = (typeof sitePages)[number];

/** Those that are the same for everybody: rendered at build time, and in the sitemap. */
export const renderedPages = sitePages.filter(({ firstCalls }) => firstCalls);
