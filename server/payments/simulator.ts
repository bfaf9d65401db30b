import { createHmac } from 'node:crypto';
import { interpretSigned, signatureOf } from './midtransNotice.ts';
import type { PaymentProvider } from './provider.ts';

export const SIMULATOR_PATH = '/payments/simulator';

/** The key that signs the simulator's notifications, derived from the server's own secret. */
export const simulatorKey = (secret: string): string =>
  createHmac('sha256', secret).update('payment rehearsal').digest('hex');

/** Simulated payments: the payment page is on this server, and the payer chooses how the payment ends. */
export const simulator = (key: string): PaymentProvider => ({
  create: ({ orderId }) => Promise.resolve({ redirectUrl: `${SIMULATOR_PATH}/${orderId}` }),
  interpretNotification: (body) => interpretSigned(body, key),
  // This server signs the notifications itself, and takes nothing of their content from a request.
  confirm: (notice) => Promise.resolve(notice),
  // The simulator has no other record of a payment than its notifications.
  askStatus: () => Promise.resolve(null),
  refund: () => Promise.resolve({ isDone: true }),
});

interface Message {
  status: string;
  code: string;
  isForged?: true;
}
const settlement: Message = { status: 'settlement', code: '200' };
const expiry: Message = { status: 'expire', code: '407' };

/** What the payer may choose: the button's text, and the notifications that follow, in this order. */
export const choices: ReadonlyMap<string, { label: string; messages: Message[] }> = new Map([
  ['paid', { label: 'Pay now', messages: [settlement] }],
  ['denied', { label: 'Let the payment be denied', messages: [{ status: 'failure', code: '202' }] }],
  ['expired', { label: 'Let the payment expire', messages: [expiry] }],
  ['late', { label: 'Let the payment expire, and pay too late', messages: [expiry, settlement] }],
  ['duplicated', { label: 'Pay, and be told of it twice', messages: [settlement, settlement] }],
  [
    'out-of-order',
    {
      label: 'Pay, and be told afterwards that it is pending',
      messages: [settlement, { status: 'pending', code: '201' }],
    },
  ],
  ['wrongly-signed', { label: 'Send a wrongly signed payment', messages: [{ ...settlement, isForged: true }] }],
]);

/** The notifications of a choice, in the gateway's own form; undefined for what is no choice. */
export function notificationsOf(
  choice: string,
  { orderId, amount, key }: { orderId: string; amount: number; key: string },
): object[] | undefined {
  return choices.get(choice)?.messages.map(({ status, code, isForged }) => {
    const signed = { order_id: orderId, status_code: code, gross_amount: `${String(amount)}.00` };
    const signature = signatureOf(signed, isForged ? 'another key' : key);
    return { ...signed, transaction_status: status, fraud_status: 'accept', signature_key: signature };
  });
}
