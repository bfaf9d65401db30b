import { t } from 'ttag';
import { school } from '../../config/school';
import { schoolCountry } from '../../config/schoolCountry';
import { mapUrl, networkLink, openingHours, schoolPhones, schoolTown } from '../../config/schoolLinks';
import { NewTabLink } from '../../ui/NewTabLink';
import * as s from './ContactPage.module.css';

/** How to reach the school (spec §2): two phones, a professional network, e-mail, and where it is. */
export function ContactDetails() {
  const { email, address } = school.contact;
  const [map, network] = [mapUrl(), networkLink()];
  const { opens, closes } = openingHours() ?? {};
  return (
    <dl className={s.details}>
      <div>
        <dt>{t`Phone`}</dt>
        {schoolPhones().map((phone) => (
          <dd key={phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        ))}
      </div>
      <div>
        <dt>{t`Email`}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      {network && (
        <div>
          <dt>{t`Professional network`}</dt>
          <dd>
            <NewTabLink href={network.url}>{network.label}</NewTabLink>
          </dd>
        </div>
      )}
      <div>
        <dt>{t`Address`}</dt>
        <dd>
          <address className={s.address}>
            {address.street}
            <br />
            {schoolTown()}
            <br />
            {schoolCountry.name}
          </address>
          {map && <NewTabLink href={map}>{t`Open the map in a new tab`}</NewTabLink>}
        </dd>
      </div>
      {opens && (
        <div>
          <dt>{t`Opening hours`}</dt>
          <dd>{t`Every day, ${opens} to ${closes}`}</dd>
        </div>
      )}
    </dl>
  );
}
