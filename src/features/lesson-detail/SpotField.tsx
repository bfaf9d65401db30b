import { t } from 'ttag';
import { useListSurfSpotsQuery } from '../../api';
import { inOwnWords } from '../../lib/ownWords';
import { lessonFacts } from '../../lib/lessonFacts';
import type { SelectedLesson } from '../../state';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import * as s from './BookingForm.module.css';

/** The spot at which lessons are booked, undefined until it is known: the first of the list (spec §7). */
export function useSpot() {
  const spot = useListSurfSpotsQuery({ page: 1 }).data?.data[0];
  return spot && inOwnWords(spot);
}

/** The surf spot, which cannot be changed (spec §2), and what became of its call. */
export function SpotField({ lesson }: { lesson: SelectedLesson }) {
  const spots = useListSurfSpotsQuery({ page: 1 });
  const spot = useSpot();
  const isFailed = spots.isError && !spot;
  return (
    <>
      <div className={s.fixed}>
        <Field
          label={t`Surf Spot`}
          {...(lessonFacts(lesson).drivesOut && {
            hint: t`Where we meet. From here we drive to the beach of the day.`,
          })}
          error={isFailed ? t`The surf spot could not be loaded.` : undefined}
        >
          {(control) => (
            <input
              {...control}
              readOnly
              value={spot?.name ?? ''}
              placeholder={spots.isLoading ? t`Loading surf spot...` : ''}
            />
          )}
        </Field>
      </div>
      {isFailed && (
        <Button variant="secondary" onClick={() => void spots.refetch()}>
          {t`Try again`}
        </Button>
      )}
      {spots.isSuccess && !spot && <p role="status">{t`No surf spot is open for booking at the moment.`}</p>}
    </>
  );
}
