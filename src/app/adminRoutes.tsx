import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths';
import { AdminLayout } from '../features/admin/shell/AdminLayout';
import { screen } from './screen';

const screens = [
  screen({
    path: paths.admin,
    load: async () =>
      (await import(/* webpackChunkName: "admin-dashboard" */ '../features/admin/dashboard/DashboardPage'))
        .DashboardPage,
  }),
  screen({
    path: paths.adminUsers,
    load: async () =>
      (await import(/* webpackChunkName: "admin-users" */ '../features/admin/users/UsersPage')).UsersPage,
  }),
  screen({
    path: paths.adminCategories,
    load: async () =>
      (await import(/* webpackChunkName: "admin-categories" */ '../features/admin/categories/CategoriesPage'))
        .CategoriesPage,
  }),
  screen({
    path: paths.adminProducts,
    load: async () =>
      (await import(/* webpackChunkName: "admin-products" */ '../features/admin/products/ProductsPage')).ProductsPage,
  }),
  screen({
    path: paths.adminBookings,
    load: async () =>
      (await import(/* webpackChunkName: "admin-bookings" */ '../features/admin/bookings/BookingsPage')).BookingsPage,
  }),
  screen({
    path: paths.adminCarousels,
    load: async () =>
      (await import(/* webpackChunkName: "admin-carousels" */ '../features/admin/carousels/CarouselsPage'))
        .CarouselsPage,
  }),
  screen({
    path: paths.adminTestimonies,
    load: async () =>
      (await import(/* webpackChunkName: "admin-testimonies" */ '../features/admin/testimonies/TestimoniesPage'))
        .TestimoniesPage,
  }),
  screen({
    path: paths.adminSurfSpots,
    load: async () =>
      (await import(/* webpackChunkName: "admin-surf-spots" */ '../features/admin/surf-spots/SurfSpotsPage'))
        .SurfSpotsPage,
  }),
  screen({
    path: paths.adminPhotos,
    load: async () =>
      (await import(/* webpackChunkName: "admin-photos" */ '../features/admin/photos/PhotosPage')).PhotosPage,
  }),
  screen({
    path: paths.adminVideos,
    load: async () =>
      (await import(/* webpackChunkName: "admin-videos" */ '../features/admin/videos/VideosPage')).VideosPage,
  }),
];

/** The admin area (spec §2). Suspends until the guard has let the person in. */
export function AdminRoutes({ admitted }: { admitted: Promise<void> }) {
  use(admitted);
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        {screens.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
    </Routes>
  );
}
