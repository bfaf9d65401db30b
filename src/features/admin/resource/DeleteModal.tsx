import { Button, Modal } from 'antd';
import { useToasts } from '../../../ui/toast';
import type { Call, CallTexts, DialogProps, Row } from './types';
import * as s from './resource.module.css';
import { useMutationToast } from './useMutationToast';

/** How a row is deleted. */
export interface DeleteSpec<R extends Row> {
  title: string;
  /** The question; the dialog asks it as it stands. */
  question: (row: R) => string;
  /** Said when the row has no id to delete it by. */
  missing: string;
  send: (id: string) => Call;
  texts: CallTexts;
}

/** Deletes a row after a question, once, and says how it went. `remove` resolves to whether the dialog can go. */
export function useDelete<R extends Row>({ missing, send, texts }: DeleteSpec<R>) {
  const toasts = useToasts();
  const { run, isBusy } = useMutationToast();
  const remove = async (row: R) => {
    if (row.id) return run(send(row.id), texts);
    toasts.show('error', missing, texts.duration);
    return false;
  };
  return { remove, isBusy };
}

/** The question before a row is deleted. */
export function DeleteModal<R extends Row>({ spec, row, onClose }: DialogProps<R> & { spec: DeleteSpec<R> }) {
  const { remove, isBusy } = useDelete(spec);
  const confirm = async () => {
    if (await remove(row)) onClose();
  };
  return (
    <Modal
      open
      title={spec.title}
      closable={!isBusy}
      onCancel={isBusy ? undefined : onClose}
      footer={
        <div className={s.footer}>
          <Button autoFocus disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" danger disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? 'Deleting...' : 'Delete'}
          </Button>
        </div>
      }
    >
      <p>{spec.question(row)}</p>
    </Modal>
  );
}
