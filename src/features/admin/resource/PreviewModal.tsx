import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

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
