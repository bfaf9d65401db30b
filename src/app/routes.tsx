import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths';
import { type Screen, screen } from './screen';

declare const process: { env: { NODE_ENV?: string } };

// Asked here by its own name, so that a build for production leaves the page out.
const developersScreens: readonly Screen[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        screen(
          '/styleguide',
          async () => (await import(/* webpackChunkName: "styleguide" */ './styleguide/StyleguidePage')).StyleguidePage,
        ),
      ];

export const publicScreens: readonly Screen[] = [
  screen(paths.home, async () => (await import(/* webpackChunkName: "home" */ '../features/home/HomePage')).HomePage),
  screen(
    paths.surfSpots,
    async () =>
      (await import(/* webpackChunkName: "surf-spots" */ '../features/surf-spots/SurfSpotsPage')).SurfSpotsPage,
  ),
  screen(
    paths.aboutUs,
    async () => (await import(/* webpackChunkName: "about" */ '../features/about/AboutPage')).AboutPage,
  ),
  screen(
    paths.contactUs,
    async () => (await import(/* webpackChunkName: "contact" */ '../features/contact/ContactPage')).ContactPage,
  ),
  screen(
    paths.lessons,
    async () => (await import(/* webpackChunkName: "lessons" */ '../features/lessons/LessonListPage')).LessonListPage,
  ),
  screen(
    paths.lessonDetail,
    async () =>
      (await import(/* webpackChunkName: "lesson-detail" */ '../features/lesson-detail/LessonDetailPage'))
        .LessonDetailPage,
  ),
  screen(paths.cart, async () => (await import(/* webpackChunkName: "cart" */ '../features/cart/CartPage')).CartPage),
  screen(
    paths.checkout,
    async () => (await import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutPage')).CheckoutPage,
  ),
  screen(
    paths.checkBookings,
    async () =>
      (await import(/* webpackChunkName: "check-booking" */ '../features/check-booking/CheckBookingPage'))
        .CheckBookingPage,
  ),
  screen(
    `${paths.checkout}/:bookingCode`,
    async () => (await import(/* webpackChunkName: "booking" */ '../features/booking/BookingPage')).BookingPage,
  ),
  ...developersScreens,
  screen(
    '*',
    async () => (await import(/* webpackChunkName: "not-found" */ '../features/not-found/NotFoundPage')).NotFoundPage,
  ),
];

/** Pages of whoever is signed in. */
export const userScreens: readonly Screen[] = [
  screen(
    paths.profile,
    async () => (await import(/* webpackChunkName: "profile" */ '../features/profile/ProfilePage')).ProfilePage,
  ),
];

const loadAuthLayout = () => import(/* webpackChunkName: "auth-layout" */ './layouts/AuthLayout');
export const AuthLayout = lazy(async () => ({ default: (await loadAuthLayout()).AuthLayout }));

export const authScreens: readonly Screen[] = [
  screen(
    paths.login,
    async () => (await import(/* webpackChunkName: "login" */ '../features/auth/LoginPage')).LoginPage,
    loadAuthLayout,
  ),
  screen(
    paths.register,
    async () => (await import(/* webpackChunkName: "register" */ '../features/auth/RegisterPage')).RegisterPage,
    loadAuthLayout,
  ),
];

const loadAdminLayout = () => import(/* webpackChunkName: "admin-layout" */ '../features/admin/shell/AdminLayout');
export const AdminLayout = lazy(async () => ({ default: (await loadAdminLayout()).AdminLayout }));

export const adminScreens: readonly Screen[] = [
  screen(
    paths.admin,
    async () =>
      (await import(/* webpackChunkName: "admin-dashboard" */ '../features/admin/dashboard/DashboardPage'))
        .DashboardPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminUsers,
    async () => (await import(/* webpackChunkName: "admin-users" */ '../features/admin/users/UsersPage')).UsersPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminCategories,
    async () =>
      (await import(/* webpackChunkName: "admin-categories" */ '../features/admin/categories/CategoriesPage'))
        .CategoriesPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminProducts,
    async () =>
      (await import(/* webpackChunkName: "admin-products" */ '../features/admin/products/ProductsPage')).ProductsPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminBookings,
    async () =>
      (await import(/* webpackChunkName: "admin-bookings" */ '../features/admin/bookings/BookingsPage')).BookingsPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminCarousels,
    async () =>
      (await import(/* webpackChunkName: "admin-carousels" */ '../features/admin/carousels/CarouselsPage'))
        .CarouselsPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminTestimonies,
    async () =>
      (await import(/* webpackChunkName: "admin-testimonies" */ '../features/admin/testimonies/TestimoniesPage'))
        .TestimoniesPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminSurfSpots,
    async () =>
      (await import(/* webpackChunkName: "admin-surf-spots" */ '../features/admin/surf-spots/SurfSpotsPage'))
        .SurfSpotsPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminPhotos,
    async () => (await import(/* webpackChunkName: "admin-photos" */ '../features/admin/photos/PhotosPage')).PhotosPage,
    loadAdminLayout,
  ),
  screen(
    paths.adminVideos,
    async () => (await import(/* webpackChunkName: "admin-videos" */ '../features/admin/videos/VideosPage')).VideosPage,
    loadAdminLayout,
  ),
];

/** Whether one of the admin area's pages stands at a pathname. */
export const isAdminArea = (pathname: string): boolean => adminScreens.some(({ path }) => matchPath(path, pathname));

const screens = [...publicScreens, ...userScreens, ...authScreens, ...adminScreens];

/** Fetches the code of the page at a pathname ahead of its visit. */
export async function loadPage(pathname: string): Promise<void> {
  await screens.find(({ path }) => path !== '*' && matchPath(path, pathname))?.load();
}
