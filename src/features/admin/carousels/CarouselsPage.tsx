import { useSearchCarouselsQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { carousels } from './carousels';

/** The slides of the home page. */
export function CarouselsPage() {
  const list = useSearchCarouselsQuery({}, { refetchOnMountOrArgChange: true });
  return <ResourcePage resource={carousels} list={list} view={useListView()} />;
}
