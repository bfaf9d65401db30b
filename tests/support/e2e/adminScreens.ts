import type { APIRequestContext, Locator } from '@playwright/test';
import { send } from './admin.ts';
import { mediaScreens } from './adminMediaScreens.ts';
import { cashBooking } from './bookingRow.ts';
import * as step from './adminSteps.ts';
import type { Screen } from './adminSteps.ts';

// The management screens as the specification describes them. The texts are typed from it, not taken from the app.

const text = (label: string) => (form: Locator, value: string) => form.getByLabel(label).fill(value);
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
      step.edit('Edit User', text('Name'), 'User updated successfully!', 'Failed to update user.'),
      step.remove('Delete User', 'User deleted successfully!', 'Failed to delete user.'),
    ],
    invalid: { step: 0, value: '', says: 'Please fill out all required fields.' },
  },
  {
    path: '/admin/categories',
    list: '/api/product-categories',
    columns: ['Category Name', 'Description'],
    empty: 'No product categories found.',
    row: (id) => ({ id, name: `Category ${id}`, description: null }),
    steps: [
      {
        ...step.add('Add Category', 'Add Product Category', text('Category Name')),
        success: 'Product Category added successfully!',
        failure: /^Failed to create category: ./,
        refused: 'Failed to create category: Because of the swell',
      },
      {
        ...step.edit('Edit Product Category', text('Category Name'), 'Product Category updated successfully!', ''),
        // Without details, whatever the server says.
        failure: 'An unexpected error occurred.',
        refused: 'An unexpected error occurred.',
      },
      step.remove(
        'Delete Product Category',
        'Product category deleted successfully!',
        'Failed to delete product category.',
      ),
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
      {
        ...step.add('Add Product', 'Add Product', async (form, name) => {
          await form.getByLabel('Category').selectOption({ index: 1 });
          await form.getByLabel('Name').fill(name);
          await form.getByLabel('Price').fill('350000');
          await form.getByLabel('Image').setInputFiles(step.image());
        }),
        success: 'Product added successfully!',
        failure: /^Failed to create product: ./,
        refused: 'Failed to create product: Because of the swell',
      },
      step.edit('Edit Product', text('Name'), 'Product updated successfully!', 'Failed to update product.'),
      step.remove('Delete Product', 'Product deleted successfully!', 'Failed to delete product.'),
    ],
    invalid: { step: 0, says: 'Please fill out all required fields.' },
  },
  {
    path: '/admin/transaction-bookings',
    list: '/api/bookings',
    search: ['Search by Booking Code', 'No bookings found.'],
    columns: ['Customer Name', 'Email', 'Phone Number', 'Booking Code', 'Status Booking', 'Status Payment'],
    empty: 'No bookings found.',
    row: (id) => cashBooking(id),
    steps: [
      step.choose('Edit Status', 'Edit Status Booking', 'Status Booking', 'CONFIRMED', 'booking'),
      step.choose('Edit Payment', 'Edit Status Payment', 'Status Payment', 'CANCEL', 'payment'),
    ],
  },
  {
    path: '/admin/testimony',
    list: '/api/testimonies/search',
    columns: ['Name', 'Email', 'Message', 'Status'],
    row: (id) => ({ id, name: `Guest ${id}`, email: null, message: 'What waves!', active: false }),
    make: (request, name) => send(request, '/api/testimonies', { data: { name, message: 'What waves!' } }),
    steps: [
      step.edit('Edit Testimony', step.flip, 'Testimony updated successfully!', 'Failed to update testimony.'),
      step.removeInPlace('Testimony deleted successfully!', 'Failed to delete testimony.'),
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
      {
        ...step.add('Add Surf Spot', 'Add Surf Spot', async (form, name) => {
          await form.getByLabel('Name').fill(name);
          await form.getByLabel('Location', { exact: true }).fill('Kuta');
          await form.getByLabel('Difficulty Level').selectOption('Advanced');
          await form.getByLabel('Description').fill('A beach break');
          await form.getByLabel('Location URL').fill(url);
          await form.getByLabel('Image', { exact: true }).setInputFiles(step.image());
        }),
        success: 'Surf Spot added successfully!',
        failure: /^Failed to create Surf Spot: ./,
        refused: 'Failed to create Surf Spot: Because of the swell',
      },
      {
        ...step.edit('Edit Surf Spot', text('Name'), 'Surf spot updated successfully!', 'Failed to update product.'),
        loading: 'Saving changes...',
      },
      step.remove('Delete Surf Spot', 'Surf Spot deleted successfully!', 'Failed to delete surf spot.'),
    ],
    invalid: { step: 0, says: 'All fields are required. Please fill out every field.' },
  },
  ...mediaScreens,
];
