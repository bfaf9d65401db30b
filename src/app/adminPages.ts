import { paths } from '../config/paths';
import type { VisitorPage } from './pages';

/**
 * The screens of the admin area (spec §2). Each gives its own title. Those of the content are small descriptions, and one chunk: each
 * name of a chunk is in the first load of every visitor.
 */
export const adminPages: readonly Pick<VisitorPage, 'path' | 'load'>[] = [
  {
    path: paths.admin,
    load: async () =>
      (await import(/* webpackChunkName: "admin-dashboard" */ '../features/admin/dashboard/DashboardPage'))
        .DashboardPage,
  },
  {
    path: paths.adminUsers,
    load: async () => (await import(/* webpackChunkName: "admin-users" */ '../features/admin/users/users')).UsersPage,
  },
  {
    path: paths.adminCategories,
    load: async () =>
      (await import(/* webpackChunkName: "admin-content" */ '../features/admin/categories/categories')).CategoriesPage,
  },
  {
    path: paths.adminProducts,
    load: async () =>
      (await import(/* webpackChunkName: "admin-products" */ '../features/admin/products/products')).ProductsPage,
  },
  {
    path: paths.adminBookings,
    load: async () =>
      (await import(/* webpackChunkName: "admin-bookings" */ '../features/admin/bookings/bookings')).BookingsPage,
  },
  {
    path: paths.adminMoney,
    load: async () =>
      (await import(/* webpackChunkName: "admin-money" */ '../features/admin/money/MoneyPage')).MoneyPage,
  },
  {
    path: paths.adminCarousels,
    load: async () =>
      (await import(/* webpackChunkName: "admin-content" */ '../features/admin/carousels/carousels')).CarouselsPage,
  },
  {
    path: paths.adminTestimonies,
    load: async () =>
      (await import(/* webpackChunkName: "admin-testimonies" */ '../features/admin/testimonies/testimonies'))
        .TestimoniesPage,
  },
  {
    path: paths.adminSurfSpots,
    load: async () =>
      (await import(/* webpackChunkName: "admin-content" */ '../features/admin/surf-spots/surfSpots')).SurfSpotsPage,
  },
  {
    path: paths.adminInstructors,
    load: async () =>
      (await import(/* webpackChunkName: "admin-content" */ '../features/admin/instructors/instructors'))
        .InstructorsPage,
  },
  {
    path: paths.adminRoster,
    load: async () =>
      (await import(/* webpackChunkName: "admin-roster" */ '../features/admin/roster/RosterPage')).RosterPage,
  },
  {
    path: paths.adminPhotos,
    load: async () =>
      (await import(/* webpackChunkName: "admin-content" */ '../features/admin/photos/photos')).PhotosPage,
  },
  {
    path: paths.adminVideos,
    load: async () =>
      (await import(/* webpackChunkName: "admin-content" */ '../features/admin/videos/videos')).VideosPage,
  },
  {
    path: paths.adminMessages,
    load: async () =>
      (await import(/* webpackChunkName: "admin-messages" */ '../features/admin/messages/messages')).MessagesPage,
  },
  {
    path: paths.adminChanges,
    load: async () =>
      (await import(/* webpackChunkName: "admin-messages" */ '../features/admin/changes/changes')).ChangesPage,
  },
];
