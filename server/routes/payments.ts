import type { FastifyInstance } from 'fastify';
import { badRequest, notFound } from '../errors.ts';
import { SIMULATOR_PATH } from '../payments/simulator.ts';
import { NOTIFICATIONS_PATH, simulatorPage } from '../payments/simulatorPage.ts';
import { endPayment, findPaymentByOrder } from '../repositories/bookings.ts';
import type { Context } from './context.ts';

/** The notification of a gateway, and the rehearsal's payment page. Neither is of the contract: the gateway sets their form. */
export async function paymentRoutes(parent: FastifyInstance, { db, payments }: Context): Promise<void> {
  await parent.register((app, _options, done) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    app.get<{ Params: { orderId: string } }>(`${SIMULATOR_PATH}/:orderId`, async ({ params }, reply) => {
      const payment = await findPaymentByOrder(db, params.orderId);
      if (!payment) throw notFound('Payment');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(simulatorPage(params.orderId, payment));
    });

    app.post(NOTIFICATIONS_PATH, async (request, reply) => {
      const notice = payments.interpretNotification(request.body);
      if (!notice) throw badRequest(['body does not tell how a payment ended']);
      // A payment that has ended stays as it ended: a gateway may tell more than once, and late.
      if (!(await endPayment(db, notice))) throw notFound('Payment');
      const isPage = (request.headers.accept ?? '').includes('text/html');
      return isPage ? reply.redirect(`${SIMULATOR_PATH}/${encodeURIComponent(notice.orderId)}`, 303) : { data: true };
    });
    done();
  });
}
