import { withUnconfirmed } from '../bookings/unconfirmed.ts';
import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '../errors.ts';
import { withGuests } from '../repositories/attentionGuests.ts';
import { schoolDay } from '../school/days.ts';
import { listAttention, resolveAttention } from '../repositories/attention.ts';
import { onePage } from '../repositories/paging.ts';
import type { Context } from '../http/context.ts';
import { changeAs } from './signedIn.ts';

/** What a person must see to. */
export const attentionHandlers = ({ db, now }: Context) =>
  ({
    listAttention: async () => {
      const items = await withUnconfirmed(db, await listAttention(db));
      return onePage(await withGuests(db, items, schoolDay(now())));
    },

    resolveAttention: (request) =>
      changeAs(db, request, async (tx) => {
        if (!(await resolveAttention(tx, request.params.id))) throw notFound('Attention item');
        return true as const;
      }),
  }) satisfies Partial<Handlers>;
