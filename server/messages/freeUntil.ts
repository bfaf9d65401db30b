import type { WrittenBooking } from './writtenBooking.ts';
import { sessionStart } from '../school/days.ts';
import { isOpen } from '../school/money.ts';
import { ownRightsOf, type OwnTerms } from '../school/ownRights.ts';
import type { Speech } from './speech.ts';
import { instantIn } from './words.ts';

/**
 * Until when the guest can cancel or move the booking by oneself, as a moment, which stays true however late the message is sent or
 * read. Nothing where the booking is final or has begun.
 */
export function freeUntil(booking: WrittenBooking, speech: Speech, terms: OwnTerms): string[] {
  const { t } = speech;
  const rights = ownRightsOf(booking, terms);
  if (rights.isFree)
    return [
      t`We have changed your plans, so you can move your days or cancel the booking on its page until each day ends.`,
    ];
  if (rights.until) {
    const moment = instantIn(speech, rights.until, { now: terms.now, region: booking.school.region });
    return [t`Free to cancel or move until ${moment}.`];
  }
  const [first] = booking.sessions;
  const isToCome = first && isOpen(booking.status) && sessionStart(first.date, first.startTime) > terms.now;
  return isToCome
    ? [t`It begins so soon that it can no longer be cancelled or moved online. Call us: we do what we can.`]
    : [];
}
