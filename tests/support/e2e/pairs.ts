import type { Locator, Page } from '@playwright/test';
import { send } from './admin.ts';
import { schoolDay } from './test.ts';

interface Session {
  id: string;
  product_name: string;
  reservation_date: string;
  start_time: string | null;
  surf_spot_name: string;
  person: number;
  people_came: number | null;
  attendance: string | null;
  unit_price: number;
}

/** A booking as an administrator gets it, as far as these tests read it. */
export interface Full {
  id: string;
  booking_code: string;
  customer_name: string;
  customer_phone: string;
  customer_country: string | null;
  note: string | null;
  status: string;
  amount_paid: number;
  amount_refunded: number;
  sessions: Session[];
}

/** What is booked: a lesson for three, the same and paid, three lessons, or one that waits to be confirmed. */
export type Made = 'usual' | 'paid' | 'three lines' | 'waits';

/** What a person does in one dialog. */
export interface Edit {
  /** Two edits of one name change the same. */
  name: string;
  open: (page: Page, booking: Full) => Promise<Locator>;
  fields: [label: string, value: string][];
  save: string | RegExp;
  /** The button that answers a question before it is sent. */
  isAsked?: string;
  /** Whether a booking has what was typed. */
  kept: (now: Full, before: Full) => boolean;
}

let guests = 0;

/** Books for a guest of its own, by a call. */
export async function makeBooking(page: Page, headers: Record<string, string>, made: Made): Promise<Full> {
  const rows = async (path: string) =>
    ((await (await page.request.get(path)).json()) as { data: { id: string; name: string }[] }).data;
  const lessons = [...(await rows('/api/products?search=group')), ...(await rows('/api/products?search=private'))];
  const spots = await rows('/api/surf-spots');
  const idOf = (list: { id: string; name: string }[], name: string) => list.find((one) => one.name === name)?.id;
  const line = (name: string, person = 3) => ({
    product_id: idOf(lessons, name),
    reservation_date: schoolDay(0),
    person,
  });
  guests += 1;
  const name = `Ketut ${made} ${String(guests)}`;
  const phone = `+62812345${String(60_000 + guests)}`;
  const surf_spot_id = idOf(spots, 'Kuta Beach');
  if (made === 'waits') {
    const customer_details = { full_name: name, email: `ketut${String(guests)}@example.com`, phone, country: 'ID' };
    const booking_details = [{ ...line('Group Surf Lesson'), reservation_date: schoolDay(2) }];
    const data = { payment_method: 'CASH', customer_details, surf_spot_id, booking_details };
    return (await send<{ booking: Full }>(page.request, '/api/bookings', { data })).booking;
  }
  const more = made === 'three lines' ? [line('Family Group Lesson'), line('Private Surf Lesson', 1)] : [];
  const booking_details = [line('Group Surf Lesson'), ...more];
  const paid = made === 'paid' ? 'CASH' : null;
  const data = { customer: { full_name: name, phone }, surf_spot_id, booking_details, paid, force: true };
  return send<Full>(page.request, '/api/counter-bookings', { headers, data });
}

const sessionOf = ({ sessions }: Full, lesson: string): Session | undefined =>
  sessions.find(({ product_name }) => product_name === lesson);

/** Opens a dialog of a booking by its address. */
const dialogOf = (edit: string, title: string, lesson?: string) => async (page: Page, booking: Full) => {
  const session = lesson === undefined ? '' : `&session=${sessionOf(booking, lesson)?.id ?? ''}`;
  await page.goto(`/admin/transaction-bookings?booking=${booking.booking_code}&edit=${edit}${session}`);
  return page.getByRole('dialog', { name: title });
};

type Fields = Edit['fields'];

const ofSession = (name: string, fields: Fields, kept: (now: Session) => boolean): Edit => ({
  name,
  open: dialogOf('session', 'Move or Change Session', 'Group Surf Lesson'),
  fields,
  save: /^Save$/,
  kept: ({ sessions }, before) => {
    const id = sessionOf(before, 'Group Surf Lesson')?.id;
    const session = sessions.find((one) => one.id === id);
    return session !== undefined && kept(session);
  },
});

const ofGuest = (name: string, fields: Fields, kept: Edit['kept']): Edit => ({
  ...{ name, open: dialogOf('guest', 'Edit Guest'), fields, save: /^Save$/, kept },
});

const added = (lesson: string): Edit => ({
  name: `add ${lesson}`,
  open: dialogOf('add-session', 'Add Lesson'),
  fields: [
    ['Lesson', lesson],
    ['Day', schoolDay(3)],
  ],
  save: /^Add for/,
  kept: (now) => sessionOf(now, lesson)?.reservation_date === schoolDay(3),
});

