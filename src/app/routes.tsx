import { lazy } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths';
import { PublicLayout } from './layouts/PublicLayout';
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

const publicScreens: readonly Screen[] = [
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
    paths.profile,
    async () => (await import(/* webpackChunkName: "profile" */ '../features/profile/ProfilePage')).ProfilePage,
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

const loadAuthLayout = () => import(/* webpackChunkName: "auth-layout" */ './layouts/AuthLayout');
const AuthLayout = lazy(async () => ({ default: (await loadAuthLayout()).AuthLayout }));

const authScreens: readonly Screen[] = [
  screen(paths.login, async () => {
    const page = import(/* webpackChunkName: "login" */ '../features/auth/LoginPage');
    return (await Promise.all([page, loadAuthLayout()]))[0].LoginPage;
  }),
  screen(paths.register, async () => {
    const page = import(/* webpackChunkName: "register" */ '../features/auth/RegisterPage');
    return (await Promise.all([page, loadAuthLayout()]))[0].RegisterPage;
  }),
];

const routesOf = (screens: readonly Screen[]) =>
  screens.map(({ path, element }) => <Route key={path} path={path} element={element} />);

/** Every page of the site but the admin area's (spec §2). */
export const PublicRoutes = () => (
  <Routes>
    <Route element={<PublicLayout />}>{routesOf(publicScreens)}</Route>
    <Route element={<AuthLayout />}>{routesOf(authScreens)}</Route>
  </Routes>
);

/** Fetches the code of the page at a pathname ahead of its visit. */
export async function loadPage(pathname: string): Promise<void> {
  const found = [...publicScreens, ...authScreens].find(({ path }) => path !== '*' && matchPath(path, pathname));
  await found?.load();
}
