import { t } from 'ttag';
import { firstLinks, school } from './school';
import { mapUrl } from './schoolLinks';

/** Where the school's map shows it, as far as its address tells that (`mlat` and `mlon` of OpenStreetMap). */
export function schoolPoint(): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(mapUrl() ?? '') ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

/** The map that can be shown within a page; null where the school's map is not one of OpenStreetMap's. */
export function schoolMap(): { label: string; url: string } | null {
  const point = schoolPoint();
  if (!point) return null;
  const { latitude: y, longitude: x } = point;
  const box = [x - 0.0106, y - 0.0086, x + 0.0104, y + 0.0094].map((edge) => edge.toFixed(3)).join('%2C');
  return {
    label: mapUrl() === firstLinks.map_url ? t`Map of Kuta Beach, Bali` : t`Map of ${school.name}`,
    url: `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${String(y)}%2C${String(x)}`,
  };
}
