import { Table } from 'antd';
import type { Column, Resource, Row } from './types';
import { quietLoading } from '../quietLoading';
import { useIsPhone } from '../useIsPhone';
import { ResourceGrid } from './ResourceGrid';
import * as s from './resource.module.css';
import { RowActions } from './RowActions';

interface ResourceTableProps<R extends Row> {
  resource: Resource<R>;
  /** The rows of the page, or, where the list is cut here, all of them. */
  rows: R[];
  /** The page that the rows are of, or, where the list is cut here, the one to show. */
  page: number;
  pageSize: number;
  isLoading: boolean;
  isSearch: boolean;
  /** Whether there are no rows because they could not be loaded: that is not 'none'. */
  isError: boolean;
}

/** The table of a screen: row numbers that go on across the pages, the columns, the actions (spec §2). */
export function ResourceTable<R extends Row>(props: ResourceTableProps<R>) {
  const { resource, rows, page, pageSize, isLoading, isSearch, isError } = props;
  const isPhone = useIsPhone();
  const { columns, emptyText, emptySearchText = emptyText } = resource;
  const none = isSearch ? emptySearchText : emptyText;
  const idle = isError ? <></> : none;
  const before = (page - 1) * pageSize;
  const isGrid = resource.layout === 'grid';
  if (isGrid || (isPhone && resource.layout === 'cards on phones')) {
    const shown = resource.paging === 'client' ? rows.slice(before, before + pageSize) : rows;
    const grid = { resource, rows: shown, first: before + 1, isLoading, idle };
    return <ResourceGrid {...grid} look={isGrid ? 'pictures' : 'list'} />;
  }
  const frame: Column<R>[] = [
    { key: '#', title: '#', render: (_value, _row, index) => before + index + 1 },
    ...columns,
    // Beside a wide table the buttons stay in view; a phone has no room for that.
    ...(resource.actions.length === 0
      ? []
      : [
          {
            key: 'actions',
            className: s.buttons,
            title: 'Actions',
            fixed: isPhone ? undefined : ('end' as const),
            render: (_value: unknown, row: R) => <RowActions resource={resource} row={row} />,
          },
        ]),
  ];
  return (
    <Table<R>
      className={s.rows}
      rowKey="id"
      size="small"
      columns={frame}
      dataSource={rows}
      loading={quietLoading(isLoading)}
      // Pager replaces antd's page buttons, which have no labels. Rows that the server has paged are not paged again.
      pagination={resource.paging === 'client' ? { current: page, pageSize, placement: ['none'] } : false}
      showSorterTooltip={false}
      // Without buttons it is all texts, which rather wrap than be scrolled to.
      {...(resource.actions.length > 0 && { scroll: { x: 'max-content' } })}
      locale={{ emptyText: isLoading ? 'Loading...' : idle }}
    />
  );
}
