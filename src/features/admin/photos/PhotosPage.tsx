import { useListImagesQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { photos } from './photos';

/** The photos of the gallery. */
export function PhotosPage() {
  const list = useListImagesQuery({}, { refetchOnMountOrArgChange: true });
  return <ResourcePage resource={photos} list={list} view={useListView()} />;
}
