import { adminApi, detailsOf, type ProductCategory, useListProductCategoriesQuery } from '../../../api';
import { add, edit, remove } from '../shared/resource/actions';
import { call } from '../shared/call';
import { required } from '../shared/resource/checks';
import { longTextColumn, textColumn } from '../shared/resource/columns';
import { resourcePage } from '../shared/resource/ResourcePage';
import { secondLanguage, type Translated } from '../shared/resource/translations';
import type { FormField } from '../shared/resource/types';

type CategoryValues = Translated<'name' | 'description'> & { name: string; description: string };

const indonesian = secondLanguage({
  name: { kind: 'text', label: 'name', maxLength: 100 },
  description: { kind: 'area', label: 'description', maxLength: 2000 },
});

const fields = (): FormField<CategoryValues>[] => [
  { kind: 'text', name: 'name', label: 'Category Name', required: true, maxLength: 100 },
  { kind: 'area', name: 'description', label: 'Description', maxLength: 2000 },
  ...(indonesian.fields() as FormField<CategoryValues>[]),
];

const requestOf = (values: CategoryValues, before: ProductCategory | null) => ({
  name: values.name.trim(),
  description: values.description.trim() || null,
  translations: indonesian.sent(values, before),
});

/** spec §8: what is said of a failed update depends on the details alone. */
function updateFailure(error: unknown): string {
  const details = detailsOf(error);
  if (details.some((detail) => detail.includes('Product category already registered'))) {
    return 'Category name already exists.';
  }
  return details.length > 0 ? 'Failed to update category.' : 'An unexpected error occurred.';
}

const addCategory = add<CategoryValues>({
  title: 'Add Product Category',
  button: 'Add Category',
  fields,
  initial: () => ({ name: '', description: '', ...indonesian.initial(null) }),
  // spec §5: a blank name sends nothing
  send: (values) =>
    values.name.trim() === ''
      ? null
      : call(adminApi.endpoints.createProductCategory, { createProductCategoryRequest: requestOf(values, null) }),
  texts: { success: 'Product Category added successfully!', failure: 'Failed to create category: {message}' },
});

const editCategory = edit<ProductCategory, CategoryValues>({
  title: 'Edit Product Category',
  fields,
  initial: (row) => ({ name: row.name, description: row.description ?? '', ...indonesian.initial(row) }),
  check: (values) => required(values, ['name'], 'Please fill out all required fields.'),
  send: (values, row) =>
    call(adminApi.endpoints.updateProductCategory, {
      id: row.id,
      updateProductCategoryRequest: requestOf(values, row),
    }),
  texts: { success: 'Product Category updated successfully!', failure: updateFailure },
});

const deleteCategory = remove<ProductCategory>({
  noun: 'Product Category',
  nameOf: ({ name }) => `the category ${name}`,
  endpoint: adminApi.endpoints.deleteProductCategory,
  texts: { success: 'Product category deleted successfully!', failure: 'Failed to delete product category.' },
});

/** Manage Product Categories (spec §2). */
export const CategoriesPage = resourcePage<ProductCategory>({
  title: 'Manage Product Categories',
  paging: 'client',
  useList: useListProductCategoriesQuery,
  emptyText: 'No product categories found.',
  nameOf: ({ name }) => name,
  layout: 'cards on phones',
  columns: [
    textColumn('Category Name', ({ name }) => name),
    longTextColumn('Description', ({ description }) => description),
  ],
  add: addCategory,
  actions: [editCategory, deleteCategory],
});
