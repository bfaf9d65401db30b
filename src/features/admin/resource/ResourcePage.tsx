import { Alert, Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { messageOf } from '../../../api';
import { PageHead } from '../../../ui/PageHead';
import type { Resource, Row } from './types';
import { DialogButton } from './DialogButton';
import { Pager } from './Pager';
import * as s from './resource.module.css';
import { ResourceTable } from './ResourceTable';
import { SearchBox } from './SearchBox';
import { type ListView, PAGE_SIZE } from './useListView';

interface Answer<R> {
  data: R[];
  paging: { page: number; total_item: number };
}

/** What a screen needs of a list query's hook. */
export interface ListQuery<R> {
  data?: Answer<R>;
  /** The answer to this very query; `data` may still be that of the page before. */
  currentData?: Answer<R>;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface ResourcePageProps<R extends Row> {
  resource: Resource<R>;
  list: ListQuery<R>;
  view: ListView;
  /** Which of the loaded rows are shown. */
  keep?: (row: R) => boolean;
  /** Beside the search box. */
  tools?: ReactNode;
}

const all = () => true;

/** A management screen: title, search, table, pages, and the dialogs that the resource describes. */
export function ResourcePage<R extends Row>({ resource, list, view, keep = all, tools }: ResourcePageProps<R>) {
  const answer = list.isError ? list.currentData : list.data;
  const rows = (answer?.data ?? []).filter(keep);
  const isServerPaged = resource.paging === 'server';
  const rowCount = isServerPaged ? (answer?.paging.total_item ?? 0) : rows.length;
  const totalPages = Math.ceil(rowCount / PAGE_SIZE);

  const { page, show } = view;
  const isBeyond = !list.isFetching && !list.isError && totalPages > 0 && page > totalPages;
  useEffect(() => {
    // The last row of the last page was deleted, or the address names a page that does not exist.
    if (isBeyond) show({ page: totalPages }, { replace: true });
  });

  return (
    <>
      <PageHead title={resource.title} />
      <div className={s.head}>
        <h1 tabIndex={-1}>{resource.title}</h1>
        {resource.add && <AddButton add={resource.add} />}
      </div>
      {(resource.search ?? tools) && (
        <div className={s.toolbar}>
          {resource.search && (
            <SearchBox
              key={view.search}
              label={resource.search}
              search={view.search}
              onSearch={(search) => show({ search })}
            />
          )}
          {tools}
        </div>
      )}
      {list.isError && !list.isFetching && (
        <Alert
          className={s.alert}
          type="error"
          showIcon
          title={messageOf(list.error, 'The list could not be loaded.')}
          action={<Button onClick={() => void list.refetch()}>Try again</Button>}
        />
      )}
      <ResourceTable
        resource={resource}
        rows={rows}
        // While the next page is on its way, the rows are still those of the answer before, and so are their numbers.
        page={isServerPaged ? (answer?.paging.page ?? page) : page}
        isLoading={list.isFetching}
        isSearch={view.search !== ''}
      />
      <Pager page={page} totalPages={totalPages} onChange={(next) => show({ page: next })} />
    </>
  );
}

function AddButton({ add: { button, Dialog } }: { add: NonNullable<Resource<Row>['add']> }) {
  return (
    <DialogButton label={button} type="primary">
      {(close) => <Dialog row={null} onClose={close} />}
    </DialogButton>
  );
}
