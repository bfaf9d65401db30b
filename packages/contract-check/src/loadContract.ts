import { readFileSync } from 'node:fs';
import { type Contract, contractOf } from './document.ts';
import { own } from './own.ts';
import { CannotStart } from './signIn.ts';

const PATIENCE = 10_000;

async function textAt(place: string | undefined): Promise<string> {
  if (place === undefined) return own.contract();
  if (!/^https?:/.test(place)) return readFileSync(place, 'utf8');
  const response = await fetch(place, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`the answer is ${String(response.status)}`);
  return response.text();
}

/** Reads a contract, YAML or JSON, from a file or an http(s) address; left out: the repository's. */
export async function loadContract(place?: string): Promise<Contract> {
  try {
    return contractOf(await textAt(place));
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error && cause.message !== '' ? cause.message : message;
    throw new CannotStart(`The contract ${place ?? 'of this project'} cannot be read: ${why.split('\n')[0] ?? ''}`);
  }
}
