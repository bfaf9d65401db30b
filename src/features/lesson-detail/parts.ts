// What a lesson's page shows beside its fields, in one piece of code.
export { CourseQuestion } from './CourseQuestion';
export { DetailsPanel } from './DetailsPanel';
export { FreeUntil } from './FreeUntil';
export { LessonFacts } from './LessonFacts';
export { LessonMore } from './LessonMore';
export { LessonPicture } from './LessonPicture';
export { WhoTeaches } from './WhoTeaches';
