import type { AttentionItem } from '../../../server/contract.gen.ts';
import type { Many, TestApp } from './testApp.ts';

/** What is raised for a person about a booking, as 'KIND: text', in the order of these. */
export async function raisedAbout({ call, signIn }: TestApp): Promise<(bookingId: string) => Promise<string[]>> {
  const { token } = await signIn('ADMIN');
  return async (bookingId) =>
    (await call<Many<AttentionItem>>('listAttention', { token })).body.data
      .filter(({ booking_id: of }) => of === bookingId)
      .map(({ kind, text }) => `${kind}: ${text}`)
      .toSorted();
}
