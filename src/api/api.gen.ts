import { rules } from './rules';
import { baseApi as api } from './baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/auth/register`,
        method: 'POST',
        body: queryArg.registerRequest,
      }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: 'POST',
        body: queryArg.loginRequest,
      }),
    }),
    refreshAccessToken: build.mutation<RefreshAccessTokenApiResponse, RefreshAccessTokenApiArg>({
      extraOptions: { token: 'refresh' },
      query: () => ({ url: `/api/auth/refresh`, method: 'POST' }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      extraOptions: { token: 'refresh' },
      query: () => ({ url: `/api/auth/logout`, method: 'DELETE' }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      extraOptions: { token: 'required' },
      query: () => ({ url: `/api/users/current` }),
    }),
    listImages: build.query<ListImagesApiResponse, ListImagesApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/images`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    listVideos: build.query<ListVideosApiResponse, ListVideosApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/videos`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
      extraOptions: { token: 'administrators' },
      query: (queryArg) => ({
        url: `/api/products`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
        },
      }),
    }),
    listProductCategories: build.query<ListProductCategoriesApiResponse, ListProductCategoriesApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/product-categories`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    listCarousels: build.query<ListCarouselsApiResponse, ListCarouselsApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/carousels`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    listTestimonies: build.query<ListTestimoniesApiResponse, ListTestimoniesApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/testimonies`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    createTestimony: build.mutation<CreateTestimonyApiResponse, CreateTestimonyApiArg>({
      extraOptions: { token: 'optional' },
      query: (queryArg) => ({
        url: `/api/testimonies`,
        method: 'POST',
        body: queryArg.createTestimonyRequest,
      }),
    }),
    listSurfSpots: build.query<ListSurfSpotsApiResponse, ListSurfSpotsApiArg>({
      extraOptions: { token: 'optional' },
      query: (queryArg) => ({
        url: `/api/surf-spots`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    listMyBookings: build.query<ListMyBookingsApiResponse, ListMyBookingsApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/my-bookings`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    listMyHistories: build.query<ListMyHistoriesApiResponse, ListMyHistoriesApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/my-histories`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    createBooking: build.mutation<CreateBookingApiResponse, CreateBookingApiArg>({
      extraOptions: { token: 'optional' },
      query: (queryArg) => ({
        url: `/api/bookings`,
        method: 'POST',
        body: queryArg.createBookingRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listDays: build.query<ListDaysApiResponse, ListDaysApiArg>({
      extraOptions: { token: 'optional' },
      query: (queryArg) => ({
        url: `/api/days`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listInstructors: build.query<ListInstructorsApiResponse, ListInstructorsApiArg>({
      extraOptions: { token: 'staff' },
      query: (queryArg) => ({
        url: `/api/instructors`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    checkBooking: build.query<CheckBookingApiResponse, CheckBookingApiArg>({
      extraOptions: { token: 'optional' },
      query: (queryArg) => ({
        url: `/api/check-booking/${encodeURIComponent(String(queryArg.bookingCode))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type RegisterApiResponse = /** status 201 The new user. */ UserResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type LoginApiResponse = /** status 200 The tokens of the new session. */ TokensResponse;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type RefreshAccessTokenApiResponse = /** status 200 A new access token. */ AccessTokenResponse;
export type RefreshAccessTokenApiArg = void;
export type LogoutApiResponse = /** status 200 Signed out. */ DoneResponse;
export type LogoutApiArg = void;
export type GetCurrentUserApiResponse =
  /** status 200 The user whom the access token belongs to. */ CurrentUserResponse;
export type GetCurrentUserApiArg = void;
export type ListImagesApiResponse = /** status 200 The photos. */ ImageListResponse;
export type ListImagesApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type ListVideosApiResponse = /** status 200 The videos. */ VideoListResponse;
export type ListVideosApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type ListProductsApiResponse = /** status 200 A page of lessons. */ ProductListResponse;
export type ListProductsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400). */
  search?: string;
};
export type ListProductCategoriesApiResponse = /** status 200 The categories. */ ProductCategoryListResponse;
export type ListProductCategoriesApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type ListCarouselsApiResponse = /** status 200 The slides. */ CarouselListResponse;
export type ListCarouselsApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type ListTestimoniesApiResponse = /** status 200 The approved reviews. */ TestimonyListResponse;
export type ListTestimoniesApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type CreateTestimonyApiResponse = /** status 201 The review, not yet active. */ TestimonyResponse;
export type CreateTestimonyApiArg = {
  createTestimonyRequest: CreateTestimonyRequest;
};
export type ListSurfSpotsApiResponse = /** status 200 The surf spots. */ SurfSpotListResponse;
export type ListSurfSpotsApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type ListMyBookingsApiResponse = /** status 200 A page of upcoming bookings. */ MyBookingListResponse;
export type ListMyBookingsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
};
export type ListMyHistoriesApiResponse = /** status 200 A page of past bookings. */ BookingHistoryListResponse;
export type ListMyHistoriesApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
};
export type CreateBookingApiResponse = /** status 201 The booking. */ CreateBookingResponse;
export type CreateBookingApiArg = {
  /** A random text, made once for each booking or entry that a person means to make and sent again with every retry of it. What it does is said
    above under its name.
     */
  'Idempotency-Key'?: string;
  createBookingRequest: CreateBookingRequest;
};
export type ListDaysApiResponse = /** status 200 The days, in their order. */ DayListResponse;
export type ListDaysApiArg = {
  /** The first day. */
  from?: Day;
  /** The last day; not before `from` (400). */
  to?: Day;
};
export type ListInstructorsApiResponse = /** status 200 The instructors. */ InstructorListResponse;
export type ListInstructorsApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type CheckBookingApiResponse = /** status 200 The booking. */ CheckBookingResponse;
export type CheckBookingApiArg = {
  /** The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
    That is why it has no pattern here.
     */
  bookingCode: string;
};
export type Id = string;
export type Role = 'ADMIN' | 'STAFF' | 'CUSTOMER';
export type User = {
  id: Id;
  name: string;
  email: string;
  role: Role;
};
export type UserResponse = {
  data: User;
};
export type Error = {
  /** A sentence or two for people, in English. */
  message: string;
  /** What exactly is wrong, one text each. Left out when the message says it all. */
  details?: string[];
};
export type PersonName = string;
export type Email = string;
export type RegisterRequest = {
  name: PersonName;
  email: Email;
  /** Any characters, taken exactly as they are. */
  password: string;
  /** The password again; must be equal to it (400). */
  confirm_password: string;
};
export type Tokens = {
  access_token: string;
  refresh_token: string;
};
export type TokensResponse = {
  data: Tokens;
};
export type LoginRequest = {
  /** Any text; one that is no address is an unknown one (401). */
  email: string;
  password: string;
};
export type AccessToken = {
  access_token: string;
};
export type AccessTokenResponse = {
  data: AccessToken;
};
export type DoneResponse = {
  data: true;
};
export type ImagePath = string | null;
export type CurrentUser = {
  id: Id;
  name: string;
  email: string;
  role: Role;
  avatar: ImagePath;
  profileImage: ImagePath;
};
export type CurrentUserResponse = {
  data: CurrentUser;
};
export type ImageInfo = {
  /** Pixels, of the picture as it is shown, upright. */
  width: number;
  height: number;
  /** The dominant colour; `null` when the picture is transparent in places. */
  color: string | null;
  /** The picture in a few blurred pixels, as a data URI; `null` when the picture is transparent in places. */
  placeholder: string | null;
  /** What must stay visible when the picture is cropped, as a share of the width from the left. */
  focus_x: number;
  /** The same as a share of the height from the top. */
  focus_y: number;
} | null;
export type Image = {
  id: Id;
  image_url: ImagePath;
  image?: ImageInfo;
};
export type Paging = {
  /** Number of this page, from 1; the one that was asked for, also beyond the last. */
  page: number;
  /** Rows that a full page has; where every row is on one page, how many there are. */
  size: number;
  /** Rows on all pages together. */
  total_item: number;
  /** total_item / size, rounded up; 0 when there is no row. */
  total_page: number;
};
export type ImageListResponse = {
  data: Image[];
  paging: Paging;
};
export type Video = {
  id: Id;
  /** Shown under the video on the home page. */
  title: string | null;
  /** Address that can be embedded in a frame, as it was sent but for white space at its ends. */
  video_url: string;
};
export type VideoListResponse = {
  data: Video[];
  paging: Paging;
};
export type Rupiah = number;
export type TimeOfDay = string;
export type ProductTranslations = {
  id: {
    name?: string;
    description?: string;
  };
};
export type Instant = string;
export type Product = {
  id: Id;
  product_category_id: Id;
  name: string;
  description: string | null;
  price: Rupiah;
  image_url: ImagePath;
  image?: ImageInfo;
  /** Days in a row that it takes, one price for all of them; null where words say it. */
  days?: number | null;
  /** How long it is on each of its days; null where words say it. */
  minutes?: number | null;
  /** How many people one booking of it needs; null where its name says it. */
  min_people?: number | null;
  /** How many people one booking of it takes; null with `min_people` set is no upper bound, without it the name says it. */
  max_people?: number | null;
  /** Whom it is for; null where words say it. */
  level?: ('BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | null) | ('BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | null);
  /** When it begins, at the school's clocks, in order; empty where the tide decides. */
  start_times?: TimeOfDay[];
  translations?: ProductTranslations;
  /** Sessions from today on, of bookings that are PENDING or CONFIRMED. In the list alone, for administrators. */
  upcoming_sessions?: number;
  created_at: Instant;
};
export type ProductListResponse = {
  data: Product[];
  paging: Paging;
};
export type ProductCategoryTranslations = {
  id: {
    name?: string;
    description?: string;
  };
};
export type ProductCategory = {
  id: Id;
  name: string;
  description: string | null;
  translations?: ProductCategoryTranslations;
};
export type ProductCategoryListResponse = {
  data: ProductCategory[];
  paging: Paging;
};
export type Carousel = {
  id: Id;
  image_url: ImagePath;
  image?: ImageInfo;
  active: boolean;
};
export type CarouselListResponse = {
  data: Carousel[];
  paging: Paging;
};
export type Testimony = {
  id: Id;
  name: string;
  email: string | null;
  message: string;
  active: boolean;
  created_at?: Instant;
  /** Whether an administrator has said yes or no to it. A review that waits for that is not active. The public list does not have it.
   */
  decided?: boolean;
};
export type TestimonyListResponse = {
  data: Testimony[];
  paging: Paging;
};
export type TestimonyResponse = {
  data: Testimony;
};
export type CreateTestimonyRequest = {
  name: PersonName;
  /** Null and left out are the same; an empty text is 400. The public list never has it (null). */
  email?: string | null;
  message: string;
};
export type DifficultyLevel = 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
export type SurfSpotTranslations = {
  id: {
    name?: string;
    location?: string;
    description?: string;
    meeting_point?: string;
  };
};
export type SurfSpot = {
  id: Id;
  name: string;
  location: string;
  difficulty_level: DifficultyLevel;
  description: string;
  /** Address of a map. */
  location_url: string | null;
  /** Where exactly guests and instructor meet; null is at the school. */
  meeting_point?: string | null;
  image_url: ImagePath;
  image?: ImageInfo;
  translations?: SurfSpotTranslations;
  /** Sessions from today on, of bookings that are PENDING or CONFIRMED. In the list alone, for administrators. */
  upcoming_sessions?: number;
};
export type SurfSpotListResponse = {
  data: SurfSpot[];
  paging: Paging;
};
export type BookingCode = string;
export type BookingStatus = 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
export type Day = string;
export type StartTime = string | null;
export type Attendance = ('ARRIVED' | 'NO_SHOW' | null) | ('ARRIVED' | 'NO_SHOW' | null);
export type BookedPlaceTranslations = {
  id: {
    surf_spot_name?: string;
    meeting_point?: string;
  };
};
export type BookedSession = {
  id: Id;
  reservation_date: Day;
  start_time: StartTime;
  surf_spot_name: string | null;
  attendance: Attendance;
  /** How long it is. */
  minutes?: number;
  /** Where exactly guests and instructor meet; null is at the school. */
  meeting_point?: string | null;
  /** Address of a map. */
  location_url?: string | null;
  /** Who teaches it; null while that is open. */
  instructor_name?: string | null;
  translations?: BookedPlaceTranslations;
};
export type BookedTranslations = {
  id: {
    product_name?: string;
  };
};
export type MyBookingDetail = {
  reservation_date: Day;
  product_name: string;
  /** One for each day of the lesson, by date. */
  sessions?: BookedSession[];
  translations?: BookedTranslations;
};
export type MyBooking = {
  id: Id;
  booking_code: BookingCode;
  status: BookingStatus;
  created_at: Instant;
  surf_spot_name: string | null;
  customer_country: string | null;
  /** One row for each lesson and party, in the order in which they were sent, those that are over as well. */
  booking_details: MyBookingDetail[];
};
export type MyBookingListResponse = {
  data: MyBooking[];
  paging: Paging;
};
export type PaymentStatus = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';
export type Payment = {
  id: Id;
  status: PaymentStatus;
};
export type BookingHistory = {
  id: Id;
  booking_code: BookingCode;
  status: BookingStatus;
  created_at: Instant;
  surf_spot_name: string | null;
  booking_details: MyBookingDetail[];
  payments: Payment[];
};
export type BookingHistoryListResponse = {
  data: BookingHistory[];
  paging: Paging;
};
export type PaymentMethod = 'CASH' | 'GATEWAY';
export type PaidBy = ('CASH' | 'TRANSFER' | 'GATEWAY')[];
export type AmountDue = number;
export type Language = ('en' | 'id' | null) | ('en' | 'id' | null);
export type Version = number;
export type BookingDetail = {
  id: Id;
  product_name: string;
  reservation_date: Day;
  /** How many people; at least 1. */
  person: number;
  total_amount: Rupiah;
  /** One for each day of the lesson, by date; the first in the order of the lesson's days has the line's `id`. */
  sessions?: BookedSession[];
  translations?: BookedTranslations;
};
export type Booking = {
  id: Id;
  booking_code: BookingCode;
  customer_name: string;
  /** Empty (`""`) for a booking that was made at the counter without an address, else as it was sent; `checkBooking` may mask it.
   */
  customer_email: string;
  /** As it was sent, with its `+`, spaces and signs; only white space at its ends is gone. `checkBooking` may mask it.
   */
  customer_phone: string;
  /** As it was sent; ISO 3166-1 alpha-2 code or "Unknown" from the website. Null when that was blank. */
  customer_country: string | null;
  /** The name that the surf spot had when it was booked. Null where a backend does not know it any more. */
  surf_spot_name: string | null;
  payment_method: PaymentMethod;
  paid_by?: PaidBy;
  status: BookingStatus;
  total_amount: Rupiah;
  amount_due?: AmountDue;
  language?: Language;
  version?: Version;
  created_at: Instant;
  /** Newest first, at least one; the first one's status is the payment status of the booking. The reference backend has one row for as long as
    the booking lives, also when its page is a new one; another one may begin a new row with a new page.
     */
  payments: Payment[];
  /** One row for each lesson and party, in the order in which they were sent. */
  booking_details: BookingDetail[];
};
export type Transaction = {
  /** The page where the customer pays, an absolute http(s) URL. */
  redirect_url: string;
} | null;
export type CreatedBooking = {
  booking: Booking;
  transaction: Transaction;
};
export type CreateBookingResponse = {
  data: CreatedBooking;
};
export type CustomerDetails = {
  full_name: PersonName;
  email: Email;
  /** Best in E.164 form, which the website sends; other forms are taken and come back as they were sent. */
  phone: string;
  /** The website sends the ISO 3166-1 alpha-2 code of the phone number, or "Unknown"; any text but an empty one (400) is taken. White space alone is null. */
  country: string;
};
export type NewBookingDetail = {
  product_id: Id;
  reservation_date: Day;
  person: number;
  /** Level 2: one of the lesson's `start_times`, else 400. Left out, it is the only one where there is one, else the tide decides it (null).
   */
  start_time?: string;
};
export type CreateBookingRequest = {
  surf_spot_id: Id;
  payment_method: PaymentMethod;
  customer_details: CustomerDetails;
  booking_details: NewBookingDetail[];
  /** Level 2. The total that the customer was shown; without it the price is not compared. */
  expected_total?: number;
  language?: Language;
};
export type OpenDay = {
  date: Day;
  is_open: boolean;
  /** Why the school is closed; null when it is open, or gives no reason. */
  reason: string | null;
  /** Null when the day has no limit. */
  places_left: number | null;
  /** How many people may come; null without a limit. For staff alone. */
  capacity?: number | null;
  /** What staff must know of the day. For staff alone. */
  note?: string | null;
  /** Over the sessions of all bookings that are not CANCELLED. For staff alone. */
  people?: number;
};
export type DayListResponse = {
  data: OpenDay[];
  paging: Paging;
};
export type InstructorTranslations = {
  id: {
    name?: string;
    role?: string;
    about?: string;
  };
};
export type Instructor = {
  id: Id;
  name: string;
  role: string | null;
  about: string | null;
  languages: string[];
  image_url: ImagePath;
  image?: ImageInfo;
  /** Whether visitors see who it is. */
  is_active: boolean;
  translations?: InstructorTranslations;
  /** On which of the next 92 dates, from today, the instructor is away, in order. For administrators and staff alone. */
  away?: Day[];
};
export type InstructorListResponse = {
  data: Instructor[];
  paging: Paging;
};
export type CheckedBooking = Booking & {
  transaction?: Transaction;
  /** The instant until which an open online payment can be made, ISO 8601 in UTC; null or left out when there is none to make. */
  payable_until?: string | null;
  /** Level 2: the instant until which the guest may cancel the booking: 24 hours, or as many as the school promises, before one of its sessions
    (before the day of it begins, where it has no hour), the earliest of all, which may be over, ISO 8601 in UTC; null when it is too late,
    somebody has noted who came on one of them, the booking is final or has no e-mail address, or when `changes_free` is true.
     */
  changes_until?: string | null;
  /** Level 2: whether the guest may move and cancel each session until its day ends, whatever `changes_until` would be, as the school has
    closed the day of a session that is to come, or staff have moved it to another day, hour or surf spot, or cancelled a
    line of the booking. An hour that was open is set, not moved. Opening the day again, or the guest's own move, ends it.
     */
  changes_free?: boolean;
};
export type CheckBookingResponse = {
  data: CheckedBooking;
};
export const {
  useRegisterMutation,
  useLoginMutation,
  useRefreshAccessTokenMutation,
  useLogoutMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useListImagesQuery,
  useLazyListImagesQuery,
  useListVideosQuery,
  useLazyListVideosQuery,
  useListProductsQuery,
  useLazyListProductsQuery,
  useListProductCategoriesQuery,
  useLazyListProductCategoriesQuery,
  useListCarouselsQuery,
  useLazyListCarouselsQuery,
  useListTestimoniesQuery,
  useLazyListTestimoniesQuery,
  useCreateTestimonyMutation,
  useListSurfSpotsQuery,
  useLazyListSurfSpotsQuery,
  useListMyBookingsQuery,
  useLazyListMyBookingsQuery,
  useListMyHistoriesQuery,
  useLazyListMyHistoriesQuery,
  useCreateBookingMutation,
  useListDaysQuery,
  useLazyListDaysQuery,
  useListInstructorsQuery,
  useLazyListInstructorsQuery,
  useCheckBookingQuery,
  useLazyCheckBookingQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({ endpoints: rules });
/** The queries that take the access token. */
export type UserQuery = 'getCurrentUser' | 'listMyBookings' | 'listMyHistories';
