import { useListProductCategoriesQuery } from '../../../api';

/** Name of the category with this id; nothing until the categories are there. */
export function CategoryName({ id }: { id: string }) {
  const { data } = useListProductCategoriesQuery({});
  return data?.data.find((category) => category.id === id)?.name ?? '';
}

/** The categories to choose one of. */
export function useCategoryOptions() {
  const { data, isError } = useListProductCategoriesQuery({});
  const none = { value: '', label: isError ? 'The categories could not be loaded' : 'Choose a category' };
  return [none, ...(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))];
}
