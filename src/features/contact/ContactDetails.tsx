import { school } from '../../config/school';
import { NewTabLink } from '../../ui/NewTabLink';
import * as s from './ContactPage.module.css';

/** How to reach the school (spec §2): two phones, a professional network, e-mail, and where it is. */
export function ContactDetails() {
  const { phones, email, network, address } = school.contact;
  const { opens, closes } = school.openingHours;
  return (
    <dl className={s.details}>
      <div>
        <dt>Phone</dt>
        {phones.map((phone) => (
          <dd key={phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        ))}
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>Professional network</dt>
        <dd>
          <NewTabLink href={network.url}>{network.label}</NewTabLink>
        </dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>
          <address className={s.address}>
            {address.street}
            <br />
            {address.area}, {address.region} {address.postalCode}
            <br />
            {address.country}
          </address>
          <NewTabLink href={school.map.url}>Open the map in a new tab</NewTabLink>
        </dd>
      </div>
      <div>
        <dt>Opening hours</dt>
        <dd>
          Every day, {opens} to {closes}
        </dd>
      </div>
    </dl>
  );
}
