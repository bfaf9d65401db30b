import type { PaymentContext } from './context.ts';
import { GatewayError } from './provider.ts';

/** Notes in the log that the gateway did not answer, and why; returns its failure, and throws what is none of the gateway's. */
export function noteSilence(
  log: PaymentContext['log'],
  error: unknown,
  text: string,
  { level = 'warn', ...about }: { level?: 'warn' | 'error'; orderId?: string } = {},
): GatewayError {
  if (!(error instanceof GatewayError)) throw error;
  log[level]({ ...about, reason: error.message }, text);
  return error;
}
