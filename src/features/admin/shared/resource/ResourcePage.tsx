import type { Resource, Row } from './types';
import { DialogButton } from '../DialogButton';
import { ListFrame, pagesOf, shownAnswer } from '../ListFrame';
import { LinkedForm } from './LinkedForm';
import { ListOnScreen, useListOnScreen } from './listOnScreen';
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
  const answer = shownAnswer(list);
  const kept = (answer?.data ?? []).filter(keep);
  const rows = resource.newestFirst ? kept.reverse() : kept;
  const { shown, onScreen } = useListOnScreen(list, rows);
  const pageSize = resource.layout === 'grid' ? GRID_SIZE : PAGE_SIZE;
  const totalPages = isServerPaged ? pagesOf(answer) : Math.ceil(shown.length / pageSize);
  const { page, show } = view;
  const { add } = resource;
  return (
    <ListFrame
      title={resource.title}
      button={
        add && (
          <DialogButton label={add.button} type="primary">
            {(close) => <add.Dialog row={null} onClose={close} />}
          </DialogButton>
        )
      }
      tools={
        (resource.search || resource.Tools) && (
          <div className={s.toolbar}>
            {resource.search && (
              <SearchBox
                label={resource.search}
                hint={resource.searchHint?.()}
                search={view.search}
                onSearch={(search) => show({ search })}
              />
            )}
            {resource.Tools && <resource.Tools view={view} keep={keep} />}
          </div>
        )
      }
      list={list}
      view={view}
      totalPages={totalPages}
      total={isServerPaged ? (answer?.paging?.total_item ?? shown.length) : shown.length}
    >
      <ListOnScreen value={onScreen}>
        <ResourceTable
          resource={resource}
          rows={shown}
          // While the next page is on its way, the rows are still those of the answer before, and so are their numbers.
          page={isServerPaged ? (answer?.paging?.page ?? page) : page}
          pageSize={pageSize}
          isLoading={list.isFetching}
          isSearch={view.search !== '' || (resource.filters ?? []).some((name) => view.filter(name) !== '')}
          isError={list.isError}
        />
        <LinkedForm resource={resource} rows={shown} view={view} />
      </ListOnScreen>
    </ListFrame>
  );
}

/** The page of a resource: title, search, table, pages, and the dialogs that it describes. */
export const resourcePage =
  <R extends Row>(resource: Resource<R>) =>
  () => <ResourcePage resource={resource} />;
