import { rules } from './adminRules';
import { toFormData } from './formData';
import type {
  Id,
  Role,
  User,
  Paging,
  Error,
  UserResponse,
  PersonName,
  Email,
  DoneResponse,
  Image,
  Video,
  Rupiah,
  TimeOfDay,
  Instant,
  Product,
  ProductCategory,
  Carousel,
  CarouselListResponse,
  TestimonyListResponse,
  TestimonyResponse,
  DifficultyLevel,
  SurfSpot,
  BookingCode,
  PaymentMethod,
  PaidBy,
  BookingStatus,
  AmountDue,
  Language,
  Version,
  PaymentStatus,
  Day,
  StartTime,
  Attendance,
  BookedPlaceTranslations,
  Booking,
  Instructor,
  NewBookingDetail,
} from './api.gen';
import type { SchoolResponse } from './school.gen';
import { api } from './api.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/users`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
        },
      }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateUserRequest,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    createImage: build.mutation<CreateImageApiResponse, CreateImageApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/images`,
        method: 'POST',
        body: toFormData(queryArg.createImageRequest),
      }),
    }),
    updateImage: build.mutation<UpdateImageApiResponse, UpdateImageApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/images/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: toFormData(queryArg.updateImageRequest),
      }),
    }),
    deleteImage: build.mutation<DeleteImageApiResponse, DeleteImageApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/images/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    createVideo: build.mutation<CreateVideoApiResponse, CreateVideoApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/videos`,
        method: 'POST',
        body: queryArg.createVideoRequest,
      }),
    }),
    updateVideo: build.mutation<UpdateVideoApiResponse, UpdateVideoApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/videos/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateVideoRequest,
      }),
    }),
    deleteVideo: build.mutation<DeleteVideoApiResponse, DeleteVideoApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/videos/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    createProduct: build.mutation<CreateProductApiResponse, CreateProductApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/products`,
        method: 'POST',
        body: toFormData(queryArg.createProductRequest),
      }),
    }),
    updateProduct: build.mutation<UpdateProductApiResponse, UpdateProductApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/products/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: toFormData(queryArg.updateProductRequest),
      }),
    }),
    deleteProduct: build.mutation<DeleteProductApiResponse, DeleteProductApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/products/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    createProductCategory: build.mutation<CreateProductCategoryApiResponse, CreateProductCategoryApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/product-categories`,
        method: 'POST',
        body: queryArg.createProductCategoryRequest,
      }),
    }),
    updateProductCategory: build.mutation<UpdateProductCategoryApiResponse, UpdateProductCategoryApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/product-categories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateProductCategoryRequest,
      }),
    }),
    deleteProductCategory: build.mutation<DeleteProductCategoryApiResponse, DeleteProductCategoryApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/product-categories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    createCarousel: build.mutation<CreateCarouselApiResponse, CreateCarouselApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/carousels`,
        method: 'POST',
        body: toFormData(queryArg.createCarouselRequest),
      }),
    }),
    searchCarousels: build.query<SearchCarouselsApiResponse, SearchCarouselsApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/carousels/search`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    updateCarousel: build.mutation<UpdateCarouselApiResponse, UpdateCarouselApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/carousels/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: toFormData(queryArg.updateCarouselRequest),
      }),
    }),
    deleteCarousel: build.mutation<DeleteCarouselApiResponse, DeleteCarouselApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/carousels/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    searchTestimonies: build.query<SearchTestimoniesApiResponse, SearchTestimoniesApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/testimonies/search`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    updateTestimony: build.mutation<UpdateTestimonyApiResponse, UpdateTestimonyApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/testimonies/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateTestimonyRequest,
      }),
    }),
    deleteTestimony: build.mutation<DeleteTestimonyApiResponse, DeleteTestimonyApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/testimonies/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    createSurfSpot: build.mutation<CreateSurfSpotApiResponse, CreateSurfSpotApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/surf-spots`,
        method: 'POST',
        body: toFormData(queryArg.createSurfSpotRequest),
      }),
    }),
    updateSurfSpot: build.mutation<UpdateSurfSpotApiResponse, UpdateSurfSpotApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/surf-spots/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: toFormData(queryArg.updateSurfSpotRequest),
      }),
    }),
    deleteSurfSpot: build.mutation<DeleteSurfSpotApiResponse, DeleteSurfSpotApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/surf-spots/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listBookings: build.query<ListBookingsApiResponse, ListBookingsApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/bookings`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
          status: queryArg.status,
          payment_status: queryArg.paymentStatus,
          payment_method: queryArg.paymentMethod,
          from: queryArg['from'],
          to: queryArg.to,
          sort: queryArg.sort,
        },
      }),
    }),
    updateBookingStatus: build.mutation<UpdateBookingStatusApiResponse, UpdateBookingStatusApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/status`,
        method: 'PATCH',
        body: queryArg.updateBookingStatusRequest,
      }),
    }),
    updateBookingPayment: build.mutation<UpdateBookingPaymentApiResponse, UpdateBookingPaymentApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/payment`,
        method: 'PATCH',
        body: queryArg.updateBookingPaymentRequest,
      }),
    }),
    updateDays: build.mutation<UpdateDaysApiResponse, UpdateDaysApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/days`,
        method: 'PATCH',
        body: queryArg.updateDaysRequest,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/sessions`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    updateSessions: build.mutation<UpdateSessionsApiResponse, UpdateSessionsApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/sessions`,
        method: 'PATCH',
        body: queryArg.updateSessionsRequest,
      }),
    }),
    cancelSession: build.mutation<CancelSessionApiResponse, CancelSessionApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}/cancellation`,
        method: 'POST',
        body: queryArg.cancelSessionRequest,
      }),
    }),
    updateSession: build.mutation<UpdateSessionApiResponse, UpdateSessionApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateSessionRequest,
      }),
    }),
    createInstructor: build.mutation<CreateInstructorApiResponse, CreateInstructorApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/instructors`,
        method: 'POST',
        body: toFormData(queryArg.createInstructorRequest),
      }),
    }),
    updateInstructor: build.mutation<UpdateInstructorApiResponse, UpdateInstructorApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/instructors/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: toFormData(queryArg.updateInstructorRequest),
      }),
    }),
    deleteInstructor: build.mutation<DeleteInstructorApiResponse, DeleteInstructorApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/instructors/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setInstructorAway: build.mutation<SetInstructorAwayApiResponse, SetInstructorAwayApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/instructors/${encodeURIComponent(String(queryArg.id))}/away`,
        method: 'PATCH',
        body: queryArg.setInstructorAwayRequest,
      }),
    }),
    listRoster: build.query<ListRosterApiResponse, ListRosterApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/roster`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getBooking: build.query<GetBookingApiResponse, GetBookingApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateBooking: build.mutation<UpdateBookingApiResponse, UpdateBookingApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateBookingRequest,
      }),
    }),
    addSession: build.mutation<AddSessionApiResponse, AddSessionApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/sessions`,
        method: 'POST',
        body: queryArg.addSessionRequest,
      }),
    }),
    createCounterBooking: build.mutation<CreateCounterBookingApiResponse, CreateCounterBookingApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/counter-bookings`,
        method: 'POST',
        body: queryArg.createCounterBookingRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
      extraOptions: { token: 'required' },
      query: () => ({ url: `/api/overview` }),
    }),
    addLedgerEntry: build.mutation<AddLedgerEntryApiResponse, AddLedgerEntryApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/ledger`,
        method: 'POST',
        body: queryArg.addLedgerEntryRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listLedger: build.query<ListLedgerApiResponse, ListLedgerApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/ledger`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getRevenue: build.query<GetRevenueApiResponse, GetRevenueApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/revenue`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          by: queryArg.by,
        },
      }),
    }),
    listBalances: build.query<ListBalancesApiResponse, ListBalancesApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/balances`,
        params: {
          day: queryArg.day,
        },
      }),
    }),
    listAttention: build.query<ListAttentionApiResponse, ListAttentionApiArg>({
      extraOptions: { token: 'required' },
      query: () => ({ url: `/api/attention` }),
    }),
    resolveAttention: build.mutation<ResolveAttentionApiResponse, ResolveAttentionApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/attention/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/messages`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
          status: queryArg.status,
        },
      }),
    }),
    sendMessageAgain: build.mutation<SendMessageAgainApiResponse, SendMessageAgainApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/messages/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
      }),
    }),
    listChanges: build.query<ListChangesApiResponse, ListChangesApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/changes`,
        params: {
          page: queryArg.page,
          from: queryArg['from'],
          to: queryArg.to,
          actor: queryArg.actor,
          what: queryArg.what,
        },
      }),
    }),
    updateSchool: build.mutation<UpdateSchoolApiResponse, UpdateSchoolApiArg>({
      extraOptions: { token: 'required' },
      query: (queryArg) => ({
        url: `/api/school`,
        method: 'PATCH',
        body: queryArg.updateSchoolRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type ListUsersApiResponse = /** status 200 A page of users. */ UserListResponse;
export type ListUsersApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400). */
  search?: string;
};
export type UpdateUserApiResponse = /** status 200 The changed user. */ UserResponse;
export type UpdateUserApiArg = {
  /** Id of the row. */
  id: Id;
  updateUserRequest: UpdateUserRequest;
};
export type DeleteUserApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteUserApiArg = {
  /** Id of the row. */
  id: Id;
};
export type CreateImageApiResponse = /** status 201 The new photo. */ ImageResponse;
export type CreateImageApiArg = {
  createImageRequest: CreateImageRequest;
};
export type UpdateImageApiResponse = /** status 200 The changed photo. */ ImageResponse;
export type UpdateImageApiArg = {
  /** Id of the row. */
  id: Id;
  updateImageRequest: UpdateImageRequest;
};
export type DeleteImageApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteImageApiArg = {
  /** Id of the row. */
  id: Id;
};
export type CreateVideoApiResponse = /** status 201 The new video. */ VideoResponse;
export type CreateVideoApiArg = {
  createVideoRequest: CreateVideoRequest;
};
export type UpdateVideoApiResponse = /** status 200 The changed video. */ VideoResponse;
export type UpdateVideoApiArg = {
  /** Id of the row. */
  id: Id;
  updateVideoRequest: UpdateVideoRequest;
};
export type DeleteVideoApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteVideoApiArg = {
  /** Id of the row. */
  id: Id;
};
export type CreateProductApiResponse = /** status 201 The new lesson. */ ProductResponse;
export type CreateProductApiArg = {
  createProductRequest: CreateProductRequest;
};
export type UpdateProductApiResponse = /** status 200 The changed lesson. */ ProductResponse;
export type UpdateProductApiArg = {
  /** Id of the row. */
  id: Id;
  updateProductRequest: UpdateProductRequest;
};
export type DeleteProductApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteProductApiArg = {
  /** Id of the row. */
  id: Id;
};
export type CreateProductCategoryApiResponse = /** status 201 The new category. */ ProductCategoryResponse;
export type CreateProductCategoryApiArg = {
  createProductCategoryRequest: CreateProductCategoryRequest;
};
export type UpdateProductCategoryApiResponse = /** status 200 The changed category. */ ProductCategoryResponse;
export type UpdateProductCategoryApiArg = {
  /** Id of the row. */
  id: Id;
  updateProductCategoryRequest: UpdateProductCategoryRequest;
};
export type DeleteProductCategoryApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteProductCategoryApiArg = {
  /** Id of the row. */
  id: Id;
};
export type CreateCarouselApiResponse = /** status 201 The new slide. */ CarouselResponse;
export type CreateCarouselApiArg = {
  createCarouselRequest: CreateCarouselRequest;
};
export type SearchCarouselsApiResponse = /** status 200 All slides. */ CarouselListResponse;
export type SearchCarouselsApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type UpdateCarouselApiResponse = /** status 200 The changed slide. */ CarouselResponse;
export type UpdateCarouselApiArg = {
  /** Id of the row. */
  id: Id;
  updateCarouselRequest: UpdateCarouselRequest;
};
export type DeleteCarouselApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteCarouselApiArg = {
  /** Id of the row. */
  id: Id;
};
export type SearchTestimoniesApiResponse = /** status 200 All reviews. */ TestimonyListResponse;
export type SearchTestimoniesApiArg = {
  /** Number of the page, from 1, with ten rows on a page. Without it, every row is on one page. */
  page?: number;
};
export type UpdateTestimonyApiResponse = /** status 200 The changed review. */ TestimonyResponse;
export type UpdateTestimonyApiArg = {
  /** Id of the row. */
  id: Id;
  updateTestimonyRequest: UpdateTestimonyRequest;
};
export type DeleteTestimonyApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteTestimonyApiArg = {
  /** Id of the row. */
  id: Id;
};
export type CreateSurfSpotApiResponse = /** status 201 The new surf spot. */ SurfSpotResponse;
export type CreateSurfSpotApiArg = {
  createSurfSpotRequest: CreateSurfSpotRequest;
};
export type UpdateSurfSpotApiResponse = /** status 200 The changed surf spot. */ SurfSpotResponse;
export type UpdateSurfSpotApiArg = {
  /** Id of the row. */
  id: Id;
  updateSurfSpotRequest: UpdateSurfSpotRequest;
};
export type DeleteSurfSpotApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteSurfSpotApiArg = {
  /** Id of the row. */
  id: Id;
};
export type ListBookingsApiResponse = /** status 200 A page of bookings. */ BookingListResponse;
export type ListBookingsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400). */
  search?: string;
  /** Only bookings with this status. */
  status?: BookingStatus;
  /** Only bookings with this payment status. */
  paymentStatus?: PaymentStatus;
  /** Only bookings with this payment method. */
  paymentMethod?: PaymentMethod;
  /** The first day. */
  from?: Day;
  /** The last day; not before `from` (400). */
  to?: Day;
  /** The order; `-` in front turns it round. `reservation_date` is that of a booking's first session; names are compared without regard to case
    and accents.
     */
  sort?:
    | 'created_at'
    | '-created_at'
    | 'customer_name'
    | '-customer_name'
    | 'reservation_date'
    | '-reservation_date'
    | 'total_amount'
    | '-total_amount';
};
export type UpdateBookingStatusApiResponse = /** status 200 The changed booking. */ BookingResponse;
export type UpdateBookingStatusApiArg = {
  /** Id of the row. */
  id: Id;
  updateBookingStatusRequest: UpdateBookingStatusRequest;
};
export type UpdateBookingPaymentApiResponse = /** status 200 The changed booking. */ BookingResponse;
export type UpdateBookingPaymentApiArg = {
  /** Id of the row. */
  id: Id;
  updateBookingPaymentRequest: UpdateBookingPaymentRequest;
};
export type UpdateDaysApiResponse = /** status 200 The days as they are now, in their order. */ StaffDayListResponse;
export type UpdateDaysApiArg = {
  updateDaysRequest: UpdateDaysRequest;
};
export type ListSessionsApiResponse = /** status 200 The sessions. */ SessionListResponse;
export type ListSessionsApiArg = {
  /** The first day. */
  from?: Day;
  /** The last day; not before `from` (400). Left out, it is the day of `from`. */
  to?: Day;
};
export type UpdateSessionsApiResponse = /** status 200 The sessions, in the order of `ids`. */ UpdatedSessionsResponse;
export type UpdateSessionsApiArg = {
  updateSessionsRequest: UpdateSessionsRequest;
};
export type CancelSessionApiResponse = /** status 200 The booking. */ FullBookingResponse;
export type CancelSessionApiArg = {
  /** Id of the row. */
  id: Id;
  cancelSessionRequest: CancelSessionRequest;
};
export type UpdateSessionApiResponse = /** status 200 The session as it is now. */ SessionResponse;
export type UpdateSessionApiArg = {
  /** Id of the row. */
  id: Id;
  updateSessionRequest: UpdateSessionRequest;
};
export type CreateInstructorApiResponse = /** status 201 The new instructor. */ InstructorResponse;
export type CreateInstructorApiArg = {
  createInstructorRequest: CreateInstructorRequest;
};
export type UpdateInstructorApiResponse = /** status 200 The changed instructor. */ InstructorResponse;
export type UpdateInstructorApiArg = {
  /** Id of the row. */
  id: Id;
  updateInstructorRequest: UpdateInstructorRequest;
};
export type DeleteInstructorApiResponse = /** status 200 Deleted. */ DoneResponse;
export type DeleteInstructorApiArg = {
  /** Id of the row. */
  id: Id;
};
export type SetInstructorAwayApiResponse = /** status 200 The instructor as it is now. */ InstructorResponse;
export type SetInstructorAwayApiArg = {
  /** Id of the row. */
  id: Id;
  setInstructorAwayRequest: SetInstructorAwayRequest;
};
export type ListRosterApiResponse = /** status 200 The rows. */ RosterResponse;
export type ListRosterApiArg = {
  /** The first day. */
  from?: Day;
  /** The last day; not before `from` (400). Left out, it is the day of `from`. */
  to?: Day;
};
export type GetBookingApiResponse = /** status 200 The booking. */ FullBookingResponse;
export type GetBookingApiArg = {
  /** Id of the row. */
  id: Id;
};
export type UpdateBookingApiResponse = /** status 200 The booking. */ FullBookingResponse;
export type UpdateBookingApiArg = {
  /** Id of the row. */
  id: Id;
  updateBookingRequest: UpdateBookingRequest;
};
export type AddSessionApiResponse = /** status 201 The booking. */ FullBookingResponse;
export type AddSessionApiArg = {
  /** Id of the row. */
  id: Id;
  addSessionRequest: AddSessionRequest;
};
export type CreateCounterBookingApiResponse = /** status 201 The booking. */ FullBookingResponse;
export type CreateCounterBookingApiArg = {
  /** A random text, made once for each booking or entry that a person means to make and sent again with every retry of it. What it does is said
    above under its name.
     */
  'Idempotency-Key'?: string;
  createCounterBookingRequest: CreateCounterBookingRequest;
};
export type GetOverviewApiResponse = /** status 200 The figures. */ OverviewResponse;
export type GetOverviewApiArg = void;
export type AddLedgerEntryApiResponse = /** status 201 The entry. */ LedgerEntryResponse;
export type AddLedgerEntryApiArg = {
  /** Id of the row. */
  id: Id;
  /** A random text, made once for each booking or entry that a person means to make and sent again with every retry of it. What it does is said
    above under its name.
     */
  'Idempotency-Key'?: string;
  addLedgerEntryRequest: AddLedgerEntryRequest;
};
export type ListLedgerApiResponse = /** status 200 The entries. */ LedgerListResponse;
export type ListLedgerApiArg = {
  /** The first day. */
  from?: Day;
  /** The last day; not before `from` (400). Left out, it is the day of `from`. */
  to?: Day;
};
export type GetRevenueApiResponse = /** status 200 The rows. */ RevenueResponse;
export type GetRevenueApiArg = {
  /** The first day. */
  from?: Day;
  /** The last day; not before `from` (400). Left out, it is the day of `from`. */
  to?: Day;
  /** What the rows stand for. */
  by?: 'lesson' | 'spot' | 'day' | 'method';
};
export type ListBalancesApiResponse = /** status 200 The bookings. */ BalanceListResponse;
export type ListBalancesApiArg = {
  /** At whose end. Left out, it is today. */
  day?: Day;
};
export type ListAttentionApiResponse = /** status 200 What is to be seen to. */ AttentionListResponse;
export type ListAttentionApiArg = void;
export type ResolveAttentionApiResponse = /** status 200 Resolved. */ DoneResponse;
export type ResolveAttentionApiArg = {
  /** Id of the row. */
  id: Id;
};
export type ListMessagesApiResponse = /** status 200 A page of messages. */ MessageListResponse;
export type ListMessagesApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400). */
  search?: string;
  /** Only messages with this status; a backend of an earlier version lists all. There may be more in every version, and none is listed for one that is unknown. */
  status?: string;
};
export type SendMessageAgainApiResponse = /** status 201 The new message. */ MessageResponse;
export type SendMessageAgainApiArg = {
  /** Id of the row. */
  id: Id;
};
export type ListChangesApiResponse = /** status 200 A page of changes. */ ChangeListResponse;
export type ListChangesApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** The first day. */
  from?: Day;
  /** The last day; not before `from` (400). */
  to?: Day;
  /** Only what this user changed; nothing for an unknown one. */
  actor?: Id;
  /** Only changes of this. MONEY is what staff wrote into the ledger. */
  what?:
    'USERS' | 'LESSONS' | 'CATEGORIES' | 'SPOTS' | 'BOOKINGS' | 'DAYS' | 'INSTRUCTORS' | 'CONTENT' | 'MONEY' | 'SCHOOL';
};
export type UpdateSchoolApiResponse = /** status 200 The school. */ SchoolResponse;
export type UpdateSchoolApiArg = {
  updateSchoolRequest: UpdateSchoolRequest;
};
export type UserListResponse = {
  data: User[];
  paging: Paging;
};
export type UpdateUserRequest = {
  name: PersonName;
  email: Email;
  role: Role;
};
export type ImageResponse = {
  data: Image;
};
export type ImageFile = Blob;
export type CreateImageRequest = {
  image_url: ImageFile;
};
export type UpdateImageRequest = {
  image_url?: ImageFile;
};
export type VideoResponse = {
  data: Video;
};
export type CreateVideoRequest = {
  video_url: string;
  /** A blank one stands for none (null). */
  title?: string;
};
export type UpdateVideoRequest = {
  video_url: string;
  /** A blank one takes it away (null); without it the title stays as it is. */
  title?: string;
};
export type ProductResponse = {
  data: Product;
};
export type NewProductTranslations = {
  id?: {
    name?: string | null;
    description?: string | null;
  };
};
export type CreateProductRequest = {
  product_category_id: Id;
  name: string;
  /** Rupiah for one person and one session. */
  price: number;
  /** A blank text stands for none (null). */
  description?: string;
  image_url?: ImageFile;
  /** Level 2. An empty field stands for null. */
  days?: number | null;
  /** Level 2. An empty field stands for null. */
  minutes?: number | null;
  /** Level 2. An empty field stands for null. */
  min_people?: number | null;
  /** Level 2. An empty field stands for null. */
  max_people?: number | null;
  /** Level 2. An empty field stands for null. */
  level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | '';
  /** Level 2. In order, none twice; the field is repeated. One empty field alone takes all away. */
  start_times?: string[];
  translations?: NewProductTranslations;
};
export type UpdateProductRequest = {
  product_category_id?: Id;
  name?: string;
  /** Rupiah for one person and one session. */
  price?: number;
  /** A blank text stands for none (null). */
  description?: string;
  image_url?: ImageFile;
  /** Level 2. An empty field stands for null. */
  days?: number | null;
  /** Level 2. An empty field stands for null. */
  minutes?: number | null;
  /** Level 2. An empty field stands for null. */
  min_people?: number | null;
  /** Level 2. An empty field stands for null. */
  max_people?: number | null;
  /** Level 2. An empty field stands for null. */
  level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | '';
  /** Level 2. In order, none twice; the field is repeated. One empty field alone takes all away. */
  start_times?: string[];
  translations?: NewProductTranslations;
};
export type ProductCategoryResponse = {
  data: ProductCategory;
};
export type NewProductCategoryTranslations = {
  id?: {
    name?: string | null;
    description?: string | null;
  };
};
export type CreateProductCategoryRequest = {
  name: string;
  /** Null and a blank text stand for none. */
  description?: string | null;
  translations?: NewProductCategoryTranslations;
};
export type UpdateProductCategoryRequest = {
  name: string;
  /** Null and a blank text stand for none. */
  description?: string | null;
  translations?: NewProductCategoryTranslations;
};
export type CarouselResponse = {
  data: Carousel;
};
export type BooleanText = 'true' | 'false';
export type CreateCarouselRequest = {
  image_url: ImageFile;
  active: BooleanText;
};
export type UpdateCarouselRequest = {
  image_url?: ImageFile;
  active: BooleanText;
};
export type UpdateTestimonyRequest = {
  active: boolean;
};
export type SurfSpotResponse = {
  data: SurfSpot;
};
export type NewSurfSpotTranslations = {
  id?: {
    name?: string | null;
    location?: string | null;
    description?: string | null;
    meeting_point?: string | null;
  };
};
export type CreateSurfSpotRequest = {
  name: string;
  location: string;
  difficulty_level: DifficultyLevel;
  description: string;
  location_url: string;
  /** Level 2. A blank text stands for none (null). */
  meeting_point?: string;
  image_url: ImageFile | string;
  translations?: NewSurfSpotTranslations;
};
export type UpdateSurfSpotRequest = {
  name?: string;
  location?: string;
  difficulty_level?: DifficultyLevel;
  description?: string;
  /** Address of a map. An empty text takes it away (null). */
  location_url?: string;
  /** Level 2. A blank text takes it away (null). */
  meeting_point?: string;
  image_url?: ImageFile;
  translations?: NewSurfSpotTranslations;
};
export type BookingListResponse = {
  data: Booking[];
  paging: Paging;
};
export type BookingResponse = {
  data: Booking;
};
export type UpdateBookingStatusRequest = {
  /** What the status becomes. */
  action: 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
  version?: Version;
};
export type UpdateBookingPaymentRequest = {
  /** PAY makes the payment PAID, CANCEL makes it FAILED. */
  action: 'PAY' | 'CANCEL';
  version?: Version;
};
export type StaffDay = {
  date: Day;
  is_open: boolean;
  reason: string | null;
  capacity: number | null;
  note: string | null;
  people: number;
};
export type StaffDayListResponse = {
  data: StaffDay[];
  paging: Paging;
};
export type UpdateDaysRequest = {
  from: Day;
  to: Day;
  is_open?: boolean;
  /** Why the school is closed. Guests read it. Null takes it away. */
  reason?: string | null;
  /** How many people may come; null takes the limit away. */
  capacity?: number | null;
  /** What staff must know of the day. Null takes it away. */
  note?: string | null;
};
export type Session = {
  /** That of its row in the booking's `booking_details`, or in the `sessions` of that row. */
  id: string;
  booking_id: Id;
  booking_code: BookingCode;
  booking_status: BookingStatus;
  customer_name: string;
  customer_phone: string;
  /** Also after the surf spot was deleted, by a backend that still knows it, as the reference backend does; else null. */
  surf_spot_id: string | null;
  surf_spot_name: string | null;
  /** Where exactly guests and instructor meet, also after the surf spot was deleted; null is at the school. */
  meeting_point?: string | null;
  /** Address of a map. */
  location_url?: string | null;
  translations?: BookedPlaceTranslations;
  /** Also after the lesson was deleted, as with `surf_spot_id`. */
  product_id: string | null;
  product_name: string;
  reservation_date: Day;
  person: number;
  /** In rupiah. The amount of a course stands on its first day, and 0 on the others. */
  total_amount: number;
  start_time?: StartTime;
  /** How long it is. */
  minutes?: number;
  /** Which one it is of the days of its lesson, by date; 1 where that takes one day. */
  course_day?: number;
  /** How many days its lesson takes. */
  course_days?: number;
  /** Whom its lesson is for; null where words say it. */
  level?: ('BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | null) | ('BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | null);
  /** Who teaches it; null while that is open. */
  instructor_id?: string | null;
  /** The name as it is now. */
  instructor_name?: string | null;
  /** Which one it is of the `parts` sessions of the same lesson in the same booking, by date, then as they were booked. The 2nd of 3 has `part` 2
    and `parts` 3. A lesson is the same when its id and its agreed name are.
     */
  part: number;
  parts: number;
  payment_method: PaymentMethod;
  paid_by?: PaidBy;
  payment_status: PaymentStatus;
  /** What the whole booking still owes, in rupiah; 0 for a CANCELLED one. */
  amount_due: number;
  attendance: Attendance;
  /** How many came; null until it is noted. */
  people_came?: number | null;
  /** The price of one person, in rupiah; of a course on its first day, and 0 on the others. */
  unit_price?: number;
  /** What it was before an administrator set another one; null where nobody did. */
  price_before?: number | null;
  /** Why that was. */
  price_reason?: string | null;
  version?: Version;
};
export type SessionListResponse = {
  data: Session[];
  paging: Paging;
};
export type Refusal = {
  id: Id;
  message: string;
};
export type UpdatedSessionsResponse = {
  data: Session[];
  /** Empty unless it is a trial. */
  refusals: Refusal[];
  recipients: {
    booking_code: BookingCode;
    to: string | null;
  }[];
  /** Of a trial with `tell`. */
  messages?: {
    booking_code: BookingCode;
    subject: string;
    text: string;
  }[];
};
export type RefusedSessions = Error & {
  refusals: Refusal[];
};
export type NewStartTime = string | null;
export type Reason = string;
export type UpdateSessionsRequest = {
  ids: Id[];
  reservation_date?: Day;
  start_time?: NewStartTime;
  surf_spot_id?: Id;
  /** Who teaches; null takes it away. */
  instructor_id?: string | null;
  force?: boolean;
  tell?: boolean;
  reason?: Reason;
  is_trial?: boolean;
  /** Versions of sessions, by their ids. */
  versions?: {
    [key: string]: Version;
  };
};
export type LedgerKind = 'PAYMENT' | 'REFUND';
export type LedgerMethod = 'CASH' | 'TRANSFER' | 'GATEWAY';
export type LedgerEntry = {
  id: Id;
  kind: LedgerKind;
  method: LedgerMethod;
  /** Whole rupiah; `kind` tells the direction. */
  amount: number;
  reason: string | null;
  /** When it was written down, ISO 8601 in UTC with `Z`; of what the gateway tells, when the server learned of it. */
  paid_at: string;
  /** The name that whoever wrote it down had then; null for guests and the payment gateway. */
  actor: string | null;
};
export type Message = {
  id: Id;
  /** One of those that `listMessages` describes, or another one; there may be more in every version. */
  kind: string;
  /** An e-mail address. */
  to: string;
  subject: string;
  /** As plain text. */
  text: string;
  /** WAITING, SENT, FAILED, SKIPPED when it is kept and not sent, or REHEARSED where nothing is sent to anybody; there may be more in every version.
   */
  status: string;
  created_at: Instant;
  /** Null until it was sent, and for what is REHEARSED or SKIPPED. */
  sent_at: string | null;
  /** Null when it is about no booking. */
  booking_code: string | null;
};
export type BookingChange = {
  created_at: Instant;
  /** The name of who did it, as it is now or was last, of an entry of the ledger as it was then; null for guests and the payment gateway.
   */
  actor: string | null;
  /** One sentence. */
  text: string;
};
export type FullBooking = Booking & {
  /** By date and hour, then in the order in which they were booked. */
  sessions: Session[];
  /** Oldest first. */
  ledger: LedgerEntry[];
  /** Newest first. */
  messages: Message[];
  /** Newest first. */
  changes: BookingChange[];
  amount_paid: Rupiah;
  amount_refunded: Rupiah;
  amount_due: AmountDue;
  language?: Language;
  /** What staff want each other to know. */
  note?: string | null;
  /** What was paid less what was refunded less the total, never below 0; 0 for a CANCELLED booking. */
  amount_over?: number;
};
export type FullBookingResponse = {
  data: FullBooking;
};
export type CancelSessionRequest = {
  reason: Reason;
  version?: Version;
};
export type SessionResponse = {
  data: Session;
};
export type UpdateSessionRequest = {
  reservation_date?: Day;
  start_time?: NewStartTime;
  surf_spot_id?: Id;
  person?: number;
  product_id?: Id;
  /** The price of one person, in rupiah. */
  unit_price?: number;
  /** Who teaches it, also who is away or not active; null takes it away. */
  instructor_id?: string | null;
  attendance?: Attendance;
  /** How many came; null says all of whom came. */
  people_came?: number | null;
  /** Also onto a closed or full day, and for another number of people; the record says so. False when it is left out. */
  force?: boolean;
  reason?: Reason;
  version?: Version;
};
export type InstructorResponse = {
  data: Instructor;
};
export type NewInstructorTranslations = {
  id?: {
    name?: string | null;
    role?: string | null;
    about?: string | null;
  };
};
export type CreateInstructorRequest = {
  name: string;
  /** A blank text stands for none (null). */
  role?: string;
  /** A blank text stands for none (null). */
  about?: string;
  /** The field is repeated; blank ones are left out, so that one empty field takes all away. */
  languages?: string[];
  image_url?: ImageFile | string;
  is_active?: BooleanText;
  translations?: NewInstructorTranslations;
};
export type UpdateInstructorRequest = {
  name?: string;
  /** A blank text stands for none (null). */
  role?: string;
  /** A blank text stands for none (null). */
  about?: string;
  /** The field is repeated; blank ones are left out, so that one empty field takes all away. */
  languages?: string[];
  image_url?: ImageFile | string;
  is_active?: BooleanText;
  translations?: NewInstructorTranslations;
};
export type SetInstructorAwayRequest = {
  from: Day;
  to: Day;
  is_away: boolean;
};
export type RosterDay = {
  date: Day;
  sessions: number;
  people: number;
  is_away: boolean;
};
export type RosterRow = {
  /** Null for the sessions that nobody has yet. */
  id: string | null;
  name: string | null;
  sessions: number;
  /** Over the sessions. */
  people: number;
  minutes: number;
  /** Each date of the range, in order. */
  days: RosterDay[];
};
export type RosterResponse = {
  data: RosterRow[];
  paging: Paging;
};
export type UpdateBookingRequest = {
  customer_name?: PersonName;
  customer_email?: Email;
  customer_phone?: string;
  customer_country?: string | null;
  language?: Language;
  note?: string | null;
  version?: Version;
};
export type AddSessionRequest = {
  product_id: Id;
  reservation_date: Day;
  person: number;
  start_time?: TimeOfDay;
  /** Also onto a closed or full day, and at an hour that has passed. */
  force?: boolean;
  version?: Version;
};
export type CounterCustomer = {
  full_name: PersonName;
  phone: string;
  email?: Email;
  /** As in `createBooking`; without it there is none (null). */
  country?: string;
};
export type CreateCounterBookingRequest = {
  customer: CounterCustomer;
  surf_spot_id: Id;
  booking_details: NewBookingDetail[];
  /** How it was paid already, in full; null when it was not. */
  paid: ('CASH' | 'TRANSFER' | null) | ('CASH' | 'TRANSFER' | null);
  /** Also onto a closed or full day. False when it is left out. */
  force?: boolean;
  language?: Language;
};
export type DayFigures = {
  sessions: number;
  people: number;
};
export type Overview = {
  today: DayFigures;
  tomorrow: DayFigures;
  /** Bookings that are PENDING. */
  waiting: number;
  /** Rupiah that were paid, less what was given back; null for STAFF. */
  taken_today: number | null;
  /** The same since the first of the month. */
  taken_this_month: number | null;
  /** The sum of `amount_due` of all bookings, in rupiah; null for STAFF. */
  due: number | null;
  /** The split of `getRevenue` over all days of the month; null for STAFF. */
  this_month?: {
    taken: Rupiah;
    still_due: Rupiah;
    to_come: Rupiah;
  } | null;
  /** The bookings made on each of the last 30 days, oldest first, today last (the example shows two of them). */
  per_day: {
    date: Day;
    bookings: number;
  }[];
};
export type OverviewResponse = {
  data: Overview;
};
export type LedgerEntryResponse = {
  data: LedgerEntry;
};
export type AddLedgerEntryRequest = {
  kind: LedgerKind;
  method: LedgerMethod;
  amount: number;
  reason?: string | null;
  /** For a refund; the booking's total falls by it, so that it is not due again. False when it is left out. */
  lower_total?: boolean;
  version?: Version;
};
export type LedgerRow = LedgerEntry & {
  booking_id: Id;
  booking_code: BookingCode;
  customer_name: string;
};
export type LedgerListResponse = {
  data: LedgerRow[];
  paging: Paging;
};
export type RevenueRow = {
  /** The id of the lesson or the spot, the day, or the method. So it is for one that was deleted; only where a backend no longer knows the id, it is
    the agreed name.
     */
  key: string;
  /** The name that the lesson or the spot has now or had last, the day as its key, or the method in the backend's words. */
  label: string;
  /** How many sessions; by `method`, how many entries. */
  sessions: number;
  /** How many people; 0 by `method`. */
  people: number;
  /** Whole rupiah; negative when more was given back than paid. */
  amount: number;
};
export type Revenue = {
  from: Day;
  to: Day;
  by: 'lesson' | 'spot' | 'day' | 'method';
  rows: RevenueRow[];
  /** The sum of the rows, in rupiah. */
  total_amount: number;
  taken?: Rupiah;
  still_due?: Rupiah;
  to_come?: Rupiah;
};
export type RevenueResponse = {
  data: Revenue;
};
export type Balance = {
  /** The booking's. */
  id: string;
  booking_code: BookingCode;
  booking_status: BookingStatus;
  customer_name: string;
  customer_phone: string;
  /** Null where nothing is owed. */
  since: string | null;
  earned: Rupiah;
  received: Rupiah;
  owed: Rupiah;
  deferred: Rupiah;
  over: Rupiah;
};
export type BalanceListResponse = {
  data: Balance[];
  paging: Paging;
};
export type AttentionItem = {
  id: Id;
  /** One of those that `listAttention` describes, or another one; there may be more in every version. */
  kind: string;
  /** Null when it is about no booking. */
  booking_id: string | null;
  /** Null when it is about no booking. */
  booking_code: string | null;
  /** One or two sentences. */
  text: string;
  created_at: Instant;
  /** The guest of the booking; left out, as the next three, where it is about none. */
  customer_name?: string;
  customer_phone?: string;
  /** The lesson of the booking's next session, or of its last one where none is to come. */
  product_name?: string | null;
  /** The day of that session. */
  reservation_date?: string | null;
};
export type AttentionListResponse = {
  data: AttentionItem[];
  paging: Paging;
};
export type MessageListResponse = {
  data: Message[];
  paging: Paging;
};
export type MessageResponse = {
  data: Message;
};
export type Change = {
  id: string;
  created_at: Instant;
  /** The name, also of a user who was deleted; null for guests. */
  actor: string | null;
  actor_id: string | null;
  /** One of those that can be asked for; there may be more in every version. */
  what: string;
  /** In the backend's own words, without passwords or keys. */
  text: string;
  booking_code: string | null;
};
export type ChangeListResponse = {
  data: Change[];
  paging: Paging;
  /** Who changed anything in the range, by name, whatever else is asked for. */
  actors: {
    id: Id;
    name: string;
  }[];
};
export type UpdateSchoolTexts = {
  tagline?: string | null;
  welcome?: string | null;
  about?: string | null;
  safety?: string | null;
  included?: string | null;
  bring?: string | null;
  meeting?: string | null;
  swell?: string | null;
  plans_change?: string | null;
  notes?: string | null;
};
export type UpdateSchoolRequest = {
  name?: string;
  brand?: string;
  founded?: string | null;
  email?: Email;
  phone?: string;
  whatsapp?: string | null;
  street?: string;
  area?: string;
  region?: string;
  map_url?: string | null;
  photo_folder_url?: string | null;
  instagram_url?: string | null;
  facebook_url?: string | null;
  youtube_url?: string | null;
  change_hours?: number | null;
  reminder_at?: TimeOfDay;
  texts?: {
    en?: UpdateSchoolTexts;
    id?: UpdateSchoolTexts;
  };
  version?: Version;
};
export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useCreateImageMutation,
  useUpdateImageMutation,
  useDeleteImageMutation,
  useCreateVideoMutation,
  useUpdateVideoMutation,
  useDeleteVideoMutation,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useCreateProductCategoryMutation,
  useUpdateProductCategoryMutation,
  useDeleteProductCategoryMutation,
  useCreateCarouselMutation,
  useSearchCarouselsQuery,
  useLazySearchCarouselsQuery,
  useUpdateCarouselMutation,
  useDeleteCarouselMutation,
  useSearchTestimoniesQuery,
  useLazySearchTestimoniesQuery,
  useUpdateTestimonyMutation,
  useDeleteTestimonyMutation,
  useCreateSurfSpotMutation,
  useUpdateSurfSpotMutation,
  useDeleteSurfSpotMutation,
  useListBookingsQuery,
  useLazyListBookingsQuery,
  useUpdateBookingStatusMutation,
  useUpdateBookingPaymentMutation,
  useUpdateDaysMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useUpdateSessionsMutation,
  useCancelSessionMutation,
  useUpdateSessionMutation,
  useCreateInstructorMutation,
  useUpdateInstructorMutation,
  useDeleteInstructorMutation,
  useSetInstructorAwayMutation,
  useListRosterQuery,
  useLazyListRosterQuery,
  useGetBookingQuery,
  useLazyGetBookingQuery,
  useUpdateBookingMutation,
  useAddSessionMutation,
  useCreateCounterBookingMutation,
  useGetOverviewQuery,
  useLazyGetOverviewQuery,
  useAddLedgerEntryMutation,
  useListLedgerQuery,
  useLazyListLedgerQuery,
  useGetRevenueQuery,
  useLazyGetRevenueQuery,
  useListBalancesQuery,
  useLazyListBalancesQuery,
  useListAttentionQuery,
  useLazyListAttentionQuery,
  useResolveAttentionMutation,
  useListMessagesQuery,
  useLazyListMessagesQuery,
  useSendMessageAgainMutation,
  useListChangesQuery,
  useLazyListChangesQuery,
  useUpdateSchoolMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({ endpoints: rules });
/** The queries that take the access token. */
export type AdminQuery =
  | 'listUsers'
  | 'searchCarousels'
  | 'searchTestimonies'
  | 'listBookings'
  | 'listSessions'
  | 'listRoster'
  | 'getBooking'
  | 'getOverview'
  | 'listLedger'
  | 'getRevenue'
  | 'listBalances'
  | 'listAttention'
  | 'listMessages'
  | 'listChanges';
