import type { FastifyPluginAsync, RouteHandlerMethod } from 'fastify';
import type { ContentChanges } from './contentChanges.ts';
import type { Handlers } from './contract/handlers.ts';
import { servedContract } from './contract/routes.ts';
import { validatorCompiler } from './contract/validation.ts';
import { bodies } from './plugins/bodies.ts';
import { contentCache } from './plugins/contentCache.ts';
import { security } from './plugins/security.ts';
import { uploads } from './plugins/uploads.ts';
import { attentionHandlers } from './routes/attention.ts';
import { authHandlers } from './routes/auth.ts';
import { bookingHandlers } from './routes/bookings.ts';
import { carouselHandlers } from './routes/carousels.ts';
import { changeHandlers } from './routes/changes.ts';
import type { Context } from './http/context.ts';
import { dayHandlers } from './routes/days.ts';
import { imageHandlers } from './routes/images.ts';
import { instructorHandlers } from './routes/instructors.ts';
import { ledgerHandlers } from './routes/ledger.ts';
import { messageHandlers } from './routes/messages.ts';
import { overviewHandlers } from './routes/overview.ts';
import { ownBookingHandlers } from './routes/ownBookings.ts';
import { passwordResetHandlers } from './routes/passwordResets.ts';
import { productCategoryHandlers } from './routes/productCategories.ts';
import { productHandlers } from './routes/products.ts';
import { publicListHandlers } from './routes/publicLists.ts';
import { revenueHandlers } from './routes/revenue.ts';
import { schoolHandlers } from './routes/school.ts';
import { sessionHandlers } from './routes/sessions.ts';
import { surfSpotHandlers } from './routes/surfSpots.ts';
import { testimonyHandlers } from './routes/testimonies.ts';
import { userHandlers } from './routes/users.ts';
import { videoHandlers } from './routes/videos.ts';

/** The handlers of all operations, those of public lists apart from the others of their tags. */
const handlersOf = (context: Context): Handlers => ({
  ...publicListHandlers(context),
  ...instructorHandlers(context),
  ...authHandlers(context),
  ...userHandlers(context),
  ...imageHandlers(context),
  ...videoHandlers(context),
  ...productHandlers(context),
  ...productCategoryHandlers(context),
  ...carouselHandlers(context),
  ...testimonyHandlers(context),
  ...surfSpotHandlers(context),
  ...bookingHandlers(context),
  ...dayHandlers(context),
  ...sessionHandlers(context),
  ...overviewHandlers(context),
  ...ledgerHandlers(context),
  ...revenueHandlers(context),
  ...attentionHandlers(context),
  ...messageHandlers(context),
  ...changeHandlers(context),
  ...schoolHandlers(context),
  ...passwordResetHandlers(context),
  ...ownBookingHandlers(context),
});

interface Options {
  context: Context;
  dataDir: string;
  /** Whether other processes may use the same database. */
  isShared: boolean;
  changes: ContentChanges;
}

/**
 * The operations of the contract, in a context of their own. The order of the plugins is the order of the checks: a token and
 * a role first, then what can be known of the body without reading it, then the body.
 */
export const api: FastifyPluginAsync<Options> = async (app, { context, dataDir, isShared, changes }) => {
  const { contract, routes } = servedContract();
  const handlers = handlersOf(context);
  // The contract is read when the server starts, and may be newer than what was compiled.
  const missing = routes.find(({ operationId }) => !(operationId in handlers));
  if (missing) throw new Error(`${missing.operationId}: the server has no handler for this operation.`);
  app.setValidatorCompiler(validatorCompiler());
  await app.register(security, { contract, ...context });
  await app.register(bodies);
  await app.register(uploads, { dataDir, isShared });
  await app.register(contentCache, { changes });
  // An answer has the status that the contract has for its success.
  app.addHook('onRoute', (route) => {
    if (!Object.hasOwn(route.schema?.response ?? {}, '201')) return;
    route.preHandler = (_request, reply, done) => {
      void reply.code(201);
      done();
    };
  });
  for (const { operationId, ...route } of routes)
    app.route({ ...route, handler: handlers[operationId] as RouteHandlerMethod });
};
