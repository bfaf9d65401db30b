import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import type { FullBooking, Session } from '../../../../../../../src/api';
import { schoolToday } from '../../../../../../../src/lib/dates';
import { currentUserLoaded } from '../../../../../../../src/state';
import { listOf, makeBooking, makeBookingDetail, makeProduct, makeSpot } from '../../../../../../support/web/factories';
import { mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings, sessionsOf } from '../bookingScreen';
import { said } from '../../screenSuite';

export const group = makeProduct({ name: 'Group lesson', price: 350_000 });
export const sunset = makeProduct({ name: 'Sunset group lesson', price: 400_000 });
export const course = makeProduct({ name: 'Course', price: 900_000, days: 3 });
export const hourly = makeProduct({ name: 'Hourly', price: 300_000, start_times: ['07:00', '09:30'] });
export const kuta = makeSpot({ name: 'Kuta Beach' });
export const canggu = makeSpot({ name: 'Canggu' });

export const lines = ['Group lesson', 'Private lesson'].map((product_name) =>
  makeBookingDetail({ product_name, person: 3, total_amount: 1_050_000, reservation_date: schoolToday() }),
);
export const sari = makeBooking({
  customer_name: 'Sari',
  booking_code: 'SARI234567',
  booking_details: lines,
  status: 'CONFIRMED',
});
export const known: Partial<Session> = {
  product_id: group.id,
  surf_spot_id: kuta.id,
  surf_spot_name: 'Kuta Beach',
  start_time: '07:00',
  unit_price: 350_000,
  people_came: null,
  version: 4,
};
export const sessions = sessionsOf(sari, known);
export const [first] = sessions;
export const asStaff = currentUserLoaded({ name: 'Made', email: 'made@example.com', role: 'STAFF', avatar: null });

const asBooked = (): FullBooking => fullOf(sari, { sessions, version: 9 });
/** The newest state of the booking, as the server tells it. */
export const server = { now: asBooked() };
/** To be called before each test. */
export const beginAnew = (): void => {
  server.now = asBooked();
};

export function openEdit(edit: string, row = sari) {
  mockCall('get', list, { json: listOf([row]) });
  mockCall('get', '/api/products', { json: listOf([group, sunset, course, hourly]) });
  mockCall('get', '/api/surf-spots', { json: listOf([kuta, canggu]) });
  mockLevel(2, () => server.now);
  return openBookings(`?booking=SARI234567&edit=${edit}`);
}
export const openSession = () => openEdit(`session&session=${first?.id ?? ''}`);
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const mockSession = (answer: Parameters<typeof mockCall>[2] = { json: { data: first ?? null } }) =>
  mockCall('patch', `/api/sessions/${first?.id ?? ''}`, answer);
export const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body);

/** A change that is refused, and for the same reason again when it is to be done anyway: then nobody is asked any more. */
export async function isAskedOnce(user: UserEvent, calls: unknown[], reason: string): Promise<void> {
  await user.click(await screen.findByText('Do it anyway'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(await said(reason)).toBeInTheDocument();
  expect(screen.queryByText('Do it anyway')).not.toBeInTheDocument();
}
