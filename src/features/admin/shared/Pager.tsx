import { Button } from 'antd';
import { pagesAround } from './pagesAround';
import * as s from './resource/resource.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

/** Prev, numbered pages, Next (spec §2). Nothing when there is only one page. */
export function Pager({ page, totalPages, onChange }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav className={s.pager} aria-label="Pages">
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Prev
      </Button>
      {pagesAround(page, totalPages).map((number, index) =>
        number === null ? (
          <span key={`gap-${String(index)}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Button
            key={number}
            type={number === page ? 'primary' : 'default'}
            aria-label={`Page ${String(number)}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Button disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
