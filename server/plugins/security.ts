import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hashToken } from '../auth/tokens.ts';
import type { User } from '../contract.gen.ts';
import { type Contract, operationOf, operationsOf } from '../contract/loadContract.ts';
import { badAccessToken, badRefreshToken, forbidden } from '../errors.ts';
import { findLogin, findUserOfSession } from '../repositories/users.ts';
import type { Context } from '../http/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user of a request whose access token was checked. */
    user: User | null;
    /** The session of a request that brought a refresh token. */
    sessionId: string | null;
  }
}

type Check = (request: FastifyRequest) => Promise<void>;

const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** Checks who calls, as the contract's security requirements say, before anything of the body is read. */
export const security = fp<Pick<Context, 'db' | 'tokens' | 'now'> & { contract: Contract }>(
  (app, { contract, db, tokens, now }) => {
    const checks = new Map<string, Check>();

    const user: Check = async (request) => {
      const token = bearerOf(request);
      const sessionId = token === null ? null : await tokens.sessionOf(token);
      const signedIn = sessionId === null ? undefined : await findUserOfSession(db, sessionId, now());
      if (!signedIn) throw badAccessToken();
      request.user = signedIn;
    };
    const oneOf =
      (roles: readonly string[]): Check =>
      async (request) => {
        await user(request);
        if (!request.user || !roles.includes(request.user.role))
          throw forbidden(roles.includes('STAFF') ? 'Only staff may do this.' : 'Only administrators may do this.');
      };
    // Guests may call. An invalid token is refused, so that the client refreshes it.
    const userOrGuest: Check = async (request) => {
      if (request.headers.authorization !== undefined) await user(request);
    };
    const refreshToken: Check = async (request) => {
      const token = bearerOf(request);
      const session = token === null ? undefined : await findLogin(db, hashToken(token), now());
      if (!session) throw badRefreshToken();
      request.sessionId = session.id;
    };

    for (const { operationId, security = [], 'x-role': roles } of operationsOf(contract)) {
      const schemes = security.flatMap((requirement) => Object.keys(requirement));
      const isOptional = security.some((requirement) => Object.keys(requirement).length === 0);
      const unknown = schemes.find((scheme) => !['accessToken', 'refreshToken'].includes(scheme));
      if (unknown !== undefined)
        throw new Error(`${operationId}: the server does not know the security scheme ${unknown}.`);
      if (schemes.includes('refreshToken')) checks.set(operationId, refreshToken);
      else if (roles) checks.set(operationId, oneOf(roles));
      else if (schemes.includes('accessToken')) checks.set(operationId, isOptional ? userOrGuest : user);
    }

    app.decorateRequest('user', null);
    app.decorateRequest('sessionId', null);
    // Before a body is read, and after the rate limits, which are onRequest hooks of each route: bad tokens count as well.
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      const check = checks.get(operationOf(request.routeOptions.schema));
      if (!check) done();
      else check(request).then(() => done(), done);
    });
  },
);
