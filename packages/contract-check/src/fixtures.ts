/**
 * What a schema cannot say: sensible values, and which operation creates what another one needs.
 * Texts may hold {mark} (names this run), {code} (the end of that), {unique} (another each time), {soon} (a day that can
 * be booked), {today} (the school's) and {freeDay} (one that can be booked and that nobody has changed or booked).
 */

type Values = Record<string, string | number | boolean | null>;

/** What a lesson says of itself; where that is nothing, its name decides. */
const nothingSaid: Values = {
  days: null,
  minutes: null,
  min_people: null,
  max_people: null,
  level: null,
  start_times: '',
};

/** The password of everybody whom a run registers. */
export const PASSWORD = 'Contract-check-2027';

/** Values by the name of their field; a field that is not here gets one from its schema. */
export const values: Values = {
  name: '{mark} {unique}',
  full_name: '{mark}',
  email: 'contract-check-{code}-{unique}@example.com',
  password: PASSWORD,
  confirm_password: PASSWORD,
  phone: '+6281234567890',
  country: 'ID',
  role: 'CUSTOMER',
  description: '{mark} {unique}',
  message: '{mark} {unique}',
  location: '{mark}',
  location_url: 'https://maps.example/{unique}',
  video_url: 'https://videos.example/{code}-{unique}',
  price: 150_000,
  person: 2,
  reservation_date: '{soon}',
  attendance: null,
  people_came: null,
  customer_name: '{mark}',
  customer_email: 'contract-check-{code}@example.com',
  customer_phone: '+6281234567890',
  customer_country: 'ID',
  language: null,
  note: '{mark}',
  reason: '{mark}',
  force: false,
  founded: '2014',
  whatsapp: '+6281234567890',
  map_url: 'https://maps.example.com/{unique}',
  photo_folder_url: 'https://photos.example.com/{unique}',
  instagram_url: 'https://instagram.example.com/{code}',
  facebook_url: 'https://facebook.example.com/{code}',
  youtube_url: 'https://youtube.example.com/{code}',
  start_time: null,
  // One who teaches a session could not be deleted in the end.
  instructor_id: null,
  ...nothingSaid,
};

/** Lists whose values go together: in order, none twice. */
export const lists: Record<string, string[]> = { start_times: ['00:00', '06:45', '07:00', '09:30', '16:15', '23:59'] };

/** Fields that have to go together → what is sent with them. */
export const together: Record<string, string[]> = { min_people: ['max_people'], max_people: ['min_people'] };

const guest = 'contract-check-{code}@example.com';
/** Values of one operation that are unlike those above. */
export const ownValues: Record<string, Values> = {
  login: { email: '{customerEmail}' },
  createInstructor: { role: '{mark}', is_active: 'true' },
  updateInstructor: { role: '{mark}', is_active: 'true' },
  setInstructorAway: { from: '{soon}', to: '{soon}', is_away: true },
  // Guests prove by the address that the booking is theirs.
  createBooking: { email: guest },
  moveMySession: { email: guest },
  cancelMyBooking: { email: guest },
  cancelMySession: { email: guest },
  addLedgerEntry: { kind: 'PAYMENT', method: 'CASH', amount: 1000, lower_total: false },
  updateDays: { from: '{freeDay}', to: '{freeDay}', is_open: true, reason: null, capacity: 50, note: '{mark}' },
};

/** Operations that change what there is once → what shows it: a valid body says it again, so that a run leaves it as it was. */
export const saidAgain: Record<string, string> = { updateSchool: 'getSchool' };

/** The largest numbers of one operation, where several of them in one body would together be too many. */
export const largest: Record<string, Record<string, number>> = {
  // Five sessions of them hold the most people that one booking may have.
  createBooking: { person: 12 },
};

/** Fields that a valid body is made without: what the client has seen, and hours that not every lesson has. */
export const leftOut: Record<string, string[]> = {
  createBooking: ['expected_total', 'start_time'],
  createCounterBooking: ['start_time'],
  // What two may see of a row is another after each change.
  updateSession: ['version', 'unit_price'],
  updateSessions: ['versions'],
  // STAFF may not send the address.
  updateBooking: ['version', 'customer_email'],
  // When guests may change what they have booked is what other checks count on.
  updateSchool: ['version', 'change_hours', 'reminder_at'],
  addSession: ['version', 'start_time'],
  cancelSession: ['version'],
  updateBookingStatus: ['version'],
  updateBookingPayment: ['version'],
  addLedgerEntry: ['version'],
};

