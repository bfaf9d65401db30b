import { adminApi, type Image, useListImagesQuery } from '../../../api';
import { edit, remove, upload } from '../shared/resource/actions';
import { call } from '../shared/call';
import { required } from '../shared/resource/checks';
import { imageColumn } from '../shared/resource/columns';
import { resourcePage } from '../shared/resource/ResourcePage';

type PhotoValues = { image: File | null };

const duration = 1000; // spec §9

const NO_IMAGE = 'Please select an image.';

const addPhoto = upload({
  title: 'Add Photo',
  noImage: NO_IMAGE,
  plural: 'photos',
  fields: [],
  initial: () => ({}),
  send: (image) => call(adminApi.endpoints.createImage, { createImageRequest: { image_url: image } }),
  texts: {
    loading: 'Adding image...',
    success: 'Photo added successfully!',
    failure: 'Failed to create photo.',
    duration,
  },
});

const editPhoto = edit<Image, PhotoValues>({
  title: 'Edit Photo',
  fields: ({ image_url }) => [{ kind: 'image', name: 'image', label: 'Image', required: true, current: image_url }],
  initial: () => ({ image: null }),
  check: (values) => required(values, ['image'], NO_IMAGE),
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

/** Photos have no names: the end of the file's tells one from another. */
const nameOf = ({ image_url, id }: Image) => `photo ${(image_url ?? id).slice(-12)}`;

/** Manage Photo (spec §2). */
export const PhotosPage = resourcePage<Image>({
  title: 'Manage Photo',
  paging: 'client',
  useList: useListImagesQuery,
  emptyText: 'No photos available.',
  nameOf,
  layout: 'grid',
  newestFirst: true,
  columns: [imageColumn(nameOf, 'card')],
  add: addPhoto,
  actions: [editPhoto, deletePhoto],
});
