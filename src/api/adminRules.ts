import { currentUserLoaded, selectCurrentUser } from '../state';
import type { adminApi, AdminQuery, AttentionItem, FullBooking, UpdateDaysApiArg } from './admin.gen';
import { isUnanswered } from './apiError';
import type {
  Booking,
  Carousel,
  Image,
  Instructor,
  ListProductsApiArg,
  Product,
  ProductCategory,
  SurfSpot,
  Testimony,
  User,
  Video,
} from './api.gen';
import { baseApi } from './baseApi';
import { daysUpdated, sessions, staleAfterSession, staleAfterSessions } from './boardRules';
import { type Change, listUpdates, replace, type Update, whenAnswered, withRow } from './listUpdates';
import type { schoolApi, SchoolResponse } from './school.gen';
import { offScreen, productPage } from './tags';

const { invalidateTags, selectCachedArgsForQuery, selectEntriesForEndpoint, updateQueryData } = (
  baseApi as unknown as typeof adminApi
).util;

// These lists have no pages, so there is one cached answer to change.
const images = listUpdates<Image>((change) => updateQueryData('listImages', {}, change));
const videos = listUpdates<Video>((change) => updateQueryData('listVideos', {}, change));
const categories = listUpdates<ProductCategory>((change) => updateQueryData('listProductCategories', {}, change));
const spots = listUpdates<SurfSpot>((change) => updateQueryData('listSurfSpots', {}, change));
const instructors = listUpdates<Instructor>((change) => updateQueryData('listInstructors', {}, change));
const slides = listUpdates<Carousel>((change) => updateQueryData('searchCarousels', {}, change));
const reviews = listUpdates<Testimony>((change) => updateQueryData('searchTestimonies', {}, change));
const attention = listUpdates<AttentionItem>((change) => updateQueryData('listAttention', undefined, change));

/** Updates every page of a list that is in the cache. */
const everyPage =
  (list: 'listBookings' | 'listUsers' | 'listProducts', update: (args: ListProductsApiArg) => Update): Update =>
  (dispatch, getState) => {
    for (const args of selectCachedArgsForQuery(getState(), list)) dispatch(update(args));
  };

const bookingPages = (change: Change<Booking>) =>
  everyPage('listBookings', (args) => updateQueryData('listBookings', args, change));

/**
 * Puts a changed booking into the lists, and into what is known of it alone: until that has come anew, it says no former state. The
 * former version would have the next change refused as if it were somebody else's; a backend may leave the new one out.
 */
const bookingUpdated = withRow<Booking>((booking) => (dispatch) => {
  const changed: Booking = { ...booking, version: booking.version };
  dispatch(bookingPages(replace(changed)));
  dispatch(updateQueryData('getBooking', { id: booking.id }, ({ data }) => void Object.assign(data, changed)));
});

/** Shows what was answered to a change of a booking, whose version the next one names, before it has come anew. */
const fullBookingUpdated = withRow<FullBooking>((booking) =>
  updateQueryData('getBooking', { id: booking.id }, (answer) => void (answer.data = booking)),
);

/** What there is to see to: old with all that is computed from bookings, and by itself when a day is closed or opened. */
const attentionTag = { type: 'BookingFacts' as const, id: 'ATTENTION' };

/** A day that is closed or opened raises or ends what there is to see to; the board puts its days right by itself. */
const staleAfterDays = (
  _answer: unknown,
  error: unknown,
  { updateDaysRequest: { is_open: isOpen } }: UpdateDaysApiArg,
) => (error === undefined && isOpen !== undefined ? [attentionTag] : []);

/** Without an answer nobody knows whether the money is written down: all that shows it is old. */
const staleAfterMoney = (_answer: unknown, error: unknown) =>
  error === undefined || isUnanswered(error) ? (['Bookings'] as const) : [];

/** Puts the changed school into its place. The call for it is of another part of the API (codegen.config.ts). */
const schoolUpdated = whenAnswered<SchoolResponse | null, unknown>((answer) => {
  const { util } = baseApi as unknown as typeof schoolApi;
  return answer && util.updateQueryData('getSchool', undefined, () => answer);
});

const userPages = (change: Change<User>) =>
  everyPage('listUsers', (args) => updateQueryData('listUsers', args, change));
const users = listUpdates<User>(userPages);

/** Administrators may edit themselves. The session holds no id, so its user is found by the former e-mail address. */
const userUpdated =
  (user: User): Update =>
  (dispatch, getState) => {
    const self = selectCurrentUser(getState());
    const before = selectEntriesForEndpoint(getState(), 'listUsers').flatMap(({ data }) => data?.data ?? []);
    const isSelf = before.some(({ id, email }) => id === user.id && email === self?.email);
    if (self && isSelf) dispatch(currentUserLoaded({ ...self, name: user.name, email: user.email, role: user.role }));
    dispatch(userPages(replace(user)));
  };

const productPages = (change: Change<Product>) =>
  everyPage('listProducts', (args) => updateQueryData('listProducts', args, change));

/**
 * Changes the page of products on screen, when a row came or went, and forgets the others, whose rows have moved. The
 * management screen asks for each page that it shows, so the last one asked for is on screen.
 */
