import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { badRequest, forbidden, HttpError, notFound } from '../errors.ts';
import { bookingPath } from '../messages/addresses.ts';
import { findOrder, takeNotice } from '../payments/notifications.ts';
import { noteSilence } from '../payments/noteSilence.ts';
import { readOrderId } from '../payments/provider.ts';
import { notificationsOf, SIMULATOR_PATH } from '../payments/simulator.ts';
import { simulatorPage } from '../payments/simulatorPage.ts';
import { attemptsOf } from '../repositories/payments.ts';
import { type Context, paymentContext } from '../http/context.ts';
import { originOf } from '../http/origin.ts';

/** Where gateways, and the simulator, report the state of a payment. */
const NOTIFICATIONS_PATH = '/payments/notifications';

/**
 * Receives a gateway's notifications, which are not part of the contract. The answer's status decides how often Midtrans
 * repeats one: four times after 503, twice after 400 and 404.
 */
export const notifications: FastifyPluginCallback<Context> = (app, context) => {
  app.post(NOTIFICATIONS_PATH, async (request) => {
    const notice = context.payments.interpretNotification(request.body);
    if (notice === 'MALFORMED') throw badRequest(['body is not a payment notification']);
    if (notice === 'FORGED') throw forbidden('The signature is wrong.');
    const result = await takeNotice(paymentContext(context, request.log), notice).catch((error: unknown) => {
      const { orderId } = notice;
      noteSilence(request.log, error, 'The payment gateway confirmed nothing.', { orderId });
      throw new HttpError(503, 'The payment gateway does not say how this payment stands. Please send this again.');
    });
    if (result === 'UNKNOWN') throw notFound('Payment');
    if (result === 'WRONG_AMOUNT') throw badRequest(['the amount or the currency is not the one that was asked for']);
    return { data: true };
  });
};

interface SimulatorRequest {
  Params: { orderId: string };
  Body: { choice?: string } | null;
}

/** Whether a browser says that a form was sent from a page of another site. */
function isForeign(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && ![publicUrl, null].some((url) => originOf(request, url) === origin);
}

/** The simulator's payment page. A choice made there is sent to this server as a gateway's notification, signed with the key. */
export const simulatorPages: FastifyPluginCallback<Context & { key: string }> = (app, { db, publicUrl, key }) => {
  const find = async (orderId: string) => {
    const payment = await findOrder(db, orderId);
    if (!payment) throw notFound('Payment');
    // The page for an amount that has changed since is over.
    const isOver = payment.status === 'PENDING' && readOrderId(orderId)?.attempt !== attemptsOf(payment);
    return isOver ? { ...payment, status: 'EXPIRED' as const } : payment;
  };

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.get<SimulatorRequest>(`${SIMULATOR_PATH}/:orderId`, async ({ params }, reply) => {
    const page = simulatorPage(params.orderId, await find(params.orderId));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.post<SimulatorRequest>(`${SIMULATOR_PATH}/:orderId`, async (request, reply) => {
    if (isForeign(request, publicUrl)) throw forbidden('The form must be sent from the payment page itself.');
    const { body } = request;
    const { orderId } = request.params;
    const { amount, status } = await find(orderId);
    const messages = notificationsOf(String(body?.choice), { orderId, amount, key });
    if (!messages) throw badRequest(['body/choice is none of the choices']);
    for (const payload of status === 'PENDING' ? messages : []) {
      // From the payer's address, so that the rate limit counts each payer alone.
      await app.inject({ method: 'POST', url: NOTIFICATIONS_PATH, payload, remoteAddress: request.ip });
    }
    const after = await find(orderId);
    const hasEnded = after.status !== 'PENDING';
    return reply.redirect(
      hasEnded ? bookingPath(after.bookingCode) : `${SIMULATOR_PATH}/${encodeURIComponent(orderId)}`,
      303,
    );
  });
};
