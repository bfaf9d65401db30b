import type { ComponentType } from 'react';
import { paths } from '../config/paths';

/** The screens of the admin area (spec §2). Each gives its own title. */
export const adminPages: readonly { path: string; load: () => Promise<ComponentType> }[] = [
  {
    path: paths.admin,
    load: async () =>
      (await import(/* webpackChunkName: "admin-dashboard" */ '../features/admin/dashboard/DashboardPage'))
        .DashboardPage,
  },
  {
    path: paths.adminUsers,
    load: async () =>
      (await import(/* webpackChunkName: "admin-users" */ '../features/admin/users/UsersPage')).UsersPage,
  },
  {
    path: paths.adminCategories,
    load: async () =>
      (await import(/* webpackChunkName: "admin-categories" */ '../features/admin/categories/CategoriesPage'))
        .CategoriesPage,
  },
  {
    path: paths.adminProducts,
    load: async () =>
      (await import(/* webpackChunkName: "admin-products" */ '../features/admin/products/ProductsPage')).ProductsPage,
  },
  {
    path: paths.adminBookings,
    load: async () =>
      (await import(/* webpackChunkName: "admin-bookings" */ '../features/admin/bookings/BookingsPage')).BookingsPage,
  },
  {
    path: paths.adminCarousels,
    load: async () =>
      (await import(/* webpackChunkName: "admin-carousels" */ '../features/admin/carousels/CarouselsPage'))
        .CarouselsPage,
  },
  {
    path: paths.adminTestimonies,
    load: async () =>
      (await import(/* webpackChunkName: "admin-testimonies" */ '../features/admin/testimonies/TestimoniesPage'))
        .TestimoniesPage,
  },
  {
    path: paths.adminSurfSpots,
    load: async () =>
      (await import(/* webpackChunkName: "admin-surf-spots" */ '../features/admin/surf-spots/SurfSpotsPage'))
        .SurfSpotsPage,
  },
  {
    path: paths.adminPhotos,
    load: async () =>
      (await import(/* webpackChunkName: "admin-photos" */ '../features/admin/photos/PhotosPage')).PhotosPage,
  },
  {
    path: paths.adminVideos,
    load: async () =>
      (await import(/* webpackChunkName: "admin-videos" */ '../features/admin/videos/VideosPage')).VideosPage,
  },
];
