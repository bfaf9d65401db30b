import { api, detailsOf, type ProductCategory } from '../../../api';
import { edit, formDialog, remove } from '../resource/actions';
import { required } from '../resource/checks';
import { longTextColumn, textColumn } from '../resource/columns';
import type { FormField, Resource } from '../resource/types';

type CategoryValues = { name: string; description: string };

const fields: FormField<CategoryValues>[] = [
  { kind: 'text', name: 'name', label: 'Category Name', required: true, maxLength: 100 },
  { kind: 'area', name: 'description', label: 'Description', maxLength: 2000 },
];

const requestOf = ({ name, description }: CategoryValues) => ({
  name: name.trim(),
  description: description.trim() || null,
});

/** spec §8: what is said of a failed update depends on the details alone. */
export function updateFailure(error: unknown): string {
  const details = detailsOf(error);
  if (details.some((detail) => detail.includes('Product category already registered'))) {
    return 'Category name already exists.';
  }
  return details.length > 0 ? 'Failed to update category.' : 'An unexpected error occurred.';
}

const AddCategory = formDialog<null, CategoryValues>({
  title: 'Add Product Category',
  fields,
  initial: () => ({ name: '', description: '' }),
  save: 'Add',
  saving: 'Adding...',
  // spec §5: a blank name sends nothing
  send: (values) =>
    values.name.trim() === ''
      ? null
      : api.endpoints.createProductCategory.initiate(
          { createProductCategoryRequest: requestOf(values) },
          { track: false },
        ),
  texts: { success: 'Product Category added successfully!', failure: 'Failed to create category: {message}' },
});

const editCategory = edit<ProductCategory, CategoryValues>({
  title: 'Edit Product Category',
  fields,
  initial: ({ name, description }) => ({ name, description: description ?? '' }),
  check: (values) => required(values, ['name'], 'Please fill out all required fields.'),
  save: 'Save',
  saving: 'Saving...',
  send: (values, { id }) =>
    api.endpoints.updateProductCategory.initiate(
      { id, updateProductCategoryRequest: requestOf(values) },
      { track: false },
    ),
  texts: { success: 'Product Category updated successfully!', failure: updateFailure },
});

const deleteCategory = remove<ProductCategory>({
  title: 'Delete Product Category',
  question: ({ name }) => `Are you sure you want to delete the category ${name}? This action cannot be undone.`,
  missing: 'Product Category data is missing.',
  send: (id) => api.endpoints.deleteProductCategory.initiate({ id }, { track: false }),
  texts: { success: 'Product category deleted successfully!', failure: 'Failed to delete product category.' },
});

/** Manage Product Categories (spec §2). */
export const categories: Resource<ProductCategory> = {
  title: 'Manage Product Categories',
  paging: 'client',
  emptyText: 'No product categories found.',
  nameOf: ({ name }) => name,
  columns: [
    textColumn('Category Name', ({ name }) => name),
    longTextColumn('Description', ({ description }) => description),
  ],
  add: { button: 'Add Category', Dialog: AddCategory },
  actions: [editCategory, deleteCategory],
};
