import type { ComponentType } from 'react';
import { t } from 'ttag';
import { paths } from '../config/paths';
import { school } from '../config/school';
import { homeAt, homeCalls, lessonAt, lessonsAt, type RenderedFrom } from './renderedFrom';

declare const process: { env: { IN_BROWSER?: boolean } };

/** What the build needs to know of a page. */
interface BuildFacts {
  /** The name of the page's chunk, as `load` tells it to webpack. */
  chunk: string;
  /** The most JavaScript that the page's first load may bring, in kB (1,000 bytes, brotli). */
  budget: number;
  /**
   * The calls to the API that the page makes at once, exactly as sent. A page that has this list, even an empty one, is the same
   * for everybody: it is rendered, at build time without answers and by the server with them, and stands in the sitemap.
   */
  firstCalls?: readonly string[];
  /** For a page that depends on the query of its address: what the server renders it from. Null: there it is not rendered. */
  at?: ((query: URLSearchParams) => RenderedFrom | null) | undefined;
  /** Chunks that come after the first load and whose content the rendered HTML has: it needs their styles. */
  parts?: readonly string[];
  /** Set if the page works without a network: the chunks that it needs for that besides its own and its parts. */
  offline?: readonly string[];
}

/** A page that visitors see: all that the routes and the build know of it. */
export interface VisitorPage {
  path: string;
  load: () => Promise<ComponentType>;
  /** Who may see it, if not everybody (spec §2). */
  access?: 'guests' | 'users';
  /** Set if it stands in the frame of the login although everybody may see it. */
  isInAuthLayout?: true;
  /** Its h1 and its title before the school's name, unless the page gives another. Without one the title is the school's own. */
  title?: string;
  /** One or two sentences for search results and shared links. Without them search engines are asked to stay out. */
  description?: string;
  build: BuildFacts | undefined;
}

/** Keeps the facts out of the code that visitors download (webpack.config.ts). */
const forBuild = (facts: BuildFacts) => (process.env.IN_BROWSER ? undefined : facts);

