import { useListSurfSpotsQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { surfSpots } from './surfSpots';

/** The beaches. */
export function SurfSpotsPage() {
  const list = useListSurfSpotsQuery({}, { refetchOnMountOrArgChange: true });
  return <ResourcePage resource={surfSpots} list={list} view={useListView()} />;
}
