/** The school's name in structured data. `origin` is the site's own. */
export const businessId = (origin: string) => `${origin}/#school`;
