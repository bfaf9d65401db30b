import { t } from 'ttag';
import { useFurtherProductsQuery } from '../../api';
import { paths } from '../../config/paths';
import { lessonListQuery } from '../../lib/lessonListAt';
import { AskOnWhatsApp } from '../../ui/AskOnWhatsApp';
import { Link } from '../../ui/Link';
import { fittingCount, nervousQuestion, notes } from './chosenTexts';
import { suits } from './lessonChoice';
import * as s from './LessonListPage.module.css';
import { LessonResults, type ListProps } from './LessonResults';
import { useListPage } from './useListPage';

/** The lessons that fit a choice. They are picked from all pages, as the API searches names alone. */
export function ChosenLessons({ list, showAll, focusResults }: ListProps) {
  const { search, who, level } = list;
  const { paging, ...answer } = useListPage(list);
  const totalPages = paging?.total_page ?? 0;
  const hasMore = totalPages > 1;
  const further = useFurtherProductsQuery({ totalPages, ...(search && { search }) }, { skip: !hasMore });
  const all = [...answer.lessons, ...((hasMore && further.currentData?.products) || [])];
  // What fits may stand on a page that is missing.
  const isPart = hasMore && further.currentData?.isWhole === false;
  const lessons = isPart ? [] : all.filter((lesson) => suits(lesson, list));
  return (
    <>
      {level === 'nervous' && (
        <p className={s.note}>
          {notes.nervous} <AskOnWhatsApp text={nervousQuestion} />
        </p>
      )}
      {who === 'two' && <p className={s.note}>{notes.two}</p>}
      <LessonResults
        {...answer}
        lessons={lessons}
        isLoading={answer.isLoading || (hasMore && further.isFetching && (isPart || !further.currentData))}
        hasFailed={answer.hasFailed || isPart}
        tryAgain={isPart ? () => void further.refetch() : answer.tryAgain}
        count={fittingCount(lessons.length, all.length)}
        showAll={showAll}
        focusResults={focusResults}
        aside={
          <Link
            to={paths.lessons + lessonListQuery({ search })}
            state={{ preventScrollReset: true }}
            onClick={focusResults}
          >
            {t`Show all lessons`}
          </Link>
        }
      />
    </>
  );
}
