import { useListVideosQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { videos } from './videos';

/** The videos of the gallery. */
export function VideosPage() {
  const list = useListVideosQuery({}, { refetchOnMountOrArgChange: true });
  return <ResourcePage resource={videos} list={list} view={useListView()} />;
}
