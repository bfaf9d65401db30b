import { visitorPages } from '../src/app/pages';

/** The pages of the manifest as the build sees them. */
export const sitePages = visitorPages.flatMap(({ path, description, build }) =>
  build ? [{ path, description, ...build }] : [],
);

export type SitePage = (typeof sitePages)[number];
