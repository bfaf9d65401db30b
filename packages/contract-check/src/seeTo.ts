import type { Body } from './client.ts';
import { at, saidBy } from './difference.ts';
import type { Search } from './leftovers.ts';

/** Resolves what is raised about bookings of the check, which leave nobody anything to see to; returns what stays, and why. */
export async function seeTo({ operations, client, signIn }: Search, bookings: ReadonlySet<string>): Promise<string[]> {
  const named = (id: string) => operations.find((operation) => operation.id === id);
  const [list, resolve] = [named('listAttention'), named('resolveAttention')];
  if (!list || !resolve) return [];
  const left: string[] = [];
  try {
    const raised = at((await client.send(list, await signIn(list))).body, 'data');
    for (const { id, booking_id: about } of Array.isArray(raised) ? (raised as Body[]) : []) {
      if (!bookings.has(String(about))) continue;
      const answer = await client.send(resolve, { ...(await signIn(resolve)), params: { id: String(id) } });
      if (answer.status !== resolve.success && answer.status !== 404)
        left.push(`${resolve.id} ${String(id)}: answers ${String(answer.status)}${saidBy(answer)}`);
    }
  } catch (error) {
    left.push(`${list.id} could not be looked through: ${(error as Error).message}`);
  }
  return left;
}
