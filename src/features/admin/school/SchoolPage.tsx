import { isNotFound, useGetSchoolQuery } from '../../../api';
import { PageHead } from '../../../ui/PageHead';
import { SchoolEditor } from './SchoolEditor';
import { NotLoaded } from '../shared/NotLoaded';

const always = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

/** What the school says of itself: how to reach it, its words in both languages, its rules. */
export function SchoolPage() {
  const { data, error, isFetching, refetch } = useGetSchoolQuery(undefined, always);
  const isMissing = isNotFound(error); // a backend of level 2 without this call: as on the other screens, nothing is said
  return (
    <>
      <PageHead title="School" />
      <h1 tabIndex={-1}>School</h1>
      {error !== undefined && !isMissing && !isFetching && (
        <NotLoaded error={error} text="The school could not be loaded." retry={refetch} />
      )}
      {!data && isFetching && <p role="status">Loading the school...</p>}
      {data && !isMissing && <SchoolEditor school={data.data} askAgain={() => void refetch()} />}
    </>
  );
}
