import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { t } from 'ttag';
import * as s from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** For a form, whose fields would be too long across a wide window. */
  isNarrow?: boolean;
  /** For what is as wide as a phone. */
  isSlim?: boolean;
  /** The person wants it closed: by the button, Esc or a click beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal window; it is open as long as it is mounted. The focus stays in it and returns to where it was. */
export function Dialog({ title, isNarrow = false, isSlim = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault(); // the parent unmounts it
    onClose();
  };
  // Selecting text from inside to beside it ends with a click beside it, too.
  const beganInside = useRef(false);
  const press = ({ target }: SyntheticEvent) => {
    beganInside.current = target !== dialog.current;
  };
  const closeBeside = ({ target }: SyntheticEvent) => {
    if (target === dialog.current && !beganInside.current) onClose();
    beganInside.current = false;
  };
  // A browser may close it without asking, for instance on a second Esc.
  const follow = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={s.dialog}
      data-narrow={isNarrow || undefined}
      data-slim={isSlim || undefined}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={follow}
      onPointerDown={press}
      onClick={closeBeside}
    >
      <div className={s.content}>
        <header className={s.header}>
          <h2 id={titleId} className={s.title}>
            {title}
          </h2>
          <button type="button" className={s.close} onClick={onClose}>
            {t`Close`}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
