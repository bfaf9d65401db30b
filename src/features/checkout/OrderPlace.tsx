import { t } from 'ttag';
import { useListSurfSpotsQuery } from '../../api';
import { backendLevel } from '../../config/env';
import { meetingMap, meetingPlace } from '../../lib/meetingPlace';
import { inOwnWords } from '../../lib/ownWords';
import { NewTabLink } from '../../ui/NewTabLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './CheckoutPage.module.css';

/** Where what is ordered begins. A backend of level 1 does not tell it. */
export function OrderPlace({ spotId }: { spotId: string | undefined }) {
  const { data } = useListSurfSpotsQuery({ page: 1 }, { skip: backendLevel() !== 2 });
  const found = data?.data.find(({ id }) => id === spotId);
  if (!found) return null;
  const spot = inOwnWords(found);
  const map = meetingMap(spot);
  return (
    <p className={s.place}>
      <strong dir="auto">{spot.name}</strong>
      <span dir="auto">{meetingPlace(spot)}</span>
      {map && (
        <NewTabLink href={map}>
          {t`Open the map`}
          <VisuallyHidden> {t`(opens a new tab)`}</VisuallyHidden>
        </NewTabLink>
      )}
    </p>
  );
}
