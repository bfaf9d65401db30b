import path from 'node:path';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { loginAttempts } from './auth/loginAttempts.ts';
import { accessTokens, signingSecret } from './auth/tokens.ts';
import { forValidation, operationsOf, readContract } from './contract/loadContract.ts';
import { validatorCompiler } from './contract/validation.ts';
import type { Connection } from './db/connect.ts';
import { databaseProbe } from './db/probe.ts';
import { startExpiry } from './payments/expiry.ts';
import { midtrans } from './payments/midtrans.ts';
import { rehearsalKey, simulator } from './payments/simulator.ts';
import { readBodies } from './plugins/bodies.ts';
import { forbidCaching } from './plugins/cacheControl.ts';
import { releaseConnections } from './plugins/connections.ts';
import { ContentCache } from './plugins/contentCache.ts';
import { allowOrigins } from './plugins/crossOrigin.ts';
import { handleErrors, HEADERS_OF_REFUSALS, refuseConnection } from './plugins/errors.ts';
import { refuseBrokenRequests } from './plugins/protocol.ts';
import { limitRates } from './plugins/rateLimits.ts';
import { serveReference } from './plugins/reference.ts';
import { delayRefusals } from './plugins/refusals.ts';
import { REQUEST_ID, requestId } from './plugins/requestIds.ts';
import { secure } from './plugins/security.ts';
import { addSecurityHeaders, serveSite } from './plugins/site.ts';
import { authRoutes } from './routes/auth.ts';
import { bookingRoutes } from './routes/bookings.ts';
import { carouselRoutes, imageRoutes, testimonyRoutes, videoRoutes } from './routes/content.ts';
import type { Context } from './routes/context.ts';
import { notificationRoutes, rehearsalRoutes } from './routes/payments.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { productCategoryRoutes } from './routes/productCategories.ts';
import { productRoutes } from './routes/products.ts';
import { surfSpotRoutes } from './routes/surfSpots.ts';
import { userRoutes } from './routes/users.ts';
import type { Settings } from './settings.ts';

// Of what is not in the contract: a gateway's notifications. Operations have limits of their own (plugins/bodies.ts).
const MAX_BODY_BYTES = 64 * 1024;
// An embedded database is written by this process alone, which knows of each change.
const CACHE_LIFE = { embedded: 60_000, shared: 1000 };

export interface AppOptions {
  settings: Settings;
  connection: Connection;
  logger?: FastifyServerOptions['logger'];
  /** The clock; tests set their own. */
  now?: () => Date;
  /** Whether the process is about to end: then it is no longer ready. */
  isStopping?: () => boolean;
  /** Folder of the built site. */
  siteRoot?: string;
}

/** Operation → handler, complete as the contract lists them. */
function handlersOf(context: Context): Record<string, unknown> {
  return {
    ...authRoutes(context),
    ...userRoutes(context),
    ...imageRoutes(context),
    ...videoRoutes(context),
    ...productRoutes(context),
    ...productCategoryRoutes(context),
    ...carouselRoutes(context),
    ...testimonyRoutes(context),
    ...surfSpotRoutes(context),
    ...bookingRoutes(context),
  };
}

/** The server, not yet listening: tests call it by inject. Fails when an operation of the contract has no handler. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, connection, now = () => new Date() } = options;
  const { db } = connection;
  const app = Fastify({
    logger: options.logger ?? false,
    // Addresses hold booking codes: the route is logged instead (below).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: 120_000,
    http: { requireHostHeader: false }, // which plugins/protocol.ts sees to
    return503OnClosing: false, // who still has a connection is answered, and asked to close it
    genReqId: requestId,
    // Behind a proxy of one's own the sender is whom that one names; a sender elsewhere can name nobody.
    trustProxy: settings.publicUrl === null ? false : ['loopback', 'linklocal', 'uniquelocal'],
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, request, reply) => {
      void (reply as FastifyReply)
        .headers({ ...HEADERS_OF_REFUSALS, [REQUEST_ID]: request.id })
        .code(400)
        .send({ message: 'The address is not valid.' });
    },
  });
  const document = readContract();
  const contract = forValidation(document);
  const secret = signingSecret(settings);
  const key = rehearsalKey(secret);
  const context: Context = {
    db,
    tokens: accessTokens(secret, now),
    logins: settings.rateLimits ? loginAttempts(db, now) : null,
    payments: settings.midtrans ? midtrans(settings.midtrans) : simulator(key),
    cache: new ContentCache(connection.isEmbedded ? CACHE_LIFE.embedded : CACHE_LIFE.shared),
    publicUrl: settings.publicUrl,
    now,
  };

  app.setValidatorCompiler(validatorCompiler());
  handleErrors(app, connection.isFull);
  releaseConnections(app, () => options.isStopping?.() ?? false);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id);
    done();
  });
  refuseBrokenRequests(app);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
  // Administrators alone change content; before one is told that it is done, the old answers go.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.user?.role === 'ADMIN' && request.method !== 'GET') context.cache.clear();
    done();
  });
  await addSecurityHeaders(app, settings.publicUrl?.startsWith('https:') ?? false);
  // Before the limits, so that a refusal can be read as well.
  await allowOrigins(app, settings.corsOrigins);
  if (settings.rateLimits) await limitRates(app, db, now);
  delayRefusals(app);
  forbidCaching(app);
  secure(app, contract, context);
  await readBodies(app, settings.dataDir, !connection.isEmbedded);

  const isAnswering = databaseProbe(db);
  app.get('/healthz', () => ({ data: true }));
  // A load balancer that asks sends nobody more to a process that is about to end.
  app.get('/readyz', async (_request, reply) => {
    if (options.isStopping?.()) return reply.code(503).send({ message: 'The server is stopping.' });
    if (await isAnswering()) return { data: true };
    return reply.code(503).send({ message: 'The database does not answer.' });
  });
  pictureRoutes(app, db, settings.dataDir, now);
  notificationRoutes(app, context);
  if (!settings.midtrans) await rehearsalRoutes(app, context, key);
  app.addHook('onClose', startExpiry(connection, { db, provider: context.payments, now, log: app.log }));
  await serveReference(app, document);
  await serveSite(app, options.siteRoot ?? path.resolve('dist'));

  const handlers = handlersOf(context);
  const missing = operationsOf(contract).filter(({ operationId }) => !(operationId in handlers));
  if (missing.length > 0) throw new Error(`No handler for ${missing.map(({ operationId }) => operationId).join(', ')}`);
  // openapi.yaml's own security is applied by plugins/security.ts, before a body is read.
  await app.register(openapiGlue, { specification: contract, serviceHandlers: handlers });
  return app;
}
