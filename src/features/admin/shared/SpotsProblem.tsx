import { useListSurfSpotsQuery } from '../../../api';
import { NotLoaded } from './NotLoaded';

/** Says in a form that there are no surf spots to choose, as they could not be loaded, and asks for them again. */
export function SpotsProblem() {
  const { data, isError, refetch } = useListSurfSpotsQuery({});
  return isError && data === undefined && <NotLoaded text="The surf spots could not be loaded." retry={refetch} />;
}
