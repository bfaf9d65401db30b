import { normaliseBookingCode } from '../bookings/bookingCode.ts';
import type { Handlers } from '../contract/handlers.ts';
import { conflict, notFound } from '../errors.ts';
import { sendAgain } from '../messages/sendAgain.ts';
import { shownOn, storedStatuses } from '../messages/shown.ts';
import { resolveAttentionByKey } from '../repositories/attention.ts';
import { listMessages } from '../repositories/messages.ts';
import type { Context } from '../http/context.ts';
import { originOf } from '../http/origin.ts';
import { changeAs } from './signedIn.ts';

/** What is written to guests. */
export const messageHandlers = ({ db, publicUrl, mail, changeHours, now }: Context) =>
  ({
    async listMessages(request) {
      const { page, search, status } = request.query;
      const isRehearsal = mail === null;
      const filter = {
        search: search === undefined ? null : { code: normaliseBookingCode(search), address: search },
        statuses: status === undefined ? null : storedStatuses(status, isRehearsal),
      };
      const { data, paging } = await listMessages(db, filter, { page });
      return { data: data.map(shownOn(originOf(request, publicUrl), isRehearsal)), paging };
    },

    sendMessageAgain: (request) =>
      changeAs(db, request, async (tx) => {
        const { id } = request.params;
        const message = await sendAgain(tx, id, { changeHours, now: now() });
        if (!message) throw notFound('Message');
        if (message === 'PASSWORD_RESET') throw conflict('The link to a new password is not sent again.');
        await resolveAttentionByKey(tx, `MESSAGE_FAILED:${id}`);
        return shownOn(originOf(request, publicUrl), mail === null)(message);
      }),
  }) satisfies Partial<Handlers>;
