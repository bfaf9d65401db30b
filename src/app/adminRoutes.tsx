import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths';
import { AdminLayout } from '../features/admin/shell/AdminLayout';
import { screen } from './screen';

const screens = [
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
    async () => (await import(/* webpackChunkName: "admin-photos" */ '../features/admin/photos/PhotosPage')).PhotosPage,
  ),
  screen(
    paths.adminVideos,
    async () => (await import(/* webpackChunkName: "admin-videos" */ '../features/admin/videos/VideosPage')).VideosPage,
  ),
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
