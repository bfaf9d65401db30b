import { screen } from '@testing-library/react';
import type { CheckedBooking } from '../../../../../src/api';
import { BookingPage } from '../../../../../src/features/booking/BookingPage';
import type { RedirectInfo } from '../../../../../src/state';
import { makeBooking } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { signedInSession } from '../../../../support/web/store';

// A booking's page as its tests open it.

export const LOADED = 'Booking details loaded successfully!';

export const open = ({ code = 'ABCDEFGH23', info = null }: { code?: string; info?: RedirectInfo | null } = {}) =>
  renderWithProviders(<BookingPage />, {
    route: `/surf-lesson/booking-details/${code}`,
    path: '/surf-lesson/booking-details/:bookingCode',
    preloadedState: { redirectInfo: { info }, session: signedInSession() },
  });

export const answering = (changes: Partial<CheckedBooking> = {}) => ({ json: { data: makeBooking(changes) } });
export const mockLookup = (answer: Parameters<typeof mockCall>[2] = answering()) =>
  mockCall('get', '/api/check-booking/:code', answer);

export const field = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
/** What stands above the ticket, by its title. */
export const step = (name: string) => screen.findByRole('region', { name });
export const checkButton = () => screen.getByRole('button', { name: 'Check Payment Status' });
