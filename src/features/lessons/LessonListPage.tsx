import { lazy, Suspense, useRef } from 'react';
import { t } from 'ttag';
import { paths } from '../../config/paths';
import { type LessonList, lessonListQuery } from '../../lib/lessonListAt';
import { Page } from '../../ui/Page';
import type { HeadFacts } from '../../ui/PageHead';
import { LessonChooser } from './LessonChooser';
import * as s from './LessonListPage.module.css';
import { LoadingLessons } from './LessonResults';
import { LessonSearch } from './LessonSearch';
import { ListedLessons } from './ListedLessons';
import { levelTexts, whoTexts } from './listTexts';
import { LastShown } from './useAnnouncedChanges';
import { useFocusOnPaging } from './useFocusOnPaging';
import { useLessonSearch } from './useLessonSearch';

const ChosenLessons = lazy(async () => ({
  default: (await import(/* webpackChunkName: "chosen-lessons" */ './ChosenLessons')).ChosenLessons,
}));

/** The title of a list; undefined for the page's own. */
function listTitle({ who, level, page }: LessonList): string | undefined {
  const chosen = [who && whoTexts[who], level && levelTexts[level]].filter(Boolean).join(', ');
  if (chosen) return t`Surf Lessons: ${chosen}`;
  return page > 1 ? t`Surf Lessons, page ${page}` : undefined;
}

/** The head of a list. What a search or two choices find is no page for search engines, the lessons on it are. */
function listHead(list: LessonList): HeadFacts {
  const { search, who, level } = list;
  return {
    title: listTitle(list),
    address: paths.lessons + lessonListQuery(search ? {} : list),
    ...((search || (who && level)) && { robots: 'noindex, follow' }),
  };
}

/** The lessons that can be booked, grouped by category, with choices, search and pages (spec §2, lesson list). */
export function LessonListPage() {
  const { list, text, setText, showAll } = useLessonSearch();
  const results = useFocusOnPaging<HTMLDivElement>(list.page);
  const lastShown = useRef<string | null>(null);
  const Lessons = (list.who ?? list.level) ? ChosenLessons : ListedLessons;
  const focusResults = () => results.current?.focus({ preventScroll: true });
  return (
    <Page head={listHead(list)}>
      <LessonSearch list={list} text={text} onChange={setText} />
      <LessonChooser list={list} />
      <div ref={results} className={s.results} role="group" aria-label={t`Lessons`} tabIndex={-1}>
        <LastShown value={lastShown}>
          {/* A boundary of its own, else the former list and its choices would stand until the code of the next is there. */}
          <Suspense key={Lessons === ListedLessons ? 'listed' : 'chosen'} fallback={<LoadingLessons />}>
            <Lessons list={list} showAll={showAll} focusResults={focusResults} />
          </Suspense>
        </LastShown>
      </div>
    </Page>
  );
}
