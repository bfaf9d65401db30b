export * from './cartSlice';
export * from './hooks';
export * from './redirectInfoSlice';
export * from './selectedLessonSlice';
export * from './sessionSlice';
