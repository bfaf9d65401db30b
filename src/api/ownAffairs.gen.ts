import { generatedApi as api } from './api.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/auth/password-reset`,
        method: 'POST',
        body: queryArg.passwordResetRequest,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/auth/password-reset`,
        method: 'PUT',
        body: queryArg.resetPasswordRequest,
      }),
    }),
    moveMySession: build.mutation<MoveMySessionApiResponse, MoveMySessionApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/check-booking/${encodeURIComponent(String(queryArg.bookingCode))}/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.moveMySessionRequest,
      }),
    }),
    cancelMyBooking: build.mutation<CancelMyBookingApiResponse, CancelMyBookingApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/check-booking/${encodeURIComponent(String(queryArg.bookingCode))}/cancellation`,
        method: 'POST',
        body: queryArg.cancelMyBookingRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedOwnApi };
export type RequestPasswordResetApiResponse = /** status 200 The request has been taken. */ DoneResponse;
export type RequestPasswordResetApiArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type ResetPasswordApiResponse = /** status 200 The new password counts. */ DoneResponse;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type MoveMySessionApiResponse = /** status 200 The booking as it is now. */ CheckBookingResponse;
export type MoveMySessionApiArg = {
  /** The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
    That is why it has no pattern here.
     */
  bookingCode: string;
  /** Id of the row. */
  id: Id;
  moveMySessionRequest: MoveMySessionRequest;
};
export type CancelMyBookingApiResponse = /** status 200 The booking as it is now. */ CheckBookingResponse;
export type CancelMyBookingApiArg = {
  /** The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
    That is why it has no pattern here.
     */
  bookingCode: string;
  cancelMyBookingRequest: CancelMyBookingRequest;
};
export type DoneResponse = {
  data: true;
};
export type Error = {
  /** A sentence or two for people, in English. */
  message: string;
  /** What exactly is wrong, one text each. Left out when the message says it all. */
  details?: string[];
};
export type Email = string;
export type PasswordResetRequest = {
  email: Email;
};
export type ResetPasswordRequest = {
  token: string;
  password: string;
};
export type Id = string;
export type BookingCode = string;
export type PaymentMethod = 'CASH' | 'GATEWAY';
export type BookingStatus = 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
export type Rupiah = number;
export type Instant = string;
export type PaymentStatus = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';
export type Payment = {
  id: Id;
  status: PaymentStatus;
};
export type Day = string;
export type BookingDetail = {
  id: Id;
  product_name: string;
  reservation_date: Day;
  /** How many people; at least 1. */
  person: number;
  total_amount: Rupiah;
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
  status: BookingStatus;
  total_amount: Rupiah;
  created_at: Instant;
  /** Newest first, at least one; the first one's status is the payment status of the booking. The reference backend has one row for as long as
    the booking lives, also when its page is a new one; another one may begin a new row with a new page.
     */
  payments: Payment[];
  /** One row for each session, in the order in which they were sent. */
  booking_details: BookingDetail[];
};
export type Transaction = {
  /** The page where the customer pays, an absolute http(s) URL. */
  redirect_url: string;
} | null;
export type CheckedBooking = Booking & {
  transaction?: Transaction;
  /** The instant until which an open online payment can be made, ISO 8601 in UTC; null or left out when there is none to make. */
  payable_until?: string | null;
  /** Level 2: the instant until which the guest may cancel the booking: 24 hours, or as many as the school promises, before the day of its first
    session begins, which may be over, ISO 8601 in UTC; null when it is too late, the booking is final or has no e-mail address.
     */
  changes_until?: string | null;
};
export type CheckBookingResponse = {
  data: CheckedBooking;
};
export type MoveMySessionRequest = {
  email: Email;
  reservation_date: Day;
};
export type CancelMyBookingRequest = {
  email: Email;
};
export const {
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useMoveMySessionMutation,
  useCancelMyBookingMutation,
} = injectedRtkApi;

/** The queries that take the access token. */
export type UserQuery = never;
