import { t } from 'ttag';
import type { SurfSpot } from '../../api';
import { levels } from '../../lib/levels';
import { webAddress } from '../../lib/webAddress';
import { NewTabLink } from '../../ui/NewTabLink';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './Spots.module.css';

/** One spot: a large picture, what it is like, and where it is. */
export function SpotView({ spot }: { spot: SurfSpot }) {
  const { name, location, difficulty_level: level, description, location_url, image_url, image } = spot;
  const map = webAddress(location_url);
  return (
    <article className={s.spot}>
      <Picture
        className={s.picture}
        path={image_url}
        image={image}
        alt={t`Waves at ${name}`}
        missingText={t`No image available`}
        width={1600}
        height={1067}
        sizes="(min-width: 60rem) 44rem, 100vw"
        priority
      />
      <div className={s.text}>
        <h2 dir="auto">{name}</h2>
        <p className={s.place}>
          <span className={s.level} data-level={level}>
            {levels[level]}
          </span>
          <span dir="auto">{location}</span>
        </p>
        <p className={s.about} dir="auto">
          {description}
        </p>
        {map && (
          <NewTabLink className={s.map} href={map}>
            {t`View Map`}
            <VisuallyHidden> {t`of ${name} (opens a new tab)`}</VisuallyHidden>
          </NewTabLink>
        )}
      </div>
    </article>
  );
}
