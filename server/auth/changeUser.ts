import type { User } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { conflict, type HttpError, notFound } from '../errors.ts';
import { removePasswordResets } from '../repositories/passwordResets.ts';
import {
  isEmailOfAnother,
  lockAdministrators,
  lockUser,
  removeSessionsOf,
  removeUser,
  updateUser,
} from '../repositories/users.ts';

/** The refusal (409) of an e-mail address that another user has. */
export const emailTaken = (): HttpError => conflict('This e-mail address is already registered.');

/** A user who stays as they are until the transaction ends; 404 when there is none. */
async function lockedUser(tx: Db, id: string): Promise<User> {
  const user = await lockUser(tx, id);
  if (!user) throw notFound('User');
  return user;
}

/**
 * Changes a user, in a transaction. A change of role ends the user's sessions, one of the address a link to a new password that
 * was sent to the old one; the last administrator keeps the role.
 */
export async function changeUser(tx: Db, id: string, change: Omit<User, 'id'>): Promise<User> {
  // Locked together, so that two changes at once cannot leave the school without one.
  const admins = change.role === 'ADMIN' ? [] : await lockAdministrators(tx);
  if (admins.length === 1 && admins[0] === id) throw conflict('The last administrator must keep the role.');
  const before = await lockedUser(tx, id);
  if (await isEmailOfAnother(tx, change.email, id)) throw emailTaken();
  const after = await updateUser(tx, id, change);
  if (before.role !== change.role) await removeSessionsOf(tx, id);
  if (before.email !== change.email) await removePasswordResets(tx, id);
  return after;
}

/** Deletes a user who is no administrator, in a transaction. */
export async function deleteUser(tx: Db, id: string): Promise<true> {
  const { role } = await lockedUser(tx, id);
  if (role === 'ADMIN') throw conflict('A user with the role ADMIN cannot be deleted.');
  await removeUser(tx, id);
  return true;
}
