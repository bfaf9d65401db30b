/** The footer's element, which the layout looks for before the footer's code is there. */
export const FOOTER_ID = 'site-footer';
