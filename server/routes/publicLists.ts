import type { Handlers } from '../contract/handlers.ts';
import type { Context } from '../http/context.ts';
import { saysMoreTo } from '../http/saysMoreTo.ts';
import { type PublicList, publicLists } from '../repositories/publicLists.ts';
import { hasUpcomingSessions, withUpcomingSessions } from '../repositories/upcomingSessions.ts';
import { schoolDay } from '../school/days.ts';

// The list of instructors has a handler of its own, which adds the days away (routes/instructors.ts).
const { listInstructors: _own, ...lists } = publicLists;
type List = Exclude<PublicList, 'listInstructors'>;

type ListHandlers = {
  [Id in List]: (request: Parameters<Handlers[Id]>[0]) => ReturnType<(typeof publicLists)[Id]>;
};

/** The lists that everybody may read, of every tag but that of the instructors. Administrators learn from some of them what is booked. */
export const publicListHandlers = ({ db, now }: Context): ListHandlers =>
  Object.fromEntries(
    Object.entries(lists).map(([id, read]) => [
      id,
      async ({ query, user }: Parameters<Handlers[List]>[0]) => {
        const list = await read(db, query);
        if (!saysMoreTo(user?.role, id) || !hasUpcomingSessions(id)) return list;
        return { ...list, data: await withUpcomingSessions<{ id: string }>(db, id, list.data, schoolDay(now())) };
      },
    ]),
  ) as ListHandlers;
