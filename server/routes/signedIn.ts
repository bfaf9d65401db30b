import type { FastifyRequest } from 'fastify';
import type { User } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { recorded } from '../repositories/auditLog.ts';

/** The signed-in user. plugins/security.ts has refused requests without one, where the contract demands it. */
export function signedInUser({ user }: FastifyRequest): User {
  if (!user) throw new Error('The operation is not secured.');
  return user;
}

/** An administrator's change: one transaction, recorded under the administrator's id. */
export const changeAs = <T>(db: Db, request: FastifyRequest, work: (tx: Db) => Promise<T>): Promise<T> =>
  recorded(db, signedInUser(request).id, work);
