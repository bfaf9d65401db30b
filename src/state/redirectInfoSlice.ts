import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecord, isText } from '../lib/typeGuards';

/** Where the payment page of the last online booking is (spec §3, redirectInfo). */
export interface RedirectInfo {
  bookingCode: string;
  redirectUrl: string;
}

export interface RedirectInfoState {
  info: RedirectInfo | null;
}

const noRedirect: RedirectInfoState = { info: null };

/** Whether a stored value says where a payment page is. Only http(s) is opened: a cookie that somebody else wrote must not become a script. */
export const isRedirectInfo = (value: unknown): value is RedirectInfo =>
  isRecord(value) && isText(value.bookingCode) && isText(value.redirectUrl) && /^https?:\/\//i.test(value.redirectUrl);

const redirectInfoSlice = createSlice({
  name: 'redirectInfo',
  initialState: noRedirect,
  reducers: {
    paymentPageAnnounced: (_state, { payload }: PayloadAction<RedirectInfo>): RedirectInfoState => ({ info: payload }),
    /** The payment of a booking, named by its code, is over (spec §4). */
    paymentEnded: (state, { payload }: PayloadAction<string>): RedirectInfoState =>
      state.info?.bookingCode === payload ? noRedirect : state,
  },
  selectors: { selectRedirectInfo: (state) => state.info },
});

export const redirectInfoReducer = redirectInfoSlice.reducer;
export const { paymentPageAnnounced, paymentEnded } = redirectInfoSlice.actions;
export const { selectRedirectInfo } = redirectInfoSlice.selectors;
