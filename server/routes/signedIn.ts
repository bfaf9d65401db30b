import type { FastifyRequest } from 'fastify';
import type { User } from '../contract.gen.ts';
import { Upload } from '../contract/validation.ts';
import type { Db } from '../db/connect.ts';
import { notForStaff } from '../errors.ts';
import { decodePicture } from '../images/decode.ts';
import { recorded } from '../repositories/auditLog.ts';
import { insertPicture } from '../repositories/pictures.ts';

/** The signed-in user. plugins/security.ts has refused requests without one, where the contract demands it. */
export function signedInUser({ user }: FastifyRequest): User {
  if (!user) throw new Error('The operation is not secured.');
  return user;
}

/** Whether an administrator or a member of staff asks. */
export const isStaff = ({ user }: FastifyRequest): boolean => user !== null && user.role !== 'CUSTOMER';

/** Fails with 403 unless the signed-in user, who may be staff, is an administrator; `what` is what these alone may do. */
export function assertAdministrator(request: FastifyRequest, what: string): void {
  if (signedInUser(request).role !== 'ADMIN') throw notForStaff(what);
}

/** What makes a repeated request the same one. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
}

/** A change by staff or an administrator, and the answer to it: one transaction, recorded under the id of whoever makes it. */
export const changeAs = async <T>(
  db: Db,
  request: FastifyRequest,
  work: (tx: Db) => Promise<T>,
): Promise<{ data: T }> => ({ data: await recorded(db, signedInUser(request).id, work) });

/** The name of an uploaded picture; what is no upload stays as it is. */
type Stored<Given> = Given extends Upload ? string : Given;

/**
 * The same with the picture that a form brings, or the address of one. It is decoded before the transaction, as that takes
 * its time, and stored in it, so that it goes when the change fails.
 */
export async function changeWithPicture<T, Given extends Upload | string | undefined>(
  db: Db,
  request: FastifyRequest,
  given: Given,
  work: (tx: Db, imageUrl: Stored<Given>) => Promise<T>,
): Promise<{ data: T }> {
  const picture = given instanceof Upload ? await decodePicture(given.file) : null;
  return changeAs(db, request, async (tx) =>
    work(tx, (picture ? await insertPicture(tx, picture) : given) as Stored<Given>),
  );
}
