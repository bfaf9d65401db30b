import { paths } from '../../config/paths';
import { lessonListQuery } from '../../lib/lessonListAt';
import { Pagination } from '../../ui/Pagination';
import { LessonResults, type ListProps } from './LessonResults';
import { countOnPage, lessonCount, similarCount } from './listTexts';
import { useListPage } from './useListPage';

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** The lessons as the API lists them: a page of all, or of what a search finds. */
export function ListedLessons({ list, showAll, focusResults }: ListProps) {
  const { paging, ...answer } = useListPage(list);
  const { search, page } = list;
  const pages = paging?.total_page ?? 0;
  const total = (pages > 1 && paging?.total_item) || answer.lessons.length;
  const isSimilar =
    search !== '' &&
    !answer.lessons.some(({ name, translations }) =>
      [name, translations?.id.name ?? ''].some((text) => plain(text).includes(plain(search))),
    );
  const count = isSimilar ? similarCount(total) : pages > 1 ? countOnPage(total, page, pages) : lessonCount(total);
  return (
    <>
      <LessonResults {...answer} count={count} showAll={search ? showAll : null} focusResults={focusResults} />
      {!answer.isLoading && (
        <Pagination
          page={page}
          totalPages={pages}
          addressOf={(number) => paths.lessons + lessonListQuery({ search, page: number })}
        />
      )}
    </>
  );
}
