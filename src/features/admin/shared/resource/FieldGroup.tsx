import { type ReactNode, useId, useState } from 'react';
import * as s from '../forms.module.css';

interface FieldGroupProps {
  label: string;
  /** Whether a field of it holds something. */
  isFilled: boolean;
  /** Whether a field of it is refused: it is never out of sight then. */
  isRefused: boolean;
  children: ReactNode;
}

/** Fields that stand together under a name, folded away as long as all of them are empty. */
export function FieldGroup({ label, isFilled, isRefused, children }: FieldGroupProps) {
  const [isOpen, setIsOpen] = useState(isFilled);
  const id = useId();
  const isShown = isOpen || isRefused;
  return (
    <div className={s.group}>
      <button
        type="button"
        className={s.fold}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsOpen(!isShown)}
      >
        {label}
      </button>
      <div id={id} role="group" aria-label={label} className={s.form} hidden={!isShown}>
        {isShown && children}
      </div>
    </div>
  );
}
