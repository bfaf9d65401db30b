import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecord, isText } from '../lib/typeGuards';

/** The lesson that the person has opened (spec §2, lesson list). `price` in rupiah. */
export interface SelectedLesson {
  id: string;
  name: string;
  price: number;
  description: string;
}

/** A lesson as the API lists it. */
type Lesson = Omit<SelectedLesson, 'description'> & { description: string | null };

export interface SelectedLessonState {
  lesson: SelectedLesson | null;
}

const noLesson: SelectedLessonState = { lesson: null };

/** Whether a stored value is a selected lesson. */
export const isSelectedLesson = (value: unknown): value is SelectedLesson =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.name) &&
  Number.isSafeInteger(value.price) &&
  (value.price as number) >= 0 &&
  typeof value.description === 'string';

const selectedLessonSlice = createSlice({
  name: 'selectedLesson',
  initialState: noLesson,
  reducers: {
    lessonChosen: {
      prepare: ({ id, name, price, description }: Lesson) => ({
        payload: { id, name, price, description: description ?? '' },
      }),
      reducer: (_state, { payload }: PayloadAction<SelectedLesson>): SelectedLessonState => ({ lesson: payload }),
    },
    lessonCleared: () => noLesson,
  },
  selectors: { selectSelectedLesson: (state) => state.lesson },
});

export const selectedLessonReducer = selectedLessonSlice.reducer;
export const { lessonChosen, lessonCleared } = selectedLessonSlice.actions;
export const { selectSelectedLesson } = selectedLessonSlice.selectors;
