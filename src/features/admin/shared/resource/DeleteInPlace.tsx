import { Button, Popconfirm } from 'antd';
import type { Row } from './types';
import { focusTitle } from '../DialogButton';
import { type DeleteSpec, questionOf, useDelete } from './DeleteModal';

interface DeleteInPlaceProps<R extends Row> {
  spec: DeleteSpec<R>;
  row: R;
  /** The button's full name. */
  name: string;
}

/** A delete button that asks on the spot instead of in a dialog. */
export function DeleteInPlace<R extends Row>({ spec, row, name }: DeleteInPlaceProps<R>) {
  const { remove, isBusy } = useDelete(spec);
  const confirm = async () => {
    if (await remove(row)) focusTitle();
  };
  return (
    <Popconfirm
      title={`Delete ${spec.noun}`}
      description={questionOf(spec, row)}
      okText="Yes, delete"
      cancelText="Cancel"
      styles={{ root: { maxWidth: 'min(22rem, 92vw)' } }}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onConfirm={() => void confirm()}
    >
      <Button danger size="small" aria-label={name} disabled={isBusy}>
        {isBusy ? 'Deleting...' : 'Delete'}
      </Button>
    </Popconfirm>
  );
}
