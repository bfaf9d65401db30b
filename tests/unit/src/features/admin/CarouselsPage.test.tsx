import { screen, waitFor } from '@testing-library/react';
import { CarouselsPage } from '../../../../../src/features/admin/carousels/carousels';
import { listOf, makeCarousel } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { field, imageFile, openScreen, said, testScreen } from './screenSuite';

const row = makeCarousel({ image_url: 'slide-1.webp', active: false });
const route = '/admin/carousel';
const list = '/api/carousels/search';

testScreen({
  Page: CarouselsPage,
  route,
  list,
  row,
  title: 'Manage Carousels',
  columns: {
    Image: 'Preview',
    Status: 'Inactive',
  },
  empty: 'No carousels available',
  changes: {
    add: {
      open: 'Add Carousel',
      dialog: 'Add Carousel',
      fill: async (user) => user.upload(field('Image'), imageFile()),
      submit: 'Add',
      busy: 'Adding...',
      method: 'post',
      path: '/api/carousels',
      body: { image_url: 'wave.png', active: 'true' },
      answer: makeCarousel({ active: true }),
      success: 'Carousel image added successfully!',
      failure: 'Failed to upload image.',
      shows: 'Active',
    },
    edit: {
      open: 'Edit slide slide-1.webp',
      dialog: 'Edit Carousel',
      fill: async (user) => user.click(field('Active')),
      submit: 'Save',
      busy: 'Saving...',
      method: 'put',
      path: `/api/carousels/${row.id}`,
      body: { active: 'true' },
      answer: { ...row, active: true },
      success: 'Carousel updated successfully!',
      failure: 'Failed to update carousel.',
      hides: 'Inactive',
    },
    delete: {
      open: 'Delete slide slide-1.webp',
      dialog: 'Delete Carousel',
      submit: 'Delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `/api/carousels/${row.id}`,
      answer: true,
      success: 'Carousel deleted successfully!',
      failure: 'Failed to delete carousel.',
      missing: 'Carousel data is missing.',
      hides: 'Inactive',
    },
  },
});

test('a slide needs an image file', async () => {
  mockCall('get', list, { json: listOf([]) });
  const { user } = openScreen(CarouselsPage, route);
  await user.click(screen.getByText('Add Carousel'));
  await user.click(screen.getByText('Add'));
  expect(await said('Please select an image file.')).toBeInTheDocument();
});

test('the picture in full size, and back to its button', async () => {
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(CarouselsPage, route);
  const button = await screen.findByLabelText('Preview slide slide-1.webp');
  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Image Preview' })).toBeInTheDocument();
  expect(screen.getByAltText('slide slide-1.webp')).toHaveAttribute('src', 'http://localhost/public/slide-1.webp');
  await user.click(screen.getByText('Close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});
