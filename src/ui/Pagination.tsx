import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { t } from 'ttag';
import { Link } from './Link';
import * as s from './Pagination.module.css';

interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  totalPages: number;
  /** Path and search of a page's address. */
  addressOf: (page: number) => string;
}

/** What a button does with the space bar, and a link does not. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault(); // the page would scroll
  event.currentTarget.click();
}

/** A button (spec §2) with an address, so that it works without JavaScript, in a new tab and for search engines. */
const PageButton = (props: ComponentProps<typeof Link>) => <Link role="button" onKeyDown={pressWithSpace} {...props} />;

/** The way to the page before or after; a page that does not exist has no address. */
const StepButton = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? (
    <button type="button" disabled>
      {children}
    </button>
  ) : (
    <PageButton to={to}>{children}</PageButton>
  );

/** Numbered pages with a way back and forth; nothing when there is only one page. */
export function Pagination({ page, totalPages, addressOf }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav className={s.pagination} aria-label={t`Pages`}>
      <StepButton to={page > 1 ? addressOf(Math.min(page - 1, totalPages)) : null}>{t`Previous`}</StepButton>
      {Array.from({ length: totalPages }, (_, index) => index + 1).map((number) => (
        <PageButton
          key={number}
          to={addressOf(number)}
          aria-label={t`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </PageButton>
      ))}
      <StepButton to={page < totalPages ? addressOf(page + 1) : null}>{t`Next`}</StepButton>
    </nav>
  );
}
