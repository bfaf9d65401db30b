import { t } from 'ttag';
import { school } from './school';
import { type SchoolWords, sent } from './sentSchool';

/** Where the first school is on other sites. Apart from ./school, as the first load of most pages links to none of them. */
export const firstLinks = {
  map_url: 'https://www.openstreetmap.org/?mlat=-8.7184&mlon=115.1686#map=16/-8.7184/115.1686',
  photo_folder_url: 'https://drive.google.com/drive/folders/ombak-pagi-example',
  instagram_url: 'https://www.instagram.com/ombakpagi.example',
  facebook_url: 'https://www.facebook.com/ombakpagi.example',
  youtube_url: 'https://www.youtube.com/@ombakpagi.example',
};

const now = (): Pick<SchoolWords, keyof typeof firstLinks> => ({ ...firstLinks, ...sent });

/** A map that shows the school (./schoolMap); null for a school without one. */
export const mapUrl = (): string | null => now().map_url;

/** The shared folder behind 'View All' in the gallery. */
export const photoFolderUrl = (): string | null => now().photo_folder_url;

/** The school's pages on social sites. */
export function socialLinks(): { name: 'Instagram' | 'Facebook' | 'YouTube'; url: string }[] {
  const { instagram_url: instagram, facebook_url: facebook, youtube_url: youtube } = now();
  return [
    ...(instagram ? [{ name: 'Instagram' as const, url: instagram }] : []),
    ...(facebook ? [{ name: 'Facebook' as const, url: facebook }] : []),
    ...(youtube ? [{ name: 'YouTube' as const, url: youtube }] : []),
  ];
}

/** The professional network (spec §2) of the first school: the contract has no field for another's. */
export const networkLink = (): { label: string; url: string } | null =>
  school.isFirst
    ? { label: t`Ombak Pagi on LinkedIn`, url: 'https://www.linkedin.com/company/ombak-pagi-example' }
    : null;
