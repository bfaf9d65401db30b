import { screen } from '@testing-library/react';
import type { Product } from '../../../../../src/api';
import { checkProduct, parsePrice } from '../../../../../src/features/admin/products/productRules';
import { ProductsPage } from '../../../../../src/features/admin/products/products';
import { listOf, makeCategory, makeProduct } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { columnTexts, enter, field, imageFile, openScreen, REASON, said, sent, testScreen } from './screenSuite';

const category = makeCategory({ name: 'Private lessons' });
const row = makeProduct({ product_category_id: category.id, name: 'Sunrise', description: 'Early', price: 350_000 });
const route = '/admin/products';
const list = '/api/products';
/** What the form sends of the row when nothing is changed. */
const unchanged = { product_category_id: category.id, name: 'Sunrise', price: '350000', description: 'Early' };
/** What the list shows of it. */
const columns = { Name: 'Sunrise', Category: '', Price: 'Rp. 350.000', Description: 'Early', Image: 'Preview' };

beforeEach(() => void mockCall('get', '/api/product-categories', { json: listOf([category]) }));

testScreen({
  Page: ProductsPage,
  route,
  list,
  row,
  title: 'Manage Products',
  columns,
  empty: 'No products available.',
  changes: {
    add: {
      open: 'Add Product',
      dialog: 'Add Product',
      fill: async (user) => {
        await screen.findByText('Private lessons', { selector: 'option' });
        await user.selectOptions(field('Category'), 'Private lessons');
        enter({ Name: 'Sunset', Price: '1.250.000' });
        await user.upload(field('Image'), imageFile());
      },
      submit: 'Add',
      busy: 'Adding...',
      method: 'post',
      path: list,
      body: { product_category_id: category.id, name: 'Sunset', price: '1250000', image_url: 'wave.png' },
      answer: makeProduct({ name: 'Sunset' }),
      success: 'Product added successfully!',
      failure: 'Failed to create product: {message}',
      shows: 'Sunset',
    },
    edit: {
      open: 'Edit Sunrise',
      dialog: 'Edit Product',
      fill: async () => {
        await screen.findByText('Private lessons', { selector: 'option' });
        enter({ Name: 'Sunrise lesson' });
      },
      submit: 'Save',
      busy: 'Saving...',
      method: 'put',
      path: `${list}/${row.id}`,
      body: { ...unchanged, name: 'Sunrise lesson' },
      answer: { ...row, name: 'Sunrise lesson' },
      success: 'Product updated successfully!',
      failure: 'Failed to update product.',
      shows: 'Sunrise lesson',
    },
    delete: {
      open: 'Delete Sunrise',
      dialog: 'Delete Product',
      submit: 'Delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `${list}/${row.id}`,
      answer: true,
      success: 'Product deleted successfully!',
      failure: 'Failed to delete product.',
      missing: 'Product data is missing.',
      hides: 'Sunrise',
    },
  },
});

test.each([
  [{ category: '' }, 'Please fill out all required fields.'],
  [{ name: ' ' }, 'Please fill out all required fields.'],
  [{ price: '' }, 'Please fill out all required fields.'],
  [{ price: 'a lot' }, 'Please enter the price as a whole number of rupiah.'],
  [{ description: '', image: null }, undefined],
])('%o: %s', (changes, message) => {
  const good = { category: 'c', name: 'Sunrise', price: '350000', description: 'Early', image: null };
  expect(checkProduct({ ...good, ...changes })?.message).toBe(message);
});

test.each([
  ['350000', 350_000],
  [' 1.250.000 ', 1_250_000],
  ['0', 0],
  ['350.00', null],
  ['350,5', null],
  ['-1', null],
  ['1e6', null],
  ['', null],
])('the price "%s" is %s', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test('the category is shown by its name; an unfinished form says so', async () => {
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(ProductsPage, route);
  expect(await said('Private lessons')).toBeVisible();
  await user.click(screen.getByText('Add Product'));
  await user.click(screen.getByText('Add'));
  expect(await said('Please fill out all required fields.')).toBeInTheDocument();
});

describe.each<[label: string, field: keyof Product]>([['Description', 'description']])('%s', (label, name) => {
  test.each([
    ['emptied, is sent empty and so cleared', 'Early', ''],
    ['empty as before, is left out', null, undefined],
  ])('%s', async (_what, before, text) => {
    mockCall('get', list, { json: listOf([{ ...row, [name]: before }]) });
    const calls = mockCall('put', `${list}/${row.id}`, { json: { data: { ...row, [name]: null } } });
    const { user } = openScreen(ProductsPage, route);
    await user.click(await screen.findByLabelText('Edit Sunrise'));
    await screen.findByText('Private lessons', { selector: 'option' });
    enter({ [label]: '' });
    await user.click(screen.getByText('Save'));
    await said('Product updated successfully!');
    expect({ [name]: undefined, ...(sent(calls[0]?.body) as object) }).toEqual({ ...unchanged, [name]: text });
    expect(columnTexts(Object.keys(columns).indexOf(label) + 2)).toEqual(['']);
  });
});

test('categories that cannot be loaded are no reason to break', async () => {
  mockCall('get', '/api/product-categories', failure(500, REASON));
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(ProductsPage, route);
  await user.click(await screen.findByLabelText('Edit Sunrise'));
  expect(await said('The categories could not be loaded')).toBeInTheDocument();
});

test('a search that finds nothing', async () => {
  mockCall('get', list, { json: listOf([]) });
  openScreen(ProductsPage, `${route}?search=kayak`);
  expect(await said('No products found for this search.')).toBeVisible();
});
