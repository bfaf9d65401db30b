import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths';
import { createAdminRoutes } from './adminRoutes';
import { ErrorPage } from './ErrorPage';
import { type Guard, guestsOnly, usersOnly } from './guards';
import { AuthLayout } from './layouts/AuthLayout';
import { PublicLayout } from './layouts/PublicLayout';
import { Root } from './layouts/Root';
import type { AppStore } from './store';
import { Loading } from '../ui/Notice';

/** A route whose screen is a chunk of its own; the layout is there while the first one loads. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  HydrateFallback: () => <Loading text="Loading…" />,
  lazy: async () => ({ Component: await load() }),
});

/** A route behind a guard. It has no fallback of its own: until the guard has spoken, not even its layout is shown. */
const guarded = (loader: Guard, { path, lazy }: RouteObject): RouteObject => ({ path, lazy, loader });

/** Every route of the site (spec §2). */
export const createRoutes = (store: AppStore): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    HydrateFallback: () => <Loading text="Loading…" />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          screen(
            paths.home,
            async () => (await import(/* webpackChunkName: "home" */ '../features/home/HomePage')).HomePage,
          ),
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
            async () =>
              (await import(/* webpackChunkName: "lessons" */ '../features/lessons/LessonListPage')).LessonListPage,
          ),
          screen(
            paths.lessonDetail,
            async () =>
              (await import(/* webpackChunkName: "lesson-detail" */ '../features/lesson-detail/LessonDetailPage'))
                .LessonDetailPage,
          ),
          screen(
            paths.cart,
            async () => (await import(/* webpackChunkName: "cart" */ '../features/cart/CartPage')).CartPage,
          ),
          screen(
            paths.checkout,
            async () =>
              (await import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutPage')).CheckoutPage,
          ),
          screen(
            `${paths.checkout}/:bookingCode`,
            async () => (await import(/* webpackChunkName: "booking" */ '../features/booking/BookingPage')).BookingPage,
          ),
          screen(
            paths.checkBookings,
            async () =>
              (await import(/* webpackChunkName: "check-booking" */ '../features/check-booking/CheckBookingPage'))
                .CheckBookingPage,
          ),
          guarded(
            usersOnly(store),
            screen(
              paths.profile,
              async () =>
                (await import(/* webpackChunkName: "profile" */ '../features/profile/ProfilePage')).ProfilePage,
            ),
          ),
          screen(
            '*',
            async () =>
              (await import(/* webpackChunkName: "not-found" */ '../features/not-found/NotFoundPage')).NotFoundPage,
          ),
        ],
      },
      {
        element: <AuthLayout />,
        children: [
          guarded(
            guestsOnly(store),
            screen(
              paths.login,
              async () => (await import(/* webpackChunkName: "login" */ '../features/auth/LoginPage')).LoginPage,
            ),
          ),
          guarded(
            guestsOnly(store),
            screen(
              paths.register,
              async () =>
                (await import(/* webpackChunkName: "register" */ '../features/auth/RegisterPage')).RegisterPage,
            ),
          ),
        ],
      },
      createAdminRoutes(store),
    ],
  },
];
