import type { Body } from '../client.ts';
import { at, must, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { masked } from '../readers.ts';
import type { Sender } from '../sessions.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Plan } from './check.ts';

/** Phones with a calling code of two digits, of one, and without any. */
const phones = ['+62 812-3456-7890', '+1 (212) 555-0123', '0812 3456 7890'];
const strangers: Sender[] = ['guest', 'other'];
const knowing: Sender[] = ['customer', 'staff', 'admin'];

async function bookedWith(world: World, phone: string): Promise<Body> {
  const { body } = await world.valid(world.operation('createBooking'));
  const customer = body?.['customer_details'] as Body;
  return (await world.make('createBooking', { customer_details: { ...customer, phone } })).fields;
}

async function lookUp(operation: Operation, world: World, code: string, sender: Sender): Promise<Body> {
  const token = operation.token === null ? null : await world.sessions.token(operation, sender);
  const answer = await world.send(operation, { token, params: { bookingCode: code } });
  documented(operation, answer, operation.success);
  return at(answer.body, 'data') as Body;
}

/** Who has the code alone sees the addresses whole, or masked as the contract says. */
async function masksRightly(operation: Operation, world: World): Promise<void> {
  for (const phone of phones) {
    const fields = await bookedWith(world, phone);
    for (const sender of operation.token === null ? (['guest'] as const) : strangers) {
      const row = await lookUp(operation, world, String(fields['booking_code']), sender);
      for (const [name, mask] of Object.entries(masked(fields)))
        must(
          [fields[name], mask].includes(row[name]),
          `data.${name}`,
          `${String(fields[name])} or ${String(mask)}`,
          row[name],
        );
    }
  }
}

/** Whose booking it is, and staff, see them whole. */
async function tellsWholly(operation: Operation, world: World): Promise<void> {
  const { fields } = await world.make('createBooking', {});
  for (const sender of knowing) {
    const row = await lookUp(operation, world, String(fields['booking_code']), sender);
    for (const name of Object.keys(masked(fields))) same(`data.${name}`, fields[name], row[name]);
  }
}

/** Checks of what a lookup tells to whom. */
export const maskChecks: Plan = (operation, world) => {
  if (operation.id !== 'checkBooking') return [];
  const checks = [{ name: 'masks addresses as documented, or not at all', run: () => masksRightly(operation, world) }];
  if (operation.token !== null)
    checks.push({ name: 'addresses are whole for their owner and staff', run: () => tellsWholly(operation, world) });
  return checks;
};