/** Fields that name another row → the operation that makes such a row. */
export const references: Record<string, string> = {
  product_category_id: 'createProductCategory',
  product_id: 'createProduct',
  surf_spot_id: 'createSurfSpot',
};

/** Fields that name the session of a booking. */
export const sessionFields = ['ids'];

/** Paths whose rows are not made by a POST on the same path. */
export const creators: Record<string, string> = {
  '/api/users': 'register',
  '/api/check-booking': 'createBooking',
  '/api/my-bookings': 'createBooking',
  '/api/my-histories': 'createBooking',
  '/api/sessions': 'createBooking',
  '/api/messages': 'sendMessageAgain',
  '/api/ledger': 'addLedgerEntry',
};

/** Operations that make a row of their path from one that comes with another row → the operation that creates this. */
export const madeFrom: Record<string, string> = {
  sendMessageAgain: 'createCounterBooking',
  getPicture: 'createImage',
};

/** Where an answer holds the new row, if not in `data` itself. */
export const rowIn: Record<string, string> = { createBooking: 'booking' };

/** The path of the new row in the answer of an operation, or of a field of it. */
export const rowPath = (operationId: string, field?: string): string =>
  ['data', rowIn[operationId], field].filter(Boolean).join('.');

/** Path parameters, some of one path alone → the field of the row that they name. */
export const parameterFields: Record<string, string> = {
  id: 'id',
  bookingCode: 'booking_code',
  '/api/messages/{id} id': 'messages.0.id',
  '/api/sessions/{id} id': 'booking_details.0.id',
  '/api/sessions/{id}/cancellation id': 'booking_details.0.id',
  '/api/check-booking/{bookingCode}/sessions/{id} id': 'booking_details.0.id',
  '/api/check-booking/{bookingCode}/sessions/{id}/cancellation id': 'booking_details.0.id',
};

/** The field in which a list's `search` looks, and those in which it may look as well. */
export const searchedFields: Record<string, string[]> = {
  listUsers: ['name', 'email'],
  listProducts: ['name', 'translations.id.name'],
  listMessages: ['booking_code', 'to'],
  listBookings: ['booking_code', 'customer_name', 'customer_email'],
};

/** Lists whose range of days may have an end alone. */
export const openRanges = ['listBookings', 'listChanges'];

/** Operations that servers limit strictly: rows that other checks need are created first, and none only to fill a list. */
export const sparing = ['register', 'createTestimony'];

/** Lists that leave out what a creating operation has just made → what brings a row there, and takes it away again. */
export const bringing: Record<string, { operation: string; body: Values; undo?: Values }> = {
  listTestimonies: { operation: 'updateTestimony', body: { active: true }, undo: { active: false } },
  listMyHistories: { operation: 'updateBookingStatus', body: { action: 'CANCELLED' } },
};

/** Lists in no order of age, in which a search for the mark of the run finds its rows. */
export const searchesByMark = ['listUsers'];

/** Lists of which visitors see a part alone: they are asked for as an administrator, where nothing else is said. */
export const partlyShown = ['listInstructors'];

/** Operations that end the booking that they are called on, which succeeds once. */
export const endsBooking = ['cancelMyBooking', 'cancelSession', 'cancelMySession'];

/** Operations that end a session instead of deleting a row; each gets a session of its own. */
export const endsSession = ['logout'];

/** Operations that succeed by what is in a mail alone. */
export const byMail = ['resetPassword'];

/** What to do with a row that cannot be deleted: before trying again, or instead. */
export const retirement: Record<string, { operation: string; body: Record<string, string> }> = {
  register: { operation: 'updateUser', body: { role: 'CUSTOMER' } },
  createInstructor: { operation: 'updateInstructor', body: { is_active: 'false' } },
  createBooking: { operation: 'updateBookingStatus', body: { action: 'CANCELLED' } },
  createCounterBooking: { operation: 'updateBookingStatus', body: { action: 'CANCELLED' } },
};

/** Operations whose rows are never deleted and belong to a booking, which is said to be left. */
export const staysWithBooking = ['addLedgerEntry', 'sendMessageAgain'];

/** Sizes that the contract documents in words. */
export const limits = { fileBytes: 10 * 1024 * 1024, pixels: 40_000_000, rowsOnPage: 10, daysAhead: 730 };
