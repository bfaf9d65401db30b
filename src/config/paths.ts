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
  admin: '/admin',
  adminUsers: '/admin/users',
  adminCategories: '/admin/categories',
  adminProducts: '/admin/products',
  adminBookings: '/admin/transaction-bookings',
  adminCarousels: '/admin/carousel',
  adminTestimonies: '/admin/testimony',
  adminSurfSpots: '/admin/surfspot',
  adminPhotos: '/admin/photo',
  adminVideos: '/admin/video',
} as const;

/** Path of a lesson's page. Without an id the page shows the chosen lesson (spec §4). */
export const lessonPath = (id: string): string => `${paths.lessonDetail}?lesson=${encodeURIComponent(id)}`;

/** Path of a page of the lesson list, from 1, and of what a search has found. */
export function lessonsPath(page: number, search = ''): string {
  const params = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `${paths.lessons}?${params.toString()}` : paths.lessons;
}

/** Path of a booking's page. `code` is the booking code as the person knows it. */
export const bookingPath = (code: string): string => `${paths.checkout}/${encodeURIComponent(code)}`;
