import { screen, waitFor } from '@testing-library/react';
import type { Product } from '../../../../../src/api';
import { checkProduct } from '../../../../../src/features/admin/products/productRules';
import { parsePrice } from '../../../../../src/features/admin/shared/typedAmount';
import { ProductsPage } from '../../../../../src/features/admin/products/products';
import { listOf, makeCategory, makeProduct } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
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

test('a price with a zero too few is asked about before it is saved, and Go back keeps what was typed', async () => {
  const saved = mockCall('put', `${list}/${row.id}`, { json: { data: { ...row, price: 35_000 } } });
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(ProductsPage, route);
  await user.click(await screen.findByLabelText('Edit Sunrise'));
  await screen.findByText('Private lessons', { selector: 'option' });
  enter({ Price: '35.000' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The price was Rp. 350.000. Is Rp. 35.000 right?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(field('Price')).toHaveValue('35.000');
  expect(saved).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await said('Product updated successfully!');
  expect(saved).toHaveLength(1);
});

test.each([
  [{ category: '' }, 'Please fill out all required fields.'],
  [{ name: ' ' }, 'Please fill out all required fields.'],
  [{ price: '' }, 'Please fill out all required fields.'],
  [{ price: 'a lot' }, 'Please enter the price as a whole number of rupiah.'],
  [{ price: '5.000.000.000' }, 'Please enter a price of at most Rp. 1.000.000.000.'],
  [{ price: 'Rp. 450.000' }, undefined],
  [{}, undefined],
])('%o: %s', (changes, message) => {
  const good = { category: 'c', name: 'Sunrise', price: '350000' };
  expect(checkProduct({ ...good, ...changes })?.message).toBe(message);
});

test.each([
  ['350000', 350_000],
  [' 1.250.000 ', 1_250_000],
  ['Rp. 450.000', 450_000],
  ['0', 0],
  ['1.000.000.000', 1_000_000_000],
  ['1.000.000.001', null],
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

test('the lessons of a category are picked from every page, counted on, and found again by the address', async () => {
  const group = makeCategory({ name: 'Group lessons' });
  mockCall('get', '/api/product-categories', { json: listOf([category, group]) });
  const all = Array.from({ length: 25 }, (_, index) =>
    makeProduct({ name: `Lesson ${String(index)}`, product_category_id: (index % 2 === 0 ? category : group).id }),
  );
  mockCall('get', list, ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    return { json: listOf(all.slice(10 * page - 10, 10 * page), { page, total_item: 25, total_page: 3 }) };
  });
  const { user, router } = openScreen(ProductsPage, route);
  await screen.findByText('Lesson 0');
  await user.click(screen.getByLabelText('Show: All lessons'));
  await user.click(await screen.findByText('Only Group lessons'));
  await waitFor(() => expect(columnTexts(2)).toHaveLength(10));
  expect(columnTexts(2)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19].map((number) => `Lesson ${String(number)}`));
  expect(router.state.location.search).toBe(`?category=${group.id}`);
  await user.click(screen.getByText('Next'));
  await waitFor(() => expect(columnTexts(2)).toEqual(['Lesson 21', 'Lesson 23']));
  expect(columnTexts(1)).toEqual(['11', '12']);
  expect(screen.getByLabelText('Show: Only Group lessons')).toBeVisible();
});

test('a lesson that is added to the category on screen stands there once', async () => {
  const rows = [row, makeProduct({ product_category_id: category.id, name: 'Noon' })];
  const first = Array.from({ length: 10 }, (_, index) => makeProduct({ name: `Other ${String(index)}` }));
  mockCall('get', list, ({ url }) => {
    const isFirst = url.searchParams.get('page') === '1';
    return {
      json: listOf(isFirst ? first : rows, { page: isFirst ? 1 : 2, total_item: 10 + rows.length, total_page: 2 }),
    };
  });
  const { user } = openScreen(ProductsPage, `${route}?category=${category.id}`);
  await screen.findByText('Noon');
  const added = makeProduct({ name: 'Sunset', product_category_id: category.id });
  mockCall('post', list, () => {
    rows.push(added);
    return { status: 201, json: { data: added } };
  });
  await user.click(screen.getByText('Add Product'));
  await screen.findByText('Private lessons', { selector: 'option' });
  await user.selectOptions(field('Category'), 'Private lessons');
  enter({ Name: 'Sunset', Price: '1' });
  await user.click(screen.getByText('Add'));
  await said('Product added successfully!');
  await waitFor(() => expect(columnTexts(2).sort()).toEqual(['Noon', 'Sunrise', 'Sunset']));
});

test('a lesson of a category that is changed while the list comes anew is shown as it is now', async () => {
  let now = row;
  const second = gate();
  let isHeld = false;
  const noon = makeProduct({ product_category_id: category.id, name: 'Noon' });
  const reads = mockCall('get', list, async ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    const answer = { json: listOf([page === 1 ? now : noon], { page, total_item: 11, total_page: 2 }) };
    if (page === 2 && isHeld) await second.opened;
    return answer;
  });
  mockCall('put', `${list}/${row.id}`, ({ body }) => {
    now = { ...row, name: (body as FormData).get('name') as string };
    return { json: { data: now } };
  });
  const { user } = openScreen(ProductsPage, `${route}?category=${category.id}`);
  await screen.findByText('Noon');
  isHeld = true;
  const rename = async (name: string) => {
    await user.click(screen.getByLabelText('Edit Sunrise'));
    await screen.findByText('Private lessons', { selector: 'option' });
    enter({ Name: name });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await rename('Dawn');
  await waitFor(() => expect(reads).toHaveLength(4)); // the second page is on its way
  await rename('Dusk');
  second.open();
  await waitFor(() => expect(columnTexts(2)).toEqual(['Dusk', 'Noon']));
});
