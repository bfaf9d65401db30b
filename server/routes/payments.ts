import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { SIMULATOR_PATH } from '../payments/simulator.ts';
import { simulatorPage } from '../payments/simulatorPage.ts';
import { changeBooking, findPaymentByOrder } from '../repositories/bookings.ts';

const outcomes = { paid: 'PAID', denied: 'FAILED', expired: 'EXPIRED' } as const;

interface OfOrder {
  Params: { orderId: string };
}

/** The rehearsal's payment page: what the payer chooses there becomes the payment's state, once. */
export function paymentRoutes(app: FastifyInstance, db: Db): void {
  const find = async (orderId: string) => {
    const payment = await findPaymentByOrder(db, orderId);
    if (!payment) throw notFound('Payment');
    return payment;
  };
  // The choice is in the path: a plain form without a body, so that the page needs no script.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  app.get<OfOrder>(`${SIMULATOR_PATH}/:orderId`, async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(simulatorPage(params.orderId, await find(params.orderId))),
  );

  app.post<OfOrder & { Params: { outcome: string } }>(
    `${SIMULATOR_PATH}/:orderId/:outcome`,
    async ({ params }, reply) => {
      const { bookingId } = await find(params.orderId);
      const outcome = Object.entries(outcomes).find(([name]) => name === params.outcome)?.[1];
      if (!outcome) throw notFound('Outcome');
      // A payment that has ended stays as it ended.
      await changeBooking(db, bookingId, ({ payment }) =>
        payment?.status === 'PENDING' ? { paymentStatus: outcome } : {},
      );
      return reply.redirect(`${SIMULATOR_PATH}/${params.orderId}`, 303);
    },
  );
}
