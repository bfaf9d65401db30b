import type { ComponentType } from 'react';
import { paths } from '../config/paths';
import { school } from '../config/school';

/** A page that visitors see: all that the routes, the build and the service worker need to know of it. */
export interface VisitorPage {
  path: string;
  /** The name of its chunk, as `load` tells it to webpack. */
  chunk: string;
  load: () => Promise<ComponentType>;
  /** Who may see it, if not everybody (spec §2). */
  access?: 'guests' | 'users';
  /** Its h1 and its title before the school's name, unless the page gives another. Without one the title is the school's own. */
  title?: string;
  /** One or two sentences for search results and shared links. Without them search engines are asked to stay out. */
  description?: string;
  /**
   * The calls to the API that it makes at once, to the letter. A page that has this list, even an empty one, is the same for
   * everybody: it is rendered at build time and stands in the sitemap.
   */
  firstCalls?: readonly string[];
  /** Its first picture goes before its code. */
  isPictureFirst?: true;
  /** It makes sense without a network. Names the chunks that it needs for that besides its own. */
  offline?: readonly string[];
  /** The most JavaScript that its first load may bring, in kB (1,000 bytes, brotli). */
  budget: number;
}

const { area, region } = school.contact.address;

export const visitorPages: readonly VisitorPage[] = [
  {
    path: paths.home,
    chunk: 'home',
    load: async () => (await import(/* webpackChunkName: "home" */ '../features/home/HomePage')).HomePage,
    description: `Surf lessons in ${area}, ${region}: private, semi-private and group, for first waves and better turns. Book online in two minutes.`,
    firstCalls: [
      '/api/carousels',
      '/api/products?page=1',
      '/api/product-categories',
      '/api/images',
      '/api/testimonies',
    ],
    isPictureFirst: true,
    offline: ['videos'],
    budget: 125,
  },
  {
    path: paths.lessons,
    chunk: 'lessons',
    load: async () =>
      (await import(/* webpackChunkName: "lessons" */ '../features/lessons/LessonListPage')).LessonListPage,
    title: 'Surf Lessons',
    description:
      'Private, semi-private and group surf lessons and courses with prices in rupiah. Ninety minutes with an instructor, board and rash guard included.',
    firstCalls: ['/api/products?page=1', '/api/product-categories'],
    offline: [],
    budget: 118,
  },
  {
    path: paths.lessonDetail,
    chunk: 'lesson-detail',
    load: async () =>
      (await import(/* webpackChunkName: "lesson-detail" */ '../features/lesson-detail/LessonDetailPage'))
        .LessonDetailPage,
    title: 'No lesson selected',
    description: 'Choose the days and the people of your surf lesson, and put it into the cart.',
    offline: [],
    budget: 118,
  },
  {
    path: paths.surfSpots,
    chunk: 'surf-spots',
    load: async () =>
      (await import(/* webpackChunkName: "surf-spots" */ '../features/surf-spots/SurfSpotsPage')).SurfSpotsPage,
    title: 'Surf Spots in Bali',
    description: `Where to surf in ${region}: the spots we teach at, their level, their hazards and their best season.`,
    firstCalls: ['/api/surf-spots'],
    offline: [],
    budget: 118,
  },
  {
    path: paths.aboutUs,
    chunk: 'about',
    load: async () => (await import(/* webpackChunkName: "about" */ '../features/about/AboutPage')).AboutPage,
    title: `About ${school.brand}`,
    description: `Who we are, how we teach and how we keep you safe: ${school.name}, in ${area} since ${school.founded}.`,
    firstCalls: [],
    budget: 118,
  },
  {
    path: paths.contactUs,
    chunk: 'contact',
    load: async () => (await import(/* webpackChunkName: "contact" */ '../features/contact/ContactPage')).ContactPage,
    title: 'Contact Us',
    description: `Phone, e-mail and address of ${school.name} in ${area}, and the place to leave a review.`,
    firstCalls: [],
    budget: 130,
  },
  {
    path: paths.checkBookings,
    chunk: 'check-booking',
    load: async () =>
      (await import(/* webpackChunkName: "check-booking" */ '../features/check-booking/CheckBookingPage'))
        .CheckBookingPage,
    title: 'Check Bookings',
    description: 'Look up your surf lesson by its booking code: days, people, payment status and total.',
    firstCalls: [],
    offline: [],
    budget: 118,
  },
  {
    path: paths.cart,
    chunk: 'cart',
    load: async () => (await import(/* webpackChunkName: "cart" */ '../features/cart/CartPage')).CartPage,
    title: 'Your cart',
    budget: 118,
  },
  {
    path: paths.checkout,
    chunk: 'checkout',
    load: async () =>
      (await import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutPage')).CheckoutPage,
    title: 'Booking Details',
    budget: 200, // the phone field knows the numbers and the flag of every country
  },
  {
    path: `${paths.checkout}/:bookingCode`,
    chunk: 'booking',
    load: async () => (await import(/* webpackChunkName: "booking" */ '../features/booking/BookingPage')).BookingPage,
    title: 'Booking Details',
    offline: [],
    budget: 122,
  },
  {
    path: paths.profile,
    chunk: 'profile',
    load: async () => (await import(/* webpackChunkName: "profile" */ '../features/profile/ProfilePage')).ProfilePage,
    access: 'users',
    title: 'Profile',
    budget: 118,
  },
  {
    path: paths.login,
    chunk: 'login',
    load: async () => (await import(/* webpackChunkName: "login" */ '../features/auth/LoginPage')).LoginPage,
    access: 'guests',
    title: 'Log in',
    budget: 118,
  },
  {
    path: paths.register,
    chunk: 'register',
    load: async () => (await import(/* webpackChunkName: "register" */ '../features/auth/RegisterPage')).RegisterPage,
    access: 'guests',
    title: 'Sign Up',
    budget: 118,
  },
  {
    path: '*',
    chunk: 'not-found',
    load: async () =>
      (await import(/* webpackChunkName: "not-found" */ '../features/not-found/NotFoundPage')).NotFoundPage,
    title: 'Oops! Page not found.',
    budget: 118,
  },
];