const shownProducts =
  (change: Change<Product>): Update =>
  (dispatch, getState) => {
    const pages = [...selectEntriesForEndpoint(getState(), 'listProducts')].reverse();
    const [shown, ...others] = pages.sort((a, b) => b.startedTimeStamp - a.startedTimeStamp);
    if (shown) dispatch(updateQueryData('listProducts', shown.originalArgs, change));
    dispatch(invalidateTags(others.map(({ originalArgs }) => productPage(originalArgs))));
  };

const products = listUpdates<Product>(productPages, shownProducts);

/** Marks the answers that belong to the signed-in administrator; one that is missing here does not compile. */
const userData = {
  listUsers: { providesTags: ['UserData'] },
  searchCarousels: { providesTags: ['UserData'] },
  searchTestimonies: { providesTags: ['UserData'] },
  listBookings: { providesTags: ['UserData', 'Bookings'] },
  getBooking: { providesTags: ['UserData', 'Bookings', 'BookingFacts', 'RosterFacts'] },
  // Long enough for a look at a booking: the board has its height when somebody comes back to it.
  listSessions: { providesTags: ['UserData', 'Bookings', 'BookingFacts'], keepUnusedDataFor: 600 },
  getOverview: { providesTags: ['UserData', 'Bookings', 'BookingFacts', 'PublicReviews'] },
  listLedger: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  listBalances: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  getRevenue: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  listRoster: { providesTags: ['UserData', 'Bookings', 'BookingFacts', 'RosterFacts'] },
  listAttention: { providesTags: ['UserData', 'Bookings', attentionTag] },
  listMessages: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  listChanges: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
} as const satisfies Record<AdminQuery, object>;

/**
 * Which cached answers change with which mutation, so that no management screen has to ask again (spec §4).
 */
export const rules = {
  ...userData,

  // The rest of what the board's height comes from, for as long as its sessions.
  listDays: { keepUnusedDataFor: 600 },
  listInstructors: { keepUnusedDataFor: 600 },

  createImage: { onQueryStarted: images.created },
  updateImage: { onQueryStarted: images.updated },
  deleteImage: { onQueryStarted: images.deleted },

  createVideo: { onQueryStarted: videos.created },
  updateVideo: { onQueryStarted: videos.updated },
  deleteVideo: { onQueryStarted: videos.deleted },

  createProduct: { onQueryStarted: products.created, invalidatesTags: offScreen('AllProducts') },
  updateProduct: { onQueryStarted: products.updated, invalidatesTags: offScreen('AllProducts') },
  deleteProduct: { onQueryStarted: products.deleted, invalidatesTags: offScreen('AllProducts') },

  createProductCategory: { onQueryStarted: categories.created },
  updateProductCategory: { onQueryStarted: categories.updated },
  deleteProductCategory: { onQueryStarted: categories.deleted },

  createSurfSpot: { onQueryStarted: spots.created, invalidatesTags: offScreen('SurfSpotPages') },
  updateSurfSpot: { onQueryStarted: spots.updated, invalidatesTags: offScreen('SurfSpotPages') },
  deleteSurfSpot: { onQueryStarted: spots.deleted, invalidatesTags: offScreen('SurfSpotPages') },

  createInstructor: { onQueryStarted: instructors.created, invalidatesTags: offScreen('RosterFacts') },
  updateInstructor: { onQueryStarted: instructors.updated, invalidatesTags: offScreen('Bookings') },
  deleteInstructor: { onQueryStarted: instructors.deleted, invalidatesTags: offScreen('RosterFacts') },
  setInstructorAway: { onQueryStarted: instructors.updated, invalidatesTags: offScreen('RosterFacts') },

  createCarousel: { onQueryStarted: slides.created, invalidatesTags: offScreen('PublicSlides') },
  updateCarousel: { onQueryStarted: slides.updated, invalidatesTags: offScreen('PublicSlides') },
  deleteCarousel: { onQueryStarted: slides.deleted, invalidatesTags: offScreen('PublicSlides') },

  createTestimony: { onQueryStarted: reviews.created },
  updateTestimony: { onQueryStarted: reviews.updated, invalidatesTags: offScreen('PublicReviews') },
  deleteTestimony: { onQueryStarted: reviews.deleted, invalidatesTags: offScreen('PublicReviews') },

  updateUser: { onQueryStarted: withRow<User>(userUpdated) },
  deleteUser: { onQueryStarted: users.deleted },

  updateDays: { onQueryStarted: daysUpdated, invalidatesTags: staleAfterDays },
  updateSchool: { onQueryStarted: schoolUpdated },
  updateSession: { onQueryStarted: sessions.updated, invalidatesTags: staleAfterSession },

  updateSessions: { invalidatesTags: staleAfterSessions },
  cancelSession: { onQueryStarted: fullBookingUpdated, invalidatesTags: offScreen('Bookings') },
  addSession: { onQueryStarted: fullBookingUpdated, invalidatesTags: offScreen('Bookings') },
  updateBooking: { onQueryStarted: fullBookingUpdated, invalidatesTags: offScreen('Bookings') },

  updateBookingStatus: { onQueryStarted: bookingUpdated, invalidatesTags: offScreen('BookingFacts') },
  updateBookingPayment: { onQueryStarted: bookingUpdated, invalidatesTags: offScreen('BookingFacts') },
  resolveAttention: { onQueryStarted: attention.deleted },
  createCounterBooking: { invalidatesTags: offScreen('Bookings') },
  addLedgerEntry: { invalidatesTags: staleAfterMoney },
  sendMessageAgain: { invalidatesTags: offScreen('BookingFacts') },
} as const;
