import { useState } from 'react';
import { t } from 'ttag';
import { school } from '../../config/school';
import { mapUrl } from '../../config/schoolLinks';
import { schoolMap } from '../../config/schoolMap';
import { Button } from '../../ui/Button';
import { NewTabLink } from '../../ui/NewTabLink';
import * as s from './Footer.module.css';

/** The school's map. It comes from another site, so it is loaded only on request. */
export function MapFrame() {
  const [isShown, setIsShown] = useState(false);
  const link = mapUrl();
  const map = schoolMap();
  const { street, area, region } = school.contact.address;
  return (
    <div className={s.mapFrame}>
      {map && isShown ? (
        <iframe title={map.label} src={map.url} loading="lazy" referrerPolicy="no-referrer" />
      ) : (
        <div className={s.mapNote}>
          <p>
            {street}, {area}, {region}
          </p>
          {map && (
            <Button variant="secondary" onClick={() => setIsShown(true)}>
              {t`Show map`}
            </Button>
          )}
        </div>
      )}
      {link && <NewTabLink href={link}>{t`Open the map in a new tab`}</NewTabLink>}
    </div>
  );
}
