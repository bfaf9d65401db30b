import path from 'node:path';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { api } from './api.ts';
import { loginAttempts } from './auth/loginAttempts.ts';
import { passwordResets } from './auth/passwordResets.ts';
import { accessTokens, signingSecret } from './auth/tokens.ts';
import { startUnconfirmed } from './bookings/unconfirmed.ts';
import { contentChanges } from './contentChanges.ts';
import type { Connection } from './db/connect.ts';
import { databaseProbe } from './db/probe.ts';
import { describeStored } from './images/describeStored.ts';
import { startMessages } from './messages/startMessages.ts';
import { networkNames } from './limits/networkOf.ts';
import { emailTries } from './limits/emailTries.ts';
import { startExpiry } from './payments/expiry.ts';
import { midtrans } from './payments/midtrans.ts';
import { simulator, simulatorKey } from './payments/simulator.ts';
import { cacheControl } from './plugins/cacheControl.ts';
import { connections } from './plugins/connections.ts';
import { allowedOrigin, crossOrigin } from './plugins/crossOrigin.ts';
import { errorHandler, HEADERS_OF_REFUSALS, refuseConnection } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { loadShedding } from './plugins/loadShedding.ts';
import { brokenRequests } from './plugins/protocol.ts';
import { rateLimits } from './plugins/rateLimits.ts';
import { reference } from './plugins/reference.ts';
import { delayedRefusals } from './plugins/refusals.ts';
import { REQUEST_ID, requestId, requestIds } from './plugins/requestIds.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { site } from './plugins/site.ts';
import { storableTexts } from './plugins/storableTexts.ts';
import { unreadBodies } from './plugins/unreadBodies.ts';
import { countHits } from './repositories/counters.ts';
import { knownSchool } from './repositories/knownSchool.ts';
import type { Renderers } from './render/renderer.ts';
import { type Context, paymentContext } from './http/context.ts';
import { notifications, simulatorPages } from './routes/payments.ts';
import { pictures } from './routes/pictures.ts';
import { beginSchool } from './seed/firstSchool.ts';
import type { Settings } from './settings.ts';

// The limit of what is not in the contract, such as a gateway's notifications. Operations have their own (plugins/bodies.ts).
const MAX_BODY_BYTES = 64 * 1024;

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
  /** What renders the site's pages with their lists; without it they come without. */
  renderers?: Renderers | null;
  /** What looks at each request before the server's own routes do, such as the mock's (scripts/mock/). */
  extension?: (app: FastifyInstance) => Promise<void>;
}

/** The server, not yet listening: tests call it by inject. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, connection, now = () => new Date(), isStopping = () => false } = options;
  const { db } = connection;
  await beginSchool(db);
  const isShared = !connection.isEmbedded;
  const school = await knownSchool(db, isShared);
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }), // plugins/requestIds.ts logs a line itself
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 16_384 }, // what Node takes of a request's head: the contract's own bounds decide
    // `__proto__` and `constructor` in JSON are ignored, as all keys are that the contract does not have.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    requestTimeout: 120_000,
    pluginTimeout: 60_000, // on a busy machine 10 seconds are too few to start in
    http: { requireHostHeader: false }, // plugins/protocol.ts checks it
    return503OnClosing: false, // requests on open connections are still served (plugins/connections.ts)
    genReqId: requestId,
    // X-Forwarded-For counts when it comes from one of these alone.
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, request, reply) => {
      void (reply as FastifyReply)
        .headers({ ...HEADERS_OF_REFUSALS, [REQUEST_ID]: request.id, ...allowedOrigin(request, settings.corsOrigins) })
        .code(400)
        .send({ message: 'The address is not valid.' });
    },
  });
  const secret = signingSecret(settings);
  const key = simulatorKey(secret);
  const context: Context = {
    db,
    school,
    tokens: accessTokens(secret, now),
    logins: settings.rateLimits ? loginAttempts(db, now) : null,
    resets: passwordResets({ db, now, isLimited: settings.rateLimits }),
    emailTries: settings.rateLimits ? emailTries(db, now) : null,
    networkName: networkNames(secret),
    payments: settings.midtrans ? midtrans(settings.midtrans) : simulator(key),
    publicUrl: settings.publicUrl,
    mail: settings.mail,
    changeHours: settings.changeHours,
    now,
  };

  // For every answer. The limits come after the headers, so that a refusal has them and can be read by other sites.
  const probe = databaseProbe(db, () => countHits(db, 'readiness', 1, 1000, now()));
  await app.register(errorHandler, { isFull: connection.isFull, noteRefusal: probe.noteRefusal });
  await app.register(connections, { isStopping });
  await app.register(requestIds);
  await app.register(brokenRequests);
  await app.register(securityHeaders, { isHttps: settings.publicUrl?.startsWith('https:') ?? false });
  await app.register(crossOrigin, { origins: settings.corsOrigins });
  await app.register(loadShedding);
  if (settings.rateLimits) await app.register(rateLimits, { db, now });
  await app.register(delayedRefusals);
  await app.register(cacheControl);
  await app.register(unreadBodies);
  await app.register(storableTexts);
  await options.extension?.(app);

  await app.register(health, { probe, isStopping });
  await app.register(pictures, { db, dataDir: settings.dataDir, now });
  await app.register(notifications, context);
  if (!settings.midtrans) await app.register(simulatorPages, { ...context, key });
  await app.register(reference);
  const changes = contentChanges(isShared);
  const { siteRoot = path.resolve('dist'), renderers } = options;
  const { publicUrl } = settings;
  await app.register(site, {
    root: siteRoot,
    publicUrl,
    render: renderers && {
      renderers,
      db,
      school,
      changes,
      publicUrl,
      log: app.log,
      now,
      patience: settings.renderPatience,
      changeHours: settings.changeHours,
    },
  });
  await app.register(api, { context, dataDir: settings.dataDir, isShared, changes });
  describeStored(app, { connection, changes, folder: path.join(settings.dataDir, 'uploads') });
  startMessages(app, { connection, mail: settings.mail, changeHours: settings.changeHours, now, isStopping });
  startUnconfirmed(app, { connection, now });
  app.addHook('onClose', startExpiry(connection, paymentContext(context, app.log)));
  return app;
}
