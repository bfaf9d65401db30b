import { limitTo } from '../limitTo.ts';

/** All work on pictures, one at a time: a decoded one takes up to 160 MB. */
export const pictureTurn = limitTo(1);
