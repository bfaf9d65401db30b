import type { ToldBooking } from '../../repositories/toldBookings.ts';
import type { Letter } from '../letter.ts';
import type { Language } from '../words.ts';

/** A message's text in each language. `About` is what it tells besides the booking. */
export type Texts<About = unknown> = Record<Language, (booking: ToldBooking, about: About) => Letter>;
