import { Alert, Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { messageOf } from '../../../api';
import { PageHead } from '../../../ui/PageHead';
import { Pager } from './Pager';
import * as s from './resource/resource.module.css';
import { type ListView, PAGE_SIZE } from './useListView';

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
  view: Pick<ListView, 'page' | 'show'>;
  totalPages: number;
  /** The rows. */
  children: ReactNode;
}

/** What is around the rows of every list: title, tools, what went wrong, and the pages. */
export function ListFrame({ title, button, tools, list, view, totalPages, children }: ListFrameProps) {
  const { page, show } = view;
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
        <Alert
          className={s.alert}
          type="error"
          showIcon
          title={messageOf(list.error, 'The list could not be loaded.')}
          action={<Button onClick={() => void list.refetch()}>Try again</Button>}
        />
      )}
      {children}
      <Pager page={page} totalPages={totalPages} onChange={(next) => show({ page: next })} />
    </>
  );
}
