import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isRecord, isText } from '../lib/typeGuards';
import type { AppState } from '../state';
import type { api } from './api.gen';

export interface Row {
  id: string;
}

/** A list answer; the specification promises its rows alone (spec §7). */
interface List<R> {
  data: R[];
  paging?: { total_item: number };
}

export type State = AppState & { [api.reducerPath]: ReturnType<typeof api.reducer> };
/** A thunk that changes cached answers. */
export type Update = ThunkAction<unknown, State, unknown, UnknownAction>;
/** A change of a list answer, in place. */
export type Change<R> = (list: List<R>) => void;

/** Puts a changed row into its place. The list may say more of it than the answer to its change. */
export const replace =
  <R extends Row>(row: R): Change<R> =>
  ({ data }) => {
    const index = data.findIndex(({ id }) => id === row.id);
    if (index !== -1) data[index] = { ...data[index], ...row };
  };

const append =
  <R extends Row>(row: R): Change<R> =>
  (list) => {
    if (list.data.some(({ id }) => id === row.id)) {
      replace(row)(list);
    } else {
      list.data.push(row);
      if (list.paging) list.paging.total_item += 1;
    }
  };

const remove =
  (removed: string): Change<Row> =>
  ({ data, paging }) => {
    const index = data.findIndex(({ id }) => id === removed);
    if (index === -1) return;
    data.splice(index, 1);
    if (paging) paging.total_item -= 1;
  };

/** What RTK Query hands to a mutation's `onQueryStarted`. */
export interface Started<Answer> {
  dispatch: (update: Update) => unknown;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/** Dispatches the update once the mutation is answered; a failed one changes nothing. */
export const whenAnswered =
  <Answer, Arg>(update: (answer: Answer, arg: Arg) => Update | null) =>
  async (arg: Arg, { dispatch, queryFulfilled }: Started<Answer>): Promise<void> => {
    const answered = await queryFulfilled.then(
      ({ data }) => update(data, arg),
      () => null,
    );
    if (answered) dispatch(answered);
  };

/** Any server may answer: a row without an id is none. */
const hasRow = (answer: unknown): boolean => isRecord(answer) && isRecord(answer.data) && isText(answer.data.id);

/** The `onQueryStarted` of a mutation that answers a row. */
export const withRow = <R>(update: (row: R) => Update) =>
  whenAnswered<{ data: R }, unknown>((answer) => (hasRow(answer) ? update(answer.data) : null));

/** A function that applies a change to the cached lists of a resource. */
type Lists<R> = (change: Change<R>) => Update;

/**
 * What a resource's mutations do to its cached lists (spec §4, admin list behaviour): a row is appended, replaced in place,
 * removed. `moving` applies the changes that move other rows, where that takes more than `lists`.
 */
export const listUpdates = <R extends Row>(lists: Lists<R>, moving: Lists<R> = lists) => ({
  created: withRow<R>((row) => moving(append(row))),
  updated: withRow<R>((row) => lists(replace(row))),
  deleted: whenAnswered<unknown, Row>((_answer, { id }) => moving(remove(id))),
});
