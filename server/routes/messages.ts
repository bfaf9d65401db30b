import { normaliseBookingCode } from '../bookings/bookingCode.ts';
import type { Handlers } from '../contract/handlers.ts';
import { conflict, notFound } from '../errors.ts';
import { shownOn } from '../messages/shown.ts';
import { resolveAttentionByKey } from '../repositories/attention.ts';
import { listMessages, repeatMessage } from '../repositories/messages.ts';
import type { Context } from './context.ts';
import { originOf } from './origin.ts';
import { changeAs } from './signedIn.ts';

/** What is written to guests. */
export const messageHandlers = ({ db, publicUrl, mail }: Context) =>
  ({
    async listMessages(request) {
      const { page, search } = request.query;
      const wanted = search === undefined ? null : { code: normaliseBookingCode(search), address: search };
      const { data, paging } = await listMessages(db, wanted, { page });
      return { data: data.map(shownOn(originOf(request, publicUrl), mail === null)), paging };
    },

    sendMessageAgain: (request) =>
      changeAs(db, request, async (tx) => {
        const { id } = request.params;
        const message = await repeatMessage(tx, id);
        if (!message) throw notFound('Message');
        if (message === 'PASSWORD_RESET') throw conflict('The link to a new password is not sent again.');
        await resolveAttentionByKey(tx, `MESSAGE_FAILED:${id}`);
        return shownOn(originOf(request, publicUrl), mail === null)(message);
      }),
  }) satisfies Partial<Handlers>;
