import { changeSession } from '../bookings/changeSession.ts';
import { settleBeforehand } from '../payments/askGateway.ts';
import { datesBetween, schoolDay } from '../school/days.ts';
import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '../errors.ts';
import { onePage } from '../repositories/paging.ts';
import { findSession, listSessions } from '../repositories/sessions.ts';
import type { Context } from '../http/context.ts';
import { changeAs } from './signedIn.ts';

const MAX_LISTED = 31;

/** Who comes on which day. */
export const sessionHandlers = ({ db, payments: provider, changeHours, now }: Context) =>
  ({
    async listSessions({ query }) {
      const { from = schoolDay(now()), to } = query;
      const dates = datesBetween(from, to, { most: MAX_LISTED });
      return onePage(await listSessions(db, from, dates.at(-1) ?? from));
    },

    async updateSession(request) {
      const { params, body, log } = request;
      const before = await findSession(db, params.id);
      if (!before) throw notFound('Session');
      if (body.person !== undefined && body.person !== before.person)
        await settleBeforehand({ db, provider, changeHours, now, log }, before.booking_id);
      return changeAs(db, request, async (tx) => {
        await changeSession(tx, params.id, body, { changeHours, now: now() });
        const session = await findSession(tx, params.id);
        if (!session) throw notFound('Session');
        return session;
      });
    },
  }) satisfies Partial<Handlers>;
