import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../ui/LiveRegion';
import { PageHead } from '../../../ui/PageHead';
import { counted } from './counted';
import { Pager } from './Pager';
import * as s from './resource/resource.module.css';
import { type ListView, PAGE_SIZE } from './useListView';
import { NotLoaded } from './NotLoaded';

export interface Answer<R> {
  data: R[];
  /** Any server may answer: the specification promises the number of pages alone (spec §3). */
  paging?: { page?: number; total_item?: number; total_page?: number };
}

/** How many pages of a list there are, also just after a row of it was added or deleted. */
export const pagesOf = ({ paging }: Answer<unknown> = { data: [] }): number =>
  paging?.total_item === undefined ? (paging?.total_page ?? 0) : Math.ceil(paging.total_item / PAGE_SIZE);

/** What a screen needs of a list query's hook. */
export interface ListQuery<R> {
  data?: Answer<R>;
  /** The answer to this very query; `data` may still be that of the page before. */
  currentData?: Answer<R>;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  /** When the answer came (ms since 1970). */
  fulfilledTimeStamp?: number;
  refetch: () => PromiseLike<{ data?: Answer<R> }>;
}

/** The answer that a screen shows: that of the page before while the next is on its way, but not where that has failed. */
export const shownAnswer = <R,>(list: ListQuery<R>): Answer<R> | undefined =>
  list.isError ? list.currentData : list.data;

interface ListFrameProps {
  title: string;
  /** The button that adds a row. */
  button?: ReactNode;
  /** Search, filters and tools, above the rows. */
  tools?: ReactNode;
  list: ListQuery<unknown>;
  view: Pick<ListView, 'page' | 'search' | 'show'>;
  totalPages: number;
  /** How many rows there are on all pages; left out where the rows' own tools say it. */
  total?: number;
  /** The rows. */
  children: ReactNode;
}

/** Says in a few words which rows are shown when they have become others. */
function useAnnouncedRows({
  list,
  view: { page, search },
  totalPages,
  total,
}: Omit<ListFrameProps, 'title' | 'children'>) {
  const texts = [
    ...(total === undefined ? [] : [counted(total, 'result', 'results')]),
    ...(totalPages > 1 ? [`page ${String(page)} of ${String(totalPages)}`] : []),
  ];
  const text = texts.join(', ').replace(/^p/, 'P');
  const rows = `${text} ${search}`;
  const known = useRef<string>(null);
  const isSettled = !list.isFetching && !list.isError && (totalPages === 0 || page <= totalPages);
  useEffect(() => {
    if (!isSettled) return;
    if (known.current !== null && known.current !== rows && text !== '') announce(text);
    known.current = rows;
  }, [isSettled, rows, text]);
}

/** What is around the rows of every list: title, tools, what went wrong, and the pages. */
export function ListFrame({ title, button, tools, children, ...rows }: ListFrameProps) {
  const { list, view, totalPages } = rows;
  const { page, show } = view;
  useAnnouncedRows(rows);
  const isBeyond = !list.isFetching && !list.isError && totalPages > 0 && page > totalPages;
  const goBack = useEffectEvent(() => show({ page: totalPages }, { replace: true }));
  useEffect(() => {
    // The last row of the last page was deleted, or the address names a page that does not exist. Once, as the page that is left
    // is drawn again until the next one is there: each time it would begin to go there anew.
    if (isBeyond) goBack();
  }, [isBeyond, totalPages]);
  return (
    <>
      <PageHead title={title} />
      <div className={s.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {button}
      </div>
      {tools}
      {list.isError && (
        <NotLoaded className={s.alert} error={list.error} text="The list could not be loaded." retry={list.refetch} />
      )}
      {children}
      <Pager page={page} totalPages={totalPages} onChange={(next) => show({ page: next })} />
    </>
  );
}
