import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { isRecord } from '../lib/guards';
import { generatedApi } from './api.gen';

interface Row {
  id: string;
}

/** A list answer, as every list operation of the contract gives it. */
export interface List {
  data: Row[];
  paging: { total_item: number };
}

/** What a mutation does to a list (spec §4, admin list behaviour). */
type Effect = 'append' | 'replace' | 'remove' | 'upsert';

/** Applies the effect of a mutation to a list answer, in place. `row` is the answered row; a removed one has only its id. */
export function applyEffect(list: List, effect: Effect, row: Row): void {
  const index = list.data.findIndex(({ id }) => id === row.id);
  if (effect === 'remove') {
    if (index === -1) return;
    list.data.splice(index, 1);
    list.paging.total_item -= 1;
  } else if (index !== -1) {
    list.data[index] = row;
  } else if (effect !== 'replace') {
    list.data.push(row);
    list.paging.total_item += 1;
  }
}

const crud = (resource: string, list: string): [string, Record<string, Effect>][] => [
  [`create${resource}`, { [list]: 'append' }],
  [`update${resource}`, { [list]: 'replace' }],
  [`delete${resource}`, { [list]: 'remove' }],
];

/**
 * What each mutation does to which lists. The public lists of slides and reviews follow the administrators' lists;
 * the site shows their active rows only, so a row that was switched off may stay in them.
 */
const effects: Partial<Record<string, Record<string, Effect>>> = {
  ...Object.fromEntries([
    ...crud('Image', 'listImages'),
    ...crud('Video', 'listVideos'),
    ...crud('Product', 'listProducts'),
    ...crud('ProductCategory', 'listProductCategories'),
    ...crud('SurfSpot', 'listSurfSpots'),
    ...crud('User', 'listUsers'),
  ]),
  createCarousel: { searchCarousels: 'append', listCarousels: 'append' },
  updateCarousel: { searchCarousels: 'replace', listCarousels: 'upsert' },
  deleteCarousel: { searchCarousels: 'remove', listCarousels: 'remove' },
  createTestimony: { searchTestimonies: 'append' },
  updateTestimony: { searchTestimonies: 'replace', listTestimonies: 'upsert' },
  deleteTestimony: { searchTestimonies: 'remove', listTestimonies: 'remove' },
  updateBookingStatus: { listBookings: 'replace' },
  updateBookingPayment: { listBookings: 'replace' },
};

interface AnsweredMutation extends UnknownAction {
  payload: unknown;
  meta: { arg: { endpointName: string; originalArgs: unknown } };
}

/** Whether an action says that a mutation was answered which changes a list. */
export const changesLists = (action: unknown): action is AnsweredMutation =>
  isRecord(action) &&
  action.type === 'api/executeMutation/fulfilled' &&
  effects[(action as unknown as AnsweredMutation).meta.arg.endpointName] !== undefined;

type QueryCacheKey = Parameters<typeof generatedApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

interface ApiState {
  [generatedApi.reducerPath]: ReturnType<typeof generatedApi.reducer>;
}

const hasId = (value: unknown): value is Row => isRecord(value) && typeof value.id === 'string';

/**
 * Brings the cached lists up to date with an answered mutation, without asking the server again (spec §4).
 * The pages of a list that are on screen are patched; when a row came or went, the others are forgotten, as their rows
 * have moved.
 */
export function updateLists(action: AnsweredMutation, api: { dispatch: Dispatch; getState: () => unknown }): void {
  const { endpointName, originalArgs } = action.meta.arg;
  const answered = isRecord(action.payload) ? action.payload.data : undefined;
  // The state's own list of subscriptions is half a second late; this is what the hooks themselves ask.
  const { getSubscriptionCount } = api.dispatch(
    generatedApi.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as { getSubscriptionCount: (queryCacheKey: string) => number };

  const { queries } = (api.getState() as ApiState)[generatedApi.reducerPath];
  for (const [listName, effect] of Object.entries(effects[endpointName] ?? {})) {
    // The arguments of a deletion name the row; those of a change are not the row.
    const row = effect === 'remove' ? originalArgs : answered;
    if (!hasId(row)) continue;
    for (const [key, entry] of Object.entries(queries)) {
      const queryCacheKey = key as QueryCacheKey;
      if (entry?.endpointName !== listName || entry.status !== QueryStatus.fulfilled) continue;
      const onScreen = getSubscriptionCount(queryCacheKey) > 0;
      if (!onScreen && effect !== 'replace') {
        api.dispatch(generatedApi.internalActions.removeQueryResult({ queryCacheKey }));
        continue;
      }
      // That every list answer is a List is the contract's rule; the types of one list stand for all of them.
      const patch = generatedApi.util.updateQueryData(listName as 'listImages', entry.originalArgs, (draft) =>
        applyEffect(draft as List, effect, row),
      );
      (api.dispatch as (thunk: typeof patch) => unknown)(patch);
    }
  }
}
