import type { Body, Client, Request } from './client.ts';
import { at } from './difference.ts';
import type { Operation } from './document.ts';

/** Resolves what is raised about bookings of the check, which leave nobody anything to see to; returns what stays, and why. */
export async function seeTo(
  operations: Operation[],
  client: Client,
  bookings: ReadonlySet<string>,
  signIn: (operation: Operation) => Promise<Request>,
): Promise<string[]> {
  const named = (id: string) => operations.find((operation) => operation.id === id);
  const [list, resolve] = [named('listAttention'), named('resolveAttention')];
  if (!list || !resolve) return [];
  const left: string[] = [];
  try {
    const raised = at((await client.send(list, await signIn(list))).body, 'data');
    for (const { id, booking_id: about } of Array.isArray(raised) ? (raised as Body[]) : []) {
      if (!bookings.has(String(about))) continue;
      const { status } = await client.send(resolve, { ...(await signIn(resolve)), params: { id: String(id) } });
      if (status !== resolve.success && status !== 404)
        left.push(`${resolve.id} ${String(id)}: answers ${String(status)}`);
    }
  } catch (error) {
    left.push(`${list.id} could not be looked through: ${(error as Error).message}`);
  }
  return left;
}
