import { act, screen, waitFor, within } from '@testing-library/react';
import { BookingsPage } from '../../../../../../src/features/admin/bookings/bookings';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { PhotosPage } from '../../../../../../src/features/admin/photos/photos';
import { SchoolPage } from '../../../../../../src/features/admin/school/SchoolPage';
import { leaveBy } from '../../../../../../src/features/admin/shared/useBlocker';
import { mockBoard } from '../../../../../support/web/board';
import { listOf, makeBooking, makeCurrentUser, makeImage } from '../../../../../support/web/factories';
import { gate } from '../../../../../support/web/gate';
import { failure, mockCall } from '../../../../../support/web/network';
import { renderRoute } from '../../../../../support/web/render';
import { makeSchool } from '../../../../../support/web/schoolRows';
import { adminSession } from '../../../../../support/web/store';
import { fullOf, list, mockLevel } from '../bookings/bookingScreen';
import { noContent, PATH, put } from '../school/schoolScreen';
import { field, imageFile, openScreen, REASON, said, stubObjectUrls } from '../screenSuite';

/** Whether the browser asks before the page is left or reloaded. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const control = (text: string) => screen.getByText(text).closest('button');

const sari = makeBooking({ booking_code: 'SARI234567', status: 'CONFIRMED' });

function mockBookings() {
  mockCall('get', list, { json: listOf([sari]) });
  mockLevel(2, () => fullOf(sari, { version: 9 }));
}

test('Back while a payment is saved does not close its editor, so that the answer closes nothing else', async () => {
  mockBookings();
  const answer = gate();
  mockCall('patch', `${list}/${sari.id}/payment`, async () => {
    await answer.opened;
    return { json: { data: { ...sari, payments: [] } } };
  });
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'ADMIN' }) } });
  mockCall('get', '/api/testimonies/search', { json: listOf([]) }); // the menu counts them
  const { user, router } = await renderRoute('/check-bookings', { preloadedState: { session: adminSession() } });
  await act(() => router.navigate('/admin/transaction-bookings'));
  await user.click(await screen.findByRole('button', { name: 'Edit Payment SARI234567' }));
  await screen.findByRole('dialog', { name: 'Edit Status Payment' });
  await user.selectOptions(field('Status Payment'), 'PAY');
  await waitFor(() => expect(control('Save')).toBeEnabled());
  await user.click(screen.getByText('Save'));
  act(() => window.history.back());
  expect(await said('You have unsaved changes.')).toBeVisible();
  expect(control('Discard changes')).toBeDisabled();
  await waitFor(() => expect(window.location.search).toContain('edit=payment')); // the browser had moved already
  answer.open();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/admin/transaction-bookings');
});

test('many bookings that are being completed are not left before it is said which were refused', async () => {
  mockBookings();
  const answer = gate();
  mockCall('patch', `${list}/${sari.id}/status`, async () => {
    await answer.opened;
    return failure(409, REASON);
  });
  const { user } = openScreen(BookingsPage, '/admin/transaction-bookings');
  await user.click(await screen.findByLabelText('Choose SARI234567'));
  await user.click(screen.getByText('Complete chosen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete 1 booking' }));
  expect(isHeld()).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Complete 1 booking anyway' }));
  expect(isHeld()).toBe(true);
  answer.open();
  expect(await said(REASON)).toBeVisible();
  expect(isHeld()).toBe(false);
});

test('a day that is being closed keeps its form, also from another tool', async () => {
  mockBoard([]);
  const answer = gate();
  mockCall('patch', '/api/days', async () => {
    await answer.opened;
    return failure(409, REASON);
  });
  const { user } = openScreen(DashboardPage, '/admin?day=2030-03-08');
  await user.click(await screen.findByText('Close this day'));
  await user.click(screen.getByText('Close for bookings'));
  expect(isHeld()).toBe(true);
  expect(control('Cancel')).toBeDisabled();
  await user.click(screen.getByText('Add a note'));
  expect(screen.queryByLabelText('Note for the team')).not.toBeInTheDocument();
  expect(control('Discard changes')).toBeDisabled();
  answer.open();
  expect(await said(REASON)).toBeVisible();
  // Nothing was typed: what was asked meanwhile is forgotten.
  expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument();
  expect(control('Close for bookings')).toBeEnabled();
});

test('that a day could not be opened is said also to whoever has gone to another one', async () => {
  mockBoard([], { day: { is_open: false } });
  const answer = gate();
  mockCall('patch', '/api/days', async () => {
    await answer.opened;
    return failure(409, REASON);
  });
  const { user } = openScreen(DashboardPage, '/admin?day=2030-03-08');
  await user.click(await screen.findByText('Open this day'));
  await user.click(screen.getByRole('link', { name: 'The day after' }));
  await screen.findByRole('heading', { name: /9 March 2030/ });
  answer.open();
  expect(await screen.findByText(new RegExp(`8 March 2030: ${REASON}$`))).toBeVisible();
});

test('the only picture, while it is sent', async () => {
  stubObjectUrls();
  mockCall('get', '/api/images', { json: listOf([]) });
  const answer = gate();
  mockCall('post', '/api/images', async () => {
    await answer.opened;
    return { status: 201, json: { data: makeImage() } };
  });
  const { user } = openScreen(PhotosPage, '/admin/photo');
  await user.click(screen.getByText('Add Photo'));
  await user.upload(field('Image'), imageFile());
  await user.click(screen.getByText('Add'));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(isHeld()).toBe(true);
  answer.open();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isHeld()).toBe(false);
});

test('what was asked while the school was saved is forgotten when it is', async () => {
  noContent();
  mockLevel(2);
  mockCall('get', PATH, { json: { data: makeSchool({ version: 4 }) } });
  const answer = gate();
  mockCall('patch', PATH, async ({ body }) => {
    await answer.opened;
    return { json: { data: { ...makeSchool({ version: 5 }), ...(body as object) } } };
  });
  const { user } = openScreen(SchoolPage, '/admin/school');
  await screen.findByLabelText('Phone');
  put('Phone', '+62 361 555 000');
  await user.click(screen.getByText('Save'));
  act(() => void leaveBy(() => undefined));
  expect(await said('You have unsaved changes.')).toBeVisible();
  expect(control('Discard changes')).toBeDisabled();
  answer.open();
  expect(await said('Everything is saved.')).toBeVisible();
  expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument();
});
