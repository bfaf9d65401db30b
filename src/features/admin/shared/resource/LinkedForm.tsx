import { focusTitle } from '../DialogButton';
import { useFocusOnClose } from '../useFocusOnClose';
import type { ListView } from '../useListView';
import type { Resource, Row, RowAction } from './types';

interface LinkedFormProps<R extends Row> {
  resource: Resource<R>;
  /** The rows that are known. */
  rows: readonly R[];
  view: ListView;
}

/** The form of the row that the address names (`?edit=id`): links from other screens lead to it. Closing it leads to the list. */
export function LinkedForm<R extends Row>({ resource, rows, view }: LinkedFormProps<R>) {
  const id = view.filter('edit');
  const row = id === '' ? undefined : rows.find((one) => one.id === id);
  const edit = resource.actions.find((action): action is RowAction<R> => action.label === 'Edit' && 'Dialog' in action);
  useFocusOnClose(row !== undefined, focusTitle);
  if (!row || !edit) return null;
  return <edit.Dialog row={row} onClose={() => view.show({ edit: '', page: view.page }, { replace: true })} />;
}
