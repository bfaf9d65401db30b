import { Button } from 'antd';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api';
import { download } from '../../../ui/download';
import { useToasts } from '../../../ui/toast';
import { LastingMessage, type Problem } from './LastingMessage';
import * as s from './resource.module.css';

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

const TOAST_MS = 1000; // spec §9, booking admin

interface SaveButtonProps {
  label: string;
  collect: (collecting: Collecting) => Promise<SavedFile>;
  /** Said when it fails without a reason. */
  failure: string;
}

/** Saves rows of many calls as a CSV file, says how far it is, and can be stopped. */
export function SaveButton({ label, collect, failure }: SaveButtonProps) {
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const abort = useRef<AbortController>(null);
  const toasts = useToasts();

  const refuse = (text: string) => {
    toasts.show('error', text, TOAST_MS);
    setProblem({ text, duration: TOAST_MS });
  };

  const run = async () => {
    const { signal } = (abort.current = new AbortController());
    setProgress('Exporting...');
    setProblem(null);
    try {
      const { name, text, success } = await collect({ signal, onProgress: setProgress });
      download(name, 'text/csv', text);
      toasts.show('success', success, TOAST_MS);
    } catch (error) {
      if (!signal.aborted) refuse(messageOf(error, failure));
    }
    setProgress(null);
  };

  if (progress === null) {
    return (
      <div>
        <Button onClick={() => void run()}>{label}</Button>
        <LastingMessage problem={problem} />
      </div>
    );
  }
  return (
    <span className={s.actions}>
      <span role="status">{progress}</span>
      <Button autoFocus onClick={() => abort.current?.abort()}>
        Cancel
      </Button>
    </span>
  );
}
