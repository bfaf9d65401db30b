import type { Dispatch } from '@reduxjs/toolkit';
import { currentUserLoaded } from '../state';
import type { CurrentUserResponse } from './api.gen';

interface Started {
  dispatch: Dispatch;
  queryFulfilled: Promise<{ data: CurrentUserResponse }>;
}

/** Puts the answered current user into the session, which keeps it for a day (spec §4); without an answer nothing changes. */
export async function storeCurrentUser(_arg: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (!answer) return;
  const { name, email, role, avatar, profileImage } = answer.data.data;
  dispatch(currentUserLoaded({ name, email, role, avatar: avatar ?? profileImage }));
}
