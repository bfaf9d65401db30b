import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { type Booking, messageOf, useBackendLevel } from '../../../api';
import { useListBookingsQuery } from '../../../api/admin';
import { PageHead } from '../../../ui/PageHead';
import { Pager } from '../shared/Pager';
import { SearchBox } from '../shared/SearchBox';
import { PAGE_SIZE } from '../shared/useListView';
import { useIsPhone } from '../shared/useIsPhone';
import { BookingCards } from './list/BookingCards';
import { BookingFilters } from './list/BookingFilters';
import { BookingOverlays } from './BookingOverlays';
import { matchesSearch } from './list/bookingSearch';
import * as s from './shared/bookings.module.css';
import { BookingTable } from './list/BookingTable';
import { BulkBar } from './bulk/BulkBar';
import { ExportButton } from './list/ExportButton';
import { useBookingAddress } from './shared/useBookingAddress';
import { useBookingView } from './list/useBookingView';
import { useChoice } from './shared/useChoice';

const TITLE = 'Manage Bookings Transaction';

/** Manage Bookings Transaction (spec §2). */
export function BookingsPage() {
  const level = useBackendLevel() ?? 2;
  const view = useBookingView(level);
  const address = useBookingAddress();
  const isPhone = useIsPhone();
  const list = useListBookingsQuery(view.query, { refetchOnMountOrArgChange: true });
  const choice = useChoice(JSON.stringify(view.whole));
  // spec §5: filtered here as well.
  const keep = (booking: Booking) => view.search === '' || matchesSearch(booking, view.search);
  const answer = list.isError ? list.currentData : list.data;
  const rows = (answer?.data ?? []).filter(keep);
  const total = answer?.paging.total_item ?? 0;
  const totalPages = Math.ceil(total / PAGE_SIZE);

  const { page, show } = view;
  const isBeyond = !list.isFetching && !list.isError && totalPages > 0 && page > totalPages;
  useEffect(() => {
    // The address names a page that does not exist, or no longer.
    if (isBeyond) show({ page: totalPages }, { replace: true });
  });

  const List = isPhone ? BookingCards : BookingTable;
  return (
    <div className={s.screen}>
      <PageHead title={TITLE} />
      <div className={s.head}>
        <h1 tabIndex={-1}>{TITLE}</h1>
        {level === 2 && (
          <Button type="primary" aria-haspopup="dialog" onClick={() => address.open({ new: 'booking' })}>
            New Booking
          </Button>
        )}
      </div>
      <div className={s.toolbar}>
        <div className={s.searchBox}>
          <SearchBox
            key={view.search}
            label="Search by Booking Code"
            search={view.search}
            onSearch={(search) => show({ search })}
          />
          {level === 2 && <p className={s.hint}>Finds names, e-mail addresses and phone numbers as well.</p>}
        </div>
        {level === 1 && <ExportButton query={view.whole} keep={keep} />}
      </div>
      {level === 2 && (
        <BookingFilters view={view}>
          <ExportButton query={view.whole} keep={keep} />
        </BookingFilters>
      )}
      {list.isError && (
        <Alert
          className={s.alert}
          type="error"
          showIcon
          title={messageOf(list.error, 'The list could not be loaded.')}
          action={<Button onClick={() => void list.refetch()}>Try again</Button>}
        />
      )}
      <BulkBar rows={rows} total={total} query={view.whole} keep={keep} choice={choice} />
      <List
        rows={rows}
        // While the next page is on its way, the rows are still those of the answer before, and so are their numbers.
        page={answer?.paging.page ?? page}
        isLoading={list.isFetching}
        emptyText={list.isError ? '–' : 'No bookings found.'}
        choice={choice}
        onOpen={address.open}
      />
      <Pager page={page} totalPages={totalPages} onChange={(next) => show({ page: next })} />
      <BookingOverlays address={address} rows={rows} isListLoading={list.isLoading} />
    </div>
  );
}
