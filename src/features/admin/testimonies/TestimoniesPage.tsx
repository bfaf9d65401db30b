import { useSearchTestimoniesQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { testimonies } from './testimonies';

/** The reviews, approved or not. */
export function TestimoniesPage() {
  const list = useSearchTestimoniesQuery({}, { refetchOnMountOrArgChange: true });
  return <ResourcePage resource={testimonies} list={list} view={useListView()} />;
}
