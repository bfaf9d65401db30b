import { Button, type ButtonProps } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusOnClose } from './useFocusOnClose';

interface DialogButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  label: string;
  /** What the button shows instead of its label. */
  face?: ReactNode;
  /** The button's full name where several have the same label. */
  name?: string;
  children: (close: () => void) => ReactNode;
}

/** Puts the focus on the screen's title: the place to go on from when the place before is gone. */
export const focusTitle = (options?: FocusOptions): void =>
  document.querySelector<HTMLElement>('main h1')?.focus(options);

/** A button and the dialog that it opens. Closing the dialog brings the focus back to the button, or, where both go, to the title. */
export function DialogButton({ label, face = label, name = label, children, ...rest }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  useFocusOnClose(isOpen, () => button.current?.focus());
  // A row that was deleted takes both along, sometimes before the dialog has closed.
  const onGone = useEffectEvent(() => button.current === null && focusTitle({ preventScroll: true }));
  useEffect(() => (isOpen ? () => void onGone() : undefined), [isOpen]);
  return (
    <>
      <Button ref={button} aria-label={name} aria-haspopup="dialog" {...rest} onClick={() => setIsOpen(true)}>
        {face}
      </Button>
      {isOpen && children(close)}
    </>
  );
}
