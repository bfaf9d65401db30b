import { type Image, useListImagesQuery } from '../../../api';
import { adminApi } from '../../../api/admin';
import { add, edit, remove } from '../resource/actions';
import { call } from '../resource/call';
import { required } from '../resource/checks';
import { imageColumn } from '../resource/columns';
import { resourcePage } from '../resource/ResourcePage';
import type { FormField } from '../resource/types';

type PhotoValues = { image: File | null };

const duration = 1000; // spec §9

const fieldsFor = (current: string | null): FormField<PhotoValues>[] => [
  { kind: 'image', name: 'image', label: 'Image', required: true, current },
];

const check = (values: PhotoValues) => required(values, ['image'], 'Please select an image.');

const addPhoto = add<PhotoValues>({
  title: 'Add Photo',
  fields: fieldsFor(null),
  initial: () => ({ image: null }),
  check,
  send: ({ image }) => image && call(adminApi.endpoints.createImage, { createImageRequest: { image_url: image } }),
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
  verb: 'Update',
  send: ({ image }, { id }) =>
    image && call(adminApi.endpoints.updateImage, { id, updateImageRequest: { image_url: image } }),
  texts: {
    loading: 'Updating image...',
    success: 'Photo updated successfully!',
    failure: 'Failed to update photo.',
    duration,
  },
});

const deletePhoto = remove<Image>({
  noun: 'Photo',
  nameOf: () => 'the photo',
  endpoint: adminApi.endpoints.deleteImage,
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
export const PhotosPage = resourcePage<Image>({
  title: 'Manage Photo',
  paging: 'client',
  useList: useListImagesQuery,
  emptyText: 'No photos available.',
  nameOf,
  columns: [imageColumn(nameOf)],
  add: addPhoto,
  actions: [editPhoto, deletePhoto],
});
