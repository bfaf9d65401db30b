import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { badRequest, forbidden, HttpError, notFound } from '../errors.ts';
import { findOrder, takeNotice } from '../payments/notifications.ts';
import { GatewayError } from '../payments/provider.ts';
import { notificationsOf, SIMULATOR_PATH } from '../payments/simulator.ts';
import { simulatorPage } from '../payments/simulatorPage.ts';
import type { Context } from './context.ts';
import { originOf } from './origin.ts';

/** Where gateways, and the rehearsal, tell how a payment stands. */
const NOTIFICATIONS_PATH = '/payments/notifications';

/**
 * The notifications of a gateway. Not of the contract: the gateway sets their form. What is answered decides whether Midtrans
 * sends one again: four times after 503, twice after 400 and 404.
 */
export const notifications: FastifyPluginCallback<Context> = (app, { db, payments: provider, now }) => {
  app.post(NOTIFICATIONS_PATH, async (request) => {
    const notice = provider.interpretNotification(request.body);
    if (notice === 'MALFORMED') throw badRequest(['body is not a payment notification']);
    if (notice === 'FORGED') throw forbidden('The signature is wrong.');
    const context = { db, provider, now, log: request.log };
    const result = await takeNotice(context, notice).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      request.log.warn({ orderId: notice.orderId, reason: error.message }, 'The payment gateway confirmed nothing.');
      throw new HttpError(503, 'The payment gateway does not say how this payment stands. Please send this again.');
    });
    if (result === 'UNKNOWN') throw notFound('Payment');
    if (result === 'WRONG_AMOUNT') throw badRequest(['the amount or the currency is not the one that was asked for']);
    return { data: true };
  });
};

interface Rehearsal {
  Params: { orderId: string };
  Body: { choice?: string } | null;
}

/** Whether a browser says that a form was sent from a page of another site. */
function isForeign(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && ![publicUrl, null].some((url) => originOf(request, url) === origin);
}

/** The rehearsal's payment page. What is chosen there comes in as the notifications of a gateway do, signed with the key. */
export const rehearsal: FastifyPluginCallback<Context & { key: string }> = (app, { db, publicUrl, key }) => {
  const find = async (orderId: string) => {
    const payment = await findOrder(db, orderId);
    if (!payment) throw notFound('Payment');
    return payment;
  };

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.get<Rehearsal>(`${SIMULATOR_PATH}/:orderId`, async ({ params }, reply) => {
    const page = simulatorPage(params.orderId, await find(params.orderId));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.post<Rehearsal>(`${SIMULATOR_PATH}/:orderId`, async (request, reply) => {
    if (isForeign(request, publicUrl)) throw forbidden('The form must be sent from the payment page itself.');
    const { body } = request;
    const { orderId } = request.params;
    const { amount, status } = await find(orderId);
    const messages = notificationsOf(String(body?.choice), { orderId, amount, key });
    if (!messages) throw badRequest(['body/choice is none of the choices']);
    for (const payload of status === 'PENDING' ? messages : []) {
      // From the payer's address: the limit of one payer's messages is not every payer's.
      await app.inject({ method: 'POST', url: NOTIFICATIONS_PATH, payload, remoteAddress: request.ip });
    }
    return reply.redirect(`${SIMULATOR_PATH}/${encodeURIComponent(orderId)}`, 303);
  });
};
