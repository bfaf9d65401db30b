export * from './cartSlice';
export * from './hooks';
export * from './networkSlice';
export * from './reducers';
export * from './redirectInfoSlice';
export * from './selectedLessonSlice';
export * from './sessionSlice';
