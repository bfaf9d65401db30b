import { Button, Modal } from 'antd';
import { useId } from 'react';
import { call, type CallTexts, type Endpoint } from '../call';
import { LastingMessage } from '../LastingMessage';
import { useClose } from './listOnScreen';
import type { DialogProps, Row } from './types';
import * as s from '../forms.module.css';
import { useChange } from '../useChange';

/** How a row is deleted. */
export interface DeleteSpec<R extends Row> {
  /** What such a row is called. */
  noun: string;
  /** What the question calls this row. */
  nameOf: (row: R) => string;
  /** What else there is to know before it goes. */
  warningOf?: (row: R) => string | null;
  endpoint: Endpoint<{ id: string }>;
  texts: CallTexts;
}

/** Deletes a row after a question, once, and says how it went. `remove` resolves to whether the dialog can go. */
export function useDelete<R extends Row>({ noun, endpoint, texts }: DeleteSpec<R>) {
  const { run, refuse, failure, isBusy } = useChange();
  const remove = async (row: R) => {
    if (row.id) return run(call(endpoint, { id: row.id }), texts);
    refuse(`${noun} data is missing.`, texts.duration);
    return false;
  };
  return { remove, failure, isBusy };
}

/** spec §2: what is asked before a row is deleted. */
export const questionOf = <R extends Row>({ nameOf }: DeleteSpec<R>, row: R): string =>
  `Are you sure you want to delete ${nameOf(row)}? This action cannot be undone.`;

/** What to know before a lesson or a spot goes that guests are coming to; a backend of level 1 does not say whether they are. */
export const bookedWarning = ({ upcoming_sessions: sessions = 0 }: { upcoming_sessions?: number }): string | null => {
  if (sessions === 0) return null;
  return sessions === 1
    ? '1 upcoming session uses it, and stays booked.'
    : `${String(sessions)} upcoming sessions use it, and stay booked.`;
};

/** The question before a row is deleted. */
export function DeleteModal<R extends Row>({ spec, row, onClose }: DialogProps<R> & { spec: DeleteSpec<R> }) {
  const { remove, failure, isBusy } = useDelete(spec);
  const warning = spec.warningOf?.(row);
  const asked = useId();
  const close = useClose(failure, onClose);
  const confirm = async () => {
    if (await remove(row)) onClose();
  };
  return (
    <Modal
      open
      title={`Delete ${spec.noun}`}
      closable={!isBusy}
      onCancel={isBusy ? undefined : close}
      footer={
        <div className={s.footer}>
          {/* A screen reader says the focused button and what describes it, but not what else the dialog says. */}
          <Button autoFocus aria-describedby={asked} disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button type="primary" danger disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? 'Deleting...' : 'Delete'}
          </Button>
        </div>
      }
    >
      <div id={asked}>
        <p>{questionOf(spec, row)}</p>
        {warning && <p>{warning}</p>}
      </div>
      <LastingMessage problem={failure} />
    </Modal>
  );
}
