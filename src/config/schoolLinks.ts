import { t } from 'ttag';
import { firstFields, firstLinks, firstNetwork, school } from './school';
import { type SchoolWords, sent } from './sentSchool';

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
  school.isFirst ? { label: t`${school.brand} on LinkedIn`, url: firstNetwork } : null;

/** '+623617770000' → '+62 361 777 0000'; a number of another country stays as it is. */
const spaced = (phone: string): string => phone.replace(/^\+62(\d{2,3}|\d{4})(\d{3,4})(\d{4})$/, '+62 $1 $2 $3');

/** The numbers at which the school is called, each once, as people read them. */
export const schoolPhones = (): string[] => [...new Set(school.contact.numbers)].map(spaced);

/** When somebody answers, every day, at the first school: the contract has no field for another's. */
export const openingHours = (): { opens: string; closes: string } | null =>
  school.isFirst ? { opens: '06:30', closes: '18:00' } : null;

/** The first school's postal code, as the contract has no field for another's. */
export function postalCode(): string | undefined {
  const { street, area } = school.contact.address;
  return street === firstFields.street && area === firstFields.area ? '80361' : undefined;
}

/** 'Jalan Pantai 14, Kuta, Bali' */
export const addressText = ({ street, area, region }: { street: string; area: string; region: string }): string =>
  `${street}, ${area}, ${region}`;

/** Where the school is: guests come there when a spot has no meeting point of its own. */
export const schoolAddress = (): string => addressText(school.contact.address);

/** 'Kuta, Bali 80361' */
export function schoolTown(): string {
  const { area, region } = school.contact.address;
  return [`${area}, ${region}`, postalCode()].filter(Boolean).join(' ');
}
