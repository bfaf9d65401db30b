// What public pages bring in their HTML. A test looks for exactly what these constants say, so that it fails when a page brings
// more than they say as well as when it brings less.

interface WholePages {
  /** The server renders public pages with their lists. */
  listsAreRendered: boolean;
  /** A lesson has an address of its own. Without one, its address shows the lesson that was chosen last. */
  lessonsHaveAddresses: boolean;
  /** The pages that come as the site's shell (cart, login …) have titles of their own in their HTML. */
  shellsHaveTitles: boolean;
}

const wholePages: WholePages = { listsAreRendered: true, lessonsHaveAddresses: true, shellsHaveTitles: false };

export const { listsAreRendered, lessonsHaveAddresses, shellsHaveTitles } = wholePages;

/** How often a page asks the API when it is opened: 0 where the HTML has brought all that it shows. */
export const callsOnOpening: Record<string, number> = {
  '/': listsAreRendered ? 0 : 6,
  '/surf-lesson': listsAreRendered ? 0 : 2,
  '/surf-lesson?page=2': listsAreRendered ? 0 : 3,
  '/surf-lesson?search=group': listsAreRendered ? 0 : 3,
  '/surf-lesson?who=two&level=nervous': listsAreRendered ? 0 : 4,
  '/surfspot': listsAreRendered ? 0 : 1,
  '/aboutus': 0,
  '/contactus': 0,
  '/check-bookings': 0,
};

/** The same for a lesson's page: the lesson is in the HTML; the surf spot of the form is in it, too, when lists are. */
export const callsOnOpeningLesson = listsAreRendered ? 0 : lessonsHaveAddresses ? 2 : 0;
