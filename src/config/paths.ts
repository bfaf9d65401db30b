/** Every route of the site, once (spec §2). */
export const paths = {
  home: '/',
  contactUs: '/contactus',
  surfSpots: '/surfspot',
  checkBookings: '/check-bookings',
  aboutUs: '/aboutus',
  lessons: '/surf-lesson',
  lessonDetail: '/surf-lesson/lesson-detail',
  cart: '/surf-lesson/booking-cart',
  checkout: '/surf-lesson/booking-details',
  profile: '/profile',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminCategories: '/admin/categories',
  adminProducts: '/admin/products',
  adminBookings: '/admin/transaction-bookings',
  adminMoney: '/admin/money',
  adminRoster: '/admin/roster',
  adminInstructors: '/admin/instructors',
  adminCarousels: '/admin/carousel',
  adminTestimonies: '/admin/testimony',
  adminSurfSpots: '/admin/surfspot',
  adminPhotos: '/admin/photo',
  adminVideos: '/admin/video',
  adminMessages: '/admin/messages',
  adminChanges: '/admin/changes',
  adminSchool: '/admin/school',
} as const;

type Path = (typeof paths)[keyof typeof paths];
/** The path of a screen of the admin area. */
export type AdminPath = Extract<Path, typeof paths.admin | `${typeof paths.admin}/${string}`>;

/** Every screen of the admin area. */
export const adminPaths = Object.values(paths).filter((path): path is AdminPath => path.startsWith(paths.admin));

/** The screens of the admin area that staff may open; the others are for administrators alone. */
export const staffPaths: readonly string[] = [paths.admin, paths.adminBookings, paths.adminRoster];

/** The pages that are not there with a backend of level 1. */
export const levelTwoPaths: readonly string[] = [
  paths.forgotPassword,
  paths.resetPassword,
  paths.adminMoney,
  paths.adminMessages,
  paths.adminChanges,
  paths.adminSchool,
  paths.adminInstructors,
  paths.adminRoster,
];

/** Path of a lesson's page. Without an id the page shows the chosen lesson (spec §4). */
export const lessonPath = (id: string): string => `${paths.lessonDetail}?lesson=${encodeURIComponent(id)}`;

/** Path of a booking's page. `code` is the booking code as the person knows it. */
export const bookingPath = (code: string): string => `${paths.checkout}/${encodeURIComponent(code)}`;

/** Address of a booking in the admin area, over the list. */
export const adminBookingPath = (code: string): string => `${paths.adminBookings}?booking=${encodeURIComponent(code)}`;
