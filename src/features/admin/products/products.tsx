import { adminApi, type CreateProductRequest, type Product } from '../../../api';
import { formatRupiah } from '../../../lib/money';
import { add, edit, remove } from '../shared/resource/actions';
import { call } from '../shared/call';
import { imageColumn, longTextColumn, textColumn } from '../shared/resource/columns';
import { optionalTexts } from '../shared/resource/optionalTexts';
import { resourcePage } from '../shared/resource/ResourcePage';
import type { FormField } from '../shared/resource/types';
import { CategoryFilter } from './CategoryFilter';
import { CategoryName, useCategoryOptions } from './categoryParts';
import { checkProduct, parsePrice, type RequiredValues } from './productRules';
import { useProductList } from './useProductList';

type ProductValues = RequiredValues & { description: string; image: File | null };

const fieldsFor = (current: string | null): FormField<ProductValues>[] => [
  { kind: 'choice', name: 'category', label: 'Category', required: true, useOptions: useCategoryOptions },
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 120 },
  {
    kind: 'text',
    name: 'price',
    label: 'Price',
    required: true,
    maxLength: 12,
    inputMode: 'numeric',
    hint: 'Rupiah for one person and one session.',
  },
  { kind: 'area', name: 'description', label: 'Description', maxLength: 5000 },
  { kind: 'image', name: 'image', label: 'Image', current },
];

const requestOf = (values: ProductValues, before: Product | null) =>
  ({
    product_category_id: values.category,
    name: values.name.trim(),
    price: parsePrice(values.price) ?? 0,
    ...optionalTexts(values, before, { description: 'description' }),
    image_url: values.image ?? undefined,
  }) satisfies Record<keyof CreateProductRequest, unknown>;

const addProduct = add<ProductValues>({
  title: 'Add Product',
  fields: fieldsFor(null),
  initial: () => ({ category: '', name: '', price: '', description: '', image: null }),
  check: checkProduct,
  send: (values) => call(adminApi.endpoints.createProduct, { createProductRequest: requestOf(values, null) }),
  texts: { success: 'Product added successfully!', failure: 'Failed to create product: {message}' },
});

const editProduct = edit<Product, ProductValues>({
  title: 'Edit Product',
  fields: ({ image_url }) => fieldsFor(image_url),
  initial: ({ product_category_id, name, price, description }) => ({
    category: product_category_id,
    name,
    price: String(price),
    description: description ?? '',
    image: null,
  }),
  check: checkProduct,
  send: (values, product) =>
    call(adminApi.endpoints.updateProduct, { id: product.id, updateProductRequest: requestOf(values, product) }),
  texts: { success: 'Product updated successfully!', failure: 'Failed to update product.' },
});

const deleteProduct = remove<Product>({
  noun: 'Product',
  nameOf: ({ name }) => `the product ${name}`,
  endpoint: adminApi.endpoints.deleteProduct,
  texts: { success: 'Product deleted successfully!', failure: 'Failed to delete product.' },
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
