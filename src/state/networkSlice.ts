import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface NetworkState {
  /** Whether the last answer came from the device's cache, as there was no network. */
  isAnswerStored: boolean;
}

const online: NetworkState = { isAnswerStored: false };

const networkSlice = createSlice({
  name: 'network',
  initialState: online,
  reducers: {
    answerReceived: (state, { payload }: PayloadAction<{ isStored: boolean }>) => {
      state.isAnswerStored = payload.isStored;
    },
  },
  selectors: { selectIsAnswerStored: (state) => state.isAnswerStored },
});

export const networkReducer = networkSlice.reducer;
export const { answerReceived } = networkSlice.actions;
export const { selectIsAnswerStored } = networkSlice.selectors;
