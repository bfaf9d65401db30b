import { api, type Image } from '../../../api';
import { edit, formDialog, remove } from '../resource/actions';
import { required } from '../resource/checks';
import { imageColumn } from '../resource/columns';
import type { FormField, Resource } from '../resource/types';

type PhotoValues = { image: File | null };

const NO_FILE = 'Please select an image.';
const duration = 1000; // spec §9

const fieldsFor = (current: string | null): FormField<PhotoValues>[] => [
  { kind: 'image', name: 'image', label: 'Image', required: true, current },
];

const check = (values: PhotoValues) => required(values, ['image'], NO_FILE);

const AddPhoto = formDialog<null, PhotoValues>({
  title: 'Add Photo',
  fields: fieldsFor(null),
  initial: () => ({ image: null }),
  check,
  save: 'Add',
  saving: 'Adding...',
  send: ({ image }) =>
    image && api.endpoints.createImage.initiate({ createImageRequest: { image_url: image } }, { track: false }),
  texts: {
    loading: 'Adding image...',
    success: 'Photo added successfully!',
    failure: 'Failed to create photo.',
    duration,
  },
});

const editPhoto = edit<Image, PhotoValues>({
  title: 'Edit Photo',
  fields: ({ image_url }) => fieldsFor(image_url),
  initial: () => ({ image: null }),
  check,
  save: 'Update',
  saving: 'Updating...',
  send: ({ image }, { id }) =>
    image && api.endpoints.updateImage.initiate({ id, updateImageRequest: { image_url: image } }, { track: false }),
  texts: {
    loading: 'Updating image...',
    success: 'Photo updated successfully!',
    failure: 'Failed to update photo.',
    duration,
  },
});

const deletePhoto = remove<Image>({
  title: 'Delete Photo',
  question: () => 'Are you sure you want to delete the photo? This action cannot be undone.',
  missing: 'Photo data is missing.',
  send: (id) => api.endpoints.deleteImage.initiate({ id }, { track: false }),
  texts: {
    loading: 'Deleting image...',
    success: 'Photo deleted successfully!!',
    failure: 'Failed to delete photo.',
    duration,
  },
});

/** Photos have no names: the end of the picture's tells one from another. */
const nameOf = ({ image_url, id }: Image) => `photo ${(image_url ?? id).slice(-12)}`;

/** Manage Photo (spec §2). */
export const photos: Resource<Image> = {
  title: 'Manage Photo',
  paging: 'client',
  emptyText: 'No photos available.',
  nameOf,
  columns: [imageColumn(({ image_url }) => image_url, nameOf)],
  add: { button: 'Add Photo', Dialog: AddPhoto },
  actions: [editPhoto, deletePhoto],
};
