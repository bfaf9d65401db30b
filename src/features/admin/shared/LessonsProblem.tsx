import type { AllLessons } from '../../../api';
import { NotLoaded } from './NotLoaded';

/** Says in a form that some lessons are missing from its choice, and asks for them again. */
export const LessonsProblem = ({ of: { isError, retry } }: { of: AllLessons }) =>
  isError && <NotLoaded text="The lessons could not be loaded." retry={retry} />;
