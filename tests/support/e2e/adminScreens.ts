import type { APIRequestContext, Locator } from '@playwright/test';
import { send } from './admin.ts';
import * as step from './adminSteps.ts';
import type { Screen } from './adminSteps.ts';

/** A booking of a stubbed list: cash, open. */
export const cashBooking = (id: string): Record<string, unknown> => ({
  id,
  booking_code: `CODE${id.padStart(6, '0')}`,
  customer_name: `Surfer ${id}`,
  customer_email: `s${id}@example.com`,
  customer_phone: '+6281234567890',
  customer_country: 'ID',
  surf_spot_name: 'Kuta Beach',
  payment_method: 'CASH',
  status: 'PENDING',
  total_amount: 350_000,
  created_at: '2026-01-01T00:00:00Z',
  payments: [{ id, status: 'PENDING' }],
  booking_details: [
    { id, product_name: 'Private lesson', reservation_date: '2030-01-15', person: 1, total_amount: 350_000 },
  ],
});

// The management screens as the specification describes them. The texts are typed from it, not taken from the app.

const text = (label: string) => (form: Locator, value: string) => form.getByLabel(label, { exact: true }).fill(value);
const url = 'https://maps.example/waves';

export const adminScreens: Screen[] = [
  {
    path: '/admin/users',
    list: '/api/users',
    search: ['Search by Name', 'No users found for this search.'],
    columns: ['Name', 'Email', 'Role'],
    row: (id) => ({ id, name: `Surfer ${id}`, email: `s${id}@example.com`, role: 'CUSTOMER' }),
    async make(request: APIRequestContext, name: string) {
      const password = 'a long password';
      const email = `${name.replaceAll(' ', '.')}@example.com`.toLowerCase();
      await send(request, '/api/auth/register', { data: { name, email, password, confirm_password: password } });
    },
    steps: [
      step.edit('Edit User', text('Name'), 'User updated successfully!'),
      step.remove('Delete User', 'User deleted successfully!'),
    ],
  },
  {
    path: '/admin/categories',
    list: '/api/product-categories',
    columns: ['Category Name', 'Description'],
    empty: 'No product categories found.',
    row: (id) => ({ id, name: `Category ${id}`, description: null }),
    steps: [
      step.add('Add Category', text('Category Name'), 'Product Category added successfully!', 'Add Product Category'),
      step.edit('Edit Product Category', text('Category Name'), 'Product Category updated successfully!'),
      step.remove('Delete Product Category', 'Product category deleted successfully!'),
    ],
  },
  {
    path: '/admin/products',
    list: '/api/products',
    search: ['Search by Product Name', 'No products found for this search.'],
    columns: ['Name', 'Category', 'Price', 'Description', 'Image'],
    empty: 'No products available.',
    row: (id) => ({
      id,
      name: `Lesson ${id}`,
      product_category_id: id,
      price: 350_000,
      description: null,
      image_url: null,
      created_at: '2026-01-01T00:00:00Z',
    }),
    preview: 'Image Preview',
    steps: [
      step.add(
        'Add Product',
        async (form, name) => {
          await form.getByLabel('Category').selectOption({ index: 1 });
          await form.getByLabel('Name', { exact: true }).fill(name);
          await form.getByLabel('Price').fill('350000');
          await step.chooseImage(form);
        },
        'Product added successfully!',
      ),
      step.edit('Edit Product', text('Name'), 'Product updated successfully!'),
      step.remove('Delete Product', 'Product deleted successfully!'),
    ],
  },
  {
    path: '/admin/transaction-bookings',
    list: '/api/bookings',
    search: ['Search by Booking Code', 'No bookings found.'],
    columns: ['Customer Name', 'Email', 'Phone Number', 'Booking Code', 'Status Booking', 'Status Payment'],
    empty: 'No bookings found.',
    row: (id) => cashBooking(id),
    steps: [],
  },
  {
    path: '/admin/testimony',
    list: '/api/testimonies/search',
    columns: ['Name', 'Email', 'Message', 'Status'],
    row: (id) => ({ id, name: `Guest ${id}`, email: null, message: 'What waves!', active: false }),
    make: (request, name) => send(request, '/api/testimonies', { data: { name, message: 'What waves!' } }),
    steps: [
      step.edit('Edit Testimony', step.flip, 'Testimony updated successfully!'),
      step.removeInPlace('Testimony deleted successfully!'),
    ],
  },
  {
    path: '/admin/surfspot',
    list: '/api/surf-spots',
    columns: ['Name', 'Location', 'Difficulty', 'Description', 'Location URL', 'Image'],
    row: (id) => ({
      ...{ id, name: `Spot ${id}`, location: 'Kuta', difficulty_level: 'BEGINNER', description: 'A beach break' },
      ...{ location_url: url, image_url: null },
    }),
    preview: 'Image Preview',
    steps: [
      step.add(
        'Add Surf Spot',
        async (form, name) => {
          await form.getByLabel('Name', { exact: true }).fill(name);
          await form.getByLabel('Location', { exact: true }).fill('Kuta');
          await form.getByLabel('Difficulty Level').selectOption('Advanced');
          await form.getByLabel('Description', { exact: true }).fill('A beach break');
          await form.getByLabel('Location URL').fill(url);
          await step.chooseImage(form);
        },
        'Surf Spot added successfully!',
      ),
      step.edit('Edit Surf Spot', text('Name'), 'Surf spot updated successfully!'),
      step.remove('Delete Surf Spot', 'Surf Spot deleted successfully!'),
    ],
  },
  {
    path: '/admin/carousel',
    pageSize: 20,
    list: '/api/carousels/search',
    columns: ['Image', 'Status'],
    empty: 'No carousels available',
    row: (id) => ({ id, image_url: `slide-${id}.webp`, active: true }),
    preview: 'Image Preview',
    steps: [
      step.add('Add Carousel', step.chooseImage, 'Carousel image added successfully!'),
      step.edit('Edit Carousel', step.flip, 'Carousel updated successfully!'),
      step.remove('Delete Carousel', 'Carousel deleted successfully!'),
    ],
  },
  {
    path: '/admin/photo',
    pageSize: 20,
    list: '/api/images',
    columns: ['Image'],
    row: (id) => ({ id, image_url: `photo-${id}.webp` }),
    preview: 'Image Preview',
    steps: [
      step.add('Add Photo', step.chooseImage, 'Photo added successfully!'),
      step.edit('Edit Photo', step.chooseImage, 'Photo updated successfully!', 'Update'),
      {
        ...step.remove('Delete Photo', 'Photo deleted successfully!!'),
        says: 'Are you sure you want to delete the photo? This action cannot be undone.',
      },
    ],
  },
  {
    path: '/admin/video',
    list: '/api/videos',
    columns: ['Video URL', 'Video'],
    row: (id) => ({ id, title: null, video_url: `https://video.example/embed/${id}` }),
    preview: 'Video Preview',
    steps: [
      step.add('Add Video', step.videoAddress, 'Video added successfully!'),
      step.edit('Edit Video URL', step.videoAddress, 'Photo updated successfully!', 'Update'),
      {
        ...step.remove('Delete Video', 'Video deleted successfully!'),
        says: 'Are you sure you want to delete the photo? This action cannot be undone.',
      },
    ],
  },
];
