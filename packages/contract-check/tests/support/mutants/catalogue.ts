import { accessBookings } from './accessBookings.ts';
import { accessRights, accessStaff } from './accessRights.ts';
import { accessTokens } from './accessTokens.ts';
import { acrossBookings } from './acrossBookings.ts';
import { acrossDeletions, acrossNames } from './acrossDeletions.ts';
import { allowedValues } from './allowedValues.ts';
import { allowedWire } from './allowedWire.ts';
import { bookingChanges } from './bookingChanges.ts';
import { bookingCodes } from './bookingCodes.ts';
import { allowedCourses, bookingCourses } from './bookingCourses.ts';
import { bookingDays } from './bookingDays.ts';
import { bookingGuests } from './bookingGuests.ts';
import { bookingHours, listOrdersOfHours } from './bookingHours.ts';
import { bookingInstructors } from './bookingInstructors.ts';
import { bookingKeys } from './bookingKeys.ts';
import { bookingLedger } from './bookingLedger.ts';
import { bookingBalances } from './bookingBalances.ts';
import { bookingMoney } from './bookingMoney.ts';
import { bookingLines } from './bookingLines.ts';
import { bookingMessages } from './bookingMessages.ts';
import { bookingPeople } from './bookingPeople.ts';
import { bookingPrices } from './bookingPrices.ts';
import { bookingStates } from './bookingStates.ts';
import { listedChanges } from './changes.ts';
import { envelope } from './envelope.ts';
import { failure } from './failure.ts';
import { fieldOf } from './field.ts';
import { accessLeaks, accessWays, failureHostile } from './hostile.ts';
import { accessInstructors, laxInstructors, storedInstructors } from './instructors.ts';
import { laxSchool, storedSchool } from './school.ts';
import { laxBookings } from './laxBookings.ts';
import { laxTexts } from './laxTexts.ts';
import { laxLessons, storedLessons, strictLessons, upcomingSessions } from './lessons.ts';
import { listNumbers, listPages } from './listPages.ts';
import { listOrders, listOrdersOfDesk } from './listOrders.ts';
import { listSearches } from './listSearches.ts';
import {
  accessPasswords,
  acrossAtOnce,
  allowedHours,
  bookingMidnight,
  bookingKeyCases,
  failureAbsent,
  pictureFormer,
  storedBlanks,
  strictBlanks,
  strictPictures,
  transportOrigins,
} from './missed.ts';
import { pictureFiles } from './pictureFiles.ts';
import { pictureRows } from './pictureRows.ts';
import { status } from './status.ts';
import { storedChanges } from './storedChanges.ts';
import { storedTexts } from './storedTexts.ts';
import { strictBookings } from './strictBookings.ts';
import { strictFields, strictLengths } from './strictFields.ts';
import { strictRows } from './strictRows.ts';
import { transport } from './transport.ts';
import { valueBookings, valueDesk } from './valueBookings.ts';
import { values } from './values.ts';
import type { Entry, Kind, Mutant } from './mutant.ts';

const byKind: Record<Kind | 'allowed', Mutant[]> = {
  status,
  envelope,
  transport: [...transport, ...transportOrigins],
  field: fieldOf,
  failure: [...failure, ...failureHostile, ...failureAbsent],
  access: [
    ...accessPasswords,
    ...accessLeaks,
    ...accessWays,
    ...accessTokens,
    ...accessRights,
    ...accessBookings,
    ...accessStaff,
    ...accessInstructors,
  ],
  list: [
    ...listPages,
    ...listNumbers,
    ...listOrders,
    ...listSearches,
    ...listOrdersOfDesk,
    ...listOrdersOfHours,
    ...listedChanges,
  ],
  lax: [...laxTexts, ...laxBookings, ...laxLessons, ...laxInstructors, ...laxSchool],
  booking: [
    ...bookingPrices,
    ...bookingLedger,
    ...bookingMoney,
    ...bookingBalances,
    ...bookingPeople,
    ...bookingCodes,
    ...bookingStates,
    ...bookingKeys,
    ...bookingKeyCases,
    ...bookingMidnight,
    ...bookingDays,
    ...bookingCourses,
    ...bookingHours,
    ...bookingGuests,
    ...bookingChanges,
    ...bookingLines,
    ...bookingMessages,
    ...bookingInstructors,
  ],
  value: [...valueBookings, ...values, ...valueDesk, ...upcomingSessions],
  picture: [...pictureFormer, ...pictureFiles, ...pictureRows],
  across: [...acrossAtOnce, ...acrossDeletions, ...acrossBookings, ...acrossNames],
  stored: [...storedBlanks, ...storedChanges, ...storedTexts, ...storedLessons, ...storedInstructors, ...storedSchool],
  strict: [
    ...strictBlanks,
    ...strictPictures,
    ...strictFields,
    ...strictLengths,
    ...strictBookings,
    ...strictRows,
    ...strictLessons,
  ],
  allowed: [...allowedHours, ...allowedWire, ...allowedValues, ...allowedCourses],
};

/** Every mutant and every allowed variation. */
export const catalogue: Entry[] = Object.entries(byKind).flatMap(([kind, list]) =>
  list.map((one) => ({ ...one, kind: kind as Entry['kind'] })),
);

/** What the quick tests measure of each kind: mutants of operations that are checked in a second. */
const sampled: Record<Kind, string> = {
  status: 'an administrator stays with 403',
  envelope: 'a list is a bare array',
  transport: 'an answer is JSON twice',
  field: 'a role is ROLE_ADMIN',
  failure: 'the message is SQL',
  access: 'alg none is believed',
  list: 'the last page is filled up',
  lax: 'a long title is cut',
  booking: 'a guest cancels a session whenever it is',
  value: 'instants of bookings have the offset of Bali',
  picture: 'what is called a picture is one',
  across: "a deleted customer's bookings vanish",
  stored: 'a changed title is answered and not stored',
  strict: 'a video needs a title',
};

/** A mutant of each kind, the same ones each time; the deep tests measure all. */
export const sample: Entry[] = catalogue.filter(({ kind, name }) => kind !== 'allowed' && sampled[kind] === name);
