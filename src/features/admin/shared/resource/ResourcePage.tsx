import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { messageOf } from '../../../../api';
import { PageHead } from '../../../../ui/PageHead';
import type { Resource, Row } from './types';
import { DialogButton } from '../DialogButton';
import { Pager } from '../Pager';
import * as s from './resource.module.css';
import { ResourceTable } from './ResourceTable';
import { SearchBox } from '../SearchBox';
import { PAGE_SIZE, useListView } from '../useListView';

/** Cards of a grid on a page: whole rows of four and of five. */
const GRID_SIZE = 20;

function ResourcePage<R extends Row>({ resource }: { resource: Resource<R> }) {
  const view = useListView();
  const isServerPaged = resource.paging === 'server';
  const list = resource.useList(isServerPaged ? view.query : {}, { refetchOnMountOrArgChange: true });
  const keep = (row: R) => resource.keep?.(row, view) ?? true;
  const answer = list.isError ? list.currentData : list.data;
  const kept = (answer?.data ?? []).filter(keep);
  const rows = resource.newestFirst ? kept.reverse() : kept;
  const pageSize = resource.layout === 'grid' ? GRID_SIZE : PAGE_SIZE;
  const rowCount = isServerPaged ? (answer?.paging.total_item ?? 0) : rows.length;
  const totalPages = Math.ceil(rowCount / pageSize);

  const { page, show } = view;
  const { add } = resource;
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
        {add && (
          <DialogButton label={add.button} type="primary">
            {(close) => <add.Dialog row={null} onClose={close} />}
          </DialogButton>
        )}
      </div>
      {(resource.search || resource.Tools) && (
        <div className={s.toolbar}>
          {resource.search && (
            <SearchBox
              key={view.search}
              label={resource.search}
              hint={resource.searchHint}
              search={view.search}
              onSearch={(search) => show({ search })}
            />
          )}
          {resource.Tools && <resource.Tools view={view} keep={keep} />}
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
        pageSize={pageSize}
        isLoading={list.isFetching}
        isSearch={view.search !== '' || (resource.filters ?? []).some((name) => view.filter(name) !== '')}
        isError={list.isError}
      />
      <Pager page={page} totalPages={totalPages} onChange={(next) => show({ page: next })} />
    </>
  );
}

/** The page of a resource: title, search, table, pages, and the dialogs that it describes. */
export const resourcePage =
  <R extends Row>(resource: Resource<R>) =>
  () => <ResourcePage resource={resource} />;