export const visitorPages: readonly VisitorPage[] = [
  {
    path: paths.home,
    load: async () => (await import(/* webpackChunkName: "home" */ '../features/home/HomePage')).HomePage,
    get description() {
      const { area, region } = school.contact.address;
      return t`Surf lessons in ${area}, ${region}: private, semi-private and group, for first waves and better turns. Book online in two minutes.`;
    },
    build: forBuild({
      chunk: 'home',
      firstCalls: homeCalls,
      at: homeAt,
      parts: ['gallery', 'home-lower', 'three-days'],
      offline: ['photo', 'videos'],
      budget: 114,
    }),
  },
  {
    path: paths.lessons,
    load: async () =>
      (await import(/* webpackChunkName: "lessons" */ '../features/lessons/LessonListPage')).LessonListPage,
    title: t`Surf Lessons`,
    get description() {
      const more = school.isFirst ? ` ${t`Ninety minutes with an instructor, board and rash guard included.`}` : '';
      return t`Private, semi-private and group surf lessons and courses with prices in rupiah.` + more;
    },
    build: forBuild({
      chunk: 'lessons',
      firstCalls: ['/api/products?page=1', '/api/product-categories'],
      at: process.env.IN_BROWSER ? undefined : lessonsAt, // said here, so that webpack leaves out what it imports
      parts: ['chosen-lessons'],
      offline: ['lesson-data'],
      budget: 114,
    }),
  },
  {
    path: paths.lessonDetail,
    load: async () =>
      (await import(/* webpackChunkName: "lesson-detail" */ '../features/lesson-detail/LessonDetailPage'))
        .LessonDetailPage,
    title: t`No lesson selected`,
    description: t`Choose the days and the people of your surf lesson, and put it into the cart.`,
    build: forBuild({
      chunk: 'lesson-detail',
      at: lessonAt,
      parts: ['lesson-parts'],
      offline: [],
      budget: 114,
    }),
  },
  {
    path: paths.surfSpots,
    load: async () =>
      (await import(/* webpackChunkName: "surf-spots" */ '../features/surf-spots/SurfSpotsPage')).SurfSpotsPage,
    get title() {
      const { region } = school.contact.address;
      return t`Surf Spots in ${region}`;
    },
    get description() {
      const { region } = school.contact.address;
      return t`Where to surf in ${region}: the spots we teach at, their level, their hazards and their best season.`;
    },
    build: forBuild({ chunk: 'surf-spots', firstCalls: ['/api/surf-spots'], offline: [], budget: 114 }),
  },
  {
    path: paths.aboutUs,
    load: async () => (await import(/* webpackChunkName: "about" */ '../features/about/AboutPage')).AboutPage,
    get title() {
      return t`About ${school.brand}`;
    },
    get description() {
      const { area } = school.contact.address;
      return t`Who we are, how we teach and how we keep you safe: ${school.name}, in ${area}.`;
    },
    build: forBuild({ chunk: 'about', firstCalls: ['/api/instructors'], offline: [], budget: 114 }),
  },
  {
    path: paths.contactUs,
    load: async () => (await import(/* webpackChunkName: "contact" */ '../features/contact/ContactPage')).ContactPage,
    title: t`Contact Us`,
    get description() {
      const { area } = school.contact.address;
      return t`Phone, e-mail and address of ${school.name} in ${area}, and the place to leave a review.`;
    },
    build: forBuild({ chunk: 'contact', firstCalls: [], offline: [], budget: 114 }),
  },
  {
    path: paths.checkBookings,
    load: async () =>
      (await import(/* webpackChunkName: "check-booking" */ '../features/check-booking/CheckBookingPage'))
        .CheckBookingPage,
    title: t`Check Bookings`,
    description: t`Look up your surf lesson by its booking code: days, people, payment status and total.`,
    build: forBuild({ chunk: 'check-booking', firstCalls: [], offline: [], budget: 114 }),
  },
  {
    path: paths.cart,
    load: async () => (await import(/* webpackChunkName: "cart" */ '../features/cart/CartPage')).CartPage,
    title: t`Your cart`,
    build: forBuild({ chunk: 'cart', offline: ['cart-parts'], budget: 114 }),
  },
  {
    path: paths.checkout,
    load: async () =>
      (await import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutPage')).CheckoutPage,
    title: t`Booking Details`,
    build: forBuild({
      chunk: 'checkout',
      budget: 125,
    }),
  },
  {
    path: `${paths.checkout}/:bookingCode`,
    load: async () => (await import(/* webpackChunkName: "booking" */ '../features/booking/BookingPage')).BookingPage,
    title: t`Booking Details`,
    build: forBuild({ chunk: 'booking', offline: ['booking-tools', 'ended-booking'], budget: 114 }),
  },
  {
    path: paths.profile,
    load: async () => (await import(/* webpackChunkName: "profile" */ '../features/profile/ProfilePage')).ProfilePage,
    access: 'users',
    title: t`Profile`,
    build: forBuild({ chunk: 'profile', budget: 114 }),
  },
  {
    path: paths.login,
    load: async () => (await import(/* webpackChunkName: "login" */ '../features/auth/LoginPage')).LoginPage,
    access: 'guests',
    title: t`Log in`,
    build: forBuild({ chunk: 'login', budget: 114 }),
  },
  {
    path: paths.register,
    load: async () => (await import(/* webpackChunkName: "register" */ '../features/auth/RegisterPage')).RegisterPage,
    access: 'guests',
    title: t`Sign Up`,
    build: forBuild({ chunk: 'register', budget: 114 }),
  },
  {
    path: paths.forgotPassword,
    load: async () =>
      (await import(/* webpackChunkName: "forgot-password" */ '../features/auth/ForgotPasswordPage'))
        .ForgotPasswordPage,
    isInAuthLayout: true,
    title: t`Forgot your password?`,
    build: forBuild({ chunk: 'forgot-password', budget: 114 }),
  },
  {
    path: paths.resetPassword,
    load: async () =>
      (await import(/* webpackChunkName: "reset-password" */ '../features/auth/ResetPasswordPage')).ResetPasswordPage,
    isInAuthLayout: true,
    title: t`Choose a new password`,
    build: forBuild({ chunk: 'reset-password', budget: 114 }),
  },
  {
    path: '*',
    load: async () =>
      (await import(/* webpackChunkName: "not-found" */ '../features/not-found/NotFoundPage')).NotFoundPage,
    title: t`Oops! Page not found.`,
    build: forBuild({ chunk: 'not-found', budget: 114 }),
  },
];
