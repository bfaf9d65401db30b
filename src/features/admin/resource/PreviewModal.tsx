import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { DialogButton } from './DialogButton';

interface PreviewModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows something large, with a way back. */
export function PreviewModal({ title, onClose, children }: PreviewModalProps) {
  return (
    <Modal
      open
      centered
      width={960}
      title={title}
      closable={false}
      onCancel={onClose}
      footer={
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      }
    >
      {children}
    </Modal>
  );
}

/** The button 'Preview'. `name` says of what. */
export const PreviewButton = ({ name, title, children }: Omit<PreviewModalProps, 'onClose'> & { name: string }) => (
  <DialogButton label="Preview" name={`Preview ${name}`} size="small">
    {(close) => (
      <PreviewModal title={title} onClose={close}>
        {children}
      </PreviewModal>
    )}
  </DialogButton>
);
