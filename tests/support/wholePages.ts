/** How often a page asks the API when it is opened: never, as its HTML has brought all that it shows. */
export const callsOnOpening: Record<string, number> = {
  '/': 0,
  '/surf-lesson': 0,
  '/surf-lesson?page=2': 0,
  '/surf-lesson?search=group': 0,
  '/surf-lesson?who=two&level=nervous': 0,
  '/surfspot': 0,
  '/aboutus': 0,
  '/contactus': 0,
  '/check-bookings': 0,
};

/** The same for a lesson's page: once, for the days that are closed or full, which change too often to be rendered. */
export const callsOnOpeningLesson = 1;
