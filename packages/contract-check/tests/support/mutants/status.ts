import type { Mutant } from './mutant.ts';
import { becomes, dayFromNow, refusal, sent } from './tools.ts';

const gone = { message: 'Gone.' };
const done = { data: true };

/** Answers with another status than the documented one. */
export const status: Mutant[] = [
  { name: 'registering answers 200', operation: 'register', give: becomes(201, 200) },
  { name: 'signing in answers 201', operation: 'login', give: becomes(200, 201) },
  { name: 'a refresh answers 201', operation: 'refreshAccessToken', give: becomes(200, 201) },
  { name: 'a review is only accepted', operation: 'createTestimony', give: becomes(201, 202) },
  { name: 'a booking answers 200', operation: 'createBooking', give: becomes(201, 200) },
  { name: 'deleting a lesson answers 204', operation: 'deleteProduct', give: becomes(200, 204) },
  { name: 'deleting a photo answers 202', operation: 'deleteImage', give: becomes(200, 202) },
  { name: 'signing out answers 204', operation: 'logout', give: becomes(200, 204) },
  { name: 'a changed lesson is 201', operation: 'updateProduct', give: becomes(200, 201) },
  { name: 'a taken address is 400', operation: 'register', give: becomes(409, 400) },
  { name: 'a taken name is 422', operation: 'createProductCategory', give: becomes(409, 422) },
  { name: 'what is invalid is 422', operation: 'register', give: becomes(400, 422) },
  { name: 'an unknown category is 400', operation: 'createProduct', give: becomes(404, 400) },
  { name: 'an unknown lesson is 422', operation: 'createBooking', give: becomes(404, 422) },
  { name: 'a final booking is 400', operation: 'updateBookingStatus', give: becomes(409, 400) },
  { name: 'a locked payment is 423', operation: 'updateBookingPayment', give: becomes(409, 423) },
  { name: 'an administrator stays with 403', operation: 'deleteUser', give: becomes(409, 403) },
  { name: 'a category in use is 400', operation: 'deleteProductCategory', give: becomes(409, 400) },
  { name: 'what was deleted is deleted again', operation: 'deleteTestimony', give: becomes(404, 200, done) },
  { name: 'what was deleted is 410', operation: 'deleteVideo', give: becomes(404, 410, gone) },
  { name: 'nobody signed in is 403', operation: 'getCurrentUser', give: becomes(401, 403) },
  { name: 'a customer is told 404', operation: 'listUsers', give: becomes(403, 404) },
  { name: 'an unknown code is 200 with null', operation: 'checkBooking', give: becomes(404, 200, { data: null }) },
  { name: 'what is no picture is 400', operation: 'updateImage', give: becomes(415, 400) },
  { name: 'too large a picture is 500', operation: 'createCarousel', give: becomes(413, 500) },
  { name: 'a page that is no number is 404', operation: 'listImages', give: becomes(400, 404) },
  { name: 'another content type is 400', operation: 'createVideo', give: becomes(415, 400) },
  { name: 'a made-up refresh token is 400', operation: 'refreshAccessToken', give: becomes(401, 400) },
  {
    name: 'malformed JSON is 500',
    operation: 'updateProductCategory',
    instead: (asked) =>
      asked.headers['content-type']?.includes('json') && !sent(asked) ? refusal(500, 'Something went wrong.') : null,
  },
  { name: 'an unknown slide is 409', operation: 'updateCarousel', give: becomes(404, 409) },
  { name: 'a missing password is 401', operation: 'login', give: becomes(400, 401) },
  { name: 'a role that does not suffice is 401', operation: 'deleteSurfSpot', give: becomes(403, 401) },
  { name: 'the last administrator is 400', operation: 'updateUser', give: becomes(409, 400) },
  {
    name: 'a closed day is 400',
    operation: 'createBooking',
    give: (given) => /closed on/.test(String(given.body['message'])) && (given.status = 400),
  },
  { name: 'a payment by the gateway is 409', operation: 'addLedgerEntry', give: becomes(400, 409) },
  { name: 'a move of a final booking is 400', operation: 'updateSession', give: becomes(409, 400) },
  { name: 'a request for a link is 202', operation: 'requestPasswordReset', give: becomes(200, 202) },
  { name: 'what is resolved is 204', operation: 'resolveAttention', give: becomes(200, 204) },
  { name: 'a message sent again is 200', operation: 'sendMessageAgain', give: becomes(201, 200) },
  { name: 'another address is 401', operation: 'cancelMyBooking', give: becomes(404, 401) },
  { name: 'a booking at the counter is 200', operation: 'createCounterBooking', give: becomes(201, 200) },
  { name: 'too long a range is 500', operation: 'getRevenue', give: becomes(400, 500) },
  {
    name: 'too long a range is cut',
    operation: 'listDays',
    ask: ({ url }) => {
      const [from, to] = [url.searchParams.get('from') ?? dayFromNow(0), url.searchParams.get('to') ?? ''];
      if (Number.isNaN(Date.parse(from))) return;
      const last = new Date(Date.parse(from) + 91 * 86_400_000).toISOString().slice(0, 10);
      if (/^\d{4}-\d\d-\d\d$/.test(to) && to > last) url.searchParams.set('to', last);
    },
  },
  { name: 'an unknown booking is 400', operation: 'getBooking', give: becomes(404, 400) },
  { name: 'days of a customer are 401', operation: 'updateDays', give: becomes(403, 401) },
];
