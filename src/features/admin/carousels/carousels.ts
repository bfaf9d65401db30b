import { api, type BooleanText, type Carousel } from '../../../api';
import { edit, formDialog, remove } from '../resource/actions';
import { required } from '../resource/checks';
import { activeColumn, imageColumn } from '../resource/columns';
import type { FormField, Resource } from '../resource/types';

type CarouselValues = { image: File | null; active: boolean };

const NO_FILE = 'Please select an image file.';

const fieldsFor = (current: string | null): FormField<CarouselValues>[] => [
  { kind: 'image', name: 'image', label: 'Image', required: current === null, refusal: NO_FILE, current },
  { kind: 'switch', name: 'active', label: 'Active', hint: 'Active slides are shown on the home page.' },
];

const asText = (active: boolean): BooleanText => (active ? 'true' : 'false');

const AddCarousel = formDialog<null, CarouselValues>({
  title: 'Add Carousel',
  fields: fieldsFor(null),
  initial: () => ({ image: null, active: true }),
  check: (values) => required(values, ['image'], NO_FILE),
  save: 'Add',
  saving: 'Adding...',
  send: ({ image, active }) =>
    image &&
    api.endpoints.createCarousel.initiate(
      { createCarouselRequest: { image_url: image, active: asText(active) } },
      { track: false },
    ),
  texts: { success: 'Carousel image added successfully!', failure: 'Failed to upload image.' },
});

const editCarousel = edit<Carousel, CarouselValues>({
  title: 'Edit Carousel',
  fields: ({ image_url }) => fieldsFor(image_url),
  initial: ({ active }) => ({ image: null, active }),
  save: 'Save',
  saving: 'Saving...',
  send: ({ image, active }, { id }) =>
    api.endpoints.updateCarousel.initiate(
      { id, updateCarouselRequest: { active: asText(active), image_url: image ?? undefined } },
      { track: false },
    ),
  texts: { success: 'Carousel updated successfully!', failure: 'Failed to update carousel.' },
});

const deleteCarousel = remove<Carousel>({
  title: 'Delete Carousel',
  question: () => 'Are you sure you want to delete the carousel image? This action cannot be undone.',
  missing: 'Carousel data is missing.',
  send: (id) => api.endpoints.deleteCarousel.initiate({ id }, { track: false }),
  texts: { success: 'Carousel deleted successfully!', failure: 'Failed to delete carousel.' },
});

/** Slides have no names: the end of the picture's tells one from another. */
const nameOf = ({ image_url, id }: Carousel) => `slide ${(image_url ?? id).slice(-12)}`;

/** Manage Carousels (spec §2). */
export const carousels: Resource<Carousel> = {
  title: 'Manage Carousels',
  paging: 'client',
  emptyText: 'No carousels available',
  nameOf,
  columns: [imageColumn(({ image_url }) => image_url, nameOf), activeColumn(({ active }) => active)],
  add: { button: 'Add Carousel', Dialog: AddCarousel },
  actions: [editCarousel, deleteCarousel],
};
