import type { ComponentType } from 'react';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { paths } from '../config/paths';
import { adminsOnly } from './guards';
import type { AppStore } from './store';

const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

// The guard speaks on the way in and when the session changes, not at every page of a list and every search.
const whenAskedAgain: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href;

/** The admin area (spec §2), behind its guard; its layout and each of its screens are chunks of their own. */
export const createAdminRoutes = (store: AppStore): RouteObject => ({
  path: paths.admin,
  loader: adminsOnly(store),
  shouldRevalidate: whenAskedAgain,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "admin-layout" */ '../features/admin/shell/AdminLayout')).AdminLayout,
  }),
  children: [
    screen(
      paths.admin,
      async () =>
        (await import(/* webpackChunkName: "admin-dashboard" */ '../features/admin/dashboard/DashboardPage'))
          .DashboardPage,
    ),
    screen(
      paths.adminUsers,
      async () => (await import(/* webpackChunkName: "admin-users" */ '../features/admin/users/UsersPage')).UsersPage,
    ),
    screen(
      paths.adminCategories,
      async () =>
        (await import(/* webpackChunkName: "admin-categories" */ '../features/admin/categories/CategoriesPage'))
          .CategoriesPage,
    ),
    screen(
      paths.adminProducts,
      async () =>
        (await import(/* webpackChunkName: "admin-products" */ '../features/admin/products/ProductsPage')).ProductsPage,
    ),
    screen(
      paths.adminBookings,
      async () =>
        (await import(/* webpackChunkName: "admin-bookings" */ '../features/admin/bookings/BookingsPage')).BookingsPage,
    ),
    screen(
      paths.adminCarousels,
      async () =>
        (await import(/* webpackChunkName: "admin-carousels" */ '../features/admin/carousels/CarouselsPage'))
          .CarouselsPage,
    ),
    screen(
      paths.adminTestimonies,
      async () =>
        (await import(/* webpackChunkName: "admin-testimonies" */ '../features/admin/testimonies/TestimoniesPage'))
          .TestimoniesPage,
    ),
    screen(
      paths.adminSurfSpots,
      async () =>
        (await import(/* webpackChunkName: "admin-surf-spots" */ '../features/admin/surf-spots/SurfSpotsPage'))
          .SurfSpotsPage,
    ),
    screen(
      paths.adminPhotos,
      async () =>
        (await import(/* webpackChunkName: "admin-photos" */ '../features/admin/photos/PhotosPage')).PhotosPage,
    ),
    screen(
      paths.adminVideos,
      async () =>
        (await import(/* webpackChunkName: "admin-videos" */ '../features/admin/videos/VideosPage')).VideosPage,
    ),
  ],
});
