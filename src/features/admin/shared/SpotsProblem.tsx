import { Alert, Button } from 'antd';
import { useListSurfSpotsQuery } from '../../../api';

/** Says in a form that there are no surf spots to choose, as they could not be loaded, and asks for them again. */
export function SpotsProblem() {
  const { data, isError, refetch } = useListSurfSpotsQuery({});
  return (
    isError &&
    data === undefined && (
      <Alert
        type="error"
        showIcon
        title="The surf spots could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  );
}
