import type { Carousel } from '../../../api';
import { adminApi, type BooleanText, useSearchCarouselsQuery } from '../../../api/admin';
import { add, edit, remove } from '../resource/actions';
import { call } from '../resource/call';
import { required } from '../resource/checks';
import { activeColumn, imageColumn } from '../resource/columns';
import { resourcePage } from '../resource/ResourcePage';
import type { FormField } from '../resource/types';

type CarouselValues = { image: File | null; active: boolean };

const NO_FILE = 'Please select an image file.';

const fieldsFor = (current: string | null): FormField<CarouselValues>[] => [
  { kind: 'image', name: 'image', label: 'Image', required: current === null, refusal: NO_FILE, current },
  { kind: 'switch', name: 'active', label: 'Active', hint: 'Active slides are shown on the home page.' },
];

const asText = (active: boolean): BooleanText => (active ? 'true' : 'false');

const addCarousel = add<CarouselValues>({
  title: 'Add Carousel',
  fields: fieldsFor(null),
  initial: () => ({ image: null, active: true }),
  check: (values) => required(values, ['image'], NO_FILE),
  send: ({ image, active }) =>
    image &&
    call(adminApi.endpoints.createCarousel, { createCarouselRequest: { image_url: image, active: asText(active) } }),
  texts: { success: 'Carousel image added successfully!', failure: 'Failed to upload image.' },
});

const editCarousel = edit<Carousel, CarouselValues>({
  title: 'Edit Carousel',
  fields: ({ image_url }) => fieldsFor(image_url),
  initial: ({ active }) => ({ image: null, active }),
  send: ({ image, active }, { id }) =>
    call(adminApi.endpoints.updateCarousel, {
      id,
      updateCarouselRequest: { active: asText(active), image_url: image ?? undefined },
    }),
  texts: { success: 'Carousel updated successfully!', failure: 'Failed to update carousel.' },
});

const deleteCarousel = remove<Carousel>({
  noun: 'Carousel',
  nameOf: () => 'the carousel image',
  endpoint: adminApi.endpoints.deleteCarousel,
  texts: { success: 'Carousel deleted successfully!', failure: 'Failed to delete carousel.' },
});

/** Slides have no names: the end of the picture's tells one from another. */
const nameOf = ({ image_url, id }: Carousel) => `slide ${(image_url ?? id).slice(-12)}`;

/** Manage Carousels (spec §2). */
export const CarouselsPage = resourcePage<Carousel>({
  title: 'Manage Carousels',
  paging: 'client',
  useList: useSearchCarouselsQuery,
  emptyText: 'No carousels available',
  nameOf,
  columns: [imageColumn(nameOf), activeColumn()],
  add: addCarousel,
  actions: [editCarousel, deleteCarousel],
});
