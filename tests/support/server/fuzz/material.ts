import { png } from '../../../../packages/contract-check/src/png.ts';
import { picture, schoolDay } from '../school.ts';
import type { Material } from './requests.ts';

/** The lists that everybody may read. */
export const publicLists = [
  'listProducts',
  'listProductCategories',
  'listSurfSpots',
  'listImages',
  'listVideos',
  'listCarousels',
  'listInstructors',
  'listTestimonies',
] as const;
export type Lists = Map<string, { id: string }[]>;

export const FUZZ_PASSWORD = 'fuzz-pagi-2027';

/** The ids and codes for fuzzed requests to a school with these lists; the tokens are filled in later. */
export async function fuzzMaterial(lists: Lists): Promise<Material> {
  const idsOf = (list: string) => (lists.get(list) ?? []).map(({ id }) => id);
  const [lessons, spots, categories] = [idsOf('listProducts'), idsOf('listSurfSpots'), idsOf('listProductCategories')];
  return {
    tokens: { admin: '', customer: '', refresh: '' },
    ids: new Map(),
    known: (name, random) => {
      if (name === 'product_id') return random.of(lessons);
      if (name === 'surf_spot_id') return random.of(spots);
      if (name === 'product_category_id') return random.of(categories);
      if (name === 'reservation_date') return schoolDay(random.below(700));
      if (name === 'email') return `fuzz-${String(random.below(1e9))}@example.com`;
      if (name === 'password' || name === 'confirm_password') return FUZZ_PASSWORD;
      if (name === 'person') return 1 + random.below(4);
      if (name === 'phone') return '+6281234567890';
      if (name === 'video_url' || name === 'location_url') return 'https://example.com/fuzz';
      return undefined;
    },
    pictures: [
      await picture('png'),
      await picture('jpeg'),
      await picture('webp'),
      await picture('gif'),
      png(9000, 4500),
    ],
  };
}
