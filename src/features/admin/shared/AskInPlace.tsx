import { Button, type ButtonProps, Popconfirm } from 'antd';
import { useId, useRef } from 'react';
import { popupContainer } from './popupContainer';

interface AskInPlaceProps extends Omit<ButtonProps, 'onClick' | 'ref'> {
  question: string;
  /** What follows from it. */
  description: string;
  yes: string;
  no?: string;
  onYes: () => void;
}

/** A button that asks beside itself before something is done. Closing the question brings the focus back to the button. */
export function AskInPlace({ question, description, yes, no = 'Cancel', onYes, ...button }: AskInPlaceProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const noId = useId();
  const asked = `${noId}-asked`;
  return (
    <Popconfirm
      title={<span id={asked}>{question}</span>}
      description={<span id={`${asked}-more`}>{description}</span>}
      okText={yes}
      cancelText={no}
      styles={{ root: { maxWidth: 'min(22rem, 92vw)' } }}
      placement="topRight"
      getPopupContainer={popupContainer}
      onOpenChange={(isOpen) => !isOpen && trigger.current?.focus({ preventScroll: true })}
      // Not by autoFocus: before the pop-up has its place, the page would scroll to where it is not.
      afterOpenChange={(isOpen) => isOpen && document.getElementById(noId)?.focus({ preventScroll: true })}
      okButtonProps={{ size: 'large', danger: button.danger }}
      // A screen reader says the focused button and what describes it, but not what else the pop-up says.
      cancelButtonProps={{ size: 'large', id: noId, 'aria-describedby': `${asked} ${asked}-more` }}
      // The second half of a double click may come after the answer, when nothing holds it back.
      onConfirm={(event) => {
        if ((event?.detail ?? 0) < 2) onYes();
      }}
    >
      <Button ref={trigger} {...button} />
    </Popconfirm>
  );
}
