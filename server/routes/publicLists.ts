import type { Handlers } from '../contract/handlers.ts';
import type { Context } from '../http/context.ts';
import { type PublicList, publicLists } from '../repositories/publicLists.ts';
import { hasUpcomingSessions, withUpcomingSessions } from '../repositories/upcomingSessions.ts';
import { schoolDay } from '../school/days.ts';

type ListHandlers = {
  [Id in PublicList]: (request: Parameters<Handlers[Id]>[0]) => ReturnType<(typeof publicLists)[Id]>;
};

/** The lists that everybody may read, of every tag. Administrators learn from some of them what is booked. */
export const publicListHandlers = ({ db, now }: Context): ListHandlers =>
  Object.fromEntries(
    Object.entries(publicLists).map(([id, read]) => [
      id,
      async ({ query, user }: Parameters<Handlers[PublicList]>[0]) => {
        const list = await read(db, query);
        if (user?.role !== 'ADMIN' || !hasUpcomingSessions(id)) return list;
        return { ...list, data: await withUpcomingSessions<{ id: string }>(db, id, list.data, schoolDay(now())) };
      },
    ]),
  ) as ListHandlers;
