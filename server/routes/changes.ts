import { listedChange, tablesOf } from '../changes/listedChange.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Context } from '../http/context.ts';
import { listActors, listChanges } from '../repositories/changes.ts';
import { datesBetween, dayAfter, dayEnd, dayStart, schoolDay } from '../school/days.ts';

const MAX_DATES = 366;
const USUAL_DATES = 31;

/** What was changed, by whom and when. */
export const changeHandlers = ({ db, now }: Context) =>
  ({
    async listChanges({ query: { page, from, to, actor, what } }) {
      const today = schoolDay(now());
      const last = to ?? (from !== undefined && from > today ? from : today);
      const first = from ?? dayAfter(last, 1 - USUAL_DATES);
      datesBetween(first, last, { most: MAX_DATES });
      const filter = { from: dayStart(first), until: dayEnd(last), tables: tablesOf(what), actorId: actor };
      const { data, paging } = await listChanges(db, filter, { page });
      return { data: data.map(listedChange), paging, actors: await listActors(db, filter) };
    },
  }) satisfies Partial<Handlers>;
