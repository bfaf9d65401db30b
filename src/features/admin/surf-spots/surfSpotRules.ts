import { webAddress } from '../../../lib/webAddress';
import { required } from '../shared/resource/checks';
import { secondLanguage, type Translated } from '../shared/resource/translations';
import type { Refusal } from '../shared/resource/types';

/** What visitors read of a spot, in Indonesian. */
export const indonesian = secondLanguage({
  name: { kind: 'text', label: 'name', maxLength: 120 },
  location: { kind: 'text', label: 'location', maxLength: 200 },
  description: { kind: 'area', label: 'description', maxLength: 5000 },
  meeting_point: { kind: 'text', label: 'meeting point', maxLength: 200 },
});

export type NewSpotValues = Translated<'name' | 'location' | 'description' | 'meeting_point'> & {
  name: string;
  location: string;
  difficulty: string;
  description: string;
  locationUrl: string;
  image: File | null;
  imageUrl: string;
  /** Empty for a backend of level 1, whose form has no field for it. */
  meetingPoint: string;
};

/** Whether the contract takes `text` for an address: http or https, and no blank in it. */
const isAddress = (text: string): boolean => webAddress(text) !== null && !/\s/.test(text.trim());

/** spec §5, surf spot create: everything is there, then the address of the map, then the picture. */
export function checkNewSpot(values: NewSpotValues): Refusal<NewSpotValues> | null {
  const ALL = 'All fields are required. Please fill out every field.';
  const missing = required(values, ['name', 'location', 'difficulty', 'description', 'locationUrl'], ALL);
  if (missing) return missing;
  if (!values.image && values.imageUrl.trim() === '') return { message: ALL, field: 'image' };
  if (!isAddress(values.locationUrl)) {
    return { message: 'Please enter a valid Location URL.', field: 'locationUrl' };
  }
  if (!values.image && !isAddress(values.imageUrl)) {
    return { message: 'Please upload an image or enter a valid image URL.', field: 'imageUrl' };
  }
  return null;
}

export type SpotValues = Omit<NewSpotValues, 'imageUrl'>;

/** spec §5, surf spot edit. */
export const checkSpot = (values: SpotValues): Refusal<SpotValues> | null =>
  required(values, ['name', 'location', 'difficulty', 'description'], 'All fields are required!');
