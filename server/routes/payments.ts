import type { FastifyInstance } from 'fastify';
import { badRequest, forbidden, notFound } from '../errors.ts';
import { readOrderId } from '../payments/provider.ts';
import { settle } from '../payments/settle.ts';
import { notificationsOf, SIMULATOR_PATH } from '../payments/simulator.ts';
import { simulatorPage } from '../payments/simulatorPage.ts';
import { findPaymentByOrder } from '../repositories/payments.ts';
import type { Context } from './context.ts';

/** Where gateways, and the rehearsal, tell how a payment stands. */
const NOTIFICATIONS_PATH = '/payments/notifications';

/** The notifications of a gateway. Not of the contract: the gateway sets their form. */
export function notificationRoutes(app: FastifyInstance, { db, payments: provider, now }: Context): void {
  app.post(NOTIFICATIONS_PATH, async (request) => {
    const notice = provider.interpretNotification(request.body);
    if (notice === 'MALFORMED') throw badRequest(['body is not a payment notification']);
    if (notice === 'FORGED') throw forbidden('The signature is wrong.');
    const result = await settle({ db, provider, now, log: request.log }, notice);
    if (result === 'UNKNOWN') throw notFound('Payment');
    if (result === 'WRONG_AMOUNT') throw badRequest(['body/gross_amount is not the amount of the payment']);
    return { data: true };
  });
}

interface Rehearsal {
  Params: { orderId: string };
  Body: { choice?: string } | null;
}

/** The rehearsal's payment page. What is chosen there comes in as the notifications of a gateway do. */
export async function rehearsalRoutes(parent: FastifyInstance, { db }: Context, key: string): Promise<void> {
  const find = async (orderId: string) => {
    const payment = await findPaymentByOrder(db, readOrderId(orderId)?.base ?? '');
    if (!payment) throw notFound('Payment');
    return payment;
  };

  await parent.register((app, _options, done) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    app.get<Rehearsal>(`${SIMULATOR_PATH}/:orderId`, async ({ params }, reply) => {
      const page = simulatorPage(params.orderId, await find(params.orderId));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
    });

    app.post<Rehearsal>(`${SIMULATOR_PATH}/:orderId`, async ({ params: { orderId }, body }, reply) => {
      const { amount, status } = await find(orderId);
      const notifications = notificationsOf(String(body?.choice), { orderId, amount, key });
      if (!notifications) throw badRequest(['body/choice is none of the choices']);
      for (const payload of status === 'PENDING' ? notifications : []) {
        await parent.inject({ method: 'POST', url: NOTIFICATIONS_PATH, payload });
      }
      return reply.redirect(`${SIMULATOR_PATH}/${encodeURIComponent(orderId)}`, 303);
    });
    done();
  });
}
