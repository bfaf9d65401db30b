import {
  useAllLessons,
  useListInstructorsQuery,
  useListProductCategoriesQuery,
  useListSurfSpotsQuery,
} from '../../../api';
import { Link } from '../../../ui/Link';
import { counted } from '../shared/counted';
import * as s from './school.module.css';
import { type UntranslatedKind, untranslatedKinds } from './untranslated';

const fresh = { refetchOnMountOrArgChange: true };

/** All content that has a second language, and whether some of it is missing. */
function useContent() {
  const { lessons, isLoading, isError } = useAllLessons();
  const lists = [
    useListProductCategoriesQuery({}, fresh),
    useListSurfSpotsQuery({}, fresh),
    useListInstructorsQuery({}, fresh),
  ] as const;
  const [categories, spots, instructors] = lists;
  return {
    kinds: untranslatedKinds({
      lessons,
      categories: categories.data?.data ?? [],
      spots: spots.data?.data ?? [],
      instructors: instructors.data?.data ?? [],
    }),
    isLoading: isLoading || lists.some((list) => list.isLoading),
    isWhole: !isError && lists.every((list) => !list.isError),
  };
}

const countOf = ({ rows, one, many }: UntranslatedKind): string => counted(rows.length, one, many);

/** What lessons, categories, spots and instructors have no Indonesian words, with the way to their forms. */
export function Untranslated() {
  const { kinds, isLoading, isWhole } = useContent();
  if (isLoading) return <p role="status">Looking for content without Indonesian words...</p>;
  return (
    <div className={s.untranslated}>
      <h3>Lessons, spots and people</h3>
      {!isWhole && <p className={s.hint}>Some of the content could not be loaded, so this list may be too short.</p>}
      {kinds.length === 0 ? (
        isWhole && <p>Without Indonesian words: nothing.</p>
      ) : (
        <>
          <p>Without Indonesian words: {kinds.map(countOf).join(', ')}</p>
          <ul>
            {kinds.flatMap(({ one, rows }) =>
              rows.map(({ id, name, texts, to }) => (
                <li key={id}>
                  <Link to={to}>{name}</Link> <span className={s.hint}>{`${one}: ${texts.join(', ')}`}</span>
                </li>
              )),
            )}
          </ul>
        </>
      )}
    </div>
  );
}
