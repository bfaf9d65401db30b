import { useListProductCategoriesQuery, useListProductsQuery } from '../../api';
import { lessonOffers } from '../../lib/structuredData';
import { paths } from '../../config/paths';
import { Button } from '../../ui/Button';
import { JsonLd } from '../../ui/JsonLd';
import { Empty, Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import type { HeadFacts } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { preloadFirstRow } from './firstRow';
import { groupByCategory } from './lessonGroups';
import { LessonGroupSection } from './LessonGroupSection';
import * as s from './LessonListPage.module.css';
import { lessonsPath } from './lessonsPath';
import { useLessonSearch } from './useLessonSearch';

/** The head of a page of the list. What a search finds is no page for search engines, the lessons on it are. */
function listHead(page: number, search: string): HeadFacts {
  if (search) return { address: paths.lessons, robots: 'noindex, follow' };
  return page > 1 ? { title: `Surf Lessons, page ${String(page)}`, address: lessonsPath(page) } : {};
}

/** The lessons that can be booked, grouped by category, with search and pages (spec §2, lesson list). */
export function LessonListPage() {
  const { text, setText, search, page } = useLessonSearch();
  // spec §5: the search text is sent only when it is not blank
  const products = useListProductsQuery({ page, ...(search && { search }) });
  const categories = useListProductCategoriesQuery({});
  const list = products.currentData;
  preloadFirstRow(list?.data ?? []);
  const groups = groupByCategory(list?.data ?? [], categories.data?.data ?? []);
  const isLoading = (products.isFetching && !list) || categories.isLoading;

  return (
    <Page lead="Pick a lesson, choose your days, and meet us on the beach." head={listHead(page, search)}>
      <JsonLd data={(origin) => lessonOffers(list?.data ?? [], origin)} />
      <form className={s.search} role="search" action={paths.lessons} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="search"
          aria-label="Search by Product Name"
          placeholder="Search by Product Name"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      {isLoading ? (
        <div className={s.waiting}>
          <Loading text="Loading lessons..." />
        </div>
      ) : groups.length === 0 ? (
        <Empty text="Produk tidak tersedia">
          {products.isError && <Button onClick={() => void products.refetch()}>Try again</Button>}
          {search && <Button onClick={() => setText('')}>Show all lessons</Button>}
        </Empty>
      ) : (
        groups.map((group, index) => <LessonGroupSection key={group.id} group={group} isFirst={index === 0} />)
      )}
      {!isLoading && (
        <Pagination
          page={page}
          totalPages={list?.paging.total_page ?? 0}
          addressOf={(number) => lessonsPath(number, search)}
        />
      )}
    </Page>
  );
}
