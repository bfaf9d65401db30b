import * as step from './adminSteps.ts';
import type { Screen } from './adminSteps.ts';

/** The screens of pictures and videos, which have no names. */
export const mediaScreens: Screen[] = [
  {
    path: '/admin/carousel',
    list: '/api/carousels/search',
    columns: ['Image', 'Status'],
    empty: 'No carousels available',
    row: (id) => ({ id, image_url: `slide-${id}.webp`, active: true }),
    preview: 'Image Preview',
    steps: [
      {
        ...step.add('Add Carousel', 'Add Carousel', step.chooseImage),
        success: 'Carousel image added successfully!',
        failure: 'Failed to upload image.',
      },
      step.edit('Edit Carousel', step.flip, 'Carousel updated successfully!', 'Failed to update carousel.'),
      step.remove('Delete Carousel', 'Carousel deleted successfully!', 'Failed to delete carousel.'),
    ],
    invalid: { step: 0, says: 'Please select an image file.' },
  },
  {
    path: '/admin/photo',
    list: '/api/images',
    columns: ['Image'],
    row: (id) => ({ id, image_url: `photo-${id}.webp` }),
    preview: 'Image Preview',
    steps: [
      {
        ...step.add('Add Photo', 'Add Photo', step.chooseImage),
        loading: 'Adding image...',
        success: 'Photo added successfully!',
        failure: 'Failed to create photo.',
      },
      {
        ...step.edit('Edit Photo', step.chooseImage, 'Photo updated successfully!', 'Failed to update photo.'),
        ...{ submit: 'Update', busy: 'Updating...', loading: 'Updating image...' },
      },
      {
        ...step.remove('Delete Photo', 'Photo deleted successfully!!', 'Failed to delete photo.'),
        loading: 'Deleting image...',
        says: 'Are you sure you want to delete the photo? This action cannot be undone.',
      },
    ],
    invalid: { step: 0, says: 'Please select an image.' },
  },
  {
    path: '/admin/video',
    list: '/api/videos',
    columns: ['Video URL', 'Video'],
    row: (id) => ({ id, title: null, video_url: `https://video.example/embed/${id}` }),
    preview: 'Video Preview',
    steps: [
      {
        ...step.add('Add Video', 'Add Video', step.videoAddress),
        success: 'Video added successfully!',
        failure: /^Failed to create video: ./,
        refused: 'Failed to create video: Because of the swell',
      },
      {
        ...step.edit('Edit Video URL', step.videoAddress, 'Photo updated successfully!', /^Failed to update photo: ./),
        ...{ submit: 'Update', busy: 'Updating...', refused: 'Failed to update photo: Because of the swell' },
      },
      {
        ...step.remove('Delete Video', 'Video deleted successfully!', 'Failed to delete video.'),
        says: 'Are you sure you want to delete the photo? This action cannot be undone.',
      },
    ],
    invalid: { step: 1, value: '', says: 'Please fill an Video URL.' },
  },
];
