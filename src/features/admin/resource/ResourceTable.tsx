import { Table } from 'antd';
import type { Column, Resource, Row } from './types';
import { useIsPhone } from '../shell/useIsPhone';
import { RowActions } from './RowActions';
import { PAGE_SIZE } from './useListView';

interface ResourceTableProps<R extends Row> {
  resource: Resource<R>;
  rows: R[];
  /** The page that the rows are of, or, where the list is cut here, the one to show. */
  page: number;
  isLoading: boolean;
  isSearch: boolean;
}

/** The table of a screen: row numbers that go on across the pages, the columns, the actions (spec §2). */
export function ResourceTable<R extends Row>({ resource, rows, page, isLoading, isSearch }: ResourceTableProps<R>) {
  const isPhone = useIsPhone();
  const { columns, emptyText, emptySearchText = emptyText } = resource;
  const frame: Column<R>[] = [
    { key: '#', title: '#', render: (_value, _row, index) => (page - 1) * PAGE_SIZE + index + 1 },
    ...columns,
    // Beside a wide table the buttons stay in view; a phone has no room for that.
    {
      key: 'actions',
      title: 'Actions',
      fixed: isPhone ? undefined : 'end',
      render: (_value, row) => <RowActions resource={resource} row={row} />,
    },
  ];
  const idle = isSearch ? emptySearchText : emptyText;
  return (
    <Table<R>
      rowKey="id"
      size="middle"
      columns={frame}
      dataSource={rows}
      loading={isLoading}
      // Pager replaces antd's page buttons, which have no labels. Rows that the server has paged are not paged again.
      pagination={resource.paging === 'client' ? { current: page, pageSize: PAGE_SIZE, placement: ['none'] } : false}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: isLoading ? 'Loading...' : idle }}
    />
  );
}
