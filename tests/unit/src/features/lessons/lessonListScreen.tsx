import { screen } from '@testing-library/react';
import { LessonListPage } from '../../../../../src/features/lessons/LessonListPage';
import { listOf, makeCategory, makeProduct } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';

// The lesson list as its tests open it.

export const group = makeCategory({ name: 'Group lessons', description: 'Learn together' });
export const single = makeCategory({ name: 'Private lessons', description: 'A coach for you' });
export const beach = makeProduct({
  product_category_id: group.id,
  name: 'Group lesson',
  description: 'Whitewater',
  price: 350_000,
  created_at: '2025-01-02T00:00:00Z',
});
export const coach = makeProduct({
  product_category_id: single.id,
  name: 'Private lesson',
  created_at: '2025-01-03T00:00:00Z',
});
export const early = makeProduct({
  product_category_id: group.id,
  name: 'Group lesson at dawn',
  description: null,
  created_at: '2025-01-01T00:00:00Z',
});

export const mockProducts = (products = [coach, beach, early], totalPages = 1) =>
  mockCall('get', '/api/products', ({ url }) => ({
    json: listOf(products, { page: Number(url.searchParams.get('page')), total_page: totalPages }),
  }));
export const mockCategories = () => mockCall('get', '/api/product-categories', { json: listOf([single, group]) });

export const open = (route = '/surf-lesson') => renderWithProviders(<LessonListPage />, { route });
export const searchBox = () => screen.getByPlaceholderText('Search by Product Name');
export const sent = (calls: ReturnType<typeof mockProducts>) => calls.map(({ url }) => url.search);
