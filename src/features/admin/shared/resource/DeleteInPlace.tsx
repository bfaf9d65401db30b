import { use, useEffect, useEffectEvent } from 'react';
import { AskInPlace } from '../AskInPlace';
import type { Row } from './types';
import { focusTitle } from '../DialogButton';
import { type DeleteSpec, questionOf, useDelete } from './DeleteModal';
import { ListOnScreen } from './listOnScreen';

interface DeleteInPlaceProps<R extends Row> {
  spec: DeleteSpec<R>;
  row: R;
  /** The button's full name. */
  name: string;
}

/** A delete button that asks on the spot instead of in a dialog. */
export function DeleteInPlace<R extends Row>({ spec, row, name }: DeleteInPlaceProps<R>) {
  const { remove, failure, isBusy } = useDelete(spec);
  const onGone = useEffectEvent(use(ListOnScreen).askAgain);
  const isGone = failure?.status === 404;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
  const confirm = async () => {
    if (await remove(row)) focusTitle();
  };
  return (
    <AskInPlace
      question={`Delete ${spec.noun}`}
      description={questionOf(spec, row)}
      yes="Yes, delete"
      onYes={() => void confirm()}
      danger
      size="small"
      aria-label={name}
      disabled={isBusy}
    >
      {isBusy ? 'Deleting...' : 'Delete'}
    </AskInPlace>
  );
}
