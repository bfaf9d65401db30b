import type { Handlers } from '../contract/handlers.ts';
import { type PublicList, publicLists } from '../repositories/publicLists.ts';
import type { Context } from '../http/context.ts';

type ListHandlers = {
  [Id in PublicList]: (request: Parameters<Handlers[Id]>[0]) => ReturnType<(typeof publicLists)[Id]>;
};

/** The lists that everybody may read, of every tag. */
export const publicListHandlers = ({ db }: Context): ListHandlers =>
  Object.fromEntries(
    Object.entries(publicLists).map(([id, read]) => [
      id,
      ({ query }: Parameters<Handlers[PublicList]>[0]) => read(db, query),
    ]),
  ) as ListHandlers;