const cancelled = (lesson: string): Edit => ({
  name: `cancel ${lesson}`,
  open: dialogOf('cancel-session', 'Cancel Session', lesson),
  fields: [['Reason (the guest reads it)', 'One of them is ill.']],
  save: 'Cancel the session',
  kept: (now) => sessionOf(now, lesson) === undefined,
});

const status = (edit: string, to: string): Edit => ({
  ...{ name: edit, open: dialogOf(edit, 'Edit Status Booking'), fields: [['Status Booking', to]], save: /^Save$/ },
  ...(to === 'COMPLETED' && { isAsked: 'Complete it anyway' }),
  // What is completed was confirmed.
  kept: (now) => now.status === to || (to === 'CONFIRMED' && now.status === 'COMPLETED'),
});

const money = (edit: 'add-payment' | 'give-back', amount: string, kept: Edit['kept']): Edit => ({
  name: `${edit} ${amount}`,
  open: dialogOf(edit, edit === 'give-back' ? 'Give back' : 'Add payment'),
  fields: [
    ['Amount in rupiah', amount],
    [edit === 'give-back' ? 'Reason for giving it back' : 'Reason (when it is more than is due)', 'Rain.'],
  ],
  save: new RegExp(`^${edit === 'give-back' ? 'Give back' : 'Add'} Rp`),
  kept,
});

/** Chooses the session on the board. */
const chosen = (name: string, field: Fields[number], kept: (now: Session) => boolean): Edit => ({
  ...ofSession(name, [field], kept),
  open: async (page, { customer_name }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Choose sessions' }).click();
    await page.getByRole('row', { name: customer_name }).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Move…' }).click();
    return page.getByRole('dialog', { name: 'Move 1 session' });
  },
  save: /^Change 1 session/,
});

const hour = (time: string): Edit =>
  ofSession('hour', [['Hour of the session', time]], ({ start_time }) => start_time === time);
const note = (text: string): Edit => ofGuest('note', [['Note for the school', text]], (now) => now.note === text);

/** What can be changed, each in its dialog. */
export const editOf = {
  day: ofSession('day', [['Day of the session', schoolDay(2)]], (now) => now.reservation_date === schoolDay(2)),
  hour: hour('06:15'),
  otherHour: hour('17:15'),
  place: ofSession('place', [['Where', 'Uluwatu']], (now) => now.surf_spot_name === 'Uluwatu'),
  people: ofSession('people', [['People of the session', '4']], ({ person }) => person === 4),
  price: ofSession(
    'price',
    [
      ['Price of one person in rupiah', '300000'],
      ['Reason (the guest reads it)', 'A friend.'],
    ],
    (now) => now.unit_price === 300_000,
  ),
  lesson: ofSession('lesson', [['Lesson', 'Family Group Lesson']], (now) => now.product_name === 'Family Group Lesson'),
  came: ofSession('came', [['How many came', '2']], (now) => now.people_came === 2),
  name: ofGuest('name', [['Guest', 'Ketut Corrected']], (now) => now.customer_name === 'Ketut Corrected'),
  phone: ofGuest('phone', [['Phone of the guest', '+6281234599999']], (now) => now.customer_phone === '+6281234599999'),
  country: ofGuest('country', [['Country of the guest', 'Japan']], (now) => now.customer_country === 'Japan'),
  note: note('Bad knee.'),
  otherNote: note('Bad back.'),
  addLesson: added('Private Sunset Lesson'),
  addOther: added('Private Kids Lesson'),
  cancelFirst: cancelled('Group Surf Lesson'),
  cancelSecond: cancelled('Family Group Lesson'),
  confirm: status('confirm', 'CONFIRMED'),
  complete: status('complete', 'COMPLETED'),
  cancel: status('cancel', 'CANCELLED'),
  pay: money('add-payment', '100.000', (now) => now.amount_paid >= 100_000),
  payMore: money('add-payment', '250.000', (now) => now.amount_paid === 350_000),
  giveAllBack: money('give-back', '1.050.000', (now) => now.amount_refunded === 1_050_000),
  giveBack: money('give-back', '50.000', (now) => now.amount_refunded === 50_000),
  moveHour: chosen('move hour', ['New hour', '06:45'], (now) => now.start_time === '06:45'),
  movePlace: chosen('move place', ['New surf spot', 'Uluwatu'], (now) => now.surf_spot_name === 'Uluwatu'),
} satisfies Record<string, Edit>;
