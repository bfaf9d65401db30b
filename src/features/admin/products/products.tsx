import { api, type Product } from '../../../api';
import { formatRupiah } from '../../../lib/money';
import { edit, formDialog, remove } from '../resource/actions';
import { imageColumn, longTextColumn, numberColumn, textColumn } from '../resource/columns';
import { optionalText } from '../resource/optionalText';
import type { FormField, Resource } from '../resource/types';
import { CategoryChoice, CategoryName } from './categoryParts';
import { checkProduct, parsePrice, type ProductValues } from './productRules';

const fieldsFor = (current: string | null): FormField<ProductValues>[] => [
  { kind: 'custom', name: 'category', label: 'Category', required: true, Control: CategoryChoice },
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

const requestOf = ({ category, name, price, description, image }: ProductValues, before: string | null) => ({
  product_category_id: category,
  name: name.trim(),
  price: parsePrice(price) ?? 0,
  description: optionalText(description, before),
  image_url: image ?? undefined,
});

const AddProduct = formDialog<null, ProductValues>({
  title: 'Add Product',
  fields: fieldsFor(null),
  initial: () => ({ category: '', name: '', price: '', description: '', image: null }),
  check: checkProduct,
  save: 'Add',
  saving: 'Adding...',
  send: (values) =>
    api.endpoints.createProduct.initiate({ createProductRequest: requestOf(values, null) }, { track: false }),
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
  save: 'Save',
  saving: 'Saving...',
  send: (values, { id, description }) =>
    api.endpoints.updateProduct.initiate(
      { id, updateProductRequest: requestOf(values, description) },
      { track: false },
    ),
  texts: { success: 'Product updated successfully!', failure: 'Failed to update product.' },
});

const deleteProduct = remove<Product>({
  title: 'Delete Product',
  question: ({ name }) => `Are you sure you want to delete the product ${name}? This action cannot be undone.`,
  missing: 'Product data is missing.',
  send: (id) => api.endpoints.deleteProduct.initiate({ id }, { track: false }),
  texts: { success: 'Product deleted successfully!', failure: 'Failed to delete product.' },
});

/** Manage Products (spec §2). */
export const products: Resource<Product> = {
  title: 'Manage Products',
  paging: 'server',
  search: 'Search by Product Name',
  emptyText: 'No products available.',
  emptySearchText: 'No products found for this search.',
  nameOf: ({ name }) => name,
  columns: [
    textColumn('Name', ({ name }) => name),
    {
      key: 'category',
      title: 'Category',
      render: (_value, { product_category_id }) => <CategoryName id={product_category_id} />,
    },
    numberColumn('Price', ({ price }) => price, formatRupiah),
    longTextColumn('Description', ({ description }) => description),
    imageColumn(
      ({ image_url }) => image_url,
      ({ name }) => name,
    ),
  ],
  add: { button: 'Add Product', Dialog: AddProduct },
  actions: [editProduct, deleteProduct],
};
