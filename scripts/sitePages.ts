import { visitorPages } from '../src/app/pages';

/** The chunks that the frame of the public pages loads after a page (src/app/layouts/PublicLayout.tsx, src/app/AppRoutes.tsx). */
const layoutParts = ['footer', 'keep-focus', 'toasts'];

/** The pages of the manifest as the build sees them. */
export const sitePages = visitorPages.flatMap(({ path, title, description, access, isInAuthLayout, build }) =>
  build
    ? [
        {
          path,
          title,
          description,
          ...build,
          parts: [...(access === 'guests' || isInAuthLayout ? [] : layoutParts), ...(build.parts ?? [])],
        },
      ]
    : [],
);

export type SitePage = (typeof sitePages)[number];

/** Those that are the same for everybody: rendered at build time, and in the sitemap. */
export const renderedPages = sitePages.filter(({ firstCalls }) => firstCalls);
