import { adminApi, type CreateProductRequest, type Product } from '../../../api';
import { backendLevel } from '../../../config/env';
import { formatRupiah } from '../../../lib/money';
import { add, edit, remove } from '../shared/resource/actions';
import { call } from '../shared/call';
import { imageColumn, longTextColumn, textColumn } from '../shared/resource/columns';
import { bookedWarning } from '../shared/resource/DeleteModal';
import { optionalTexts } from '../shared/resource/optionalTexts';
import { resourcePage } from '../shared/resource/ResourcePage';
import { CategoryFilter } from './CategoryFilter';
import { CategoryName } from './categoryParts';
import { checkFacts, disagreement, factsOf, sentFacts } from './factRules';
import { fieldsFor, indonesian, type ProductValues } from './productFields';
import { checkProduct, priceQuestion } from './productRules';
import { useProductList } from './useProductList';
import { parsePrice } from '../shared/typedAmount';

/** A backend of level 1 knows no facts: the form neither shows nor sends them. */
const hasFacts = (): boolean => backendLevel() === 2;

const requestOf = (values: ProductValues, before: Product | null) =>
  ({
    product_category_id: values.category,
    name: values.name.trim(),
    price: parsePrice(values.price) ?? 0,
    ...optionalTexts(values, before, { description: 'description' }),
    image_url: values.image ?? undefined,
    translations: indonesian.sent(values, before),
    ...sentFacts(hasFacts() ? values : factsOf({}), hasFacts() ? before : null),
  }) satisfies Record<keyof CreateProductRequest, unknown>;

const check = (values: ProductValues) => checkProduct(values) ?? (hasFacts() ? checkFacts(values) : null);
const note = (values: ProductValues) => (hasFacts() ? disagreement(values) : null);

const addProduct = add<ProductValues>({
  title: 'Add Product',
  fields: (_row, values) => fieldsFor(null, values),
  initial: () => ({
    category: '',
    name: '',
    price: '',
    description: '',
    image: null,
    ...factsOf({}),
    ...indonesian.initial(null),
  }),
  check,
  note,
  send: (values) => call(adminApi.endpoints.createProduct, { createProductRequest: requestOf(values, null) }),
  texts: { success: 'Product added successfully!', failure: 'Failed to create product: {message}' },
});

const editProduct = edit<Product, ProductValues>({
  title: 'Edit Product',
  fields: ({ image_url }, values) => fieldsFor(image_url, values),
  initial: (product) => ({
    category: product.product_category_id,
    name: product.name,
    price: String(product.price),
    description: product.description ?? '',
    image: null,
    ...factsOf(product),
    ...indonesian.initial(product),
  }),
  check,
  note,
  question: ({ price }, product) => priceQuestion(parsePrice(price) ?? 0, product.price),
  send: (values, product) =>
    call(adminApi.endpoints.updateProduct, { id: product.id, updateProductRequest: requestOf(values, product) }),
  texts: { success: 'Product updated successfully!', failure: 'Failed to update product.', isFailureLiteral: true },
});

const deleteProduct = remove<Product>({
  noun: 'Product',
  nameOf: ({ name }) => `the product ${name}`,
  warningOf: bookedWarning,
  endpoint: adminApi.endpoints.deleteProduct,
  texts: { success: 'Product deleted successfully!', failure: 'Failed to delete product.', isFailureLiteral: true },
});

/** Manage Products (spec §2). */
export const ProductsPage = resourcePage<Product>({
  title: 'Manage Products',
  paging: 'server',
  useList: useProductList,
  filters: ['category'],
  Tools: CategoryFilter,
  search: 'Search by Product Name',
  emptyText: 'No products available.',
  emptySearchText: 'No products found for this search.',
  nameOf: ({ name }) => name,
  layout: 'cards on phones',
  columns: [
    textColumn('Name', ({ name }) => name),
    {
      key: 'category',
      title: 'Category',
      render: (_value, { product_category_id }) => <CategoryName id={product_category_id} />,
    },
    {
      key: 'price',
      title: 'Price',
      align: 'right',
      render: (_value, { price }) => formatRupiah(price),
      sorter: (a, b) => a.price - b.price,
    },
    longTextColumn('Description', ({ description }) => description),
    imageColumn(({ name }) => name),
  ],
  add: addProduct,
  actions: [editProduct, deleteProduct],
});
