import { school } from '../../config/school';
import * as s from './BookingPage.module.css';

/** Who has written the receipt, for paper alone: on the screen the site's own frame says it. */
export function PrintedSchool() {
  const { phones, email, address } = school.contact;
  return (
    <div className={s.printed}>
      <strong>{school.name}</strong>
      <br />
      {address.street}, {address.area}, {`${address.region} ${address.postalCode}`.trim()}
      <br />
      {phones.join(', ')}, {email}
    </div>
  );
}
