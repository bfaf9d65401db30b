// Generated from openapi.yaml by scripts/codegen.ts.
import type { Upload } from './contract/validation.ts';
export interface paths {
  '/api/auth/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a customer
     * @description Creates a user with the role CUSTOMER, whatever else the body says. An e-mail address that is taken, whatever the case of its letters, gives
     *     409, and a `confirm_password` that differs from `password` 400. The answer carries no tokens: the person signs in next.
     */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in
     * @description Begins a session; those that the user has go on. An unknown e-mail address and a wrong password give the same 401, with the same words and
     *     after the same time. The address is trimmed and the case of its letters does not matter; the password is taken exactly as it is.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/password-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set a new password
     * @description `token` is that of the link. All sessions of the user end, and the former password is no longer taken. A token that was used, is too old or is
     *     not known gives 400.
     */
    put: operations['resetPassword'];
    /**
     * Ask for a link to a new password
     * @description Sends a link to the address of an account, if there is one: `/reset-password?token=…` of the website. It works for an hour, beside
     *     other links of that hour, until one of them is used: then all of the account's end, and so they do by a change of its e-mail address. The
     *     answer is the same, after the same time, whether there is such an account or not.
     */
    post: operations['requestPasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a new access token
     * @description The refresh token stays as it is, and so do the access tokens that were made before. It is refused once it has expired or its session has
     *     ended.
     */
    post: operations['refreshAccessToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Sign out
     * @description Ends the session: its refresh token, and every access token that was made from it, are refused from then on. The user's other sessions go on.
     *     A second logout with the same token gives 401.
     */
    delete: operations['logout'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in user
     * @description As the user is now, also when an administrator has changed the name, the address or the role since the login.
     */
    get: operations['getCurrentUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List users
     * @description Ten on a page, by name. `search` finds a part of the name.
     *
     *     Level 2: `search` also finds a part of the e-mail address.
     */
    get: operations['listUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a user
     * @description Replaces name, e-mail address and role of any user, the administrator's own account included. A change of role, whichever, ends all sessions
     *     of that user, no other change ends any. The last user with the role ADMIN keeps it: 409. An e-mail address that another user has, whatever the
     *     case of its letters, gives 409; the user's own one may be sent again.
     */
    put: operations['updateUser'];
    post?: never;
    /**
     * Delete a user
     * @description A user with the role ADMIN cannot be deleted: 409. The sessions of a deleted user end, the bookings stay as they are and belong to nobody. An
     *     unknown id gives 404, also that of a user who was deleted before. The e-mail address can be registered again.
     */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/images': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the photos
     * @description Oldest first, by when they were added.
     */
    get: operations['listImages'];
    put?: never;
    /**
     * Add a photo
     * @description The new photo is the last of the list.
     */
    post: operations['createImage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/images/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Replace a photo
     * @description With a file the photo gets a new `image_url`, and keeps its id and its place in the list. Without one it stays as it is.
     */
    put: operations['updateImage'];
    post?: never;
    /**
     * Delete a photo
     * @description An unknown id gives 404, also that of a photo that was deleted before.
     */
    delete: operations['deleteImage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/videos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the videos
     * @description Oldest first, by when they were added.
     */
    get: operations['listVideos'];
    put?: never;
    /**
     * Add a video
     * @description `video_url` may be any text: whether it can be shown is not checked.
     */
    post: operations['createVideo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/videos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the address or the title of a video
     * @description The title stays as it is unless it is sent; a blank one takes it away.
     */
    put: operations['updateVideo'];
    post?: never;
    /**
     * Delete a video
     * @description An unknown id gives 404, also that of a video that was deleted before.
     */
    delete: operations['deleteVideo'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List lessons
     * @description Ten on a page, by `created_at`, oldest first. `search` finds a part of the name (level 2: in either language), and never of the description. Where no name has it, a backend
     *     may list the lessons with similar names instead, such as 'Group' for 'gruop'; it may also take a hyphen for a space.
     *
     *     Level 2: with the token of an administrator each lesson also has `upcoming_sessions`. Another token adds nothing.
     */
    get: operations['listProducts'];
    put?: never;
    /**
     * Add a lesson
     * @description A category that does not exist gives 404. A price of 0 is allowed, and two lessons may have the same name.
     *
     *     Level 2: `max_people` below `min_people` or without it, and `start_times` that are out of order or doubled, give 400.
     */
    post: operations['createProduct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a lesson
     * @description Only the fields that are sent change. A blank description takes it away; a picture can be replaced, not taken away. A lesson or a category
     *     that does not exist gives 404. Bookings that were made before keep the name and the price they were made with.
     *
     *     Level 2: what the lesson says of itself has to go together afterwards, as for `createProduct`, else 400.
     */
    put: operations['updateProduct'];
    post?: never;
    /**
     * Delete a lesson
     * @description The lesson leaves the list and can no longer be booked (404). Bookings of it keep its name and price, and it no longer keeps its category from
     *     being deleted. An unknown id gives 404, also that of a lesson that was deleted before.
     */
    delete: operations['deleteProduct'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/product-categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the categories
     * @description Oldest first, by when they were added.
     */
    get: operations['listProductCategories'];
    put?: never;
    /**
     * Add a category
     * @description A name that is taken, whatever the case of its letters, gives 409 with the detail `Product category already registered`.
     */
    post: operations['createProductCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/product-categories/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a category
     * @description A name that another category has, whatever the case of its letters, gives 409 with the detail `Product category already registered`; the
     *     category's own one may be sent again. The description stays as it is unless it is sent; null or a blank one takes it away.
     */
    put: operations['updateProductCategory'];
    post?: never;
    /**
     * Delete a category
     * @description A category that has lessons cannot be deleted: 409; lessons that were deleted do not count. An unknown id gives 404, also that of a category
     *     that was deleted before.
     */
    delete: operations['deleteProductCategory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/carousels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the slides
     * @description Active slides only, whoever asks, oldest first, by when they were added.
     */
    get: operations['listCarousels'];
    put?: never;
    /**
     * Add a slide
     * @description The new slide is the last of the list.
     */
    post: operations['createCarousel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/carousels/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all slides
     * @description Active and inactive ones, oldest first, by when they were added.
     */
    get: operations['searchCarousels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/carousels/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a slide
     * @description With a file the slide gets a new `image_url`, and keeps its id and its place in the list. Without one the picture stays as it is.
     */
    put: operations['updateCarousel'];
    post?: never;
    /**
     * Delete a slide
     * @description An unknown id gives 404, also that of a slide that was deleted before.
     */
    delete: operations['deleteCarousel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/testimonies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the approved reviews
     * @description Active reviews only, newest first, by when they were sent. `email` is always null here: addresses are for administrators.
     */
    get: operations['listTestimonies'];
    put?: never;
    /**
     * Send a review
     * @description Everybody may send one. The review is not active, whatever the body says, until an administrator activates it. A token changes nothing of
     *     that. The answer has the e-mail address as it was sent (null without one), as `searchTestimonies` has it.
     */
    post: operations['createTestimony'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/testimonies/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all reviews
     * @description Active and inactive ones, newest first, by when they were sent, with their e-mail addresses.
     */
    get: operations['searchTestimonies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/testimonies/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Activate or deactivate a review
     * @description Nothing but `active` changes. An active review is in the public list from then on, any other is not. Setting what is set already is no
     *     failure.
     */
    put: operations['updateTestimony'];
    post?: never;
    /**
     * Delete a review
     * @description An unknown id gives 404, also that of a review that was deleted before.
     */
    delete: operations['deleteTestimony'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surf-spots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the surf spots
     * @description Oldest first, by when they were added: the first one is where lessons are booked by default.
     *
     *     Level 2: with the token of an administrator each spot also has `upcoming_sessions`. Another token adds nothing.
     */
    get: operations['listSurfSpots'];
    put?: never;
    /**
     * Add a surf spot
     * @description `image_url` is either an uploaded picture or, as text, the absolute http(s) URL of one, which is stored as it was sent.
     */
    post: operations['createSurfSpot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surf-spots/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a surf spot
     * @description Only the fields that are sent change. The picture can be replaced by a file alone (a text is 400), not taken away.
     */
    put: operations['updateSurfSpot'];
    post?: never;
    /**
     * Delete a surf spot
     * @description The surf spot leaves the list and can no longer be booked (404). Bookings at it keep its name. An unknown id gives 404, also that of a surf
     *     spot that was deleted before.
     */
    delete: operations['deleteSurfSpot'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Upcoming bookings of the signed-in user
     * @description The user's bookings with the status PENDING or CONFIRMED that have a session today or later: the one with the next session first, and of two
     *     on the same day the one that was made last. Bookings that were made without the user's token are not among them, whatever their e-mail
     *     address.
     */
    get: operations['listMyBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/my-histories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Past bookings of the signed-in user
     * @description Every booking of the user that `listMyBookings` does not list, newest first, by `created_at`.
     */
    get: operations['listMyHistories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List bookings
     * @description Ten on a page, newest first unless `sort` says otherwise. `search` finds a part of the booking code.
     *
     *     Level 2: `search` also finds a part of the code with other spaces and hyphens and with O for 0, I and L for 1; a part of the name or the
     *     e-mail, without regard to case and accents, where several blanks may count as one (the reference backend's do); and a phone. For a phone the whole text is at least 4 digits, with any spaces, `+`, `(`, `)`, `.`,
     *     `/` and hyphens. It finds a number that has these digits somewhere, and one that begins with them as they are dialled: 0 for +62, 00 for +.
     *     Stored numbers are read in the same way, so 0812 and +62812 find each other. A text of spaces and hyphens alone is no part of a code. The
     *     other parameters narrow the list, all together; a booking is in the range of `from` and `to` when one of its sessions is.
     */
    get: operations['listBookings'];
    put?: never;
    /**
     * Book lessons
     * @description Lessons, people and prices are as said above under that name. A lesson or a surf spot that does not exist, or was deleted, gives 404. Either
     *     all sessions are booked or none. Level 2: `details` name each line whose lesson was deleted.
     *
     *     The booking starts with the status PENDING and one payment that is PENDING. With GATEWAY the answer's `transaction.redirect_url` is the page
     *     where the customer pays; with CASH, and while the gateway cannot be reached, `transaction` is null. The booking stands without a page, too. A
     *     total of 0 with GATEWAY needs no page: the payment may be PAID from the start, with `transaction` null.
     *
     *     Sessions may be of several lessons, and two of them of one lesson on one day.
     *
     *     Level 2: what the guest, by the same e-mail address and phone, has booked before of these sessions and could not pay online (the payment is
     *     FAILED or EXPIRED) is CANCELLED with it, which its guest is told, and holds no place, unless the gateway says that money came. Where the new
     *     booking is refused, it stays as it was.
     *
     *     With a token the booking belongs to the signed-in user, whatever its e-mail address; without one it is a guest's and in nobody's lists.
     *
     *     Level 2: a session on a closed day, or on one without enough places, gives 409 and nothing is booked; the first day in date order that refuses
     *     is named, as closed if it is both (the full stop follows whatever the reason ends with): `The school is closed on 8 March 2027: Nyepi.`
     *     (without a reason: `The school is closed on 8 March 2027.`), `No place is left on 8 March 2027.`, `Only 2 places are left on 8 March 2027.`,
     *     `Only 1 place is left on 8 March 2027.` All sessions of the booking on one day count together. However many book at once, a day never gets
     *     more people than its limit.
     *
     *     Level 2: a booking of more than 20 sessions, or of more than 60 people in the sum of its sessions, gives 409 with the message
     *     `For a group this large please write to us.`, whatever its days and whoever sends it; `createCounterBooking` is not bound. Each day of a
     *     course counts.
     *
     *     Level 2: a course takes its places on each of its days, from `reservation_date` on. What holds for the day of a session holds for each of
     *     them, and the first that refuses is named. With a `start_time` that has passed today, or the only one of the lesson that has, 409:
     *     `It is too late to book Group Surf Lesson today at 07:00.` Where several hours are left open, that holds when all of them have passed, and
     *     names the last.
     *
     *     Level 2: when `expected_total` is given and the stored prices give another total, 409 with the message
     *     `The price has changed: the total is now Rp. 900.000.` and `details` [`total_amount 900000`]; nothing is booked.
     */
    post: operations['createBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the status of a booking
     * @description The table above under 'How a booking and its payment change' says which changes there are; all others give 409. PENDING may become COMPLETED
     *     at once. CANCELLED frees the booking's places, and ends an open online payment (EXPIRED) without asking the gateway: money that comes
     *     afterwards has to be given back.
     *
     *     Level 2: STAFF may not cancel: 403.
     */
    patch: operations['updateBookingStatus'];
    trace?: never;
  };
  '/api/bookings/{id}/payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the payment of a booking
     * @description PAY makes the payment PAID, CANCEL makes it FAILED; the table above under 'How a booking and its payment change' says when that is a conflict
     *     (409). The status of the booking neither matters nor changes.
     *
     *     Level 2: PAY writes what is not paid yet (total less paid plus given back) into the ledger, as a payment in CASH, for a CANCELLED booking too;
     *     where that is 0 it writes nothing. STAFF may not CANCEL: 403.
     */
    patch: operations['updateBookingPayment'];
    trace?: never;
  };
  '/api/days': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which days are open, and how many places they have
     * @description Every date from `from` (default: today) to `to` (default: 30 days after `from`), both included and at most 92 dates, on one page. Days that
     *     are over may be asked for. `places_left` is null where a day has no limit, and 0 where it is full or has more people than its limit; whether
     *     the day is open does not matter to it.
     *
     *     With the token of an administrator or of staff each day also has `capacity`, `note` and `people`. A customer's token adds nothing.
     */
    get: operations['listDays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Close days, open them, limit their places or note something
     * @description Changes each date from `from` to `to`, both included and at most 366 dates. At least one of `is_open`, `reason`, `capacity` and `note` is
     *     given, else 400; null takes the last three away. A day that nobody has changed is open, without a limit and without a note. `is_open: true`
     *     clears the reason, also one that comes with it; a reason that is given alone for an open day is not shown until that is closed. Days that are
     *     over can be changed as well. `capacity` is how many people may come on a day, whatever the lesson. Closing a day, or a limit below the people
     *     who are booked, changes no booking.
     *
     *     A day is closed when it was open and `is_open: false` comes: then guests who come are written to (CLOSED_DAY), and it stands in
     *     `listAttention`. For a day that is closed already, neither happens again, whatever is changed. When it is opened again, those who were told are
     *     written to (REOPENED).
     */
    patch: operations['updateDays'];
    trace?: never;
  };
  '/api/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who comes from one day to another
     * @description The sessions from `from` to `to`, both included and at most 31 dates (default: today alone), on one page: by date, hour (null last), agreed
     *     name of the surf spot (null at either end), agreed name of the lesson, booking code, and then as they were booked. A course has one on each
     *     of its days. Sessions of CANCELLED bookings are among them.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change many sessions at once
     * @description All or nothing, by the rules of `updateSession`; places are counted together, an id that names nothing is 404, one that is there twice 400. What is refused is 409 with the
     *     message of the first refusal, and all in `refusals`.
     *
     *     With `tell`, each booking with another day, hour or surf spot gets one message, MOVED, with `reason`; without, nobody is told. `recipients` are
     *     those who are told: `to` is null for a booking without an e-mail address.
     *
     *     `is_trial` changes and sends nothing and is 200: the sessions as they would be (what is refused as it is), what is refused, who would be told, and in
     *     `messages` what each would read, without an address as well.
     */
    patch: operations['updateSessions'];
    trace?: never;
  };
  '/api/sessions/{id}/cancellation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a session, with all days of its line
     * @description The line leaves `booking_details` and `listSessions`, its amount the total, and its places are free; `changes` keeps it with the reason. The
     *     booking is PENDING or CONFIRMED, else 409. The last line stays and makes the booking CANCELLED instead, as `updateBookingStatus` does: 403 for
     *     STAFF. The guest is told (CANCELLED), also what remains. An open page is asked about first, as in `updateSession`.
     */
    post: operations['cancelSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a session, or note who came
     * @description Only what is given changes, and values that are there already change nothing: that is 200 before any rule. A body without a field that
     *     changes something (none, or `force`, `reason` and `version` alone) is 400. All but attendance and instructor needs a booking that is PENDING or
     *     CONFIRMED, else 409.
     *
     *     A new date is one that can be booked (400); a closed day, or one without enough places, is 409 as in `createBooking`. So is adding people on
     *     the day that the session has, where places for the added ones alone are needed; fewer people are always taken. `person` keeps to the lesson's
     *     rule (400): by what the lesson says of itself or, where that is nothing, by the name that it was booked with. `force` lifts both: days and
     *     people. Hours are free. A surf spot or lesson that is unknown or no longer offered is 404.
     *
     *     `person`, `product_id` and `unit_price` hold for all days of a course, and more people need places on each; the rest is of the one day. The
     *     agreed price stays: what one person was booked for, times people, less what refunds have taken off. `product_id` brings the price of the new
     *     lesson, whose rule counts for the people; one of another number of days is 400. `unit_price` (ADMIN; 403 for STAFF) needs `reason` (400).
     *
     *     When the amount changes while an online page is open, the gateway is asked first: 409 while it holds money that has still to be accepted, 503
     *     while it does not answer. What the new total does to the page and the payment is said under 'How a booking and its payment change'.
     *
     *     `attendance` is not set before the session's day (409), and is taken back by null, whatever the status of the booking is. It changes no
     *     status. A session that is moved loses it; one that comes with a new date counts for that date. `people_came` alone notes it as well: NO_SHOW
     *     for 0, else ARRIVED. It is at most `person`, and contradicts ARRIVED with 0, NO_SHOW with more, and null (400).
     *
     *     `instructor_id` may change whatever the status of the booking is; one that does not exist gives 404.
     *
     *     Another day, hour, surf spot, lesson or price of one person is told to the guest in one message, MOVED, with `reason`. The booking's
     *     `surf_spot_name` is that of its first session, by day and hour.
     */
    patch: operations['updateSession'];
    trace?: never;
  };
  '/api/instructors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who teaches
     * @description Oldest first, by when they were added; those who are not active for administrators and staff alone.
     *
     *     With the token of an administrator or of staff each one also has `away`. A customer's token adds nothing.
     */
    get: operations['listInstructors'];
    put?: never;
    /**
     * Add an instructor
     * @description `image_url` is either an uploaded picture or, as text, the absolute http(s) URL of one, which is stored as it was sent. Who comes without
     *     `is_active` is active.
     */
    post: operations['createInstructor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/instructors/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change an instructor
     * @description Only the fields that are sent change. The picture can be replaced, not taken away. Sessions say the new name.
     */
    put: operations['updateInstructor'];
    post?: never;
    /**
     * Delete an instructor
     * @description One who teaches a session, whatever its day and its booking's status are, stays (409).
     */
    delete: operations['deleteInstructor'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/instructors/{id}/away': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Note on which days an instructor does not teach
     * @description Each date from `from` to `to`, both included and at most 92 dates; also days that are over. Sessions keep their instructor.
     */
    patch: operations['setInstructorAway'];
    trace?: never;
  };
  '/api/roster': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who teaches how much
     * @description From `from` to `to`, both included and at most 31 dates (default: today alone), on one page: a row for each instructor, in the order of
     *     `listInstructors`, and at the end one with `id` null for sessions that nobody has yet. Sessions of CANCELLED bookings do not count, NO_SHOW
     *     does. Who is not active is there with sessions alone.
     */
    get: operations['listRoster'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All about one booking
     * @description The booking with its sessions, what was paid, what is due, what was written to the guest, and who changed what.
     *
     *     `changes` has a row for each single change: that the booking was made (at the counter by whom, with what `force` overruled), each entry of the
     *     ledger, each new status, total, day, number of people, instructor and attendance, a payment that becomes FAILED or EXPIRED, an online page that
     *     is ended, and the deletion of the guest's account; also what the guest moves or cancels (`actor` null). What the server does by itself when the time of
     *     a page is over need not be there. The words are the backend's own.
     */
    get: operations['getBooking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Correct what is known of the guest
     * @description Whatever the status. The rules of the fields are those of `createCounterBooking`; null takes `customer_country`, `language` and `note` away. STAFF
     *     may not send `customer_email`: 403. Nobody is told. A body without a field but `version` is 400.
     */
    patch: operations['updateBooking'];
    trace?: never;
  };
  '/api/bookings/{id}/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a lesson to a booking
     * @description A line by the rules and at the price of `createCounterBooking`, but never of yesterday, at the booking's surf spot, also beyond the size that guests are
     *     held to. The booking is PENDING or CONFIRMED, else 409. The guest is told (MOVED). An open page is asked about first, as in `updateSession`.
     */
    post: operations['addSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/counter-bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book for a guest who stands at the counter
     * @description The rules and prices are those of `createBooking`. The booking is CONFIRMED at once, belongs to nobody's account and has the method CASH;
     *     `paid` says how it was paid already: it is written into the ledger and the payment is PAID; null says that it was not (PENDING). Where the
     *     total is 0, nothing is written into the ledger. Until noon at the school a session of a lesson that takes one day may be of yesterday, whatever
     *     its hour was; money is in the ledger with the time of the call. The guest gets one message, BOOKED. A closed day, one without enough places, and an
     *     hour of today that has passed, is 409 unless `force` is true.
     */
    post: operations['createCounterBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How the school stands today
     * @description Counts over all bookings, by the school's days. Money is null for STAFF. Sessions of CANCELLED bookings are not counted; `per_day` counts
     *     every booking that was made, CANCELLED ones too.
     */
    get: operations['getOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{id}/ledger': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write down a payment or a refund
     * @description An entry is never changed or deleted. `amount` is positive; `kind` tells the direction. STAFF may write down payments, and take back their
     *     own of the last ten minutes: a REFUND without `lower_total` by the same method and of at most what of it was not taken back yet; else 403.
     *
     *     PAYMENT: not by GATEWAY (400), and `lower_total` is 400. While an online page is open, the gateway is asked first, with the 409 and 503 of
     *     `updateSession`; if it says that the page was paid meanwhile, that is written down and this request is 409. More than what is due is taken
     *     only with `reason` (409 with the detail `amount_due 450000`); of a CANCELLED booking nothing is due. What the entry does to the page and the
     *     payment is said under 'How a booking and its payment change'.
     *
     *     REFUND: only with `reason` (400), and at most what the method has left to give back, else 409 with the detail `amount_left 200000`. The rest
     *     of a method is what was paid by it less what was given back by it, and may be below 0.
     *
     *     | Method | What it has left to give back |
     *     | --- | --- |
     *     | CASH | the rest of CASH |
     *     | TRANSFER | the rests of TRANSFER and GATEWAY together, as what came online may go back by transfer |
     *     | GATEWAY | the rest of GATEWAY, or that of both together if it is less |
     *
     *     After 300000 by TRANSFER and 500000 by GATEWAY, a refund of 400000 by TRANSFER leaves 400000 to give back, by either. What was paid on several
     *     pages GATEWAY gives back one page at a time: 409 with the most that is left of one. What is given back is due again, unless `lower_total` is
     *     true: then the booking's total falls by the amount, and an amount above the total is 409.
     *
     *     A REFUND by GATEWAY asks the gateway to give the money back; what it refuses is 409 with its words. If it does not say, the answer is 503 and
     *     the refund is pending: the backend itself asks the gateway again (the reference backend's: once a minute) until it says yes, which writes the
     *     entry, or no. A pending refund counts as given back for what GATEWAY and TRANSFER have left, but is in no list and no sum, and REFUND_DUE
     *     stays. A request with the same key asks for the same refund again at once. Any other refund by GATEWAY of the booking first asks for the
     *     pending one: 503 if there is still no answer, 409 if it is made now, and only when it is refused it goes on. So the money never goes twice.
     */
    post: operations['addLedgerEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ledger': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What was paid and given back from one day to another
     * @description The entries whose `paid_at` is on a day from `from` to `to`, both included and at most 31 dates (default: today alone), oldest first, on one
     *     page.
     */
    get: operations['listLedger'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/revenue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a period brings in
     * @description From `from` to `to`, both included and at most 366 dates (default: today alone). By `lesson`, `spot` or `day`: the sessions by their date,
     *     without those of CANCELLED bookings. They count with their own amounts. By `method`: the ledger by
     *     `paid_at`, refunds negative, with the keys CASH, TRANSFER and GATEWAY. The largest amount comes first, and of equal ones the first by label;
     *     days come in their order, each of the range with a row. Other rows are there only when there is something to count, also when its sum is 0.
     *     `total_amount` is the sum of the rows.
     *
     *     `taken`, `still_due` and `to_come`, in answers that are not by `method`, split it: `to_come` is the amounts of sessions after today, the others
     *     are what is paid and not paid of those until today. A payment, less what was given back, counts for the earliest sessions of its booking first:
     *     by date, hour (null last), and then as they were booked.
     */
    get: operations['getRevenue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/balances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who owes, and what is paid and not yet surfed
     * @description The bookings that owe something at the end of `day`, and those that have paid for what is still to come; on one page, who owes longest (`since`)
     *     first, then those that owe nothing, each by code. Money counts by its `paid_at` until that day, bookings and sessions as they are now.
     *
     *     - `received` is what was paid, less what was given back; `earned` the amounts of the sessions until that day, 0 for a CANCELLED booking.
     *     - `owed` is `earned` less `received`, `deferred` is `received` less `earned`; neither is below 0. So `earned` - `received` is `owed` -
     *       `deferred`, in each row and in the sums.
     *     - `over` is the part of `deferred` that no session will take up: what was received above the amounts of all sessions of the booking, and all of
     *       it when that is CANCELLED.
     *     - `since` is the day of the earliest session that is not paid in full, a payment counting for the earliest sessions first, as in `getRevenue`.
     */
    get: operations['listBalances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/attention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a person must see to
     * @description What is open, newest first, on one page. The texts are the backend's own words; that of REFUND_DUE says what has still to be given back, and
     *     that of UNCONFIRMED how many bookings wait, as it is now.
     *
     *     | Kind | Raised when | Goes by itself when |
     *     | --- | --- | --- |
     *     | REFUND_DUE | a booking becomes CANCELLED with more paid than given back, whoever cancels it | all is given back |
     *     | MONEY_FOR_CANCELLED | money comes for a booking that is CANCELLED: online, by PAY or by the ledger | all is given back |
     *     | PAID_TWICE | money comes online for a booking of which nothing is due | |
     *     | WRONG_AMOUNT | money comes online by a former page and is not what is due, or the gateway tells of another amount or currency than the page was for | |
     *     | CHARGEBACK | money that was paid online is said to be gone again, or given back more than the ledger has | |
     *     | REFUND_REFUSED | the gateway, which had not answered, refuses a refund when it is asked for it again | |
     *     | OVERPAID | `amount_over` of a booking is above 0 after a change; once resolved, only when it has grown since | nothing is over |
     *     | CLOSED_DAY | a day is closed on which the booking, PENDING or CONFIRMED, has sessions: one row for the booking and the day, also for a day that is over; soon after the answer where many bookings are concerned | the last session of that day is moved, the booking COMPLETED or CANCELLED, or the day opened |
     *     | UNCONFIRMED | a CASH booking of `createBooking` is PENDING for 24 hours: one row for all that come from one network, which counts them and names the oldest | none of them is PENDING any more |
     *     | MESSAGE_FAILED | a message FAILED | `sendMessageAgain` is called for it; never for a PASSWORD_RESET |
     *
     *     Money that comes online is in the ledger with the amount that came, except for the second case of WRONG_AMOUNT, where nothing is counted as
     *     paid. CHARGEBACK writes nothing into the ledger, and the payment stays PAID.
     */
    get: operations['listAttention'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/attention/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Note that something was seen to
     * @description It leaves the list, and is not raised again for the same event. A day that is opened and closed again, and a repeated message that fails as
     *     well, are new events. An unknown id gives 404, also that of one that was resolved before.
     */
    delete: operations['resolveAttention'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What was written to guests
     * @description Ten on a page, newest first. `search` finds a part of the booking code (spaces, hyphens and case do not matter, O is 0, I and L are 1; a text
     *     of spaces and hyphens alone is no part of a code) or of the address.
     *
     *     | Kind | Written when |
     *     | --- | --- |
     *     | BOOKED | a booking is made, at the counter as well |
     *     | PAID | money came for a booking that was made before, each time, CANCELLED or not: by the gateway, the ledger, or PAY of a booking that costs something |
     *     | REFUNDED | money is given back by the ledger or the gateway, once it is in the ledger; not for what STAFF correct |
     *     | CONFIRMED, CANCELLED | an existing booking becomes that, CANCELLED also by its guest and at the end of a page's time |
     *     | MOVED | a session gets another day, hour, surf spot, lesson or price, or is added to a booking: one message where a guest moves a course |
     *     | CLOSED_DAY | days are closed by one `updateDays` on which the booking, PENDING or CONFIRMED, has sessions, today or later: one message with all these days that the guest was not told of before; soon after the answer where many are to be told |
     *     | REOPENED | a closed day is opened again: to guests of bookings that are PENDING or CONFIRMED who were told that it is closed, as far as that message has left and they have not moved since; soon after the answer where many are to be told |
     *     | REMINDER | it is `reminder_at` of the school (17:00 at first) on the day before sessions of a booking that is PENDING or CONFIRMED: one for the booking and the day, none where the day is closed, or the booking was made or a session of it moved after that |
     *     | PASSWORD_RESET | `requestPasswordReset` is called for an account |
     *
     *     A message goes to the booking's address; a booking without one gets none. Its words are the backend's own, in the booking's `language`; where
     *     it has none in Indonesian for an Indonesian phone (+62, or 0 at its beginning), else in English. A PASSWORD_RESET is in both languages.
     *
     *     A message is WAITING until it is SENT. One that cannot be sent is tried again for a day (a REMINDER for 15 hours, a PASSWORD_RESET for an
     *     hour), then it is FAILED. A backend that sends no mail at all has REHEARSED instead, at once. One that is SKIPPED is kept and not sent: as
     *     anybody can book with anybody's address, a backend may bound how many BOOKED messages of bookings that are made without a token of ADMIN or
     *     STAFF one address gets (the reference backend: five an hour), and then need not tell of what guests or the clock do with such a booking, and how
     *     many of moves by guests (twenty an hour), who can move a session again and again; and a CLOSED_DAY message that has not left when its days are
     *     open again is not sent. What staff do is never SKIPPED otherwise, and a booking whose message is SKIPPED is like any other. The text of a
     *     PASSWORD_RESET holds the key to an account: where mail is sent, it is always "" here; where mail is rehearsed, it can be read for an hour and
     *     is "" after that.
     */
    get: operations['listMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message once more
     * @description Takes no body. Makes a new message with the same content, which waits to be sent (WAITING, or REHEARSED where no mail is sent). It goes to
     *     the address that the booking has now, if it has one; BOOKED, PAID and CONFIRMED are written anew where the booking has another language since.
     *     A PASSWORD_RESET is not sent again (409).
     */
    post: operations['sendMessageAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who changed what
     * @description What ADMIN and STAFF changed, and what guests changed of their bookings, on a day from `from` to `to`, both included and at most 366 dates.
     *     Without `to` until today, or the day of `from` where that is later; without `from` 31 dates. Ten on a page, newest first.
     */
    get: operations['listChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/school': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the school says of itself
     * @description Its name, where and how to reach it, its rules, and its texts in both languages as they are stored: where the Indonesian text is null, a reader
     *     shows the English one. The answer has an `ETag`; `If-None-Match` with that of an earlier answer, exactly as it was, is answered with 304 while
     *     the school says the same. Every instance of a backend answers a change within a second.
     */
    get: operations['getSchool'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change what the school says of itself
     * @description Only the fields that are sent change, and of `texts` only the texts that are sent; null, and of a text a blank one as well, takes a value away.
     *     A body without a field but `version` is 400. So is a year after this one, and a text with a control character other than a line break or a
     *     tab. Another `version` than the stored is 409.
     *
     *     `change_hours` counts from now on, for bookings that were made before as well. Messages that are written already stay as they are.
     */
    patch: operations['updateSchool'];
    trace?: never;
  };
  '/api/check-booking/{bookingCode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look up a booking by its code
     * @description Needs no token: the code is the key. It may be written as people write it: lower case, spaces and hyphens anywhere, O for 0, I and L for 1.
     *     What cannot be a code gives 404 like one that does not exist. Only a text of more than 64 characters, or with a character that cannot be
     *     stored (Requests), gives 400.
     *
     *     A backend may mask `customer_email` and `customer_phone`, as the code stands in addresses that are passed on: `s…@example.com` (the first
     *     character, `…` and what follows the last `@`), and `+62 … 678` (the calling code and the last three digits; `… 678` for a phone that begins
     *     with no `+` and calling code, `…` alone for one of fewer than seven digits). An empty address stays empty. A mask is no address: it is shown
     *     and used for nothing else. The reference backend masks, a backend of level 1 may answer in full.
     *
     *     Level 2: an access token may be sent. With that of the user whom the booking belongs to, of ADMIN or of STAFF, both are answered in full. So
     *     are they by `moveMySession`, `cancelMySession` and `cancelMyBooking`, which name the right e-mail, and by `createBooking`.
     *
     *     A backend may ask its payment gateway first, and may say where an open online payment is made (`transaction`) and until when it can be made
     *     (`payable_until`). Where there is no page and one can be made (see 'How a booking and its payment change'), it is made now, for what is due;
     *     `payable_until` is the end of its time.
     */
    get: operations['checkBooking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/check-booking/{bookingCode}/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Move a session of one's own booking
     * @description `email` is the booking's, whatever the case of its letters; another one gives 404, as an unknown code does. The session is one of the booking,
     *     else 404. It can be moved until 24 hours, or as many as the school promises, before its hour or, where it has none, before its own day begins,
     *     to the very instant, unless somebody has noted who came on it, and to a day that is at least as far away; otherwise 409, when it is too late
     *     with the school's phone. Other sessions of the booking, over or not, do not matter. The booking is PENDING or CONFIRMED, else 409; the new day is
     *     one that can be booked (400); closed and full days give 409 as in `createBooking`, and so does today once the hour has passed, or with an open
     *     hour each of the lesson's. The agreed price and the hour stay. Moving it to the day that it has changes nothing: 200, also when it is too late,
     *     that day is closed or the booking is final.
     *
     *     A course is moved by its first session, and the rest keeps its distance; another one of its sessions alone is 409, unless that stands on a
     *     closed day: then it moves by itself. So is the first where a day of the course has begun or somebody has noted who came on it, and a move that
     *     would put another of its days before today. While `changes_free` is true, each session of the booking can be moved until its day ends, and to any
     *     day that can be booked, unless somebody has noted who came on it; where a day of its course has begun, by itself.
     *
     *     After five wrong addresses or codes an hour from one network address: 429, for the right ones as well.
     */
    patch: operations['moveMySession'];
    trace?: never;
  };
  '/api/check-booking/{bookingCode}/sessions/{id}/cancellation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a session of one's own booking
     * @description `email` and its tries are as in `moveMySession`. All days of its line are cancelled, as by `cancelSession`: so many hours before the first of
     *     them or, while `changes_free` is true, until the day of one of them ends, in both cases unless somebody has noted who came on one; later 409
     *     with the school's phone, and 409 when the booking is final. The last line cancels the booking, as `cancelMyBooking` does.
     */
    post: operations['cancelMySession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/check-booking/{bookingCode}/cancellation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel one's own booking
     * @description `email` and its tries are as in `moveMySession`. The whole booking becomes CANCELLED, until `changes_until` or, while `changes_free` is
     *     true, until the day of one of its sessions ends, unless somebody has noted who came on one; later 409 with the school's phone, and 409
     *     when it is COMPLETED or CANCELLED already. While an online page is open, the gateway is asked first, with the 409 and 503 of
     *     `updateSession`. What was paid, also just now, is then to be given back by the school (REFUND_DUE).
     */
    post: operations['cancelMyBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Format: uuid
     * @description A UUID.
     * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
     */
    Id: string;
    /**
     * Format: date
     * @description A calendar day in the school's time zone (Asia/Makassar), YYYY-MM-DD.
     * @example 2027-05-14
     */
    Day: string;
    /**
     * @description Level 2. Another number after each change; a request that names another one than the stored is 409 with the message
     *     `Somebody has changed this booking meanwhile.` `updateBookingStatus` and `updateBookingPayment` may answer it, so that the next change can name
     *     it before the booking is read again.
     */
    Version: number;
    /** @description Why. The guest reads it. */
    Reason: string;
    /** @description When it begins, whatever the lesson's hours are; null leaves it to the tide. */
    NewStartTime: string | null;
    /** @description When it begins, at the school's clocks (UTC+8); null while the tide has still to decide it. */
    StartTime: string | null;
    /**
     * @description An hour and a minute at the school's clocks (UTC+8).
     * @example 07:00
     */
    TimeOfDay: string;
    /**
     * Format: date-time
     * @description An instant, ISO 8601 in UTC, with `Z` at its end.
     * @example 2027-05-01T02:30:00.000Z
     */
    Instant: string;
    /**
     * Format: int64
     * @description A whole number of rupiah.
     * @example 350000
     */
    Rupiah: number;
    /**
     * @description Kept as it is written, compared without regard to case. White space in it is refused, at its ends as well.
     * @example sari@example.com
     */
    Email: string;
    /** @example Sari Dewi */
    PersonName: string;
    /**
     * @description Path of the picture below /public/, without a slash at its beginning, or null when there is none. A surf spot's and an instructor's may be
     *     an absolute http(s) URL.
     * @example b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp
     */
    ImagePath: string | null;
    /**
     * @description What the server knows of the picture at `image_url`, so that a page can hold its place and show something of it at once. `null` for a row
     *     without a picture, with the address of one elsewhere, or whose picture has not been looked at yet. A server that knows nothing of pictures
     *     leaves the field out.
     */
    ImageInfo: {
      /** @description Pixels, of the picture as it is shown, upright. */
      width: number;
      height: number;
      /** @description The dominant colour; `null` when the picture is transparent in places. */
      color: string | null;
      /** @description The picture in a few blurred pixels, as a data URI; `null` when the picture is transparent in places. */
      placeholder: string | null;
      /** @description What must stay visible when the picture is cropped, as a share of the width from the left. */
      focus_x: number;
      /** @description The same as a share of the height from the top. */
      focus_y: number;
    } | null;
    /**
     * Format: binary
     * @description A picture (PNG, JPEG, WebP, AVIF or GIF, recognised by its content) of at most 10 MB and 40 megapixels.
     */
    ImageFile: Upload;
    /**
     * @description STAFF is of level 2; a backend of level 1 refuses it (400).
     * @enum {string}
     */
    Role: 'ADMIN' | 'STAFF' | 'CUSTOMER';
    /** @enum {string} */
    DifficultyLevel: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
    /**
     * @description CASH is paid at the school, GATEWAY is paid online.
     * @enum {string}
     */
    PaymentMethod: 'CASH' | 'GATEWAY';
    /** @enum {string} */
    BookingStatus: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
    /** @enum {string} */
    PaymentStatus: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';
    /**
     * @description A boolean as text, because form fields are text.
     * @enum {string}
     */
    BooleanText: 'true' | 'false';
    /**
     * @example {
     *       "message": "The request is not valid.",
     *       "details": [
     *         "body/name must NOT have fewer than 1 characters"
     *       ]
     *     }
     */
    Error: {
      /** @description A sentence or two for people, in English. */
      message: string;
      /** @description What exactly is wrong, one text each. Left out when the message says it all. */
      details?: string[];
    };
    /**
     * @example {
     *       "page": 1,
     *       "size": 10,
     *       "total_item": 12,
     *       "total_page": 2
     *     }
     */
    Paging: {
      /** @description Number of this page, from 1; the one that was asked for, also beyond the last. */
      page: number;
      /** @description Rows that a full page has; where every row is on one page, how many there are. */
      size: number;
      /**
       * Format: int64
       * @description Rows on all pages together.
       */
      total_item: number;
      /** @description total_item / size, rounded up; 0 when there is no row. */
      total_page: number;
    };
    /**
     * @example {
     *       "data": true
     *     }
     */
    DoneResponse: {
      /** @constant */
      data: true;
    };
    /**
     * @example {
     *       "email": "sari@example.com",
     *       "password": "ombak-pagi-2027"
     *     }
     */
    LoginRequest: {
      /** @description Any text; one that is no address is an unknown one (401). */
      email: string;
      password: string;
    };
    /**
     * @example {
     *       "name": "Sari Dewi",
     *       "email": "sari@example.com",
     *       "password": "ombak-pagi-2027",
     *       "confirm_password": "ombak-pagi-2027"
     *     }
     */
    RegisterRequest: {
      name: components['schemas']['PersonName'];
      email: components['schemas']['Email'];
      /** @description Any characters, taken exactly as they are. */
      password: string;
      /** @description The password again; must be equal to it (400). */
      confirm_password: string;
    };
    Tokens: {
      access_token: string;
      refresh_token: string;
    };
    /**
     * @example {
     *       "data": {
     *         "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
     *         "refresh_token": "q1Vt5rX0b8mJ2sYpL4cA"
     *       }
     *     }
     */
    TokensResponse: {
      data: components['schemas']['Tokens'];
    };
    AccessToken: {
      access_token: string;
    };
    /**
     * @example {
     *       "data": {
     *         "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"
     *       }
     *     }
     */
    AccessTokenResponse: {
      data: components['schemas']['AccessToken'];
    };
    User: {
      id: components['schemas']['Id'];
      name: string;
      email: string;
      role: components['schemas']['Role'];
    };
    /**
     * @example {
     *       "data": {
     *         "id": "9d0f6c1a-52a7-4f6b-8f0e-6f6a1f7d2c10",
     *         "name": "Sari Dewi",
     *         "email": "sari@example.com",
     *         "role": "CUSTOMER"
     *       }
     *     }
     */
    UserResponse: {
      data: components['schemas']['User'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "9d0f6c1a-52a7-4f6b-8f0e-6f6a1f7d2c10",
     *           "name": "Sari Dewi",
     *           "email": "sari@example.com",
     *           "role": "CUSTOMER"
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    UserListResponse: {
      data: components['schemas']['User'][];
      paging: components['schemas']['Paging'];
    };
    /** @description The website shows `avatar`, else `profileImage`. A backend that keeps no pictures of users has null for both. */
    CurrentUser: {
      id: components['schemas']['Id'];
      name: string;
      email: string;
      role: components['schemas']['Role'];
      avatar: components['schemas']['ImagePath'];
      profileImage: components['schemas']['ImagePath'];
    };
    /**
     * @example {
     *       "data": {
     *         "id": "9d0f6c1a-52a7-4f6b-8f0e-6f6a1f7d2c10",
     *         "name": "Sari Dewi",
     *         "email": "sari@example.com",
     *         "role": "CUSTOMER",
     *         "avatar": null,
     *         "profileImage": null
     *       }
     *     }
     */
    CurrentUserResponse: {
      data: components['schemas']['CurrentUser'];
    };
    /**
     * @example {
     *       "name": "Sari Dewi",
     *       "email": "sari@example.com",
     *       "role": "CUSTOMER"
     *     }
     */
    UpdateUserRequest: {
      name: components['schemas']['PersonName'];
      email: components['schemas']['Email'];
      role: components['schemas']['Role'];
    };
    Image: {
      id: components['schemas']['Id'];
      image_url: components['schemas']['ImagePath'];
      image?: components['schemas']['ImageInfo'];
    };
    /**
     * @example {
     *       "data": {
     *         "id": "0d8d5cf4-93b7-4f7b-8f4c-3f6b8a6c2a11",
     *         "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *         "image": {
     *           "width": 1600,
     *           "height": 1067,
     *           "color": "#986848",
     *           "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *           "focus_x": 0.66,
     *           "focus_y": 0.46
     *         }
     *       }
     *     }
     */
    ImageResponse: {
      data: components['schemas']['Image'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "0d8d5cf4-93b7-4f7b-8f4c-3f6b8a6c2a11",
     *           "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *           "image": {
     *             "width": 1600,
     *             "height": 1067,
     *             "color": "#986848",
     *             "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *             "focus_x": 0.66,
     *             "focus_y": 0.46
     *           }
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    ImageListResponse: {
      data: components['schemas']['Image'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "image_url": "(the bytes of a picture)"
     *     }
     */
    CreateImageRequest: {
      image_url: components['schemas']['ImageFile'];
    };
    /**
     * @example {
     *       "image_url": "(the bytes of a picture)"
     *     }
     */
    UpdateImageRequest: {
      image_url?: components['schemas']['ImageFile'];
    };
    Video: {
      id: components['schemas']['Id'];
      /** @description Shown under the video on the home page. */
      title: string | null;
      /** @description Address that can be embedded in a frame, as it was sent but for white space at its ends. */
      video_url: string;
    };
    /**
     * @example {
     *       "data": {
     *         "id": "5a1c1c9e-0c7a-4a61-a1a7-3f2b4b7f9e02",
     *         "title": "First green wave",
     *         "video_url": "https://www.youtube-nocookie.com/embed/abc123"
     *       }
     *     }
     */
    VideoResponse: {
      data: components['schemas']['Video'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "5a1c1c9e-0c7a-4a61-a1a7-3f2b4b7f9e02",
     *           "title": "First green wave",
     *           "video_url": "https://www.youtube-nocookie.com/embed/abc123"
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    VideoListResponse: {
      data: components['schemas']['Video'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "video_url": "https://www.youtube-nocookie.com/embed/abc123"
     *     }
     */
    CreateVideoRequest: {
      video_url: string;
      /** @description A blank one stands for none (null). */
      title?: string;
    };
    /**
     * @example {
     *       "video_url": "https://www.youtube-nocookie.com/embed/abc123"
     *     }
     */
    UpdateVideoRequest: {
      video_url: string;
      /** @description A blank one takes it away (null); without it the title stays as it is. */
      title?: string;
    };
    Product: {
      id: components['schemas']['Id'];
      product_category_id: components['schemas']['Id'];
      name: string;
      description: string | null;
      price: components['schemas']['Rupiah'];
      image_url: components['schemas']['ImagePath'];
      image?: components['schemas']['ImageInfo'];
      /** @description Days in a row that it takes, one price for all of them; null where words say it. */
      days?: number | null;
      /** @description How long it is on each of its days; null where words say it. */
      minutes?: number | null;
      /** @description How many people one booking of it needs; null where its name says it. */
      min_people?: number | null;
      /** @description How many people one booking of it takes; null with `min_people` set is no upper bound, without it the name says it. */
      max_people?: number | null;
      /**
       * @description Whom it is for; null where words say it.
       * @enum {string|null}
       */
      level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | null;
      /** @description When it begins, at the school's clocks, in order; empty where the tide decides. */
      start_times?: components['schemas']['TimeOfDay'][];
      translations?: components['schemas']['ProductTranslations'];
      /** @description Sessions from today on, of bookings that are PENDING or CONFIRMED. In the list alone, for administrators. */
      upcoming_sessions?: number;
      created_at: components['schemas']['Instant'];
    };
    /** @description The texts in other languages than English; a text that is missing has no translation. */
    ProductTranslations: {
      id: {
        name?: string;
        description?: string;
      };
    };
    /** @description Level 2. Only the texts that are sent change; null and a blank text take one away. */
    NewProductTranslations: {
      id?: {
        name?: string | null;
        description?: string | null;
      };
    };
    /**
     * @example {
     *       "data": {
     *         "id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *         "product_category_id": "8a1f7a3a-52a4-4b63-9a5a-0d9f4f3f0b01",
     *         "name": "Private lesson",
     *         "description": "One surfer, one instructor, 90 minutes.",
     *         "price": 650000,
     *         "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *         "image": {
     *           "width": 1600,
     *           "height": 1067,
     *           "color": "#986848",
     *           "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *           "focus_x": 0.66,
     *           "focus_y": 0.46
     *         },
     *         "days": 1,
     *         "minutes": 90,
     *         "min_people": 1,
     *         "max_people": 1,
     *         "level": "BEGINNER",
     *         "start_times": [
     *           "07:00",
     *           "09:30"
     *         ],
     *         "translations": {
     *           "id": {
     *             "name": "Kelas privat",
     *             "description": "Satu peselancar, satu instruktur, 90 menit."
     *           }
     *         },
     *         "created_at": "2027-01-04T01:00:00.000Z"
     *       }
     *     }
     */
    ProductResponse: {
      data: components['schemas']['Product'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *           "product_category_id": "8a1f7a3a-52a4-4b63-9a5a-0d9f4f3f0b01",
     *           "name": "Private lesson",
     *           "description": "One surfer, one instructor, 90 minutes.",
     *           "price": 650000,
     *           "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *           "image": {
     *             "width": 1600,
     *             "height": 1067,
     *             "color": "#986848",
     *             "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *             "focus_x": 0.66,
     *             "focus_y": 0.46
     *           },
     *           "days": 1,
     *           "minutes": 90,
     *           "min_people": 1,
     *           "max_people": 1,
     *           "level": "BEGINNER",
     *           "start_times": [
     *             "07:00",
     *             "09:30"
     *           ],
     *           "translations": {
     *             "id": {
     *               "name": "Kelas privat",
     *               "description": "Satu peselancar, satu instruktur, 90 menit."
     *             }
     *           },
     *           "created_at": "2027-01-04T01:00:00.000Z"
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    ProductListResponse: {
      data: components['schemas']['Product'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "product_category_id": "8a1f7a3a-52a4-4b63-9a5a-0d9f4f3f0b01",
     *       "name": "Private lesson",
     *       "price": 650000,
     *       "description": "One surfer, one instructor, 90 minutes.",
     *       "image_url": "(the bytes of a picture)",
     *       "days": 1,
     *       "minutes": 90,
     *       "min_people": 1,
     *       "max_people": 1,
     *       "level": "BEGINNER",
     *       "start_times": [
     *         "07:00",
     *         "09:30"
     *       ],
     *       "translations": {
     *         "id": {
     *           "name": "Kelas privat"
     *         }
     *       }
     *     }
     */
    CreateProductRequest: {
      product_category_id: components['schemas']['Id'];
      name: string;
      /**
       * Format: int64
       * @description Rupiah for one person and one session.
       */
      price: number;
      /** @description A blank text stands for none (null). */
      description?: string;
      image_url?: components['schemas']['ImageFile'];
      /** @description Level 2. An empty field stands for null. */
      days?: number | null;
      /** @description Level 2. An empty field stands for null. */
      minutes?: number | null;
      /** @description Level 2. An empty field stands for null. */
      min_people?: number | null;
      /** @description Level 2. An empty field stands for null. */
      max_people?: number | null;
      /**
       * @description Level 2. An empty field stands for null.
       * @enum {string}
       */
      level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | '';
      /** @description Level 2. In order, none twice; the field is repeated. One empty field alone takes all away. */
      start_times?: string[];
      translations?: components['schemas']['NewProductTranslations'];
    };
    /**
     * @example {
     *       "price": 700000
     *     }
     */
    UpdateProductRequest: {
      product_category_id?: components['schemas']['Id'];
      name?: string;
      /**
       * Format: int64
       * @description Rupiah for one person and one session.
       */
      price?: number;
      /** @description A blank text stands for none (null). */
      description?: string;
      image_url?: components['schemas']['ImageFile'];
      /** @description Level 2. An empty field stands for null. */
      days?: number | null;
      /** @description Level 2. An empty field stands for null. */
      minutes?: number | null;
      /** @description Level 2. An empty field stands for null. */
      min_people?: number | null;
      /** @description Level 2. An empty field stands for null. */
      max_people?: number | null;
      /**
       * @description Level 2. An empty field stands for null.
       * @enum {string}
       */
      level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | '';
      /** @description Level 2. In order, none twice; the field is repeated. One empty field alone takes all away. */
      start_times?: string[];
      translations?: components['schemas']['NewProductTranslations'];
    };
    ProductCategory: {
      id: components['schemas']['Id'];
      name: string;
      description: string | null;
      translations?: components['schemas']['ProductCategoryTranslations'];
    };
    /** @description The texts in other languages than English; a text that is missing has no translation. */
    ProductCategoryTranslations: {
      id: {
        name?: string;
        description?: string;
      };
    };
    /** @description Level 2. Only the texts that are sent change; null and a blank text take one away. */
    NewProductCategoryTranslations: {
      id?: {
        name?: string | null;
        description?: string | null;
      };
    };
    /**
     * @example {
     *       "data": {
     *         "id": "8a1f7a3a-52a4-4b63-9a5a-0d9f4f3f0b01",
     *         "name": "Private lessons",
     *         "description": "Your own instructor, your own pace."
     *       }
     *     }
     */
    ProductCategoryResponse: {
      data: components['schemas']['ProductCategory'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "8a1f7a3a-52a4-4b63-9a5a-0d9f4f3f0b01",
     *           "name": "Private lessons",
     *           "description": "Your own instructor, your own pace."
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    ProductCategoryListResponse: {
      data: components['schemas']['ProductCategory'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "name": "Private lessons",
     *       "description": "Your own instructor, your own pace."
     *     }
     */
    CreateProductCategoryRequest: {
      name: string;
      /** @description Null and a blank text stand for none. */
      description?: string | null;
      translations?: components['schemas']['NewProductCategoryTranslations'];
    };
    /**
     * @example {
     *       "name": "Private lessons",
     *       "description": "Your own instructor, your own pace."
     *     }
     */
    UpdateProductCategoryRequest: {
      name: string;
      /** @description Null and a blank text stand for none. */
      description?: string | null;
      translations?: components['schemas']['NewProductCategoryTranslations'];
    };
    Carousel: {
      id: components['schemas']['Id'];
      image_url: components['schemas']['ImagePath'];
      image?: components['schemas']['ImageInfo'];
      active: boolean;
    };
    /**
     * @example {
     *       "data": {
     *         "id": "6a4b6f0e-2f0c-4a0f-9d68-6c1f9f6e7a03",
     *         "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *         "image": {
     *           "width": 1600,
     *           "height": 1067,
     *           "color": "#986848",
     *           "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *           "focus_x": 0.66,
     *           "focus_y": 0.46
     *         },
     *         "active": true
     *       }
     *     }
     */
    CarouselResponse: {
      data: components['schemas']['Carousel'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "6a4b6f0e-2f0c-4a0f-9d68-6c1f9f6e7a03",
     *           "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *           "image": {
     *             "width": 1600,
     *             "height": 1067,
     *             "color": "#986848",
     *             "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *             "focus_x": 0.66,
     *             "focus_y": 0.46
     *           },
     *           "active": true
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    CarouselListResponse: {
      data: components['schemas']['Carousel'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "image_url": "(the bytes of a picture)",
     *       "active": "true"
     *     }
     */
    CreateCarouselRequest: {
      image_url: components['schemas']['ImageFile'];
      active: components['schemas']['BooleanText'];
    };
    /**
     * @example {
     *       "active": "false"
     *     }
     */
    UpdateCarouselRequest: {
      image_url?: components['schemas']['ImageFile'];
      active: components['schemas']['BooleanText'];
    };
    Testimony: {
      id: components['schemas']['Id'];
      name: string;
      email: string | null;
      message: string;
      active: boolean;
      created_at?: components['schemas']['Instant'];
      /** @description Whether an administrator has said yes or no to it. A review that waits for that is not active. The public list does not have it. */
      decided?: boolean;
    };
    /**
     * @example {
     *       "data": {
     *         "id": "1b1c0d7e-86a1-4f22-8a5e-5a6b2f1d9c04",
     *         "name": "Jonas",
     *         "email": "jonas@example.com",
     *         "message": "Stood up on the first day and have not stopped smiling since.",
     *         "active": true,
     *         "created_at": "2027-05-01T02:30:00.000Z",
     *         "decided": true
     *       }
     *     }
     */
    TestimonyResponse: {
      data: components['schemas']['Testimony'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "1b1c0d7e-86a1-4f22-8a5e-5a6b2f1d9c04",
     *           "name": "Jonas",
     *           "email": null,
     *           "message": "Stood up on the first day and have not stopped smiling since.",
     *           "active": true
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    TestimonyListResponse: {
      data: components['schemas']['Testimony'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "name": "Jonas",
     *       "email": "jonas@example.com",
     *       "message": "Stood up on the first day."
     *     }
     */
    CreateTestimonyRequest: {
      name: components['schemas']['PersonName'];
      /** @description Null and left out are the same; an empty text is 400. The public list never has it (null). */
      email?: string | null;
      message: string;
    };
    /**
     * @example {
     *       "active": true
     *     }
     */
    UpdateTestimonyRequest: {
      active: boolean;
    };
    SurfSpot: {
      id: components['schemas']['Id'];
      name: string;
      location: string;
      difficulty_level: components['schemas']['DifficultyLevel'];
      description: string;
      /** @description Address of a map. */
      location_url: string | null;
      /** @description Where exactly guests and instructor meet; null is at the school. */
      meeting_point?: string | null;
      image_url: components['schemas']['ImagePath'];
      image?: components['schemas']['ImageInfo'];
      translations?: components['schemas']['SurfSpotTranslations'];
      /** @description Sessions from today on, of bookings that are PENDING or CONFIRMED. In the list alone, for administrators. */
      upcoming_sessions?: number;
    };
    /** @description The texts in other languages than English; a text that is missing has no translation. */
    SurfSpotTranslations: {
      id: {
        name?: string;
        location?: string;
        description?: string;
        meeting_point?: string;
      };
    };
    /** @description Level 2. Only the texts that are sent change; null and a blank text take one away. */
    NewSurfSpotTranslations: {
      id?: {
        name?: string | null;
        location?: string | null;
        description?: string | null;
        meeting_point?: string | null;
      };
    };
    /**
     * @example {
     *       "data": {
     *         "id": "2c9e2b0c-4f10-4d4e-8f5a-2b8f6c5d7a05",
     *         "name": "Kuta Beach",
     *         "location": "Kuta, Badung",
     *         "difficulty_level": "BEGINNER",
     *         "description": "A long sandy beach break with forgiving waves.",
     *         "location_url": "https://maps.example.com/kuta",
     *         "meeting_point": "At the board racks opposite Hotel Contoh",
     *         "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *         "image": {
     *           "width": 1600,
     *           "height": 1067,
     *           "color": "#986848",
     *           "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *           "focus_x": 0.66,
     *           "focus_y": 0.46
     *         }
     *       }
     *     }
     */
    SurfSpotResponse: {
      data: components['schemas']['SurfSpot'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "2c9e2b0c-4f10-4d4e-8f5a-2b8f6c5d7a05",
     *           "name": "Kuta Beach",
     *           "location": "Kuta, Badung",
     *           "difficulty_level": "BEGINNER",
     *           "description": "A long sandy beach break with forgiving waves.",
     *           "location_url": "https://maps.example.com/kuta",
     *           "meeting_point": "At the board racks opposite Hotel Contoh",
     *           "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *           "image": {
     *             "width": 1600,
     *             "height": 1067,
     *             "color": "#986848",
     *             "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *             "focus_x": 0.66,
     *             "focus_y": 0.46
     *           }
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    SurfSpotListResponse: {
      data: components['schemas']['SurfSpot'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "name": "Kuta Beach",
     *       "location": "Kuta, Badung",
     *       "difficulty_level": "BEGINNER",
     *       "description": "A long sandy beach break with forgiving waves.",
     *       "location_url": "https://maps.example.com/kuta",
     *       "image_url": "https://pictures.example.com/kuta.jpg"
     *     }
     */
    CreateSurfSpotRequest: {
      name: string;
      location: string;
      difficulty_level: components['schemas']['DifficultyLevel'];
      description: string;
      location_url: string;
      /** @description Level 2. A blank text stands for none (null). */
      meeting_point?: string;
      image_url: components['schemas']['ImageFile'] | string;
      translations?: components['schemas']['NewSurfSpotTranslations'];
    };
    /**
     * @example {
     *       "difficulty_level": "INTERMEDIATE",
     *       "location_url": ""
     *     }
     */
    UpdateSurfSpotRequest: {
      name?: string;
      location?: string;
      difficulty_level?: components['schemas']['DifficultyLevel'];
      description?: string;
      /** @description Address of a map. An empty text takes it away (null). */
      location_url?: string;
      /** @description Level 2. A blank text takes it away (null). */
      meeting_point?: string;
      image_url?: components['schemas']['ImageFile'];
      translations?: components['schemas']['NewSurfSpotTranslations'];
    };
    /**
     * @description Ten characters of Crockford's base32 (digits and capitals without I, L, O and U), each drawn from a cryptographic random source, as whoever
     *     has the code sees the booking. No two bookings have the same.
     * @example 7K3M9QXT2A
     */
    BookingCode: string;
    Payment: {
      id: components['schemas']['Id'];
      status: components['schemas']['PaymentStatus'];
    };
    /**
     * @description One lesson for one party: one session, or of level 2 one on each day of the lesson, of which `reservation_date` is the first. `product_name`
     *     and the price of one person are what was agreed when it was booked; `total_amount` is that price times its people.
     */
    BookingDetail: {
      id: components['schemas']['Id'];
      product_name: string;
      reservation_date: components['schemas']['Day'];
      /** @description How many people; at least 1. */
      person: number;
      total_amount: components['schemas']['Rupiah'];
      /** @description One for each day of the lesson, by date; the first in the order of the lesson's days has the line's `id`. */
      sessions?: components['schemas']['BookedSession'][];
      translations?: components['schemas']['BookedTranslations'];
    };
    /**
     * @description What the lesson is called in other languages than English; empty where it has no translation, or another name by now than the one under which
     *     it was booked.
     */
    BookedTranslations: {
      id: {
        product_name?: string;
      };
    };
    BookedSession: {
      id: components['schemas']['Id'];
      reservation_date: components['schemas']['Day'];
      start_time: components['schemas']['StartTime'];
      surf_spot_name: string | null;
      attendance: components['schemas']['Attendance'];
      /** @description How long it is. */
      minutes?: number;
      /** @description Where exactly guests and instructor meet; null is at the school. */
      meeting_point?: string | null;
      /** @description Address of a map. */
      location_url?: string | null;
      /** @description Who teaches it; null while that is open. */
      instructor_name?: string | null;
      translations?: components['schemas']['BookedPlaceTranslations'];
    };
    /**
     * @description What the surf spot and its meeting point are called in other languages than English: the spot while it has the name under which it was
     *     booked. A text that is not translated is absent.
     */
    BookedPlaceTranslations: {
      id: {
        surf_spot_name?: string;
        meeting_point?: string;
      };
    };
    /**
     * @description How the money of the booking came, whatever `payment_method` was chosen: the methods by which more was paid than given back, in the order in
     *     which money first came by them; empty while there is none.
     * @example [
     *       "TRANSFER",
     *       "CASH"
     *     ]
     */
    PaidBy: ('CASH' | 'TRANSFER' | 'GATEWAY')[];
    /**
     * Format: int64
     * @description What the booking still owes: the total less what was paid plus what was refunded, and never below 0; 0 for a CANCELLED booking. It is what a
     *     page may ask for, whatever the payment status is: a payment that is PAID stays so when the total rises.
     */
    AmountDue: number;
    Booking: {
      id: components['schemas']['Id'];
      booking_code: components['schemas']['BookingCode'];
      customer_name: string;
      /** @description Empty (`""`) for a booking that was made at the counter without an address, else as it was sent; `checkBooking` may mask it. */
      customer_email: string;
      /** @description As it was sent, with its `+`, spaces and signs; only white space at its ends is gone. `checkBooking` may mask it. */
      customer_phone: string;
      /** @description As it was sent; ISO 3166-1 alpha-2 code or "Unknown" from the website. Null when that was blank. */
      customer_country: string | null;
      /** @description The name that the surf spot had when it was booked. Null where a backend does not know it any more. */
      surf_spot_name: string | null;
      payment_method: components['schemas']['PaymentMethod'];
      paid_by?: components['schemas']['PaidBy'];
      status: components['schemas']['BookingStatus'];
      total_amount: components['schemas']['Rupiah'];
      amount_due?: components['schemas']['AmountDue'];
      language?: components['schemas']['Language'];
      version?: components['schemas']['Version'];
      created_at: components['schemas']['Instant'];
      /**
       * @description Newest first, at least one; the first one's status is the payment status of the booking. The reference backend has one row for as long as
       *     the booking lives, also when its page is a new one; another one may begin a new row with a new page.
       */
      payments: components['schemas']['Payment'][];
      /** @description One row for each lesson and party, in the order in which they were sent. */
      booking_details: components['schemas']['BookingDetail'][];
    };
    /**
     * @example {
     *       "data": {
     *         "id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *         "booking_code": "7K3M9QXT2A",
     *         "customer_name": "Sari Dewi",
     *         "customer_email": "sari@example.com",
     *         "customer_phone": "+6281234567890",
     *         "customer_country": "ID",
     *         "surf_spot_name": "Kuta Beach",
     *         "payment_method": "CASH",
     *         "status": "PENDING",
     *         "total_amount": 1300000,
     *         "amount_due": 1300000,
     *         "created_at": "2027-05-01T02:30:00.000Z",
     *         "payments": [
     *           {
     *             "id": "7f1e2d3c-4b5a-4968-8778-695a4b3c2d07",
     *             "status": "PENDING"
     *           }
     *         ],
     *         "booking_details": [
     *           {
     *             "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *             "product_name": "Private lesson",
     *             "reservation_date": "2027-05-14",
     *             "person": 1,
     *             "total_amount": 650000
     *           },
     *           {
     *             "id": "9d3c4b5a-6978-4869-8a4b-3c2d1e0f1009",
     *             "product_name": "Private lesson",
     *             "reservation_date": "2027-05-15",
     *             "person": 1,
     *             "total_amount": 650000
     *           }
     *         ]
     *       }
     *     }
     */
    BookingResponse: {
      data: components['schemas']['Booking'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *           "booking_code": "7K3M9QXT2A",
     *           "customer_name": "Sari Dewi",
     *           "customer_email": "sari@example.com",
     *           "customer_phone": "+6281234567890",
     *           "customer_country": "ID",
     *           "surf_spot_name": "Kuta Beach",
     *           "payment_method": "CASH",
     *           "status": "PENDING",
     *           "total_amount": 1300000,
     *           "amount_due": 1300000,
     *           "created_at": "2027-05-01T02:30:00.000Z",
     *           "payments": [
     *             {
     *               "id": "7f1e2d3c-4b5a-4968-8778-695a4b3c2d07",
     *               "status": "PENDING"
     *             }
     *           ],
     *           "booking_details": [
     *             {
     *               "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *               "product_name": "Private lesson",
     *               "reservation_date": "2027-05-14",
     *               "person": 1,
     *               "total_amount": 650000
     *             },
     *             {
     *               "id": "9d3c4b5a-6978-4869-8a4b-3c2d1e0f1009",
     *               "product_name": "Private lesson",
     *               "reservation_date": "2027-05-15",
     *               "person": 1,
     *               "total_amount": 650000
     *             }
     *           ]
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    BookingListResponse: {
      data: components['schemas']['Booking'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @description A booking, and what a backend may know beyond it. Of `transaction`, `payable_until`, `changes_until` and `changes_free` each may be left out: by a backend of
     *     level 1, and `transaction` and `payable_until` for a booking whose method is CASH.
     */
    CheckedBooking: components['schemas']['Booking'] & {
      transaction?: components['schemas']['Transaction'];
      /**
       * Format: date-time
       * @description The instant until which an open online payment can be made, ISO 8601 in UTC; null or left out when there is none to make.
       */
      payable_until?: string | null;
      /**
       * Format: date-time
       * @description Level 2: the instant until which the guest may cancel the booking: 24 hours, or as many as the school promises, before one of its sessions
       *     (before the day of it begins, where it has no hour), the earliest of all, which may be over, ISO 8601 in UTC; null when it is too late,
       *     somebody has noted who came on one of them, the booking is final or has no e-mail address, or when `changes_free` is true.
       */
      changes_until?: string | null;
      /**
       * @description Level 2: whether the guest may move and cancel each session until its day ends, whatever `changes_until` would be, as the school has
       *     closed the day of a session that is to come, or staff have moved it to another day, hour or surf spot, or cancelled a
       *     line of the booking. An hour that was open is set, not moved. Opening the day again, or the guest's own move, ends it.
       */
      changes_free?: boolean;
    };
    /**
     * @example {
     *       "data": {
     *         "id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *         "booking_code": "7K3M9QXT2A",
     *         "customer_name": "Sari Dewi",
     *         "customer_email": "sari@example.com",
     *         "customer_phone": "+6281234567890",
     *         "customer_country": "ID",
     *         "surf_spot_name": "Kuta Beach",
     *         "payment_method": "GATEWAY",
     *         "status": "PENDING",
     *         "total_amount": 650000,
     *         "amount_due": 650000,
     *         "created_at": "2027-05-01T02:30:00.000Z",
     *         "payments": [
     *           {
     *             "id": "7f1e2d3c-4b5a-4968-8778-695a4b3c2d07",
     *             "status": "PENDING"
     *           }
     *         ],
     *         "booking_details": [
     *           {
     *             "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *             "product_name": "Private lesson",
     *             "reservation_date": "2027-05-14",
     *             "person": 1,
     *             "total_amount": 650000,
     *             "sessions": [
     *               {
     *                 "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *                 "reservation_date": "2027-05-14",
     *                 "start_time": "07:00",
     *                 "surf_spot_name": "Kuta Beach",
     *                 "attendance": null,
     *                 "minutes": 90,
     *                 "meeting_point": "At the board racks opposite Hotel Contoh",
     *                 "location_url": "https://maps.example.com/kuta"
     *               }
     *             ]
     *           }
     *         ],
     *         "transaction": {
     *           "redirect_url": "https://pay.example/7f1e2d3c"
     *         },
     *         "payable_until": "2027-05-01T05:30:00.000Z",
     *         "changes_until": "2027-05-12T23:00:00.000Z",
     *         "changes_free": false
     *       }
     *     }
     */
    CheckBookingResponse: {
      data: components['schemas']['CheckedBooking'];
    };
    /** @description Null when the booking is not paid online, is final, cannot be paid any more, or has no page at the moment. */
    Transaction: {
      /** @description The page where the customer pays, an absolute http(s) URL. */
      redirect_url: string;
    } | null;
    CreatedBooking: {
      booking: components['schemas']['Booking'];
      transaction: components['schemas']['Transaction'];
    };
    /**
     * @example {
     *       "data": {
     *         "booking": {
     *           "id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *           "booking_code": "7K3M9QXT2A",
     *           "customer_name": "Sari Dewi",
     *           "customer_email": "sari@example.com",
     *           "customer_phone": "+6281234567890",
     *           "customer_country": "ID",
     *           "surf_spot_name": "Kuta Beach",
     *           "payment_method": "CASH",
     *           "status": "PENDING",
     *           "total_amount": 1300000,
     *           "amount_due": 1300000,
     *           "created_at": "2027-05-01T02:30:00.000Z",
     *           "payments": [
     *             {
     *               "id": "7f1e2d3c-4b5a-4968-8778-695a4b3c2d07",
     *               "status": "PENDING"
     *             }
     *           ],
     *           "booking_details": [
     *             {
     *               "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *               "product_name": "Private lesson",
     *               "reservation_date": "2027-05-14",
     *               "person": 1,
     *               "total_amount": 650000
     *             },
     *             {
     *               "id": "9d3c4b5a-6978-4869-8a4b-3c2d1e0f1009",
     *               "product_name": "Weekend course",
     *               "reservation_date": "2027-05-15",
     *               "person": 1,
     *               "total_amount": 650000,
     *               "sessions": [
     *                 {
     *                   "id": "9d3c4b5a-6978-4869-8a4b-3c2d1e0f1009",
     *                   "reservation_date": "2027-05-15",
     *                   "start_time": "07:00",
     *                   "surf_spot_name": "Kuta Beach",
     *                   "attendance": null
     *                 },
     *                 {
     *                   "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c19",
     *                   "reservation_date": "2027-05-16",
     *                   "start_time": "07:00",
     *                   "surf_spot_name": "Kuta Beach",
     *                   "attendance": null
     *                 }
     *               ]
     *             }
     *           ]
     *         },
     *         "transaction": null
     *       }
     *     }
     */
    CreateBookingResponse: {
      data: components['schemas']['CreatedBooking'];
    };
    CustomerDetails: {
      full_name: components['schemas']['PersonName'];
      email: components['schemas']['Email'];
      /** @description Best in E.164 form, which the website sends; other forms are taken and come back as they were sent. */
      phone: string;
      /** @description The website sends the ISO 3166-1 alpha-2 code of the phone number, or "Unknown"; any text but an empty one (400) is taken. White space alone is null. */
      country: string;
    };
    NewBookingDetail: {
      product_id: components['schemas']['Id'];
      reservation_date: components['schemas']['Day'];
      person: number;
      /** @description Level 2: one of the lesson's `start_times`, else 400. Left out, it is the only one where there is one, else the tide decides it (null). */
      start_time?: string;
    };
    /**
     * @example {
     *       "surf_spot_id": "2c9e2b0c-4f10-4d4e-8f5a-2b8f6c5d7a05",
     *       "payment_method": "CASH",
     *       "customer_details": {
     *         "full_name": "Sari Dewi",
     *         "email": "sari@example.com",
     *         "phone": "+6281234567890",
     *         "country": "ID"
     *       },
     *       "booking_details": [
     *         {
     *           "product_id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *           "reservation_date": "2027-05-14",
     *           "person": 1
     *         }
     *       ]
     *     }
     */
    CreateBookingRequest: {
      surf_spot_id: components['schemas']['Id'];
      payment_method: components['schemas']['PaymentMethod'];
      customer_details: components['schemas']['CustomerDetails'];
      booking_details: components['schemas']['NewBookingDetail'][];
      /**
       * Format: int64
       * @description Level 2. The total that the customer was shown; without it the price is not compared.
       */
      expected_total?: number;
      language?: components['schemas']['Language'];
    };
    /**
     * @example {
     *       "action": "CONFIRMED"
     *     }
     */
    UpdateBookingStatusRequest: {
      /**
       * @description What the status becomes.
       * @enum {string}
       */
      action: 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
      version?: components['schemas']['Version'];
    };
    /**
     * @example {
     *       "action": "PAY"
     *     }
     */
    UpdateBookingPaymentRequest: {
      /**
       * @description PAY makes the payment PAID, CANCEL makes it FAILED.
       * @enum {string}
       */
      action: 'PAY' | 'CANCEL';
      version?: components['schemas']['Version'];
    };
    OpenDay: {
      date: components['schemas']['Day'];
      is_open: boolean;
      /** @description Why the school is closed; null when it is open, or gives no reason. */
      reason: string | null;
      /** @description Null when the day has no limit. */
      places_left: number | null;
      /** @description How many people may come; null without a limit. For staff alone. */
      capacity?: number | null;
      /** @description What staff must know of the day. For staff alone. */
      note?: string | null;
      /** @description Over the sessions of all bookings that are not CANCELLED. For staff alone. */
      people?: number;
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "date": "2027-03-07",
     *           "is_open": true,
     *           "reason": null,
     *           "places_left": null
     *         },
     *         {
     *           "date": "2027-03-08",
     *           "is_open": false,
     *           "reason": "Nyepi",
     *           "places_left": null
     *         },
     *         {
     *           "date": "2027-03-09",
     *           "is_open": true,
     *           "reason": null,
     *           "places_left": 2
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 3,
     *         "total_item": 3,
     *         "total_page": 1
     *       }
     *     }
     */
    DayListResponse: {
      data: components['schemas']['OpenDay'][];
      paging: components['schemas']['Paging'];
    };
    StaffDay: {
      date: components['schemas']['Day'];
      is_open: boolean;
      reason: string | null;
      capacity: number | null;
      note: string | null;
      people: number;
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "date": "2027-03-08",
     *           "is_open": false,
     *           "reason": "Nyepi",
     *           "capacity": null,
     *           "note": null,
     *           "people": 4
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 1,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    StaffDayListResponse: {
      data: components['schemas']['StaffDay'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "from": "2027-03-08",
     *       "to": "2027-03-08",
     *       "is_open": false,
     *       "reason": "Nyepi"
     *     }
     */
    UpdateDaysRequest: {
      from: components['schemas']['Day'];
      to: components['schemas']['Day'];
      is_open?: boolean;
      /** @description Why the school is closed. Guests read it. Null takes it away. */
      reason?: string | null;
      /** @description How many people may come; null takes the limit away. */
      capacity?: number | null;
      /** @description What staff must know of the day. Null takes it away. */
      note?: string | null;
    };
    /**
     * @description Null until it is noted.
     * @enum {string|null}
     */
    Attendance: 'ARRIVED' | 'NO_SHOW' | null;
    /**
     * @example {
     *       "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *       "booking_id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *       "booking_code": "7K3M9QXT2A",
     *       "booking_status": "CONFIRMED",
     *       "customer_name": "Sari Dewi",
     *       "customer_phone": "+6281234567890",
     *       "surf_spot_id": "2c9e2b0c-4f10-4d4e-8f5a-2b8f6c5d7a05",
     *       "surf_spot_name": "Kuta Beach",
     *       "product_id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *       "product_name": "Private lesson",
     *       "reservation_date": "2027-05-14",
     *       "person": 1,
     *       "total_amount": 650000,
     *       "start_time": "07:00",
     *       "minutes": 90,
     *       "course_day": 1,
     *       "course_days": 1,
     *       "instructor_id": "5d8f4c1e-9a2b-4c3d-8e4f-5a6b7c8d9e0f",
     *       "instructor_name": "Komang",
     *       "part": 1,
     *       "parts": 2,
     *       "payment_method": "CASH",
     *       "payment_status": "PENDING",
     *       "amount_due": 1300000,
     *       "attendance": null
     *     }
     */
    Session: {
      /**
       * Format: uuid
       * @description That of its row in the booking's `booking_details`, or in the `sessions` of that row.
       */
      id: string;
      booking_id: components['schemas']['Id'];
      booking_code: components['schemas']['BookingCode'];
      booking_status: components['schemas']['BookingStatus'];
      customer_name: string;
      customer_phone: string;
      /**
       * Format: uuid
       * @description Also after the surf spot was deleted, by a backend that still knows it, as the reference backend does; else null.
       */
      surf_spot_id: string | null;
      surf_spot_name: string | null;
      /** @description Where exactly guests and instructor meet, also after the surf spot was deleted; null is at the school. */
      meeting_point?: string | null;
      /** @description Address of a map. */
      location_url?: string | null;
      translations?: components['schemas']['BookedPlaceTranslations'];
      /**
       * Format: uuid
       * @description Also after the lesson was deleted, as with `surf_spot_id`.
       */
      product_id: string | null;
      product_name: string;
      reservation_date: components['schemas']['Day'];
      person: number;
      /**
       * Format: int64
       * @description In rupiah. The amount of a course stands on its first day, and 0 on the others.
       */
      total_amount: number;
      start_time?: components['schemas']['StartTime'];
      /** @description How long it is. */
      minutes?: number;
      /** @description Which one it is of the days of its lesson, by date; 1 where that takes one day. */
      course_day?: number;
      /** @description How many days its lesson takes. */
      course_days?: number;
      /**
       * @description Whom its lesson is for; null where words say it.
       * @enum {string|null}
       */
      level?: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | null;
      /**
       * Format: uuid
       * @description Who teaches it; null while that is open.
       */
      instructor_id?: string | null;
      /** @description The name as it is now. */
      instructor_name?: string | null;
      /**
       * @description Which one it is of the `parts` sessions of the same lesson in the same booking, by date, then as they were booked. The 2nd of 3 has `part` 2
       *     and `parts` 3. A lesson is the same when its id and its agreed name are.
       */
      part: number;
      parts: number;
      payment_method: components['schemas']['PaymentMethod'];
      paid_by?: components['schemas']['PaidBy'];
      payment_status: components['schemas']['PaymentStatus'];
      /**
       * Format: int64
       * @description What the whole booking still owes, in rupiah; 0 for a CANCELLED one.
       */
      amount_due: number;
      attendance: components['schemas']['Attendance'];
      /** @description How many came; null until it is noted. */
      people_came?: number | null;
      /**
       * Format: int64
       * @description The price of one person, in rupiah; of a course on its first day, and 0 on the others.
       */
      unit_price?: number;
      /**
       * Format: int64
       * @description What it was before an administrator set another one; null where nobody did.
       */
      price_before?: number | null;
      /** @description Why that was. */
      price_reason?: string | null;
      version?: components['schemas']['Version'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *           "booking_id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *           "booking_code": "7K3M9QXT2A",
     *           "booking_status": "CONFIRMED",
     *           "customer_name": "Sari Dewi",
     *           "customer_phone": "+6281234567890",
     *           "surf_spot_id": "2c9e2b0c-4f10-4d4e-8f5a-2b8f6c5d7a05",
     *           "surf_spot_name": "Kuta Beach",
     *           "product_id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *           "product_name": "Private lesson",
     *           "reservation_date": "2027-05-14",
     *           "person": 1,
     *           "total_amount": 650000,
     *           "start_time": "07:00",
     *           "minutes": 90,
     *           "course_day": 1,
     *           "course_days": 1,
     *           "instructor_id": "5d8f4c1e-9a2b-4c3d-8e4f-5a6b7c8d9e0f",
     *           "instructor_name": "Komang",
     *           "part": 1,
     *           "parts": 2,
     *           "payment_method": "CASH",
     *           "payment_status": "PENDING",
     *           "amount_due": 1300000,
     *           "attendance": null
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 1,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    SessionListResponse: {
      data: components['schemas']['Session'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "data": {
     *         "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *         "booking_id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *         "booking_code": "7K3M9QXT2A",
     *         "booking_status": "CONFIRMED",
     *         "customer_name": "Sari Dewi",
     *         "customer_phone": "+6281234567890",
     *         "surf_spot_id": "2c9e2b0c-4f10-4d4e-8f5a-2b8f6c5d7a05",
     *         "surf_spot_name": "Kuta Beach",
     *         "product_id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *         "product_name": "Private lesson",
     *         "reservation_date": "2027-05-14",
     *         "person": 1,
     *         "total_amount": 650000,
     *         "start_time": "07:00",
     *         "minutes": 90,
     *         "course_day": 1,
     *         "course_days": 1,
     *         "instructor_id": "5d8f4c1e-9a2b-4c3d-8e4f-5a6b7c8d9e0f",
     *         "instructor_name": "Komang",
     *         "part": 1,
     *         "parts": 2,
     *         "payment_method": "CASH",
     *         "payment_status": "PENDING",
     *         "amount_due": 1300000,
     *         "attendance": null
     *       }
     *     }
     */
    SessionResponse: {
      data: components['schemas']['Session'];
    };
    /**
     * @example {
     *       "reservation_date": "2027-05-15"
     *     }
     */
    UpdateSessionRequest: {
      reservation_date?: components['schemas']['Day'];
      start_time?: components['schemas']['NewStartTime'];
      surf_spot_id?: components['schemas']['Id'];
      person?: number;
      product_id?: components['schemas']['Id'];
      /**
       * Format: int64
       * @description The price of one person, in rupiah.
       */
      unit_price?: number;
      /**
       * Format: uuid
       * @description Who teaches it, also who is away or not active; null takes it away.
       */
      instructor_id?: string | null;
      attendance?: components['schemas']['Attendance'];
      /** @description How many came; null says all of whom came. */
      people_came?: number | null;
      /** @description Also onto a closed or full day, and for another number of people; the record says so. False when it is left out. */
      force?: boolean;
      reason?: components['schemas']['Reason'];
      version?: components['schemas']['Version'];
    };
    /**
     * @example {
     *       "ids": [
     *         "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008"
     *       ],
     *       "start_time": "09:30",
     *       "tell": true,
     *       "reason": "Canggu is too big today."
     *     }
     */
    UpdateSessionsRequest: {
      ids: components['schemas']['Id'][];
      reservation_date?: components['schemas']['Day'];
      start_time?: components['schemas']['NewStartTime'];
      surf_spot_id?: components['schemas']['Id'];
      /**
       * Format: uuid
       * @description Who teaches; null takes it away.
       */
      instructor_id?: string | null;
      force?: boolean;
      tell?: boolean;
      reason?: components['schemas']['Reason'];
      is_trial?: boolean;
      /** @description Versions of sessions, by their ids. */
      versions?: {
        [key: string]: components['schemas']['Version'];
      };
    };
    Refusal: {
      id: components['schemas']['Id'];
      message: string;
    };
    RefusedSessions: components['schemas']['Error'] & {
      refusals: components['schemas']['Refusal'][];
    };
    /**
     * @example {
     *       "data": [],
     *       "refusals": [],
     *       "recipients": [
     *         {
     *           "booking_code": "7K3M9QXT2A",
     *           "to": "sari@example.com"
     *         }
     *       ]
     *     }
     */
    UpdatedSessionsResponse: {
      data: components['schemas']['Session'][];
      /** @description Empty unless it is a trial. */
      refusals: components['schemas']['Refusal'][];
      recipients: {
        booking_code: components['schemas']['BookingCode'];
        to: string | null;
      }[];
      /** @description Of a trial with `tell`. */
      messages?: {
        booking_code: components['schemas']['BookingCode'];
        subject: string;
        text: string;
      }[];
    };
    /**
     * @example {
     *       "reason": "One of them is ill."
     *     }
     */
    CancelSessionRequest: {
      reason: components['schemas']['Reason'];
      version?: components['schemas']['Version'];
    };
    /**
     * @example {
     *       "product_id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *       "reservation_date": "2027-05-14",
     *       "person": 1
     *     }
     */
    AddSessionRequest: {
      product_id: components['schemas']['Id'];
      reservation_date: components['schemas']['Day'];
      person: number;
      start_time?: components['schemas']['TimeOfDay'];
      /** @description Also onto a closed or full day, and at an hour that has passed. */
      force?: boolean;
      version?: components['schemas']['Version'];
    };
    /**
     * @example {
     *       "customer_phone": "+6281234567890"
     *     }
     */
    UpdateBookingRequest: {
      customer_name?: components['schemas']['PersonName'];
      customer_email?: components['schemas']['Email'];
      customer_phone?: string;
      customer_country?: string | null;
      language?: components['schemas']['Language'];
      note?: string | null;
      version?: components['schemas']['Version'];
    };
    /**
     * @description Level 2. In which the guest is written to; null by the phone.
     * @enum {string|null}
     */
    Language: 'en' | 'id' | null;
    Instructor: {
      id: components['schemas']['Id'];
      name: string;
      role: string | null;
      about: string | null;
      languages: string[];
      image_url: components['schemas']['ImagePath'];
      image?: components['schemas']['ImageInfo'];
      /** @description Whether visitors see who it is. */
      is_active: boolean;
      translations?: components['schemas']['InstructorTranslations'];
      /** @description On which of the next 92 dates, from today, the instructor is away, in order. For administrators and staff alone. */
      away?: components['schemas']['Day'][];
    };
    /** @description The texts in other languages than English; a text that is missing has no translation. */
    InstructorTranslations: {
      id: {
        name?: string;
        role?: string;
        about?: string;
      };
    };
    /** @description Level 2. Only the texts that are sent change; null and a blank text take one away. */
    NewInstructorTranslations: {
      id?: {
        name?: string | null;
        role?: string | null;
        about?: string | null;
      };
    };
    /**
     * @example {
     *       "data": {
     *         "id": "5d8f4c1e-9a2b-4c3d-8e4f-5a6b7c8d9e0f",
     *         "name": "Komang",
     *         "role": "From standing to turning",
     *         "about": "Rides a longboard as others dance.",
     *         "languages": [
     *           "Indonesian",
     *           "English"
     *         ],
     *         "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *         "image": {
     *           "width": 1600,
     *           "height": 1067,
     *           "color": "#986848",
     *           "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *           "focus_x": 0.66,
     *           "focus_y": 0.46
     *         },
     *         "is_active": true,
     *         "away": [
     *           "2027-05-16"
     *         ]
     *       }
     *     }
     */
    InstructorResponse: {
      data: components['schemas']['Instructor'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "5d8f4c1e-9a2b-4c3d-8e4f-5a6b7c8d9e0f",
     *           "name": "Komang",
     *           "role": "From standing to turning",
     *           "about": "Rides a longboard as others dance.",
     *           "languages": [
     *             "Indonesian",
     *             "English"
     *           ],
     *           "image_url": "b0c1b1e2a3f44d5e9c6a7f8091a2b3c4.webp",
     *           "image": {
     *             "width": 1600,
     *             "height": 1067,
     *             "color": "#986848",
     *             "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABUB8JbACsAEfi84AAPhUZ/pwva3YlVwCgR4s9UlM5VTmyly8QKoT6OPRTV1/tGgAAAA=",
     *             "focus_x": 0.66,
     *             "focus_y": 0.46
     *           },
     *           "is_active": true,
     *           "away": [
     *             "2027-05-16"
     *           ]
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    InstructorListResponse: {
      data: components['schemas']['Instructor'][];
      paging: components['schemas']['Paging'];
    };
    /**
     * @example {
     *       "name": "Komang",
     *       "role": "From standing to turning",
     *       "about": "Rides a longboard as others dance.",
     *       "languages": [
     *         "Indonesian",
     *         "English"
     *       ],
     *       "image_url": "https://pictures.example.com/komang.jpg",
     *       "is_active": "true"
     *     }
     */
    CreateInstructorRequest: {
      name: string;
      /** @description A blank text stands for none (null). */
      role?: string;
      /** @description A blank text stands for none (null). */
      about?: string;
      /** @description The field is repeated; blank ones are left out, so that one empty field takes all away. */
      languages?: string[];
      image_url?: components['schemas']['ImageFile'] | string;
      is_active?: components['schemas']['BooleanText'];
      translations?: components['schemas']['NewInstructorTranslations'];
    };
    /**
     * @example {
     *       "is_active": "false"
     *     }
     */
    UpdateInstructorRequest: {
      name?: string;
      /** @description A blank text stands for none (null). */
      role?: string;
      /** @description A blank text stands for none (null). */
      about?: string;
      /** @description The field is repeated; blank ones are left out, so that one empty field takes all away. */
      languages?: string[];
      image_url?: components['schemas']['ImageFile'] | string;
      is_active?: components['schemas']['BooleanText'];
      translations?: components['schemas']['NewInstructorTranslations'];
    };
    /**
     * @example {
     *       "from": "2027-05-16",
     *       "to": "2027-05-16",
     *       "is_away": true
     *     }
     */
    SetInstructorAwayRequest: {
      from: components['schemas']['Day'];
      to: components['schemas']['Day'];
      is_away: boolean;
    };
    RosterDay: {
      date: components['schemas']['Day'];
      sessions: number;
      people: number;
      is_away: boolean;
    };
    RosterRow: {
      /**
       * Format: uuid
       * @description Null for the sessions that nobody has yet.
       */
      id: string | null;
      name: string | null;
      sessions: number;
      /** @description Over the sessions. */
      people: number;
      minutes: number;
      /** @description Each date of the range, in order. */
      days: components['schemas']['RosterDay'][];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "5d8f4c1e-9a2b-4c3d-8e4f-5a6b7c8d9e0f",
     *           "name": "Komang",
     *           "sessions": 2,
     *           "people": 4,
     *           "minutes": 180,
     *           "days": [
     *             {
     *               "date": "2027-05-14",
     *               "sessions": 2,
     *               "people": 4,
     *               "is_away": false
     *             }
     *           ]
     *         },
     *         {
     *           "id": null,
     *           "name": null,
     *           "sessions": 1,
     *           "people": 1,
     *           "minutes": 90,
     *           "days": [
     *             {
     *               "date": "2027-05-14",
     *               "sessions": 1,
     *               "people": 1,
     *               "is_away": false
     *             }
     *           ]
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 2,
     *         "total_item": 2,
     *         "total_page": 1
     *       }
     *     }
     */
    RosterResponse: {
      data: components['schemas']['RosterRow'][];
      paging: components['schemas']['Paging'];
    };
    BookingChange: {
      created_at: components['schemas']['Instant'];
      /** @description The name of who did it, as it is now or was last, of an entry of the ledger as it was then; null for guests and the payment gateway. */
      actor: string | null;
      /** @description One sentence. */
      text: string;
    };
    FullBooking: components['schemas']['Booking'] & {
      /** @description By date and hour, then in the order in which they were booked. */
      sessions: components['schemas']['Session'][];
      /** @description Oldest first. */
      ledger: components['schemas']['LedgerEntry'][];
      /** @description Newest first. */
      messages: components['schemas']['Message'][];
      /** @description Newest first. */
      changes: components['schemas']['BookingChange'][];
      amount_paid: components['schemas']['Rupiah'];
      amount_refunded: components['schemas']['Rupiah'];
      amount_due: components['schemas']['AmountDue'];
      language?: components['schemas']['Language'];
      /** @description What staff want each other to know. */
      note?: string | null;
      /**
       * Format: int64
       * @description What was paid less what was refunded less the total, never below 0; 0 for a CANCELLED booking.
       */
      amount_over?: number;
    };
    /**
     * @example {
     *       "data": {
     *         "id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *         "booking_code": "7K3M9QXT2A",
     *         "customer_name": "Sari Dewi",
     *         "customer_email": "sari@example.com",
     *         "customer_phone": "+6281234567890",
     *         "customer_country": "ID",
     *         "surf_spot_name": "Kuta Beach",
     *         "payment_method": "CASH",
     *         "status": "CONFIRMED",
     *         "total_amount": 650000,
     *         "created_at": "2027-05-01T02:30:00.000Z",
     *         "payments": [
     *           {
     *             "id": "7f1e2d3c-4b5a-4968-8778-695a4b3c2d07",
     *             "status": "PENDING"
     *           }
     *         ],
     *         "booking_details": [
     *           {
     *             "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *             "product_name": "Private lesson",
     *             "reservation_date": "2027-05-14",
     *             "person": 1,
     *             "total_amount": 650000,
     *             "sessions": [
     *               {
     *                 "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *                 "reservation_date": "2027-05-14",
     *                 "start_time": "07:00",
     *                 "surf_spot_name": "Kuta Beach",
     *                 "attendance": null,
     *                 "minutes": 90,
     *                 "meeting_point": "At the board racks opposite Hotel Contoh",
     *                 "location_url": "https://maps.example.com/kuta"
     *               }
     *             ]
     *           }
     *         ],
     *         "sessions": [
     *           {
     *             "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
     *             "booking_id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *             "booking_code": "7K3M9QXT2A",
     *             "booking_status": "CONFIRMED",
     *             "customer_name": "Sari Dewi",
     *             "customer_phone": "+6281234567890",
     *             "surf_spot_id": "2c9e2b0c-4f10-4d4e-8f5a-2b8f6c5d7a05",
     *             "surf_spot_name": "Kuta Beach",
     *             "product_id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *             "product_name": "Private lesson",
     *             "reservation_date": "2027-05-14",
     *             "person": 1,
     *             "total_amount": 650000,
     *             "start_time": "07:00",
     *             "minutes": 90,
     *             "course_day": 1,
     *             "course_days": 1,
     *             "part": 1,
     *             "parts": 1,
     *             "payment_method": "CASH",
     *             "payment_status": "PENDING",
     *             "amount_due": 650000,
     *             "attendance": null
     *           }
     *         ],
     *         "ledger": [
     *           {
     *             "id": "0d9c8b7a-6f5e-4d4c-8b3a-2f1e0d9c8b11",
     *             "kind": "PAYMENT",
     *             "method": "TRANSFER",
     *             "amount": 200000,
     *             "reason": null,
     *             "paid_at": "2027-05-02T01:05:00.000Z",
     *             "actor": "Made"
     *           }
     *         ],
     *         "messages": [
     *           {
     *             "id": "4b3a2f1e-0d9c-4b8a-8f7e-6d5c4b3a2f15",
     *             "kind": "PAID",
     *             "to": "sari@example.com",
     *             "subject": "Pembayaran untuk pemesanan 7K3M9QXT2A sudah kami terima",
     *             "text": "Halo Sari Dewi, terima kasih, pembayaran Anda sudah kami terima.",
     *             "status": "SENT",
     *             "created_at": "2027-05-02T01:05:00.000Z",
     *             "sent_at": "2027-05-02T01:05:02.000Z",
     *             "booking_code": "7K3M9QXT2A"
     *           },
     *           {
     *             "id": "3a2f1e0d-9c8b-4a7f-8e6d-5c4b3a2f1e14",
     *             "kind": "CONFIRMED",
     *             "to": "sari@example.com",
     *             "subject": "Pemesanan Anda 7K3M9QXT2A sudah dikonfirmasi",
     *             "text": "Halo Sari Dewi, sampai jumpa pada Jumat, 14 Mei 2027 di Kuta Beach.",
     *             "status": "SENT",
     *             "created_at": "2027-05-02T01:00:00.000Z",
     *             "sent_at": "2027-05-02T01:00:02.000Z",
     *             "booking_code": "7K3M9QXT2A"
     *           },
     *           {
     *             "id": "5c4b3a2f-1e0d-4c9b-8a8f-7e6d5c4b3a16",
     *             "kind": "BOOKED",
     *             "to": "sari@example.com",
     *             "subject": "Pemesanan Anda 7K3M9QXT2A",
     *             "text": "Halo Sari Dewi, terima kasih sudah memesan!",
     *             "status": "SENT",
     *             "created_at": "2027-05-01T02:30:00.000Z",
     *             "sent_at": "2027-05-01T02:30:02.000Z",
     *             "booking_code": "7K3M9QXT2A"
     *           }
     *         ],
     *         "changes": [
     *           {
     *             "created_at": "2027-05-02T01:05:00.000Z",
     *             "actor": "Made",
     *             "text": "Paid by transfer: Rp. 200.000."
     *           },
     *           {
     *             "created_at": "2027-05-02T01:00:00.000Z",
     *             "actor": "Made",
     *             "text": "Status: PENDING to CONFIRMED."
     *           },
     *           {
     *             "created_at": "2027-05-01T02:30:00.000Z",
     *             "actor": null,
     *             "text": "Booked on the website."
     *           }
     *         ],
     *         "amount_paid": 200000,
     *         "amount_refunded": 0,
     *         "amount_due": 450000,
     *         "amount_over": 0
     *       }
     *     }
     */
    FullBookingResponse: {
      data: components['schemas']['FullBooking'];
    };
    CounterCustomer: {
      full_name: components['schemas']['PersonName'];
      phone: string;
      email?: components['schemas']['Email'];
      /** @description As in `createBooking`; without it there is none (null). */
      country?: string;
    };
    /**
     * @example {
     *       "customer": {
     *         "full_name": "Jonas Weber",
     *         "phone": "+4915123456789"
     *       },
     *       "surf_spot_id": "2c9e2b0c-4f10-4d4e-8f5a-2b8f6c5d7a05",
     *       "booking_details": [
     *         {
     *           "product_id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *           "reservation_date": "2027-05-14",
     *           "person": 1
     *         }
     *       ],
     *       "paid": "CASH"
     *     }
     */
    CreateCounterBookingRequest: {
      customer: components['schemas']['CounterCustomer'];
      surf_spot_id: components['schemas']['Id'];
      booking_details: components['schemas']['NewBookingDetail'][];
      /**
       * @description How it was paid already, in full; null when it was not.
       * @enum {string|null}
       */
      paid: 'CASH' | 'TRANSFER' | null;
      /** @description Also onto a closed or full day. False when it is left out. */
      force?: boolean;
      language?: components['schemas']['Language'];
    };
    DayFigures: {
      sessions: number;
      people: number;
    };
    Overview: {
      today: components['schemas']['DayFigures'];
      tomorrow: components['schemas']['DayFigures'];
      /** @description Bookings that are PENDING. */
      waiting: number;
      /**
       * Format: int64
       * @description Rupiah that were paid, less what was given back; null for STAFF.
       */
      taken_today: number | null;
      /**
       * Format: int64
       * @description The same since the first of the month.
       */
      taken_this_month: number | null;
      /**
       * Format: int64
       * @description The sum of `amount_due` of all bookings, in rupiah; null for STAFF.
       */
      due: number | null;
      /** @description The split of `getRevenue` over all days of the month; null for STAFF. */
      this_month?: {
        taken: components['schemas']['Rupiah'];
        still_due: components['schemas']['Rupiah'];
        to_come: components['schemas']['Rupiah'];
      } | null;
      /** @description The bookings made on each of the last 30 days, oldest first, today last (the example shows two of them). */
      per_day: {
        date: components['schemas']['Day'];
        bookings: number;
      }[];
    };
    /**
     * @example {
     *       "data": {
     *         "today": {
     *           "sessions": 12,
     *           "people": 31
     *         },
     *         "tomorrow": {
     *           "sessions": 9,
     *           "people": 20
     *         },
     *         "waiting": 5,
     *         "taken_today": 3250000,
     *         "taken_this_month": 81200000,
     *         "due": 4550000,
     *         "this_month": {
     *           "taken": 78000000,
     *           "still_due": 1300000,
     *           "to_come": 42900000
     *         },
     *         "per_day": [
     *           {
     *             "date": "2027-05-13",
     *             "bookings": 7
     *           },
     *           {
     *             "date": "2027-05-14",
     *             "bookings": 4
     *           }
     *         ]
     *       }
     *     }
     */
    OverviewResponse: {
      data: components['schemas']['Overview'];
    };
    /**
     * @example {
     *       "email": "sari@example.com"
     *     }
     */
    PasswordResetRequest: {
      email: components['schemas']['Email'];
    };
    /**
     * @example {
     *       "token": "5q2vW8yH3kT9nL4xZ7mB1cD6fG0jR2sP5tV8wY3aQeK",
     *       "password": "ombak-sore-2027"
     *     }
     */
    ResetPasswordRequest: {
      token: string;
      password: string;
    };
    /** @enum {string} */
    LedgerKind: 'PAYMENT' | 'REFUND';
    /** @enum {string} */
    LedgerMethod: 'CASH' | 'TRANSFER' | 'GATEWAY';
    LedgerEntry: {
      id: components['schemas']['Id'];
      kind: components['schemas']['LedgerKind'];
      method: components['schemas']['LedgerMethod'];
      /**
       * Format: int64
       * @description Whole rupiah; `kind` tells the direction.
       */
      amount: number;
      reason: string | null;
      /**
       * Format: date-time
       * @description When it was written down, ISO 8601 in UTC with `Z`; of what the gateway tells, when the server learned of it.
       */
      paid_at: string;
      /** @description The name that whoever wrote it down had then; null for guests and the payment gateway. */
      actor: string | null;
    };
    /**
     * @example {
     *       "kind": "REFUND",
     *       "method": "CASH",
     *       "amount": 200000,
     *       "reason": "The swell was too big."
     *     }
     */
    AddLedgerEntryRequest: {
      kind: components['schemas']['LedgerKind'];
      method: components['schemas']['LedgerMethod'];
      /** Format: int64 */
      amount: number;
      reason?: string | null;
      /** @description For a refund; the booking's total falls by it, so that it is not due again. False when it is left out. */
      lower_total?: boolean;
      version?: components['schemas']['Version'];
    };
    /**
     * @example {
     *       "data": {
     *         "id": "1e0d9c8b-7a6f-4e5d-8c4b-3a2f1e0d9c12",
     *         "kind": "REFUND",
     *         "method": "CASH",
     *         "amount": 200000,
     *         "reason": "The swell was too big.",
     *         "paid_at": "2027-05-14T03:10:00.000Z",
     *         "actor": "Made"
     *       }
     *     }
     */
    LedgerEntryResponse: {
      data: components['schemas']['LedgerEntry'];
    };
    LedgerRow: components['schemas']['LedgerEntry'] & {
      booking_id: components['schemas']['Id'];
      booking_code: components['schemas']['BookingCode'];
      customer_name: string;
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "0d9c8b7a-6f5e-4d4c-8b3a-2f1e0d9c8b11",
     *           "kind": "PAYMENT",
     *           "method": "TRANSFER",
     *           "amount": 200000,
     *           "reason": null,
     *           "paid_at": "2027-05-02T01:05:00.000Z",
     *           "actor": "Made",
     *           "booking_id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *           "booking_code": "7K3M9QXT2A",
     *           "customer_name": "Sari Dewi"
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 1,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    LedgerListResponse: {
      data: components['schemas']['LedgerRow'][];
      paging: components['schemas']['Paging'];
    };
    RevenueRow: {
      /**
       * @description The id of the lesson or the spot, the day, or the method. So it is for one that was deleted; only where a backend no longer knows the id, it is
       *     the agreed name.
       */
      key: string;
      /** @description The name that the lesson or the spot has now or had last, the day as its key, or the method in the backend's words. */
      label: string;
      /** @description How many sessions; by `method`, how many entries. */
      sessions: number;
      /** @description How many people; 0 by `method`. */
      people: number;
      /**
       * Format: int64
       * @description Whole rupiah; negative when more was given back than paid.
       */
      amount: number;
    };
    Revenue: {
      from: components['schemas']['Day'];
      to: components['schemas']['Day'];
      /** @enum {string} */
      by: 'lesson' | 'spot' | 'day' | 'method';
      rows: components['schemas']['RevenueRow'][];
      /**
       * Format: int64
       * @description The sum of the rows, in rupiah.
       */
      total_amount: number;
      taken?: components['schemas']['Rupiah'];
      still_due?: components['schemas']['Rupiah'];
      to_come?: components['schemas']['Rupiah'];
    };
    /**
     * @example {
     *       "data": {
     *         "from": "2027-05-01",
     *         "to": "2027-05-31",
     *         "by": "method",
     *         "rows": [
     *           {
     *             "key": "CASH",
     *             "label": "Cash",
     *             "sessions": 12,
     *             "people": 0,
     *             "amount": 7800000
     *           },
     *           {
     *             "key": "GATEWAY",
     *             "label": "Online",
     *             "sessions": 4,
     *             "people": 0,
     *             "amount": 2600000
     *           },
     *           {
     *             "key": "TRANSFER",
     *             "label": "Transfer",
     *             "sessions": 1,
     *             "people": 0,
     *             "amount": -200000
     *           }
     *         ],
     *         "total_amount": 10200000
     *       }
     *     }
     */
    RevenueResponse: {
      data: components['schemas']['Revenue'];
    };
    Balance: {
      /**
       * Format: uuid
       * @description The booking's.
       */
      id: string;
      booking_code: components['schemas']['BookingCode'];
      booking_status: components['schemas']['BookingStatus'];
      customer_name: string;
      customer_phone: string;
      /**
       * Format: date
       * @description Null where nothing is owed.
       */
      since: string | null;
      earned: components['schemas']['Rupiah'];
      received: components['schemas']['Rupiah'];
      owed: components['schemas']['Rupiah'];
      deferred: components['schemas']['Rupiah'];
      over: components['schemas']['Rupiah'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *           "booking_code": "7K3M9QXT2A",
     *           "booking_status": "COMPLETED",
     *           "customer_name": "Sari Dewi",
     *           "customer_phone": "+6281234567890",
     *           "since": "2027-05-15",
     *           "earned": 1300000,
     *           "received": 650000,
     *           "owed": 650000,
     *           "deferred": 0,
     *           "over": 0
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 1,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    BalanceListResponse: {
      data: components['schemas']['Balance'][];
      paging: components['schemas']['Paging'];
    };
    AttentionItem: {
      id: components['schemas']['Id'];
      /**
       * @description One of those that `listAttention` describes, or another one; there may be more in every version.
       * @example MONEY_FOR_CANCELLED
       * @example WRONG_AMOUNT
       * @example PAID_TWICE
       * @example REFUND_DUE
       * @example CHARGEBACK
       * @example REFUND_REFUSED
       * @example OVERPAID
       * @example CLOSED_DAY
       * @example UNCONFIRMED
       * @example MESSAGE_FAILED
       */
      kind: string;
      /**
       * Format: uuid
       * @description Null when it is about no booking.
       */
      booking_id: string | null;
      /** @description Null when it is about no booking. */
      booking_code: string | null;
      /** @description One or two sentences. */
      text: string;
      created_at: components['schemas']['Instant'];
      /** @description The guest of the booking; left out, as the next three, where it is about none. */
      customer_name?: string;
      customer_phone?: string;
      /** @description The lesson of the booking's next session, or of its last one where none is to come. */
      product_name?: string | null;
      /**
       * Format: date
       * @description The day of that session.
       */
      reservation_date?: string | null;
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "2f1e0d9c-8b7a-4f6e-8d5c-4b3a2f1e0d13",
     *           "kind": "REFUND_DUE",
     *           "booking_id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *           "booking_code": "7K3M9QXT2A",
     *           "text": "The booking is cancelled, and Rp. 200.000 of it were paid.",
     *           "created_at": "2027-05-03T02:00:00.000Z",
     *           "customer_name": "Sari Dewi",
     *           "customer_phone": "+6281234567890",
     *           "product_name": "Private lesson",
     *           "reservation_date": "2027-05-14"
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 1,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    AttentionListResponse: {
      data: components['schemas']['AttentionItem'][];
      paging: components['schemas']['Paging'];
    };
    Message: {
      id: components['schemas']['Id'];
      /**
       * @description One of those that `listMessages` describes, or another one; there may be more in every version.
       * @example BOOKED
       * @example PAID
       * @example CONFIRMED
       * @example MOVED
       * @example CANCELLED
       * @example REFUNDED
       * @example CLOSED_DAY
       * @example REOPENED
       * @example REMINDER
       * @example PASSWORD_RESET
       */
      kind: string;
      /** @description An e-mail address. */
      to: string;
      subject: string;
      /** @description As plain text. */
      text: string;
      /**
       * @description WAITING, SENT, FAILED, SKIPPED when it is kept and not sent, or REHEARSED where nothing is sent to anybody; there may be more in every version.
       * @example WAITING
       * @example SENT
       * @example FAILED
       * @example REHEARSED
       * @example SKIPPED
       */
      status: string;
      created_at: components['schemas']['Instant'];
      /**
       * Format: date-time
       * @description Null until it was sent, and for what is REHEARSED or SKIPPED.
       */
      sent_at: string | null;
      /** @description Null when it is about no booking. */
      booking_code: string | null;
    };
    /**
     * @example {
     *       "data": {
     *         "id": "3a2f1e0d-9c8b-4a7f-8e6d-5c4b3a2f1e14",
     *         "kind": "CONFIRMED",
     *         "to": "sari@example.com",
     *         "subject": "Pemesanan Anda 7K3M9QXT2A sudah dikonfirmasi",
     *         "text": "Halo Sari Dewi, sampai jumpa pada Jumat, 14 Mei 2027 di Kuta Beach.",
     *         "status": "WAITING",
     *         "created_at": "2027-05-02T01:00:00.000Z",
     *         "sent_at": null,
     *         "booking_code": "7K3M9QXT2A"
     *       }
     *     }
     */
    MessageResponse: {
      data: components['schemas']['Message'];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "3a2f1e0d-9c8b-4a7f-8e6d-5c4b3a2f1e14",
     *           "kind": "CONFIRMED",
     *           "to": "sari@example.com",
     *           "subject": "Pemesanan Anda 7K3M9QXT2A sudah dikonfirmasi",
     *           "text": "Halo Sari Dewi, sampai jumpa pada Jumat, 14 Mei 2027 di Kuta Beach.",
     *           "status": "SENT",
     *           "created_at": "2027-05-02T01:00:00.000Z",
     *           "sent_at": "2027-05-02T01:00:02.000Z",
     *           "booking_code": "7K3M9QXT2A"
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    MessageListResponse: {
      data: components['schemas']['Message'][];
      paging: components['schemas']['Paging'];
    };
    School: {
      /** @description Its full name. */
      name: string;
      /** @description What it is called for short. */
      brand: string;
      /** @description The year in which it began. */
      founded: string | null;
      email: components['schemas']['Email'];
      /** @description In E.164 form. */
      phone: string;
      /** @description A phone number in E.164 form, at which guests write by WhatsApp. */
      whatsapp: string | null;
      street: string;
      /** @description The town or part of it. */
      area: string;
      /** @description The island or province, by which the school's time is named. */
      region: string;
      /** @description Address of a map that shows the school. */
      map_url: string | null;
      /** @description Address of the folder in which guests find their photos. */
      photo_folder_url: string | null;
      instagram_url: string | null;
      facebook_url: string | null;
      youtube_url: string | null;
      /** @description Until how many hours before a session its guest may move or cancel it; null for the backend's own setting (the reference backend's CHANGE_HOURS). */
      change_hours: number | null;
      reminder_at: components['schemas']['TimeOfDay'];
      texts: {
        en: components['schemas']['SchoolTexts'];
        id: components['schemas']['SchoolTexts'];
      };
      /** @description Another number after each change. */
      version: number;
    };
    /**
     * @example {
     *       "data": {
     *         "name": "Example Surf School",
     *         "brand": "Example Surf",
     *         "founded": "2014",
     *         "email": "hello@example.com",
     *         "phone": "+623615550100",
     *         "whatsapp": "+6281255500100",
     *         "street": "Jalan Contoh 1",
     *         "area": "Kuta",
     *         "region": "Bali",
     *         "map_url": "https://www.openstreetmap.org/?mlat=-8.7184&mlon=115.1686",
     *         "photo_folder_url": "https://photos.example.com/surf",
     *         "instagram_url": "https://www.instagram.com/example",
     *         "facebook_url": null,
     *         "youtube_url": null,
     *         "change_hours": null,
     *         "reminder_at": "17:00",
     *         "texts": {
     *           "en": {
     *             "tagline": "Small groups, warm water, first waves.",
     *             "welcome": "Two friends and six soft boards began to teach on this beach.",
     *             "about": "A small school on a wide beach.",
     *             "safety": "First aid on the beach\nNobody goes in alone",
     *             "included": "Board and rash vest\nDrinking water",
     *             "bring": "Swimsuit\nTowel",
     *             "meeting": "Meet at the school, 15 minutes before your time.",
     *             "swell": "Is the swell too big? We move to a calmer beach, or give your money back.",
     *             "plans_change": "Is it too late for that? Call us, we do what we can.",
     *             "notes": null
     *           },
     *           "id": {
     *             "tagline": "Grup kecil, air hangat, ombak pertama.",
     *             "welcome": null,
     *             "about": null,
     *             "safety": null,
     *             "included": null,
     *             "bring": null,
     *             "meeting": "Kumpul di sekolah kami, 15 menit sebelum jadwal Anda.",
     *             "swell": null,
     *             "plans_change": null,
     *             "notes": null
     *           }
     *         },
     *         "version": 3
     *       }
     *     }
     */
    SchoolResponse: {
      data: components['schemas']['School'];
    };
    /**
     * @description What the school says, in one language; null where it says nothing. Paragraphs are parted by a blank line; `safety`, `included`, `bring` and
     *     `notes` are lists with an item in each line.
     */
    SchoolTexts: {
      /** @description The school in one sentence. */
      tagline: string | null;
      /** @description The welcome on the first page. */
      welcome: string | null;
      /** @description Its story; the first paragraph leads. */
      about: string | null;
      /** @description How it keeps guests safe. */
      safety: string | null;
      /** @description What a lesson comes with. */
      included: string | null;
      /** @description What guests bring. */
      bring: string | null;
      /** @description Where and when guests and instructor meet. */
      meeting: string | null;
      /** @description What happens when the swell is too big. */
      swell: string | null;
      /** @description What a guest can do beyond `change_hours`. */
      plans_change: string | null;
      /** @description What else there is to know. */
      notes: string | null;
    };
    /**
     * @example {
     *       "phone": "+623615550199",
     *       "texts": {
     *         "id": {
     *           "tagline": "Grup kecil, air hangat, ombak pertama."
     *         }
     *       },
     *       "version": 3
     *     }
     */
    UpdateSchoolRequest: {
      name?: string;
      brand?: string;
      founded?: string | null;
      email?: components['schemas']['Email'];
      phone?: string;
      whatsapp?: string | null;
      street?: string;
      area?: string;
      region?: string;
      map_url?: string | null;
      photo_folder_url?: string | null;
      instagram_url?: string | null;
      facebook_url?: string | null;
      youtube_url?: string | null;
      change_hours?: number | null;
      reminder_at?: components['schemas']['TimeOfDay'];
      texts?: {
        en?: components['schemas']['UpdateSchoolTexts'];
        id?: components['schemas']['UpdateSchoolTexts'];
      };
      version?: components['schemas']['Version'];
    };
    /** @description The texts that change, in one language; null and a blank text take one away. */
    UpdateSchoolTexts: {
      tagline?: string | null;
      welcome?: string | null;
      about?: string | null;
      safety?: string | null;
      included?: string | null;
      bring?: string | null;
      meeting?: string | null;
      swell?: string | null;
      plans_change?: string | null;
      notes?: string | null;
    };
    Change: {
      id: string;
      created_at: components['schemas']['Instant'];
      /** @description The name, also of a user who was deleted; null for guests. */
      actor: string | null;
      /** Format: uuid */
      actor_id: string | null;
      /**
       * @description One of those that can be asked for; there may be more in every version.
       * @example LESSONS
       */
      what: string;
      /** @description In the backend's own words, without passwords or keys. */
      text: string;
      booking_code: string | null;
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "41",
     *           "created_at": "2027-05-02T01:00:00.000Z",
     *           "actor": "Made",
     *           "actor_id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *           "what": "LESSONS",
     *           "text": "Price of Group Surf Lesson: Rp. 350.000 to Rp. 375.000.",
     *           "booking_code": null
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       },
     *       "actors": [
     *         {
     *           "id": "3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21",
     *           "name": "Made"
     *         }
     *       ]
     *     }
     */
    ChangeListResponse: {
      data: components['schemas']['Change'][];
      paging: components['schemas']['Paging'];
      /** @description Who changed anything in the range, by name, whatever else is asked for. */
      actors: {
        id: components['schemas']['Id'];
        name: string;
      }[];
    };
    /**
     * @example {
     *       "email": "sari@example.com",
     *       "reservation_date": "2027-05-16"
     *     }
     */
    MoveMySessionRequest: {
      email: components['schemas']['Email'];
      reservation_date: components['schemas']['Day'];
    };
    /**
     * @example {
     *       "email": "sari@example.com"
     *     }
     */
    CancelMyBookingRequest: {
      email: components['schemas']['Email'];
    };
    MyBooking: {
      id: components['schemas']['Id'];
      booking_code: components['schemas']['BookingCode'];
      status: components['schemas']['BookingStatus'];
      created_at: components['schemas']['Instant'];
      surf_spot_name: string | null;
      customer_country: string | null;
      /** @description One row for each lesson and party, in the order in which they were sent, those that are over as well. */
      booking_details: components['schemas']['MyBookingDetail'][];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *           "booking_code": "7K3M9QXT2A",
     *           "status": "CONFIRMED",
     *           "created_at": "2027-05-01T02:30:00.000Z",
     *           "surf_spot_name": "Kuta Beach",
     *           "customer_country": "ID",
     *           "booking_details": [
     *             {
     *               "reservation_date": "2027-05-14",
     *               "product_name": "Private lesson"
     *             }
     *           ]
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    MyBookingListResponse: {
      data: components['schemas']['MyBooking'][];
      paging: components['schemas']['Paging'];
    };
    BookingHistory: {
      id: components['schemas']['Id'];
      booking_code: components['schemas']['BookingCode'];
      status: components['schemas']['BookingStatus'];
      created_at: components['schemas']['Instant'];
      surf_spot_name: string | null;
      booking_details: components['schemas']['MyBookingDetail'][];
      payments: components['schemas']['Payment'][];
    };
    /**
     * @example {
     *       "data": [
     *         {
     *           "id": "4e6f0a1b-9c1d-4e0f-8a7b-6c5d4e3f2a06",
     *           "booking_code": "7K3M9QXT2A",
     *           "status": "COMPLETED",
     *           "created_at": "2027-05-01T02:30:00.000Z",
     *           "surf_spot_name": "Kuta Beach",
     *           "booking_details": [
     *             {
     *               "reservation_date": "2027-05-14",
     *               "product_name": "Private lesson"
     *             }
     *           ],
     *           "payments": [
     *             {
     *               "id": "7f1e2d3c-4b5a-4968-8778-695a4b3c2d07",
     *               "status": "PAID"
     *             }
     *           ]
     *         }
     *       ],
     *       "paging": {
     *         "page": 1,
     *         "size": 10,
     *         "total_item": 1,
     *         "total_page": 1
     *       }
     *     }
     */
    BookingHistoryListResponse: {
      data: components['schemas']['BookingHistory'][];
      paging: components['schemas']['Paging'];
    };
    MyBookingDetail: {
      reservation_date: components['schemas']['Day'];
      product_name: string;
      /** @description One for each day of the lesson, by date. */
      sessions?: components['schemas']['BookedSession'][];
      translations?: components['schemas']['BookedTranslations'];
    };
  };
  responses: {
    /** @description The body cannot be read or does not fit its schema, or the id is no UUID. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is not valid.",
         *       "details": [
         *         "body/name must NOT have fewer than 1 characters"
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The id is no UUID. */
    BadId: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is not valid.",
         *       "details": [
         *         "params/id must match format \"uuid\""
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A parameter does not fit its schema. */
    BadPage: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is not valid.",
         *       "details": [
         *         "querystring/page must be >= 1"
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A parameter does not fit its schema, or the range is too long or the wrong way round. */
    BadRange: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is not valid.",
         *       "details": [
         *         "querystring/to must not be before from"
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A field is missing or does not fit its schema, a file is empty, or the id is no UUID. */
    BadForm: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is not valid.",
         *       "details": [
         *         "body/image_url must be a file"
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The body or the Idempotency-Key does not fit its schema, or a session has a day that cannot be booked or a wrong number of people. */
    BadBooking: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is not valid.",
         *       "details": [
         *         "body/booking_details/0/person must be 1 for this lesson"
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The action is none of those, or the id is no UUID. */
    BadAction: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is not valid.",
         *       "details": [
         *         "body/action must be equal to one of the allowed values"
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The e-mail address is none, or the body cannot be read. */
    BadEmail: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is not valid.",
         *       "details": [
         *         "body must have required property 'email'"
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no access token, or it is not valid. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The access token is missing, invalid or expired."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no refresh token, or it is not valid. */
    BadRefreshToken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The refresh token is missing, invalid or expired."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The user's role does not allow this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Only administrators may do this."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The user's role does not allow this. */
    StaffOnly: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Only staff may do this."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no such row, or there is none any more. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "There is no such row."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description No booking has this id. */
    BookingNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Booking not found."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description No booking has this code and this e-mail address, or it has no such session. */
    OwnBookingNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "No booking has this code and this e-mail address."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no such surf spot or lesson, or there is none any more. */
    NothingToBook: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Lesson not found.",
         *       "details": [
         *         "booking_details/1 Group Surf Lesson is no longer offered"
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no such lesson or category, or there is none any more. */
    LessonOrCategoryNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Product category not found."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no picture of this name, or there is none any more. */
    PictureNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Picture not found."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The body has too many bytes. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The request is too large."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The file has more than 10 MB or 40 megapixels, or the form is too large. */
    PictureTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Image size must be less than 10MB."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The request has another content type than the operation takes, or none. */
    UnsupportedMedia: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The content type must be application/json."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The request is no form, or the file in it is no picture. */
    NoPicture: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The file is not an image."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Too many requests; nothing was done. `Retry-After` is always there. */
    TooManyRequests: {
      headers: {
        /**
         * @description Seconds to wait, a whole number.
         * @example 60
         */
        'Retry-After': number;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Too many requests. Please try again in a minute."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Something went wrong on the server (500). What it was is for the server's log alone. */
    UnexpectedError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Something went wrong on our side. Please try again."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /**
     * @description The server cannot do its work at the moment, as its database does not answer or it has too much to do. Nothing of what was asked has changed
     *     (but a refund by the gateway may be pending: see `addLedgerEntry`); the same request may succeed after `Retry-After` seconds.
     */
    Unavailable: {
      headers: {
        /**
         * @description Seconds to wait, a whole number. It may be left out where nobody knows.
         * @example 5
         */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "Our booking system does not answer at the moment. Please try again in a minute."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The server has no space left and takes no changes; what is stored can still be read. */
    NoSpace: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "message": "The server has no space left. Please try again later."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: {
    /**
     * @description Id of the row.
     * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
     */
    Id: components['schemas']['Id'];
    /**
     * @description The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
     *     That is why it has no pattern here.
     * @example 7K3M9QXT2A
     */
    BookingCode: string;
    /**
     * @description Number of the page, from 1.
     * @example 1
     */
    Page: number;
    /**
     * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
     * @example 1
     */
    OptionalPage: number;
    /**
     * @description How many rows a page has.
     * @example 5
     */
    Size: number;
    /**
     * @description Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400).
     * @example private
     */
    Search: string;
    /** @description The first day. */
    From: components['schemas']['Day'];
    /** @description The last day; not before `from` (400). */
    To: components['schemas']['Day'];
    /** @description The last day; not before `from` (400). Left out, it is the day of `from`. */
    SessionsTo: components['schemas']['Day'];
    /** @description At whose end. Left out, it is today. */
    BalanceDay: components['schemas']['Day'];
    /**
     * @description What the rows stand for.
     * @example lesson
     */
    RevenueBy: 'lesson' | 'spot' | 'day' | 'method';
    /**
     * @description A random text, made once for each booking or entry that a person means to make and sent again with every retry of it. What it does is said
     *     above under its name.
     * @example 0b2e6d1e-6c1f-4c3b-9d53-0d6f3f7a0c11
     */
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Id = components['schemas']['Id'];
export type Day = components['schemas']['Day'];
export type Version = components['schemas']['Version'];
export type Reason = components['schemas']['Reason'];
export type NewStartTime = components['schemas']['NewStartTime'];
export type StartTime = components['schemas']['StartTime'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type Instant = components['schemas']['Instant'];
export type Rupiah = components['schemas']['Rupiah'];
export type Email = components['schemas']['Email'];
export type PersonName = components['schemas']['PersonName'];
export type ImagePath = components['schemas']['ImagePath'];
export type ImageInfo = components['schemas']['ImageInfo'];
export type ImageFile = components['schemas']['ImageFile'];
export type Role = components['schemas']['Role'];
export type DifficultyLevel = components['schemas']['DifficultyLevel'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type BookingStatus = components['schemas']['BookingStatus'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type BooleanText = components['schemas']['BooleanText'];
export type Error = components['schemas']['Error'];
export type Paging = components['schemas']['Paging'];
export type DoneResponse = components['schemas']['DoneResponse'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type Tokens = components['schemas']['Tokens'];
export type TokensResponse = components['schemas']['TokensResponse'];
export type AccessToken = components['schemas']['AccessToken'];
export type AccessTokenResponse = components['schemas']['AccessTokenResponse'];
export type User = components['schemas']['User'];
export type UserResponse = components['schemas']['UserResponse'];
export type UserListResponse = components['schemas']['UserListResponse'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type CurrentUserResponse = components['schemas']['CurrentUserResponse'];
export type UpdateUserRequest = components['schemas']['UpdateUserRequest'];
export type Image = components['schemas']['Image'];
export type ImageResponse = components['schemas']['ImageResponse'];
export type ImageListResponse = components['schemas']['ImageListResponse'];
export type CreateImageRequest = components['schemas']['CreateImageRequest'];
export type UpdateImageRequest = components['schemas']['UpdateImageRequest'];
export type Video = components['schemas']['Video'];
export type VideoResponse = components['schemas']['VideoResponse'];
export type VideoListResponse = components['schemas']['VideoListResponse'];
export type CreateVideoRequest = components['schemas']['CreateVideoRequest'];
export type UpdateVideoRequest = components['schemas']['UpdateVideoRequest'];
export type Product = components['schemas']['Product'];
export type ProductTranslations = components['schemas']['ProductTranslations'];
export type NewProductTranslations = components['schemas']['NewProductTranslations'];
export type ProductResponse = components['schemas']['ProductResponse'];
export type ProductListResponse = components['schemas']['ProductListResponse'];
export type CreateProductRequest = components['schemas']['CreateProductRequest'];
export type UpdateProductRequest = components['schemas']['UpdateProductRequest'];
export type ProductCategory = components['schemas']['ProductCategory'];
export type ProductCategoryTranslations = components['schemas']['ProductCategoryTranslations'];
export type NewProductCategoryTranslations = components['schemas']['NewProductCategoryTranslations'];
export type ProductCategoryResponse = components['schemas']['ProductCategoryResponse'];
export type ProductCategoryListResponse = components['schemas']['ProductCategoryListResponse'];
export type CreateProductCategoryRequest = components['schemas']['CreateProductCategoryRequest'];
export type UpdateProductCategoryRequest = components['schemas']['UpdateProductCategoryRequest'];
export type Carousel = components['schemas']['Carousel'];
export type CarouselResponse = components['schemas']['CarouselResponse'];
export type CarouselListResponse = components['schemas']['CarouselListResponse'];
export type CreateCarouselRequest = components['schemas']['CreateCarouselRequest'];
export type UpdateCarouselRequest = components['schemas']['UpdateCarouselRequest'];
export type Testimony = components['schemas']['Testimony'];
export type TestimonyResponse = components['schemas']['TestimonyResponse'];
export type TestimonyListResponse = components['schemas']['TestimonyListResponse'];
export type CreateTestimonyRequest = components['schemas']['CreateTestimonyRequest'];
export type UpdateTestimonyRequest = components['schemas']['UpdateTestimonyRequest'];
export type SurfSpot = components['schemas']['SurfSpot'];
export type SurfSpotTranslations = components['schemas']['SurfSpotTranslations'];
export type NewSurfSpotTranslations = components['schemas']['NewSurfSpotTranslations'];
export type SurfSpotResponse = components['schemas']['SurfSpotResponse'];
export type SurfSpotListResponse = components['schemas']['SurfSpotListResponse'];
export type CreateSurfSpotRequest = components['schemas']['CreateSurfSpotRequest'];
export type UpdateSurfSpotRequest = components['schemas']['UpdateSurfSpotRequest'];
export type BookingCode = components['schemas']['BookingCode'];
export type Payment = components['schemas']['Payment'];
export type BookingDetail = components['schemas']['BookingDetail'];
export type BookedTranslations = components['schemas']['BookedTranslations'];
export type BookedSession = components['schemas']['BookedSession'];
export type BookedPlaceTranslations = components['schemas']['BookedPlaceTranslations'];
export type PaidBy = components['schemas']['PaidBy'];
export type AmountDue = components['schemas']['AmountDue'];
export type Booking = components['schemas']['Booking'];
export type BookingResponse = components['schemas']['BookingResponse'];
export type BookingListResponse = components['schemas']['BookingListResponse'];
export type CheckedBooking = components['schemas']['CheckedBooking'];
export type CheckBookingResponse = components['schemas']['CheckBookingResponse'];
export type Transaction = components['schemas']['Transaction'];
export type CreatedBooking = components['schemas']['CreatedBooking'];
export type CreateBookingResponse = components['schemas']['CreateBookingResponse'];
export type CustomerDetails = components['schemas']['CustomerDetails'];
export type NewBookingDetail = components['schemas']['NewBookingDetail'];
export type CreateBookingRequest = components['schemas']['CreateBookingRequest'];
export type UpdateBookingStatusRequest = components['schemas']['UpdateBookingStatusRequest'];
export type UpdateBookingPaymentRequest = components['schemas']['UpdateBookingPaymentRequest'];
export type OpenDay = components['schemas']['OpenDay'];
export type DayListResponse = components['schemas']['DayListResponse'];
export type StaffDay = components['schemas']['StaffDay'];
export type StaffDayListResponse = components['schemas']['StaffDayListResponse'];
export type UpdateDaysRequest = components['schemas']['UpdateDaysRequest'];
export type Attendance = components['schemas']['Attendance'];
export type Session = components['schemas']['Session'];
export type SessionListResponse = components['schemas']['SessionListResponse'];
export type SessionResponse = components['schemas']['SessionResponse'];
export type UpdateSessionRequest = components['schemas']['UpdateSessionRequest'];
export type UpdateSessionsRequest = components['schemas']['UpdateSessionsRequest'];
export type Refusal = components['schemas']['Refusal'];
export type RefusedSessions = components['schemas']['RefusedSessions'];
export type UpdatedSessionsResponse = components['schemas']['UpdatedSessionsResponse'];
export type CancelSessionRequest = components['schemas']['CancelSessionRequest'];
export type AddSessionRequest = components['schemas']['AddSessionRequest'];
export type UpdateBookingRequest = components['schemas']['UpdateBookingRequest'];
export type Language = components['schemas']['Language'];
export type Instructor = components['schemas']['Instructor'];
export type InstructorTranslations = components['schemas']['InstructorTranslations'];
export type NewInstructorTranslations = components['schemas']['NewInstructorTranslations'];
export type InstructorResponse = components['schemas']['InstructorResponse'];
export type InstructorListResponse = components['schemas']['InstructorListResponse'];
export type CreateInstructorRequest = components['schemas']['CreateInstructorRequest'];
export type UpdateInstructorRequest = components['schemas']['UpdateInstructorRequest'];
export type SetInstructorAwayRequest = components['schemas']['SetInstructorAwayRequest'];
export type RosterDay = components['schemas']['RosterDay'];
export type RosterRow = components['schemas']['RosterRow'];
export type RosterResponse = components['schemas']['RosterResponse'];
export type BookingChange = components['schemas']['BookingChange'];
export type FullBooking = components['schemas']['FullBooking'];
export type FullBookingResponse = components['schemas']['FullBookingResponse'];
export type CounterCustomer = components['schemas']['CounterCustomer'];
export type CreateCounterBookingRequest = components['schemas']['CreateCounterBookingRequest'];
export type DayFigures = components['schemas']['DayFigures'];
export type Overview = components['schemas']['Overview'];
export type OverviewResponse = components['schemas']['OverviewResponse'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type LedgerKind = components['schemas']['LedgerKind'];
export type LedgerMethod = components['schemas']['LedgerMethod'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type AddLedgerEntryRequest = components['schemas']['AddLedgerEntryRequest'];
export type LedgerEntryResponse = components['schemas']['LedgerEntryResponse'];
export type LedgerRow = components['schemas']['LedgerRow'];
export type LedgerListResponse = components['schemas']['LedgerListResponse'];
export type RevenueRow = components['schemas']['RevenueRow'];
export type Revenue = components['schemas']['Revenue'];
export type RevenueResponse = components['schemas']['RevenueResponse'];
export type Balance = components['schemas']['Balance'];
export type BalanceListResponse = components['schemas']['BalanceListResponse'];
export type AttentionItem = components['schemas']['AttentionItem'];
export type AttentionListResponse = components['schemas']['AttentionListResponse'];
export type Message = components['schemas']['Message'];
export type MessageResponse = components['schemas']['MessageResponse'];
export type MessageListResponse = components['schemas']['MessageListResponse'];
export type School = components['schemas']['School'];
export type SchoolResponse = components['schemas']['SchoolResponse'];
export type SchoolTexts = components['schemas']['SchoolTexts'];
export type UpdateSchoolRequest = components['schemas']['UpdateSchoolRequest'];
export type UpdateSchoolTexts = components['schemas']['UpdateSchoolTexts'];
export type Change = components['schemas']['Change'];
export type ChangeListResponse = components['schemas']['ChangeListResponse'];
export type MoveMySessionRequest = components['schemas']['MoveMySessionRequest'];
export type CancelMyBookingRequest = components['schemas']['CancelMyBookingRequest'];
export type MyBooking = components['schemas']['MyBooking'];
export type MyBookingListResponse = components['schemas']['MyBookingListResponse'];
export type BookingHistory = components['schemas']['BookingHistory'];
export type BookingHistoryListResponse = components['schemas']['BookingHistoryListResponse'];
export type MyBookingDetail = components['schemas']['MyBookingDetail'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBadId = components['responses']['BadId'];
export type ResponseBadPage = components['responses']['BadPage'];
export type ResponseBadRange = components['responses']['BadRange'];
export type ResponseBadForm = components['responses']['BadForm'];
export type ResponseBadBooking = components['responses']['BadBooking'];
export type ResponseBadAction = components['responses']['BadAction'];
export type ResponseBadEmail = components['responses']['BadEmail'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseBadRefreshToken = components['responses']['BadRefreshToken'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseStaffOnly = components['responses']['StaffOnly'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseBookingNotFound = components['responses']['BookingNotFound'];
export type ResponseOwnBookingNotFound = components['responses']['OwnBookingNotFound'];
export type ResponseNothingToBook = components['responses']['NothingToBook'];
export type ResponseLessonOrCategoryNotFound = components['responses']['LessonOrCategoryNotFound'];
export type ResponsePictureNotFound = components['responses']['PictureNotFound'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponsePictureTooLarge = components['responses']['PictureTooLarge'];
export type ResponseUnsupportedMedia = components['responses']['UnsupportedMedia'];
export type ResponseNoPicture = components['responses']['NoPicture'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnexpectedError = components['responses']['UnexpectedError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseNoSpace = components['responses']['NoSpace'];
export type ParameterId = components['parameters']['Id'];
export type ParameterBookingCode = components['parameters']['BookingCode'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterOptionalPage = components['parameters']['OptionalPage'];
export type ParameterSize = components['parameters']['Size'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterTo = components['parameters']['To'];
export type ParameterSessionsTo = components['parameters']['SessionsTo'];
export type ParameterBalanceDay = components['parameters']['BalanceDay'];
export type ParameterRevenueBy = components['parameters']['RevenueBy'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type $defs = Record<string, never>;
export interface operations {
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterRequest'];
      };
    };
    responses: {
      /** @description The new user. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserResponse'];
        };
      };
      /** @description The body does not fit its schema, or the passwords differ. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The request is not valid.",
           *       "details": [
           *         "body/confirm_password must be equal to the password"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The e-mail address is taken. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "This e-mail address is already registered."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description The tokens of the new session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokensResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      /** @description The e-mail address or the password is wrong; which one is not said. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Wrong e-mail address or password."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordRequest'];
      };
    };
    responses: {
      /** @description The new password counts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      /** @description The body does not fit its schema, or the token is not one of a link that can be used. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "This link was used before, is too old or is not known. Please ask for a new one."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  requestPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordResetRequest'];
      };
    };
    responses: {
      /** @description The request has been taken. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadEmail'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  refreshAccessToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A new access token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessTokenResponse'];
        };
      };
      401: components['responses']['BadRefreshToken'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      401: components['responses']['BadRefreshToken'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  getCurrentUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user whom the access token belongs to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentUserResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listUsers: {
    parameters: {
      query: {
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        page: components['parameters']['Page'];
        /**
         * @description Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400).
         * @example private
         */
        search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of users. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateUserRequest'];
      };
    };
    responses: {
      /** @description The changed user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description Another user has the e-mail address, or nobody would be ADMIN any more. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The user has the role ADMIN. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "A user with the role ADMIN cannot be deleted."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listImages: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The photos. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImageListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createImage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['CreateImageRequest'];
      };
    };
    responses: {
      /** @description The new photo. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImageResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UpdateImageRequest'];
      };
    };
    responses: {
      /** @description The changed photo. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImageResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listVideos: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The videos. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createVideo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateVideoRequest'];
      };
    };
    responses: {
      /** @description The new video. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateVideo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateVideoRequest'];
      };
    };
    responses: {
      /** @description The changed video. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteVideo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listProducts: {
    parameters: {
      query: {
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        page: components['parameters']['Page'];
        /**
         * @description Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400).
         * @example private
         */
        search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of lessons. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createProduct: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['CreateProductRequest'];
      };
    };
    responses: {
      /** @description The new lesson. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['LessonOrCategoryNotFound'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UpdateProductRequest'];
      };
    };
    responses: {
      /** @description The changed lesson. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['LessonOrCategoryNotFound'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listProductCategories: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The categories. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductCategoryListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createProductCategory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateProductCategoryRequest'];
      };
    };
    responses: {
      /** @description The new category. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductCategoryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description The name is taken. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "This category is already registered.",
           *       "details": [
           *         "Product category already registered"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateProductCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateProductCategoryRequest'];
      };
    };
    responses: {
      /** @description The changed category. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductCategoryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description Another category has the name. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "This category is already registered.",
           *       "details": [
           *         "Product category already registered"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteProductCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The category has lessons. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "A category that has lessons cannot be deleted."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listCarousels: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The slides. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CarouselListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createCarousel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['CreateCarouselRequest'];
      };
    };
    responses: {
      /** @description The new slide. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CarouselResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  searchCarousels: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All slides. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CarouselListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateCarousel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UpdateCarouselRequest'];
      };
    };
    responses: {
      /** @description The changed slide. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CarouselResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteCarousel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listTestimonies: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The approved reviews. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestimonyListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createTestimony: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateTestimonyRequest'];
      };
    };
    responses: {
      /** @description The review, not yet active. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "1b1c0d7e-86a1-4f22-8a5e-5a6b2f1d9c04",
           *         "name": "Jonas",
           *         "email": "jonas@example.com",
           *         "message": "Stood up on the first day.",
           *         "active": false,
           *         "created_at": "2027-05-01T02:30:00.000Z",
           *         "decided": false
           *       }
           *     }
           */
          'application/json': components['schemas']['TestimonyResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  searchTestimonies: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All reviews. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "1b1c0d7e-86a1-4f22-8a5e-5a6b2f1d9c04",
           *           "name": "Jonas",
           *           "email": "jonas@example.com",
           *           "message": "Stood up on the first day.",
           *           "active": false,
           *           "created_at": "2027-05-01T02:30:00.000Z",
           *           "decided": false
           *         }
           *       ],
           *       "paging": {
           *         "page": 1,
           *         "size": 10,
           *         "total_item": 1,
           *         "total_page": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['TestimonyListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateTestimony: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateTestimonyRequest'];
      };
    };
    responses: {
      /** @description The changed review. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestimonyResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteTestimony: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listSurfSpots: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The surf spots. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SurfSpotListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createSurfSpot: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['CreateSurfSpotRequest'];
      };
    };
    responses: {
      /** @description The new surf spot. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SurfSpotResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateSurfSpot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UpdateSurfSpotRequest'];
      };
    };
    responses: {
      /** @description The changed surf spot. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SurfSpotResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteSurfSpot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listMyBookings: {
    parameters: {
      query: {
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        page: components['parameters']['Page'];
        /**
         * @description How many rows a page has.
         * @example 5
         */
        size: components['parameters']['Size'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of upcoming bookings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyBookingListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listMyHistories: {
    parameters: {
      query: {
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        page: components['parameters']['Page'];
        /**
         * @description How many rows a page has.
         * @example 5
         */
        size: components['parameters']['Size'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of past bookings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingHistoryListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listBookings: {
    parameters: {
      query: {
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        page: components['parameters']['Page'];
        /**
         * @description Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400).
         * @example private
         */
        search?: components['parameters']['Search'];
        /** @description Only bookings with this status. */
        status?: components['schemas']['BookingStatus'];
        /** @description Only bookings with this payment status. */
        payment_status?: components['schemas']['PaymentStatus'];
        /** @description Only bookings with this payment method. */
        payment_method?: components['schemas']['PaymentMethod'];
        /** @description The first day. */
        from?: components['parameters']['From'];
        /** @description The last day; not before `from` (400). */
        to?: components['parameters']['To'];
        /**
         * @description The order; `-` in front turns it round. `reservation_date` is that of a booking's first session; names are compared without regard to case
         *     and accents.
         * @example -created_at
         */
        sort?:
          | 'created_at'
          | '-created_at'
          | 'customer_name'
          | '-customer_name'
          | 'reservation_date'
          | '-reservation_date'
          | 'total_amount'
          | '-total_amount';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of bookings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createBooking: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A random text, made once for each booking or entry that a person means to make and sent again with every retry of it. What it does is said
         *     above under its name.
         * @example 0b2e6d1e-6c1f-4c3b-9d53-0d6f3f7a0c11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateBookingRequest'];
      };
    };
    responses: {
      /** @description The booking. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateBookingResponse'];
        };
      };
      400: components['responses']['BadBooking'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NothingToBook'];
      /** @description A day does not take the booking, it is too large, the price has changed, or the key was used for another booking. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateBookingStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateBookingStatusRequest'];
      };
    };
    responses: {
      /** @description The changed booking. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingResponse'];
        };
      };
      400: components['responses']['BadAction'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['BookingNotFound'];
      /** @description The status cannot become this one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateBookingPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateBookingPaymentRequest'];
      };
    };
    responses: {
      /** @description The changed booking. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookingResponse'];
        };
      };
      400: components['responses']['BadAction'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['BookingNotFound'];
      /** @description The payment cannot be changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listDays: {
    parameters: {
      query?: {
        /** @description The first day. */
        from?: components['parameters']['From'];
        /** @description The last day; not before `from` (400). */
        to?: components['parameters']['To'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The days, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DayListResponse'];
        };
      };
      400: components['responses']['BadRange'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateDays: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateDaysRequest'];
      };
    };
    responses: {
      /** @description The days as they are now, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffDayListResponse'];
        };
      };
      /** @description The body does not fit its schema, changes nothing, or has a range that is too long or the wrong way round. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The request is not valid.",
           *       "details": [
           *         "body must have at least one of is_open",
           *         "reason",
           *         "capacity and note"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description The first day. */
        from?: components['parameters']['From'];
        /** @description The last day; not before `from` (400). Left out, it is the day of `from`. */
        to?: components['parameters']['SessionsTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionListResponse'];
        };
      };
      400: components['responses']['BadRange'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateSessionsRequest'];
      };
    };
    responses: {
      /** @description The sessions, in the order of `ids`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdatedSessionsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['NotFound'];
      /** @description Sessions are refused. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "No place is left on 8 March 2027.",
           *       "refusals": [
           *         {
           *           "id": "8e2d3c4b-5a69-4788-9695-a4b3c2d1e008",
           *           "message": "No place is left on 8 March 2027."
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RefusedSessions'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  cancelSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelSessionRequest'];
      };
    };
    responses: {
      /** @description The booking. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FullBookingResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['NotFound'];
      /** @description The booking or the online payment does not allow it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateSessionRequest'];
      };
    };
    responses: {
      /** @description The session as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionResponse'];
        };
      };
      /** @description A field does not fit its schema, or the session cannot have this day or these people. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The request is not valid.",
           *       "details": [
           *         "body/reservation_date must not be before today"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['NotFound'];
      /** @description The booking, the day or the online payment does not allow the change. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listInstructors: {
    parameters: {
      query?: {
        /**
         * @description Number of the page, from 1, with ten rows on a page. Without it, every row is on one page.
         * @example 1
         */
        page?: components['parameters']['OptionalPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The instructors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstructorListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createInstructor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['CreateInstructorRequest'];
      };
    };
    responses: {
      /** @description The new instructor. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstructorResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateInstructor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UpdateInstructorRequest'];
      };
    };
    responses: {
      /** @description The changed instructor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstructorResponse'];
        };
      };
      400: components['responses']['BadForm'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PictureTooLarge'];
      415: components['responses']['NoPicture'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  deleteInstructor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description There are sessions. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  setInstructorAway: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetInstructorAwayRequest'];
      };
    };
    responses: {
      /** @description The instructor as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstructorResponse'];
        };
      };
      /** @description The body does not fit its schema, or has a range that is too long or the wrong way round. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The request is not valid.",
           *       "details": [
           *         "body/to must not be before from"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listRoster: {
    parameters: {
      query?: {
        /** @description The first day. */
        from?: components['parameters']['From'];
        /** @description The last day; not before `from` (400). Left out, it is the day of `from`. */
        to?: components['parameters']['SessionsTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RosterResponse'];
        };
      };
      400: components['responses']['BadRange'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  getBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FullBookingResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['BookingNotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateBookingRequest'];
      };
    };
    responses: {
      /** @description The booking. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FullBookingResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['BookingNotFound'];
      /** @description Somebody has changed it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Somebody has changed this booking meanwhile."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  addSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddSessionRequest'];
      };
    };
    responses: {
      /** @description The booking. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FullBookingResponse'];
        };
      };
      400: components['responses']['BadBooking'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['NothingToBook'];
      /** @description The booking, the day or the online payment does not allow it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  createCounterBooking: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A random text, made once for each booking or entry that a person means to make and sent again with every retry of it. What it does is said
         *     above under its name.
         * @example 0b2e6d1e-6c1f-4c3b-9d53-0d6f3f7a0c11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateCounterBookingRequest'];
      };
    };
    responses: {
      /** @description The booking. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FullBookingResponse'];
        };
      };
      400: components['responses']['BadBooking'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['NothingToBook'];
      /** @description A day does not take the booking, or the key was used for another one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  getOverview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OverviewResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  addLedgerEntry: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A random text, made once for each booking or entry that a person means to make and sent again with every retry of it. What it does is said
         *     above under its name.
         * @example 0b2e6d1e-6c1f-4c3b-9d53-0d6f3f7a0c11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddLedgerEntryRequest'];
      };
    };
    responses: {
      /** @description The entry. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerEntryResponse'];
        };
      };
      /** @description The body does not fit its schema, or is none that anybody may send. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The request is not valid.",
           *       "details": [
           *         "body/reason must be given for a refund"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['StaffOnly'];
      404: components['responses']['BookingNotFound'];
      /** @description The money cannot be taken or given back like this, or the key was used for another entry. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listLedger: {
    parameters: {
      query?: {
        /** @description The first day. */
        from?: components['parameters']['From'];
        /** @description The last day; not before `from` (400). Left out, it is the day of `from`. */
        to?: components['parameters']['SessionsTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerListResponse'];
        };
      };
      400: components['responses']['BadRange'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  getRevenue: {
    parameters: {
      query: {
        /** @description The first day. */
        from?: components['parameters']['From'];
        /** @description The last day; not before `from` (400). Left out, it is the day of `from`. */
        to?: components['parameters']['SessionsTo'];
        /**
         * @description What the rows stand for.
         * @example lesson
         */
        by: components['parameters']['RevenueBy'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevenueResponse'];
        };
      };
      400: components['responses']['BadRange'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listBalances: {
    parameters: {
      query?: {
        /** @description At whose end. Left out, it is today. */
        day?: components['parameters']['BalanceDay'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bookings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceListResponse'];
        };
      };
      400: components['responses']['BadRange'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listAttention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is to be seen to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttentionListResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  resolveAttention: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Resolved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoneResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listMessages: {
    parameters: {
      query: {
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        page: components['parameters']['Page'];
        /**
         * @description Text to find, in the fields that the operation names. Left out, it lists everything; a blank one is refused (400).
         * @example private
         */
        search?: components['parameters']['Search'];
        /** @description Only messages with this status; a backend of an earlier version lists all. There may be more in every version, and none is listed for one that is unknown. */
        status?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageListResponse'];
        };
      };
      400: components['responses']['BadPage'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  sendMessageAgain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new message. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageResponse'];
        };
      };
      400: components['responses']['BadId'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The message is a PASSWORD_RESET. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The link to a new password is not sent again."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  listChanges: {
    parameters: {
      query: {
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        page: components['parameters']['Page'];
        /** @description The first day. */
        from?: components['parameters']['From'];
        /** @description The last day; not before `from` (400). */
        to?: components['parameters']['To'];
        /** @description Only what this user changed; nothing for an unknown one. */
        actor?: components['schemas']['Id'];
        /** @description Only changes of this. MONEY is what staff wrote into the ledger. */
        what?:
          | 'USERS'
          | 'LESSONS'
          | 'CATEGORIES'
          | 'SPOTS'
          | 'BOOKINGS'
          | 'DAYS'
          | 'INSTRUCTORS'
          | 'CONTENT'
          | 'MONEY'
          | 'SCHOOL';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of changes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangeListResponse'];
        };
      };
      400: components['responses']['BadRange'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  getSchool: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The school. */
      200: {
        headers: {
          /**
           * @description Names this answer.
           * @example "q3Zk0d8b1xW5sT7uVyRcNw"
           */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SchoolResponse'];
        };
      };
      /** @description The school is still the one that `If-None-Match` names; the answer has no body. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  updateSchool: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateSchoolRequest'];
      };
    };
    responses: {
      /** @description The school. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SchoolResponse'];
        };
      };
      /** @description The body does not fit its schema, or a text cannot be shown. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The request is not valid.",
           *       "details": [
           *         "body/phone must be a phone number with the code of its country and no spaces, such as +6281234567890"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description Somebody has changed it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Somebody has changed the school meanwhile."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  checkBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
         *     That is why it has no pattern here.
         * @example 7K3M9QXT2A
         */
        bookingCode: components['parameters']['BookingCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The booking. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckBookingResponse'];
        };
      };
      /** @description The code is longer than any can be written, or has a character that cannot be stored. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The request is not valid.",
           *       "details": [
           *         "params/bookingCode must NOT have more than 64 characters"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      /** @description No booking has this code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "No booking has this code."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      default: components['responses']['UnexpectedError'];
    };
  };
  moveMySession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
         *     That is why it has no pattern here.
         * @example 7K3M9QXT2A
         */
        bookingCode: components['parameters']['BookingCode'];
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveMySessionRequest'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckBookingResponse'];
        };
      };
      /** @description The body does not fit its schema, or the day cannot be booked. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "The request is not valid.",
           *       "details": [
           *         "body/reservation_date must not be before today"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      404: components['responses']['OwnBookingNotFound'];
      /** @description It is too late, or the booking or the day does not allow it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  cancelMySession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
         *     That is why it has no pattern here.
         * @example 7K3M9QXT2A
         */
        bookingCode: components['parameters']['BookingCode'];
        /**
         * @description Id of the row.
         * @example 3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21
         */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelMyBookingRequest'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckBookingResponse'];
        };
      };
      400: components['responses']['BadEmail'];
      404: components['responses']['OwnBookingNotFound'];
      /** @description It is too late, or the booking is final. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "It is too late to cancel this session here. Please call the school: +62 361 555 0100."
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
  cancelMyBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code that the customer got with the booking, as it was given or as people write it (see `checkBooking`): `7k3m-9qxt-2a` is 7K3M9QXT2A.
         *     That is why it has no pattern here.
         * @example 7K3M9QXT2A
         */
        bookingCode: components['parameters']['BookingCode'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelMyBookingRequest'];
      };
    };
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckBookingResponse'];
        };
      };
      400: components['responses']['BadEmail'];
      404: components['responses']['OwnBookingNotFound'];
      /** @description It is too late, or the booking is final. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
      507: components['responses']['NoSpace'];
      default: components['responses']['UnexpectedError'];
    };
  };
}

/** The languages in which guests are written to. */
export const LANGUAGES = ['en', 'id'] as const;
