import { lessonChosen, useAppDispatch } from '../state';
import type { Product } from './api.gen';
import { lessonApi } from './findLesson';

/** Returns a function for the choice of a lesson: it is stored (spec §4), and its page needs no call. */
export function useChooseLesson() {
  const dispatch = useAppDispatch();
  return (lesson: Product): void => {
    dispatch(lessonChosen(lesson));
    dispatch(
      lessonApi.util.upsertQueryEntries([{ endpointName: 'findLesson', arg: { id: lesson.id }, value: lesson }]),
    );
  };
}
