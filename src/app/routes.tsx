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
          screen(paths.lessons, async () => (await import('../features/lessons/LessonListPage')).LessonListPage),
          screen(
            paths.lessonDetail,
            async () => (await import('../features/lesson-detail/LessonDetailPage')).LessonDetailPage,
          ),
          screen(paths.cart, async () => (await import('../features/cart/CartPage')).CartPage),
          screen(paths.checkout, async () => (await import('../features/checkout/CheckoutPage')).CheckoutPage),
          screen(
            `${paths.checkout}/:bookingCode`,
            async () => (await import('../features/booking/BookingPage')).BookingPage,
          ),
          screen(
            paths.checkBookings,
            async () => (await import('../features/check-booking/CheckBookingPage')).CheckBookingPage,
          ),
          screen('*', async () => (await import('../features/not-found/NotFoundPage')).NotFoundPage),
        ],
      },
    ],
  },
];
