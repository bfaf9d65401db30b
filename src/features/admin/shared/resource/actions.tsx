import type { DialogProps, FormSpec, InPlaceAction, Resource, Row, RowAction, Values } from './types';
import { DeleteInPlace } from './DeleteInPlace';
import { DeleteModal, type DeleteSpec } from './DeleteModal';
import { FormModal } from './FormModal';
import { UploadModal, type UploadSpec } from './UploadModal';

// Make the actions of rows, and of the button above the table, from the description of a dialog.

/** A form in a dialog of its own. */
export function formDialog<R extends Row | null, V extends Values>(spec: FormSpec<R, V>) {
  return function FormDialog({ row, onClose }: DialogProps<R>) {
    return <FormModal spec={spec} row={row} onClose={onClose} />;
  };
}

/** The button that adds a row: it says the title, unless `button` says another. */
export const add = <V extends Values>({ button, ...spec }: FormSpec<null, V> & { button?: string }) => ({
  button: button ?? spec.title,
  Dialog: formDialog<null, V>({ ...spec, verb: 'Add' }),
});

/** The button that adds a row for each chosen picture. */
export const upload = <V extends Values>(spec: UploadSpec<V>): NonNullable<Resource<Row>['add']> => ({
  button: spec.title,
  Dialog: function UploadDialog({ onClose }) {
    return <UploadModal spec={spec} onClose={onClose} />;
  },
});

/** The action 'Edit'. */
export const edit = <R extends Row, V extends Values>(spec: FormSpec<R, V>): RowAction<R> => ({
  label: 'Edit',
  Dialog: formDialog(spec),
});

/** The action 'Delete', with its question in a dialog. `refusal` says why a row may not be deleted. */
export const remove = <R extends Row>(spec: DeleteSpec<R>, refusal?: RowAction<R>['refusal']): RowAction<R> => ({
  label: 'Delete',
  danger: true,
  refusal,
  Dialog: function DeleteDialog(dialog) {
    return <DeleteModal spec={spec} {...dialog} />;
  },
});

/** The action 'Delete', with its question beside the button. */
export const removeInPlace = <R extends Row>(spec: DeleteSpec<R>): InPlaceAction<R> => ({
  label: 'Delete',
  InPlace: function InPlace({ row, name }) {
    return <DeleteInPlace spec={spec} row={row} name={name} />;
  },
});
