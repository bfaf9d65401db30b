import { focusTitle } from '../DialogButton';
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
  const row = rows.find((one) => one.id === id);
  const edit = resource.actions.find((action): action is RowAction<R> => action.label === 'Edit' && 'Dialog' in action);
  if (id === '' || !row || !edit) return null;
  const close = () => {
    view.show({ edit: '', page: view.page }, { replace: true });
    setTimeout(focusTitle); // after the dialog has released the focus
  };
  return <edit.Dialog row={row} onClose={close} />;
}
