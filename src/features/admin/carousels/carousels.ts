import { adminApi, type BooleanText, type Carousel, useSearchCarouselsQuery } from '../../../api';
import { edit, remove, upload } from '../shared/resource/actions';
import { call } from '../shared/call';
import { activeColumn, imageColumn } from '../shared/resource/columns';
import { resourcePage } from '../shared/resource/ResourcePage';

type CarouselValues = { image: File | null; active: boolean };

const NO_FILE = 'Please select an image file.';

const activeField = {
  kind: 'switch',
  name: 'active',
  label: 'Active',
  hint: 'Active slides are shown on the home page.',
} as const;

const asText = (active: boolean): BooleanText => (active ? 'true' : 'false');

const addCarousel = upload<{ active: boolean }>({
  title: 'Add Carousel',
  noImage: NO_FILE,
  plural: 'slides',
  fields: [activeField],
  initial: () => ({ active: true }),
  send: (image, { active }) =>
    call(adminApi.endpoints.createCarousel, { createCarouselRequest: { image_url: image, active: asText(active) } }),
  texts: { success: 'Carousel image added successfully!', failure: 'Failed to upload image.', isFailureLiteral: true },
});

const editCarousel = edit<Carousel, CarouselValues>({
  title: 'Edit Carousel',
  fields: ({ image_url }) => [
    { kind: 'image', name: 'image', label: 'Image', refusal: NO_FILE, current: image_url },
    activeField,
  ],
  initial: ({ active }) => ({ image: null, active }),
  send: ({ image, active }, { id }) =>
    call(adminApi.endpoints.updateCarousel, {
      id,
      updateCarouselRequest: { active: asText(active), image_url: image ?? undefined },
    }),
  texts: { success: 'Carousel updated successfully!', failure: 'Failed to update carousel.', isFailureLiteral: true },
});

const deleteCarousel = remove<Carousel>({
  noun: 'Carousel',
  nameOf: () => 'the carousel image',
  endpoint: adminApi.endpoints.deleteCarousel,
  texts: { success: 'Carousel deleted successfully!', failure: 'Failed to delete carousel.', isFailureLiteral: true },
});

/** Slides have no names: the end of the file's tells one from another. */
const nameOf = ({ image_url, id }: Carousel) => `slide ${(image_url ?? id).slice(-12)}`;

/** Manage Carousels (spec §2). */
export const CarouselsPage = resourcePage<Carousel>({
  title: 'Manage Carousels',
  paging: 'client',
  useList: useSearchCarouselsQuery,
  emptyText: 'No carousels available',
  nameOf,
  layout: 'grid',
  newestFirst: true,
  columns: [imageColumn(nameOf, 'card'), activeColumn()],
  add: addCarousel,
  actions: [editCarousel, deleteCarousel],
});
