import { changeManySessions } from '../bookings/changeManySessions.ts';
import { changeSession } from '../bookings/changeSession.ts';
import { assertChange } from '../bookings/sessionRules.ts';
import type { Session, UpdateSessionRequest } from '../contract.gen.ts';
import { settleBeforehand } from '../payments/askGateway.ts';
import { datesBetween, schoolDay } from '../school/days.ts';
import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '../errors.ts';
import { originOf } from '../http/origin.ts';
import { withAddresses } from '../messages/addresses.ts';
import { recorded } from '../repositories/auditLog.ts';
import { onePage } from '../repositories/paging.ts';
import { findSession, listSessions } from '../repositories/sessions.ts';
import { type Context, paymentContext } from '../http/context.ts';
import { assertAdministrator, changeAs, signedInUser } from './signedIn.ts';

const MAX_LISTED = 31;

/** Whether a booking may cost another amount, for which a page that is open is not. */
const changesAmount = (
  before: Session,
  { person, product_id: lesson, unit_price: price }: UpdateSessionRequest,
): boolean =>
  (person !== undefined && person !== before.person) ||
  (lesson !== undefined && lesson !== before.product_id) ||
  // The further days of a course have another price than its line.
  price !== undefined;

/** Who comes on which day. */
export const sessionHandlers = (context: Context) => {
  const { db, publicUrl, changeHours, now } = context;
  return {
    async listSessions({ query }) {
      const { from = schoolDay(now()), to } = query;
      const dates = datesBetween(from, to, { most: MAX_LISTED });
      return onePage(await listSessions(db, from, dates.at(-1) ?? from));
    },

    async updateSession(request) {
      const { params, body, log } = request;
      assertChange(body);
      if (body.unit_price !== undefined) assertAdministrator(request, 'set a price');
      const before = await findSession(db, params.id);
      if (!before) throw notFound('Session');
      if (changesAmount(before, body)) await settleBeforehand(paymentContext(context, log), before.booking_id);
      return changeAs(db, request, async (tx) => {
        await changeSession(tx, params.id, body, { changeHours, now: now() });
        const session = await findSession(tx, params.id);
        if (!session) throw notFound('Session');
        return session;
      });
    },

    async updateSessions(request) {
      const { body } = request;
      assertChange(body);
      const { id } = signedInUser(request);
      const answer = await changeManySessions((work) => recorded(db, id, work), body, { changeHours, now: now() });
      const origin = originOf(request, publicUrl);
      const messages = answer.messages?.map(({ text, ...message }) => ({
        ...message,
        text: withAddresses(text, { origin, paymentPage: null }),
      }));
      return { ...answer, ...(messages && { messages }) };
    },
  } satisfies Partial<Handlers>;
};
