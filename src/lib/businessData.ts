import { school } from '../config/school';
import { schoolCountry } from '../config/schoolCountry';
import { mapUrl, networkLink, openingHours, postalCode, schoolPhones, socialLinks } from '../config/schoolLinks';
import { schoolPoint } from '../config/schoolMap';
import { businessId } from './businessId';

/** The school as schema.org knows it: where it is, when it is open, how to reach it. `origin` is the site's own. */
export function businessData(origin: string) {
  const { contact } = school;
  const [code, hours] = [postalCode(), openingHours()];
  const [map, network] = [mapUrl(), networkLink()];
  const point = schoolPoint();
  return {
    '@type': 'SportsActivityLocation',
    '@id': businessId(origin),
    name: school.name,
    description: school.tagline,
    url: `${origin}/`,
    image: `${origin}${school.picture}`,
    telephone: schoolPhones()[0],
    email: contact.email,
    ...(school.founded && { foundingDate: school.founded }),
    currenciesAccepted: schoolCountry.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address.street,
      addressLocality: contact.address.area,
      addressRegion: contact.address.region,
      ...(code && { postalCode: code }),
      addressCountry: schoolCountry.code,
    },
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(map && { hasMap: map }),
    ...(hours && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        ...hours,
      },
    }),
    sameAs: [...socialLinks().map(({ url }) => url), ...(network ? [network.url] : [])],
  };
}
