import { ConfigProvider, Table } from 'antd';
import type { MouseEvent } from 'react';
import type { Booking } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { BookingBadge, PaymentBadge } from '../../../../ui/StatusBadges';
import { quietLoading } from '../../shared/quietLoading';
import * as resource from '../../shared/resource/resource.module.css';
import type { Column } from '../../shared/resource/types';
import { PAGE_SIZE } from '../../shared/useListView';
import { Choose, Copyable, Phone, TwoLines } from '../shared/bookingCells';
import { sessionFacts } from '../shared/bookingRules';
import * as s from '../shared/bookings.module.css';
import { RowButtons } from './RowButtons';
import { schoolTime } from '../../shared/schoolTime';
import type { Opening } from '../../shared/useBookingAddress';
import type { Choice } from '../shared/useChoice';

/** Two lines of 20 px in a row of 48. */
const rowTheme = { components: { Table: { cellPaddingBlockSM: 2 } } };

export interface BookingRowsProps {
  rows: Booking[];
  /** The page that the rows are of. */
  page: number;
  isLoading: boolean;
  /** Said where there is no row. */
  emptyText: string;
  choice: Choice;
  onOpen: (what: Opening) => void;
}

/** A click beside the controls of a row, that did not mark a text. */
const isOnRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest('a, button, label') && !window.getSelection()?.toString();

/** The bookings as the documented table (spec §2): a second line in each cell says what a working day needs. */
export function BookingTable({ rows, page, isLoading, emptyText, choice, onOpen }: BookingRowsProps) {
  const columns: (Column<Booking> & { title: string })[] = [
    {
      title: '#',
      width: 60,
      render: (_value, { id, booking_code }, index) => (
        <Choose
          code={booking_code}
          number={(page - 1) * PAGE_SIZE + index + 1}
          isChosen={choice.has(id)}
          onChange={(isChosen) => choice.set([id], isChosen)}
        />
      ),
    },
    {
      title: 'Customer Name',
      render: (_value, booking) => <TwoLines first={booking.customer_name} second={sessionFacts(booking).lesson} />,
    },
    {
      title: 'Email',
      render: (_value, booking) => (
        <TwoLines first={booking.customer_email} second={booking.surf_spot_name ?? 'No surf spot'} />
      ),
    },
    {
      title: 'Phone Number',
      width: 196,
      render: (_value, booking) => (
        <TwoLines first={<Phone number={booking.customer_phone} />} second={sessionFacts(booking).people} />
      ),
    },
    {
      title: 'Booking Code',
      width: 160,
      render: (_value, { booking_code, created_at }) => (
        <TwoLines first={<Copyable text={booking_code} />} second={schoolTime(created_at)} />
      ),
    },
    {
      title: 'Status Booking',
      width: 134,
      render: (_value, booking) => (
        <TwoLines first={<BookingBadge booking={booking} />} second={sessionFacts(booking).days} />
      ),
    },
    {
      title: 'Status Payment',
      width: 126,
      render: (_value, booking) => (
        <TwoLines first={<PaymentBadge booking={booking} />} second={formatRupiah(booking.total_amount)} />
      ),
    },
    {
      title: 'Actions',
      className: resource.buttons,
      width: 172,
      render: (_value, booking) => <RowButtons booking={booking} onOpen={onOpen} />,
    },
  ];
  return (
    <ConfigProvider theme={rowTheme}>
      <Table<Booking>
        className={`${s.table} ${resource.rows}`}
        rowKey="id"
        size="small"
        tableLayout="fixed"
        columns={columns.map((column) => ({ key: column.title, ...column }))}
        dataSource={rows}
        loading={quietLoading(isLoading)}
        pagination={false}
        scroll={{ x: 1040 }}
        locale={{ emptyText: isLoading ? 'Loading...' : emptyText }}
        onRow={({ booking_code }) => ({
          onClick: (event) => isOnRow(event) && onOpen({ booking: booking_code }),
        })}
      />
    </ConfigProvider>
  );
}
