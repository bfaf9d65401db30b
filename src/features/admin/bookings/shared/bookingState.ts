import type { FullBooking, Session } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { languageNames } from '../../shared/languageNames';
import { sessionText } from '../../shared/sessionText';

interface Fact {
  name: string;
  now: string;
}

/** What a session is called: by its lesson, and by its number where the booking has several of that. */
function nameOf({ id, product_name }: Session, { sessions }: FullBooking): string {
  const same = sessions.filter((one) => one.product_name === product_name);
  return same.length === 1 ? product_name : `${product_name} (${String(same.findIndex((one) => one.id === id) + 1)})`;
}

/** What people know of a booking, by what stays the same while it changes: two states differ where these do. */
function factsOf(booking: FullBooking): Map<string, Fact> {
  const { customer_name, customer_phone, customer_email, status, amount_paid, amount_refunded, note } = booking;
  const facts: Record<string, string> = {
    Guest: customer_name,
    Phone: customer_phone,
    'E-mail': customer_email,
    Country: booking.customer_country ?? '',
    Language: booking.language ? languageNames[booking.language] : '',
    Note: note ?? '',
    Status: status,
    Total: formatRupiah(booking.total_amount),
    Paid: formatRupiah(amount_paid),
    'Given back': formatRupiah(amount_refunded),
  };
  return new Map([
    ...Object.entries(facts).map(([name, now]) => [name, { name, now }] as const),
    ...booking.sessions.map(
      (session) => [session.id, { name: nameOf(session, booking), now: sessionText(session) }] as const,
    ),
  ]);
}

/** What is another in a newer state, as 'Phone: 0812 345 678'. */
export function differences(before: FullBooking, after: FullBooking): string[] {
  const [old, now] = [factsOf(before), factsOf(after)];
  const lessonOf = ({ sessions }: FullBooking, id: string) => sessions.find((one) => one.id === id)?.product_name;
  return [...new Map([...old, ...now])].flatMap(([key, { name }]) => {
    const text = now.get(key)?.now;
    if (text === undefined) return [`${name}: cancelled`];
    const isSame = text === old.get(key)?.now && lessonOf(before, key) === lessonOf(after, key);
    return isSame ? [] : [`${name}: ${text || 'none'}`];
  });
}
