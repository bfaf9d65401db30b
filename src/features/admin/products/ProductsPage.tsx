import { useListProductsQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { products } from './products';

/** The lessons. */
export function ProductsPage() {
  const view = useListView();
  const list = useListProductsQuery(view.query, { refetchOnMountOrArgChange: true });
  return <ResourcePage resource={products} list={list} view={view} />;
}
