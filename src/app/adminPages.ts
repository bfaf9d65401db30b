import type { ComponentType } from 'react';
import { type AdminPath, paths } from '../config/paths';

// Few chunks: each is named in what every visitor downloads.
const pages: Record<AdminPath, () => Promise<ComponentType>> = {
  [paths.admin]: async () =>
    (await import(/* webpackChunkName: "admin-dashboard" */ '../features/admin/dashboard/DashboardPage')).DashboardPage,
  [paths.adminUsers]: async () =>
    (await import(/* webpackChunkName: "admin-content" */ '../features/admin/users/users')).UsersPage,
  [paths.adminCategories]: async () =>
    (await import(/* webpackChunkName: "admin-content" */ '../features/admin/categories/categories')).CategoriesPage,
  [paths.adminProducts]: async () =>
    (await import(/* webpackChunkName: "admin-products" */ '../features/admin/products/products')).ProductsPage,
  [paths.adminBookings]: async () =>
    (await import(/* webpackChunkName: "admin-bookings" */ '../features/admin/bookings/bookings')).BookingsPage,
  [paths.adminMoney]: async () =>
    (await import(/* webpackChunkName: "admin-office" */ '../features/admin/money/MoneyPage')).MoneyPage,
  [paths.adminCarousels]: async () =>
    (await import(/* webpackChunkName: "admin-content" */ '../features/admin/carousels/carousels')).CarouselsPage,
  [paths.adminTestimonies]: async () =>
    (await import(/* webpackChunkName: "admin-content" */ '../features/admin/testimonies/testimonies')).TestimoniesPage,
  [paths.adminSurfSpots]: async () =>
    (await import(/* webpackChunkName: "admin-content" */ '../features/admin/surf-spots/surfSpots')).SurfSpotsPage,
  [paths.adminInstructors]: async () =>
    (await import(/* webpackChunkName: "admin-content" */ '../features/admin/instructors/instructors')).InstructorsPage,
  [paths.adminRoster]: async () =>
    (await import(/* webpackChunkName: "admin-office" */ '../features/admin/roster/RosterPage')).RosterPage,
  [paths.adminPhotos]: async () =>
    (await import(/* webpackChunkName: "admin-content" */ '../features/admin/photos/photos')).PhotosPage,
  [paths.adminVideos]: async () =>
    (await import(/* webpackChunkName: "admin-content" */ '../features/admin/videos/videos')).VideosPage,
  [paths.adminMessages]: async () =>
    (await import(/* webpackChunkName: "admin-office" */ '../features/admin/messages/messages')).MessagesPage,
  [paths.adminChanges]: async () =>
    (await import(/* webpackChunkName: "admin-office" */ '../features/admin/changes/changes')).ChangesPage,
  [paths.adminSchool]: async () =>
    (await import(/* webpackChunkName: "admin-office" */ '../features/admin/school/SchoolPage')).SchoolPage,
};

/** Fetches the code of the admin screen at a path (spec §2). Each screen gives its own title. */
export const loadAdminPage = (path: AdminPath): Promise<ComponentType> => pages[path]();
