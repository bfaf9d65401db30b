import { Button } from 'antd';
import { type Booking, useListBookingsQuery } from '../../../api';
import { backendLevel } from '../../../config/env';
import { ListFrame, pagesOf, shownAnswer } from '../shared/ListFrame';
import { SearchBox } from '../shared/SearchBox';
import { useIsPhone } from '../shared/useIsPhone';
import { BookingCards } from './list/BookingCards';
import { BookingFilters } from './list/BookingFilters';
import { BookingOverlays } from './BookingOverlays';
import { matchesSearch } from '../shared/bookingSearch';
import * as s from './shared/bookings.module.css';
import { BookingTable } from './list/BookingTable';
import { BulkBar } from './bulk/BulkBar';
import { ExportButton } from './list/ExportButton';
import { useBookingAddress } from '../shared/useBookingAddress';
import { useBookingView } from './list/useBookingView';
import { useChoice } from './shared/useChoice';

/** Manage Bookings Transaction (spec §2). */
export function BookingsPage() {
  const level = backendLevel();
  const view = useBookingView(level);
  const address = useBookingAddress();
  const isPhone = useIsPhone();
  const list = useListBookingsQuery(view.query, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const choice = useChoice(JSON.stringify({ ...view.whole, sort: undefined })); // another order lists the same bookings
  // spec §5: filtered here as well.
  const keep = (booking: Booking) => view.search === '' || matchesSearch(booking, view.search);
  const answer = shownAnswer(list);
  const rows = (answer?.data ?? []).filter(keep);
  const total = answer && (answer.paging?.total_item ?? rows.length);
  const { page, show } = view;

  const List = isPhone ? BookingCards : BookingTable;
  const exportButton = <ExportButton query={view.whole} keep={keep} />;
  return (
    <div className={s.screen}>
      <ListFrame
        title="Manage Bookings Transaction"
        button={
          level === 2 && (
            <Button type="primary" aria-haspopup="dialog" onClick={() => address.open({ new: 'booking' })}>
              New Booking
            </Button>
          )
        }
        tools={
          <>
            <div className={s.toolbar}>
              <div className={s.searchBox}>
                <SearchBox
                  label="Search by Booking Code"
                  search={view.search}
                  onSearch={(search) => show({ search })}
                />
                {level === 2 && <p className={s.hint}>Finds names, e-mail addresses and phone numbers as well.</p>}
              </div>
              {level === 1 && exportButton}
            </div>
            {level === 2 && <BookingFilters view={view}>{exportButton}</BookingFilters>}
          </>
        }
        list={list}
        view={view}
        totalPages={pagesOf(answer)}
      >
        <BulkBar rows={rows} total={total} query={view.whole} keep={keep} choice={choice} />
        <List
          rows={rows}
          // While the next page is on its way, the rows are still those of the answer before, and so are their numbers.
          page={answer?.paging?.page ?? page}
          isLoading={list.isFetching}
          emptyText={list.isError ? '–' : 'No bookings found.'}
          choice={choice}
          onOpen={address.open}
        />
      </ListFrame>
      <BookingOverlays address={address} rows={rows} isListLoading={list.isLoading} />
    </div>
  );
}
