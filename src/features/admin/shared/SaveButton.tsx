import { Button } from 'antd';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api';
import { download } from '../../../ui/download';
import { useToasts } from '../../../ui/toast';
import * as forms from './forms.module.css';
import * as s from './resource/resource.module.css';

export interface Collecting {
  signal: AbortSignal;
  /** Says how far it is. */
  onProgress: (text: string) => void;
}

export interface SavedFile {
  name: string;
  /** The CSV text. */
  text: string;
  /** Said when it is saved. */
  success: string;
}

interface SaveButtonProps {
  label: string;
  collect: (collecting: Collecting) => Promise<SavedFile>;
  /** Said when it fails without a reason. */
  failure: string;
}

/** Saves rows of many calls as a CSV file, says how far it is, and can be stopped. Why it failed stays until the next try. */
export function SaveButton({ label, collect, failure }: SaveButtonProps) {
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const toasts = useToasts();

  const run = async () => {
    const { signal } = (abort.current = new AbortController());
    setProgress('Exporting...');
    setProblem(null);
    try {
      const { name, text, success } = await collect({ signal, onProgress: setProgress });
      download(name, 'text/csv', text);
      toasts.show('success', success, 1000);
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error, failure));
    }
    // Whoever has not gone elsewhere meanwhile stands at the button again.
    setTakesFocus(cancel.current !== null && document.activeElement === cancel.current);
    setProgress(null);
  };

  if (progress === null) {
    return (
      <div>
        <Button autoFocus={takesFocus} onClick={() => void run()}>
          {label}
        </Button>
        {problem !== null && (
          <p className={forms.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    );
  }
  return (
    <span className={s.actions}>
      <span role="status">{progress}</span>
      <Button ref={cancel} autoFocus aria-label={`Cancel: ${label}`} onClick={() => abort.current?.abort()}>
        Cancel
      </Button>
    </span>
  );
}
