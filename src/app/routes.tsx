import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths';
import { ErrorPage } from './ErrorPage';
import { PublicLayout } from './layouts/PublicLayout';
import type { AppStore } from './store';
import { Loading } from '../ui/Notice';

/** A route whose screen is a chunk of its own; the layout is there while the first one loads. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  HydrateFallback: () => <Loading text="Loading…" />,
  lazy: async () => ({ Component: await load() }),
});

/** Every route of the site (spec §2). */
export const createRoutes = (_store: AppStore): RouteObject[] => [
  {
    element: <Outlet />,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <PublicLayout />,
        children: [
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
          screen(
            '*',
            async () =>
              (await import(/* webpackChunkName: "not-found" */ '../features/not-found/NotFoundPage')).NotFoundPage,
          ),
        ],
      },
    ],
  },
];
