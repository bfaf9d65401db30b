import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { type LessonList, lessonListQuery } from '../../lib/lessonListAt';
import { lessonOffers } from '../../lib/structuredData';
import { Button } from '../../ui/Button';
import { JsonLd } from '../../ui/JsonLd';
import { Link } from '../../ui/Link';
import { Empty, Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import type { HeadFacts } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { preloadFirstRow } from './firstRow';
import { LessonChooser } from './LessonChooser';
import { LessonGroupSection } from './LessonGroupSection';
import * as s from './LessonListPage.module.css';
import { LessonSearch } from './LessonSearch';
import { listTitle } from './listTexts';
import { useLessons } from './useLessons';
import { useLessonSearch } from './useLessonSearch';
import { useResults } from './useResults';

/** The head of a list. What a search or two choices find is no page for search engines, the lessons on it are. */
function listHead(list: LessonList): HeadFacts {
  const { search, who, level } = list;
  const isListed = !search && !(who && level);
  return {
    title: listTitle(list),
    address: paths.lessons + lessonListQuery(search ? {} : list),
    ...(!isListed && { robots: 'noindex, follow' as const }),
  };
}

/** The lessons that can be booked, grouped by category, with choices, search and pages (spec §2, lesson list). */
export function LessonListPage() {
  const { list, text, setText, showAll } = useLessonSearch();
  const { lessons, groups, pages, isLoading, hasFailed, results, tryAgain } = useLessons(list);
  const { element, focus } = useResults(results, useLocation().search, list.page);
  preloadFirstRow(lessons);
  const hasChoice = Boolean(list.who ?? list.level);
  const isEmpty = !isLoading && groups.length === 0;

  return (
    <Page lead="Pick a lesson, choose your days, and meet us on the beach." head={listHead(list)}>
      <JsonLd data={(origin) => lessonOffers(lessons, origin)} />
      <LessonChooser list={list} />
      <LessonSearch list={list} text={text} onChange={setText} />
      <div className={s.results}>
        <p ref={element} tabIndex={-1}>
          {!isEmpty && results}
        </p>
        {hasChoice && !isLoading && !isEmpty && (
          <Link to={paths.lessons + lessonListQuery({ search: list.search })} state={{ preventScrollReset: true }} onClick={focus}>
            Show all lessons
          </Link>
        )}
      </div>
      {isLoading && (
        <div className={s.waiting}>
          <Loading text="Loading lessons..." />
        </div>
      )}
      {isEmpty && (
        <Empty text="Produk tidak tersedia" lang="id" hint={results ?? ''}>
          {hasFailed && (
            <Button
              onClick={() => {
                focus();
                tryAgain();
              }}
            >
              Try again
            </Button>
          )}
          {(list.search || hasChoice) && (
            <Button
              onClick={() => {
                focus();
                showAll();
              }}
            >
              Show all lessons
            </Button>
          )}
        </Empty>
      )}
      {!isLoading &&
        groups.map((group, index) => <LessonGroupSection key={group.id} group={group} isFirst={index === 0} />)}
      {!isLoading && (
        <Pagination
          page={list.page}
          totalPages={pages}
          addressOf={(page) => paths.lessons + lessonListQuery({ ...list, page })}
        />
      )}
    </Page>
  );
}
