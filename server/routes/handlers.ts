import type { Handlers } from '../contract/handlers.ts';
import { authHandlers } from './auth.ts';
import { bookingHandlers } from './bookings.ts';
import { carouselHandlers } from './carousels.ts';
import type { Context } from './context.ts';
import { imageHandlers } from './images.ts';
import { productCategoryHandlers } from './productCategories.ts';
import { productHandlers } from './products.ts';
import { surfSpotHandlers } from './surfSpots.ts';
import { testimonyHandlers } from './testimonies.ts';
import { userHandlers } from './users.ts';
import { videoHandlers } from './videos.ts';

/** The handlers of all operations, by their tags. */
export const handlersOf = (context: Context): Handlers => ({
  ...authHandlers(context),
  ...userHandlers(context),
  ...imageHandlers(context),
  ...videoHandlers(context),
  ...productHandlers(context),
  ...productCategoryHandlers(context),
  ...carouselHandlers(context),
  ...testimonyHandlers(context),
  ...surfSpotHandlers(context),
  ...bookingHandlers(context),
});
