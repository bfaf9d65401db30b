/** Says in a page that this backend is of level 2 (`x-level` in openapi.yaml), unless its build was told another's level. */
export const withLevel = (html: string): string =>
  html.includes('<meta name="api-level"') ? html : html.replace('<head>', '<head><meta name="api-level" content="2">');
