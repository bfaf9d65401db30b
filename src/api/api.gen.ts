import { baseApi as api } from './baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/register`,
        method: 'POST',
        body: queryArg.registerRequest,
      }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: 'POST',
        body: queryArg.loginRequest,
      }),
    }),
    refreshAccessToken: build.mutation<RefreshAccessTokenApiResponse, RefreshAccessTokenApiArg>({
      query: () => ({ url: `/api/auth/refresh`, method: 'POST' }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: 'DELETE' }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/users/current` }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/users`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
        },
      }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateUserRequest,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listImages: build.query<ListImagesApiResponse, ListImagesApiArg>({
      query: (queryArg) => ({
        url: `/api/images`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    createImage: build.mutation<CreateImageApiResponse, CreateImageApiArg>({
      query: (queryArg) => ({
        url: `/api/images`,
        method: 'POST',
        body: queryArg.createImageRequest,
      }),
    }),
    updateImage: build.mutation<UpdateImageApiResponse, UpdateImageApiArg>({
      query: (queryArg) => ({
        url: `/api/images/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateImageRequest,
      }),
    }),
    deleteImage: build.mutation<DeleteImageApiResponse, DeleteImageApiArg>({
      query: (queryArg) => ({
        url: `/api/images/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listVideos: build.query<ListVideosApiResponse, ListVideosApiArg>({
      query: (queryArg) => ({
        url: `/api/videos`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    createVideo: build.mutation<CreateVideoApiResponse, CreateVideoApiArg>({
      query: (queryArg) => ({
        url: `/api/videos`,
        method: 'POST',
        body: queryArg.createVideoRequest,
      }),
    }),
    updateVideo: build.mutation<UpdateVideoApiResponse, UpdateVideoApiArg>({
      query: (queryArg) => ({
        url: `/api/videos/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateVideoRequest,
      }),
    }),
    deleteVideo: build.mutation<DeleteVideoApiResponse, DeleteVideoApiArg>({
      query: (queryArg) => ({
        url: `/api/videos/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
      query: (queryArg) => ({
        url: `/api/products`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
        },
      }),
    }),
    createProduct: build.mutation<CreateProductApiResponse, CreateProductApiArg>({
      query: (queryArg) => ({
        url: `/api/products`,
        method: 'POST',
        body: queryArg.createProductRequest,
      }),
    }),
    updateProduct: build.mutation<UpdateProductApiResponse, UpdateProductApiArg>({
      query: (queryArg) => ({
        url: `/api/products/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateProductRequest,
      }),
    }),
    deleteProduct: build.mutation<DeleteProductApiResponse, DeleteProductApiArg>({
      query: (queryArg) => ({
        url: `/api/products/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listProductCategories: build.query<ListProductCategoriesApiResponse, ListProductCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/product-categories`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    createProductCategory: build.mutation<CreateProductCategoryApiResponse, CreateProductCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/product-categories`,
        method: 'POST',
        body: queryArg.createProductCategoryRequest,
      }),
    }),
    updateProductCategory: build.mutation<UpdateProductCategoryApiResponse, UpdateProductCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/product-categories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateProductCategoryRequest,
      }),
    }),
    deleteProductCategory: build.mutation<DeleteProductCategoryApiResponse, DeleteProductCategoryApiArg>({
      query: (queryArg) => ({
        url: `/api/product-categories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listCarousels: build.query<ListCarouselsApiResponse, ListCarouselsApiArg>({
      query: (queryArg) => ({
        url: `/api/carousels`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    createCarousel: build.mutation<CreateCarouselApiResponse, CreateCarouselApiArg>({
      query: (queryArg) => ({
        url: `/api/carousels`,
        method: 'POST',
        body: queryArg.createCarouselRequest,
      }),
    }),
    searchCarousels: build.query<SearchCarouselsApiResponse, SearchCarouselsApiArg>({
      query: (queryArg) => ({
        url: `/api/carousels/search`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    updateCarousel: build.mutation<UpdateCarouselApiResponse, UpdateCarouselApiArg>({
      query: (queryArg) => ({
        url: `/api/carousels/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateCarouselRequest,
      }),
    }),
    deleteCarousel: build.mutation<DeleteCarouselApiResponse, DeleteCarouselApiArg>({
      query: (queryArg) => ({
        url: `/api/carousels/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listTestimonies: build.query<ListTestimoniesApiResponse, ListTestimoniesApiArg>({
      query: (queryArg) => ({
        url: `/api/testimonies`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    createTestimony: build.mutation<CreateTestimonyApiResponse, CreateTestimonyApiArg>({
      query: (queryArg) => ({
        url: `/api/testimonies`,
        method: 'POST',
        body: queryArg.createTestimonyRequest,
      }),
    }),
    searchTestimonies: build.query<SearchTestimoniesApiResponse, SearchTestimoniesApiArg>({
      query: (queryArg) => ({
        url: `/api/testimonies/search`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    updateTestimony: build.mutation<UpdateTestimonyApiResponse, UpdateTestimonyApiArg>({
      query: (queryArg) => ({
        url: `/api/testimonies/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateTestimonyRequest,
      }),
    }),
    deleteTestimony: build.mutation<DeleteTestimonyApiResponse, DeleteTestimonyApiArg>({
      query: (queryArg) => ({
        url: `/api/testimonies/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listSurfSpots: build.query<ListSurfSpotsApiResponse, ListSurfSpotsApiArg>({
      query: (queryArg) => ({
        url: `/api/surf-spots`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    createSurfSpot: build.mutation<CreateSurfSpotApiResponse, CreateSurfSpotApiArg>({
      query: (queryArg) => ({
        url: `/api/surf-spots`,
        method: 'POST',
        body: queryArg.createSurfSpotRequest,
      }),
    }),
    updateSurfSpot: build.mutation<UpdateSurfSpotApiResponse, UpdateSurfSpotApiArg>({
      query: (queryArg) => ({
        url: `/api/surf-spots/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.updateSurfSpotRequest,
      }),
    }),
    deleteSurfSpot: build.mutation<DeleteSurfSpotApiResponse, DeleteSurfSpotApiArg>({
      query: (queryArg) => ({
        url: `/api/surf-spots/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listMyBookings: build.query<ListMyBookingsApiResponse, ListMyBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/my-bookings`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    listMyHistories: build.query<ListMyHistoriesApiResponse, ListMyHistoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/my-histories`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    createBooking: build.mutation<CreateBookingApiResponse, CreateBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings`,
        method: 'POST',
        body: queryArg.createBookingRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listBookings: build.query<ListBookingsApiResponse, ListBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
        },
      }),
    }),
    updateBookingStatus: build.mutation<UpdateBookingStatusApiResponse, UpdateBookingStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/status`,
        method: 'PATCH',
        body: queryArg.updateBookingStatusRequest,
      }),
    }),
    updateBookingPayment: build.mutation<UpdateBookingPaymentApiResponse, UpdateBookingPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${encodeURIComponent(String(queryArg.id))}/payment`,
        method: 'PATCH',
        body: queryArg.updateBookingPaymentRequest,
      }),
    }),
    checkBooking: build.query<CheckBookingApiResponse, CheckBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/check-booking/${encodeURIComponent(String(queryArg.bookingCode))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
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
export type ListUsersApiResponse = /** status 200 A page of users. */ UserListResponse;
export type ListUsersApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Text to find. Leave it out to list everything; a blank one is refused. */
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
export type ListImagesApiResponse = /** status 200 The photos. */ ImageListResponse;
export type ListImagesApiArg = {
  /** Number of the page, from 1, at ten rows a page. Without it every row is answered. */
  page?: number;
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
export type ListVideosApiResponse = /** status 200 The videos. */ VideoListResponse;
export type ListVideosApiArg = {
  /** Number of the page, from 1, at ten rows a page. Without it every row is answered. */
  page?: number;
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
export type ListProductsApiResponse = /** status 200 A page of lessons. */ ProductListResponse;
export type ListProductsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Text to find. Leave it out to list everything; a blank one is refused. */
  search?: string;
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
export type ListProductCategoriesApiResponse = /** status 200 The categories. */ ProductCategoryListResponse;
export type ListProductCategoriesApiArg = {
  /** Number of the page, from 1, at ten rows a page. Without it every row is answered. */
  page?: number;
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
export type ListCarouselsApiResponse = /** status 200 The slides. */ CarouselListResponse;
export type ListCarouselsApiArg = {
  /** Number of the page, from 1, at ten rows a page. Without it every row is answered. */
  page?: number;
};
export type CreateCarouselApiResponse = /** status 201 The new slide. */ CarouselResponse;
export type CreateCarouselApiArg = {
  createCarouselRequest: CreateCarouselRequest;
};
export type SearchCarouselsApiResponse = /** status 200 All slides. */ CarouselListResponse;
export type SearchCarouselsApiArg = {
  /** Number of the page, from 1, at ten rows a page. Without it every row is answered. */
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
export type ListTestimoniesApiResponse = /** status 200 The approved reviews. */ TestimonyListResponse;
export type ListTestimoniesApiArg = {
  /** Number of the page, from 1, at ten rows a page. Without it every row is answered. */
  page?: number;
};
export type CreateTestimonyApiResponse = /** status 201 The review, not yet active. */ TestimonyResponse;
export type CreateTestimonyApiArg = {
  createTestimonyRequest: CreateTestimonyRequest;
};
export type SearchTestimoniesApiResponse = /** status 200 All reviews. */ TestimonyListResponse;
export type SearchTestimoniesApiArg = {
  /** Number of the page, from 1, at ten rows a page. Without it every row is answered. */
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
export type ListSurfSpotsApiResponse = /** status 200 The surf spots. */ SurfSpotListResponse;
export type ListSurfSpotsApiArg = {
  /** Number of the page, from 1, at ten rows a page. Without it every row is answered. */
  page?: number;
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
export type ListMyBookingsApiResponse = /** status 200 A page of upcoming bookings. */ MyBookingListResponse;
export type ListMyBookingsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Rows a page. */
  size?: number;
};
export type ListMyHistoriesApiResponse = /** status 200 A page of past bookings. */ BookingHistoryListResponse;
export type ListMyHistoriesApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Rows a page. */
  size?: number;
};
export type CreateBookingApiResponse = /** status 201 The booking. */ CreateBookingResponse;
export type CreateBookingApiArg = {
  /** A random text, made once for each booking that a person means to make and sent again with every retry of it. */
  'Idempotency-Key'?: string;
  createBookingRequest: CreateBookingRequest;
};
export type ListBookingsApiResponse = /** status 200 A page of bookings. */ BookingListResponse;
export type ListBookingsApiArg = {
  /** Number of the page, from 1. */
  page?: number;
  /** Text to find. Leave it out to list everything; a blank one is refused. */
  search?: string;
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
export type CheckBookingApiResponse = /** status 200 The booking. */ CheckBookingResponse;
export type CheckBookingApiArg = {
  /** The code that the customer got with the booking. */
  bookingCode: string;
};
export type Id = string;
export type Role = 'ADMIN' | 'CUSTOMER';
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
  /** One sentence that can be shown to a person. */
  message: string;
  /** What exactly is wrong, one text each. */
  details?: string[];
};
export type PersonName = string;
export type Email = string;
export type RegisterRequest = {
  name: PersonName;
  email: Email;
  password: string;
  /** The password again; must be equal to it. */
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
export type Paging = {
  /** Number of this page, from 1. */
  page: number;
  /** Rows that a full page has. */
  size: number;
  /** Rows on all pages together. */
  total_item: number;
  /** Number of pages; 0 when there is no row. */
  total_page: number;
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
export type ImageListResponse = {
  data: Image[];
  paging: Paging;
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
export type Video = {
  id: Id;
  /** Shown under the video on the home page. */
  title: string | null;
  /** Address that can be embedded in a frame. */
  video_url: string;
};
export type VideoListResponse = {
  data: Video[];
  paging: Paging;
};
export type VideoResponse = {
  data: Video;
};
export type CreateVideoRequest = {
  video_url: string;
};
export type UpdateVideoRequest = {
  video_url: string;
};
export type Rupiah = number;
export type Instant = string;
export type Product = {
  id: Id;
  product_category_id: Id;
  name: string;
  description: string | null;
  price: Rupiah;
  image_url: ImagePath;
  image?: ImageInfo;
  created_at: Instant;
};
export type ProductListResponse = {
  data: Product[];
  paging: Paging;
};
export type ProductResponse = {
  data: Product;
};
export type CreateProductRequest = {
  product_category_id: Id;
  name: string;
  /** Rupiah for one person and one session. */
  price: number;
  /** An empty text stands for none. */
  description?: string;
  image_url?: ImageFile;
};
export type UpdateProductRequest = {
  product_category_id?: Id;
  name?: string;
  /** Rupiah for one person and one session. */
  price?: number;
  /** An empty text stands for none. */
  description?: string;
  image_url?: ImageFile;
};
export type ProductCategory = {
  id: Id;
  name: string;
  description: string | null;
};
export type ProductCategoryListResponse = {
  data: ProductCategory[];
  paging: Paging;
};
export type ProductCategoryResponse = {
  data: ProductCategory;
};
export type CreateProductCategoryRequest = {
  name: string;
  description?: string | null;
};
export type UpdateProductCategoryRequest = {
  name: string;
  description?: string | null;
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
export type Testimony = {
  id: Id;
  name: string;
  email: string | null;
  message: string;
  active: boolean;
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
  email?: string | null;
  message: string;
};
export type UpdateTestimonyRequest = {
  active: boolean;
};
export type DifficultyLevel = 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
export type SurfSpot = {
  id: Id;
  name: string;
  location: string;
  difficulty_level: DifficultyLevel;
  description: string;
  /** Address of a map. */
  location_url: string | null;
  image_url: ImagePath;
  image?: ImageInfo;
};
export type SurfSpotListResponse = {
  data: SurfSpot[];
  paging: Paging;
};
export type SurfSpotResponse = {
  data: SurfSpot;
};
export type CreateSurfSpotRequest = {
  name: string;
  location: string;
  difficulty_level: DifficultyLevel;
  description: string;
  location_url: string;
  image_url: ImageFile | string;
};
export type UpdateSurfSpotRequest = {
  name?: string;
  location?: string;
  difficulty_level?: DifficultyLevel;
  description?: string;
  /** Address of a map. An empty text takes it away. */
  location_url?: string;
  image_url?: ImageFile;
};
export type BookingStatus = 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
export type Day = string;
export type MyBookingDetail = {
  reservation_date: Day;
  product_name: string;
};
export type MyBooking = {
  id: Id;
  booking_code: string;
  status: BookingStatus;
  created_at: Instant;
  surf_spot_name: string | null;
  customer_country: string | null;
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
  booking_code: string;
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
export type BookingDetail = {
  id: Id;
  product_name: string;
  reservation_date: Day;
  person: number;
  total_amount: Rupiah;
};
export type Booking = {
  id: Id;
  /** Ten characters of Crockford's base32, from a cryptographic random source. */
  booking_code: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  /** ISO 3166-1 alpha-2 code, or "Unknown". */
  customer_country: string | null;
  surf_spot_name: string | null;
  payment_method: PaymentMethod;
  status: BookingStatus;
  total_amount: Rupiah;
  created_at: Instant;
  /** Newest first; the first one's status is the payment status of the booking. */
  payments: Payment[];
  /** One row a session. */
  booking_details: BookingDetail[];
};
export type Transaction = {
  /** The page where the customer pays. */
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
  /** Best in E.164 form. */
  phone: string;
  /** ISO 3166-1 alpha-2 code derived from the phone number, or "Unknown". */
  country: string;
};
export type NewBookingDetail = {
  product_id: Id;
  reservation_date: Day;
  person: number;
};
export type CreateBookingRequest = {
  surf_spot_id: Id;
  payment_method: PaymentMethod;
  customer_details: CustomerDetails;
  booking_details: NewBookingDetail[];
};
export type BookingListResponse = {
  data: Booking[];
  paging: Paging;
};
export type BookingResponse = {
  data: Booking;
};
export type UpdateBookingStatusRequest = {
  action: 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
};
export type UpdateBookingPaymentRequest = {
  /** PAY makes the payment PAID, CANCEL makes it FAILED. */
  action: 'PAY' | 'CANCEL';
};
export type CheckedBooking = Booking & {
  transaction?: Transaction;
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
  useListUsersQuery,
  useLazyListUsersQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useListImagesQuery,
  useLazyListImagesQuery,
  useCreateImageMutation,
  useUpdateImageMutation,
  useDeleteImageMutation,
  useListVideosQuery,
  useLazyListVideosQuery,
  useCreateVideoMutation,
  useUpdateVideoMutation,
  useDeleteVideoMutation,
  useListProductsQuery,
  useLazyListProductsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useListProductCategoriesQuery,
  useLazyListProductCategoriesQuery,
  useCreateProductCategoryMutation,
  useUpdateProductCategoryMutation,
  useDeleteProductCategoryMutation,
  useListCarouselsQuery,
  useLazyListCarouselsQuery,
  useCreateCarouselMutation,
  useSearchCarouselsQuery,
  useLazySearchCarouselsQuery,
  useUpdateCarouselMutation,
  useDeleteCarouselMutation,
  useListTestimoniesQuery,
  useLazyListTestimoniesQuery,
  useCreateTestimonyMutation,
  useSearchTestimoniesQuery,
  useLazySearchTestimoniesQuery,
  useUpdateTestimonyMutation,
  useDeleteTestimonyMutation,
  useListSurfSpotsQuery,
  useLazyListSurfSpotsQuery,
  useCreateSurfSpotMutation,
  useUpdateSurfSpotMutation,
  useDeleteSurfSpotMutation,
  useListMyBookingsQuery,
  useLazyListMyBookingsQuery,
  useListMyHistoriesQuery,
  useLazyListMyHistoriesQuery,
  useCreateBookingMutation,
  useListBookingsQuery,
  useLazyListBookingsQuery,
  useUpdateBookingStatusMutation,
  useUpdateBookingPaymentMutation,
  useCheckBookingQuery,
  useLazyCheckBookingQuery,
} = injectedRtkApi;
