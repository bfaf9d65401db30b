import type { ReactNode } from 'react';
import type { Resource, Row } from './types';
import * as s from './grid.module.css';
import { RowActions } from './RowActions';

interface ResourceGridProps<R extends Row> {
  resource: Resource<R>;
  /** Cards side by side, led by their picture, or one below the other. */
  look: 'pictures' | 'list';
  /** The rows of the page. */
  rows: R[];
  /** The number of the first of them. */
  first: number;
  isLoading: boolean;
  /** Said where there is no row. */
  idle: ReactNode;
}

/** The same table as cards, for rows that are pictures and for phones. The roles stay, whatever a browser makes of the layout. */
export function ResourceGrid<R extends Row>({ resource, look, rows, first, isLoading, idle }: ResourceGridProps<R>) {
  const { columns } = resource;
  const hasActions = resource.actions.length > 0;
  return (
    <table role="table" className={`${s.table ?? ''} ${s[look] ?? ''}`} aria-busy={isLoading}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">#</th>
          {columns.map(({ key, title }) => (
            <th key={key} role="columnheader">
              {title as ReactNode}
            </th>
          ))}
          {hasActions && <th role="columnheader">Actions</th>}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={row.id} role="row" data-row-key={row.id}>
            <td role="cell">{first + index}</td>
            {columns.map(({ key, render }) => (
              <td key={key} role="cell" data-column={key}>
                {render?.(undefined, row, index) as ReactNode}
              </td>
            ))}
            {hasActions && (
              <td role="cell">
                <RowActions resource={resource} row={row} />
              </td>
            )}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr role="row" className={s.idle}>
            <td role="cell" colSpan={columns.length + (hasActions ? 2 : 1)}>
              {isLoading ? 'Loading...' : idle}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
