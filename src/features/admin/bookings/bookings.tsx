import { api, type Booking, type UpdateBookingStatusRequest } from '../../../api';
import { paymentStatusOf } from '../../../lib/paymentStatus';
import { Badge } from '../../../ui/Badge';
import { bookingTones, paymentTones } from '../../../ui/statusTones';
import { formDialog } from '../resource/actions';
import { textColumn } from '../resource/columns';
import type { Resource } from '../resource/types';
import { Code, Phone } from './bookingCells';
import { BookingDetailDialog } from './BookingDetailDialog';
import { bookingStatuses, isFinal, isPaymentLocked } from './bookingRules';

type ActionValues = { action: string };

const duration = 1000; // spec §9

const EditStatus = formDialog<Booking, ActionValues>({
  title: 'Edit Status Booking',
  fields: (booking) => [
    {
      kind: 'choice',
      name: 'action',
      label: 'Status Booking',
      disabled: isFinal(booking),
      options: bookingStatuses.map((status) => ({ value: status, label: status })),
    },
  ],
  initial: ({ status }) => ({ action: status }),
  isLocked: ({ action }, booking) => isFinal(booking) || action === 'PENDING',
  note: ({ action }, booking) => {
    if (isFinal(booking)) return `Status cannot be changed because booking has been ${booking.status}.`;
    return action === 'PENDING' ? 'You cannot save booking with status PENDING.' : null;
  },
  save: 'Save',
  saving: 'Saving...',
  send: ({ action }, { id }) =>
    api.endpoints.updateBookingStatus.initiate(
      { id, updateBookingStatusRequest: { action: action as UpdateBookingStatusRequest['action'] } },
      { track: false },
    ),
  texts: {
    loading: 'Updating booking status...',
    success: 'Booking updated successfully!',
    failure: 'Failed to update booking.',
    duration,
  },
});

/** spec §4: what the editor may choose; the value is the action that is sent. */
const paymentOptions = ['PENDING', 'PAY', 'CANCEL'].map((action) => ({ value: action, label: action }));

const EditPayment = formDialog<Booking, ActionValues>({
  title: 'Edit Status Payment',
  fields: (booking) => [
    {
      kind: 'choice',
      name: 'action',
      label: 'Status Payment',
      disabled: isPaymentLocked(booking),
      options: isPaymentLocked(booking) ? [{ value: 'PENDING', label: paymentStatusOf(booking) }] : paymentOptions,
    },
  ],
  initial: () => ({ action: 'PENDING' }),
  isLocked: ({ action }, booking) => isPaymentLocked(booking) || action === 'PENDING',
  note: ({ action }, booking) => {
    if (isPaymentLocked(booking)) {
      return `Status cannot be changed because payment has been ${paymentStatusOf(booking)}.`;
    }
    return action === 'PENDING' ? 'You cannot save payment with status PENDING.' : null;
  },
  save: 'Save',
  saving: 'Saving...',
  send: ({ action }, { id }) =>
    api.endpoints.updateBookingPayment.initiate(
      { id, updateBookingPaymentRequest: { action: action === 'PAY' ? 'PAY' : 'CANCEL' } },
      { track: false },
    ),
  texts: {
    loading: 'Updating payment status...',
    success: 'Payment updated successfully!',
    failure: 'Failed to update payment.',
    duration,
  },
});

/** Manage Bookings Transaction (spec §2). */
export const bookings: Resource<Booking> = {
  title: 'Manage Bookings Transaction',
  paging: 'server',
  search: 'Search by Booking Code',
  emptyText: 'No bookings found.',
  nameOf: ({ booking_code }) => booking_code,
  columns: [
    textColumn('Customer Name', ({ customer_name }) => customer_name),
    textColumn('Email', ({ customer_email }) => customer_email),
    {
      ...textColumn<Booking>('Phone Number', ({ customer_phone }) => customer_phone),
      render: (_value, { customer_phone }) => <Phone number={customer_phone} />,
    },
    {
      ...textColumn<Booking>('Booking Code', ({ booking_code }) => booking_code),
      render: (_value, { booking_code }) => <Code code={booking_code} />,
    },
    {
      ...textColumn<Booking>('Status Booking', ({ status }) => status),
      render: (_value, { status }) => <Badge tone={bookingTones[status]} text={status} />,
    },
    {
      ...textColumn<Booking>('Status Payment', paymentStatusOf),
      render: (_value, booking) => (
        <Badge tone={paymentTones[paymentStatusOf(booking)]} text={paymentStatusOf(booking)} />
      ),
    },
  ],
  actions: [
    { label: 'View', Dialog: BookingDetailDialog },
    { label: 'Edit Status', Dialog: EditStatus },
    {
      label: 'Edit Payment',
      refusal: ({ payment_method }) =>
        payment_method === 'GATEWAY' ? 'An online payment is changed by the payment gateway alone.' : null,
      Dialog: EditPayment,
    },
  ],
};
