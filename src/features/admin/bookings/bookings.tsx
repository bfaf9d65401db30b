import type { Booking } from '../../../api';
import { adminApi, type UpdateBookingStatusRequest, useListBookingsQuery } from '../../../api/admin';
import { paymentStatusOf } from '../../../lib/paymentStatus';
import { BookingBadge, PaymentBadge } from '../../../ui/StatusBadges';
import { formDialog } from '../resource/actions';
import { call } from '../resource/call';
import { textColumn } from '../resource/columns';
import { resourcePage } from '../resource/ResourcePage';
import type { Call, Option } from '../resource/types';
import { Code, Phone } from './bookingCells';
import { BookingDetailDialog } from './BookingDetailDialog';
import { bookingStatuses, isFinal, isPaymentLocked, matches } from './bookingRules';
import { BookingTools } from './BookingTools';

interface StatusEditor {
  noun: 'Booking' | 'Payment';
  statusOf: (booking: Booking) => string;
  /** Whether the status can no longer be changed. */
  isOver: (booking: Booking) => boolean;
  /** What is chosen at first. */
  actionOf: (booking: Booking) => string;
  /** What may be chosen; the value is the action that is sent. */
  optionsFor: (booking: Booking) => Option[];
  send: (action: string, id: string) => Call;
}

/** The form that changes a status (spec §4). */
function statusEditor({ noun, statusOf, isOver, actionOf, optionsFor, send }: StatusEditor) {
  const name = noun.toLowerCase();
  return formDialog<Booking, { action: string }>({
    title: `Edit Status ${noun}`,
    fields: (booking) => [
      {
        kind: 'choice',
        name: 'action',
        label: `Status ${noun}`,
        disabled: isOver(booking),
        useOptions: () => optionsFor(booking),
      },
    ],
    initial: (booking) => ({ action: actionOf(booking) }),
    isLocked: ({ action }, booking) => isOver(booking) || action === 'PENDING',
    note: ({ action }, booking) => {
      if (isOver(booking)) return `Status cannot be changed because ${name} has been ${statusOf(booking)}.`;
      return action === 'PENDING' ? `You cannot save ${name} with status PENDING.` : null;
    },
    send: ({ action }, { id }) => send(action, id),
    texts: {
      loading: `Updating ${name} status...`,
      success: `${noun} updated successfully!`,
      failure: `Failed to update ${name}.`,
      duration: 1000, // spec §9
    },
  });
}

const option = (value: string, label = value): Option => ({ value, label });

const EditStatus = statusEditor({
  noun: 'Booking',
  statusOf: ({ status }) => status,
  isOver: isFinal,
  actionOf: ({ status }) => status,
  optionsFor: () => bookingStatuses.map((status) => option(status)),
  send: (action, id) =>
    call(adminApi.endpoints.updateBookingStatus, {
      id,
      updateBookingStatusRequest: { action: action as UpdateBookingStatusRequest['action'] },
    }),
});

const EditPayment = statusEditor({
  noun: 'Payment',
  statusOf: paymentStatusOf,
  isOver: isPaymentLocked,
  actionOf: () => 'PENDING',
  optionsFor: (booking) =>
    isPaymentLocked(booking)
      ? [option('PENDING', paymentStatusOf(booking))]
      : ['PENDING', 'PAY', 'CANCEL'].map((action) => option(action)),
  send: (action, id) =>
    call(adminApi.endpoints.updateBookingPayment, {
      id,
      updateBookingPaymentRequest: { action: action === 'PAY' ? 'PAY' : 'CANCEL' },
    }),
});

/** Manage Bookings Transaction (spec §2). */
export const BookingsPage = resourcePage<Booking>({
  title: 'Manage Bookings Transaction',
  paging: 'server',
  useList: useListBookingsQuery,
  search: 'Search by Booking Code',
  keep: (booking, { search, filter }) =>
    matches(booking, { code: search, status: filter('status'), payment: filter('payment') }),
  Tools: BookingTools,
  emptyText: 'No bookings found.',
  nameOf: ({ booking_code }) => booking_code,
  columns: [
    textColumn('Customer Name', ({ customer_name }) => customer_name),
    textColumn('Email', ({ customer_email }) => customer_email),
    textColumn(
      'Phone Number',
      ({ customer_phone }) => customer_phone,
      (phone) => <Phone number={phone} />,
    ),
    textColumn(
      'Booking Code',
      ({ booking_code }) => booking_code,
      (code) => <Code code={code} />,
    ),
    textColumn(
      'Status Booking',
      ({ status }) => status,
      (_status, booking) => <BookingBadge booking={booking} />,
    ),
    textColumn('Status Payment', paymentStatusOf, (_status, booking) => <PaymentBadge booking={booking} />),
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
});
