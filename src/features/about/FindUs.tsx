import { t } from 'ttag';
import { aboutContent } from '../../config/aboutContent';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { schoolCountry } from '../../config/schoolCountry';
import { mapUrl, openingHours, schoolTown } from '../../config/schoolLinks';
import { Link } from '../../ui/Link';
import { NewTabLink } from '../../ui/NewTabLink';
import { Paragraphs } from '../../ui/Paragraphs';
import * as s from './AboutPage.module.css';

/** Where the school is, and when it is open. */
export function FindUs() {
  const map = mapUrl();
  const { opens, closes } = openingHours() ?? {};
  return (
    <section className={s.section} aria-labelledby="find-us">
      <h2 id="find-us">{t`Where to find us`}</h2>
      <Paragraphs className={s.readable} text={aboutContent.findUs} />
      <address className={s.address}>
        {school.name}
        <br />
        {school.contact.address.street}
        <br />
        {schoolTown()}, {schoolCountry.name}
      </address>
      {opens && <p>{t`Open every day from ${opens} to ${closes}.`}</p>}
      <p className={s.links}>
        {map && <NewTabLink href={map}>{t`Open the map in a new tab`}</NewTabLink>}
        <Link to={paths.contactUs}>{t`Call or write to us`}</Link>
      </p>
    </section>
  );
}
