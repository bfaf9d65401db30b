import { useListProductCategoriesQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { categories } from './categories';

/** The categories that lessons are grouped under. */
export function CategoriesPage() {
  const list = useListProductCategoriesQuery({}, { refetchOnMountOrArgChange: true });
  return <ResourcePage resource={categories} list={list} view={useListView()} />;
}
