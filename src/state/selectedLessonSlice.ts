import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { areLessonFields, fieldsOf, type LessonFields } from '../lib/lessonFields';
import { isRecord, isText } from '../lib/typeGuards';

/**
 * The lesson that the person has opened (spec §2, lesson list), as its page shows it and a cookie keeps it. `price` in rupiah. A
 * text that the lesson lacks is ''. A field that is added is optional here, as a visitor's cookie may be older.
 */
export interface SelectedLesson extends LessonFields {
  id: string;
  name: string;
  price: number;
  description: string;
}

/** A lesson as the API lists it. */
interface Lesson extends LessonFields {
  id: string;
  name: string;
  price: number;
  description: string | null;
}

/** The fields that every lesson has. */
type Documented = Omit<SelectedLesson, keyof LessonFields>;

/** What is kept of a lesson of the API: every field of SelectedLesson, so that none is lost on the way to the page. */
export const lessonOf = ({ id, name, price, description, ...rest }: Lesson): Required<Documented> & LessonFields => ({
  id,
  name,
  price,
  description: description ?? '',
  ...fieldsOf(rest),
});

export interface SelectedLessonState {
  lesson: SelectedLesson | null;
}

const noLesson: SelectedLessonState = { lesson: null };

const isString = (value: unknown): boolean => typeof value === 'string';

/** What each field of a stored lesson has to be. */
const checks: Record<keyof Documented, (value: unknown) => boolean> = {
  id: isText,
  name: isText,
  price: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  description: isString,
};

/** Whether a stored value is a selected lesson. */
export const isSelectedLesson = (value: unknown): value is SelectedLesson =>
  isRecord(value) &&
  Object.entries(checks).every(([field, accepts]) => accepts(value[field])) &&
  areLessonFields(value);

const selectedLessonSlice = createSlice({
  name: 'selectedLesson',
  initialState: noLesson,
  reducers: {
    lessonChosen: {
      prepare: (lesson: Lesson) => ({ payload: lessonOf(lesson) }),
      reducer: (_state, { payload }: PayloadAction<SelectedLesson>): SelectedLessonState => ({ lesson: payload }),
    },
    lessonCleared: () => noLesson,
  },
  selectors: { selectSelectedLesson: (state) => state.lesson },
});

export const selectedLessonReducer = selectedLessonSlice.reducer;
export const { lessonChosen, lessonCleared } = selectedLessonSlice.actions;
export const { selectSelectedLesson } = selectedLessonSlice.selectors;
