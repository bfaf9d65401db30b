import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { DialogButton } from '../DialogButton';
import * as s from './preview.module.css';

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

interface PreviewButtonProps extends Omit<PreviewModalProps, 'onClose'> {
  /** Of what. */
  name: string;
  /** A small picture of it, which is the button. */
  picture: ReactNode;
  /** As wide as its card instead of small. */
  isCard?: boolean;
}

/** The button 'Preview': a small picture that opens something large. */
export const PreviewButton = ({ name, title, picture, isCard = false, children }: PreviewButtonProps) => (
  <DialogButton
    label="Preview"
    name={`Preview ${name}`}
    className={`${s.preview ?? ''} ${isCard ? (s.card ?? '') : ''}`}
    face={
      <>
        {picture}
        <span className={s.caption}>Preview</span>
      </>
    }
  >
    {(close) => (
      <PreviewModal title={title} onClose={close}>
        {children}
      </PreviewModal>
    )}
  </DialogButton>
);
