import { rules } from './ownAffairsRules';
import type { DoneResponse, Email, Id, Day, CheckBookingResponse } from './api.gen';
import { api } from './api.gen';
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
    cancelMySession: build.mutation<CancelMySessionApiResponse, CancelMySessionApiArg>({
      extraOptions: { token: 'none' },
      query: (queryArg) => ({
        url: `/api/check-booking/${encodeURIComponent(String(queryArg.bookingCode))}/sessions/${encodeURIComponent(String(queryArg.id))}/cancellation`,
        method: 'POST',
        body: queryArg.cancelMyBookingRequest,
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
export { injectedRtkApi as ownApi };
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
export type CancelMySessionApiResponse = /** status 200 The booking as it is now. */ CheckBookingResponse;
export type CancelMySessionApiArg = {
  /** The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
    That is why it has no pattern here.
     */
  bookingCode: string;
  /** Id of the row. */
  id: Id;
  cancelMyBookingRequest: CancelMyBookingRequest;
};
export type CancelMyBookingApiResponse = /** status 200 The booking as it is now. */ CheckBookingResponse;
export type CancelMyBookingApiArg = {
  /** The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
    That is why it has no pattern here.
     */
  bookingCode: string;
  cancelMyBookingRequest: CancelMyBookingRequest;
};
export type PasswordResetRequest = {
  email: Email;
};
export type ResetPasswordRequest = {
  token: string;
  password: string;
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
  useCancelMySessionMutation,
  useCancelMyBookingMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({ endpoints: rules });
