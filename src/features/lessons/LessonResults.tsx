import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from 'ttag';
import { type Product, useListProductCategoriesQuery } from '../../api';
import { language, SOURCE_LANGUAGE } from '../../lib/language';
import type { LessonList } from '../../lib/lessonListAt';
import { Button } from '../../ui/Button';
import { Empty, Loading } from '../../ui/Notice';
import { preloadFirstRow } from './firstRow';
import { groupByCategory } from './lessonGroups';
import { LessonGroupSection } from './LessonGroupSection';
import * as s from './LessonListPage.module.css';
import { loadingFailed, nothingFound } from './listTexts';
import { useAnnouncedChanges } from './useAnnouncedChanges';

/** The English site says this in Indonesian (spec §2), the others in their own language. */
const lang = language === SOURCE_LANGUAGE ? 'id' : undefined;

const NoData: ComponentType<{ lessons: readonly Product[] }> = () => null;

/** Nobody waits for what is not seen: the server's HTML has it, its code comes last, and the list does without it. */
const LessonData = lazy<typeof NoData>(() =>
  import(/* webpackChunkName: "lesson-data" */ './LessonData').then(
    (part) => ({ default: part.LessonData }),
    () => ({ default: NoData }),
  ),
);

/** The space that the first lessons will take: nothing jumps when they come. */
export const LoadingLessons = () => (
  <div className={s.waiting}>
    <Loading text={t`Loading lessons...`} />
  </div>
);

/** What the page gives to each of its lists. */
export interface ListProps {
  list: LessonList;
  /** Takes back what was searched for and chosen. */
  showAll: () => void;
  /** Puts the focus on the results, before what has it goes. */
  focusResults: () => void;
}

interface LessonResultsProps extends Pick<ListProps, 'focusResults'> {
  lessons: readonly Product[];
  isLoading: boolean;
  hasFailed: boolean;
  /** How many there are, in words. */
  count: string;
  tryAgain: () => void;
  /** Null where nothing makes the list shorter. */
  showAll: ListProps['showAll'] | null;
  /** Beside the number of lessons. */
  aside?: ReactNode;
}

/** Lessons under their categories, and how many they are; or why there are none, and what can be done. */
export function LessonResults({ lessons, hasFailed, count, tryAgain, showAll, ...rest }: LessonResultsProps) {
  const categories = useListProductCategoriesQuery({});
  const isLoading = rest.isLoading || categories.isLoading;
  const groups = groupByCategory(lessons, categories.data?.data ?? []);
  preloadFirstRow(lessons);
  const none = hasFailed ? loadingFailed : nothingFound;
  useAnnouncedChanges(isLoading ? null : groups.length === 0 ? none : count, useLocation().search);
  const press = (act: () => void) => () => {
    rest.focusResults();
    act();
  };
  if (isLoading) return <LoadingLessons />;
  if (groups.length === 0)
    return (
      <Empty text={<span lang={lang}>{t`Produk tidak tersedia`}</span>} hint={none}>
        {hasFailed && <Button onClick={press(tryAgain)}>{t`Try again`}</Button>}
        {showAll && <Button onClick={press(showAll)}>{t`Show all lessons`}</Button>}
      </Empty>
    );
  return (
    <>
      <Suspense>
        <LessonData lessons={lessons} />
      </Suspense>
      <div className={s.count}>
        <p>{count}</p>
        {rest.aside}
      </div>
      {groups.map((group, index) => (
        <LessonGroupSection key={group.id} group={group} isFirst={index === 0} />
      ))}
    </>
  );
}
