import {
  isSelectedLesson,
  lessonChosen,
  lessonCleared,
  lessonOf,
  selectedLessonReducer,
  selectSelectedLesson,
} from '../../../../src/state';
import { makeStore } from '../../../support/web/store';

const lesson = { id: 'p1', name: 'Private lesson', price: 500_000, description: 'One coach' };

test('no lesson is chosen at first', () => {
  expect(selectSelectedLesson(makeStore().getState())).toBeNull();
});

test('the last chosen lesson is the selected one, until it is cleared', () => {
  const store = makeStore();
  store.dispatch(lessonChosen(lesson));
  store.dispatch(lessonChosen({ ...lesson, id: 'p2' }));
  expect(selectSelectedLesson(store.getState())).toEqual(lessonOf({ ...lesson, id: 'p2' }));
  expect(selectedLessonReducer({ lesson }, lessonCleared())).toEqual({ lesson: null });
});

test('of a lesson of the API it keeps what the page shows; a text that is none is empty', () => {
  const row = { ...lesson, description: null, image_url: 'p.webp' };
  expect(lessonOf(row)).toMatchObject({ ...lesson, description: '' });
  expect(lessonOf(row)).not.toHaveProperty('image_url');
});

test.each<[string, unknown, boolean]>([
  ['a lesson', lesson, true],
  ['a lesson without a description', { ...lesson, description: '' }, true],
  ['a free lesson', { ...lesson, price: 0 }, true],
  ['null', null, false],
  ['a list', [lesson], false],
  ['a lesson without an id', { ...lesson, id: '' }, false],
  ['a lesson without a name', { ...lesson, name: undefined }, false],
  ['a price as a text', { ...lesson, price: '500000' }, false],
  ['a negative price', { ...lesson, price: -1 }, false],
  ['a missing description', { ...lesson, description: undefined }, false],
])('%s is a selected lesson', (_what, value, accepted) => {
  expect(isSelectedLesson(value)).toBe(accepted);
});
