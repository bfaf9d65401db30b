import { useState } from 'react';
import { refusalOf } from './imageFiles';
import type { Call } from '../call';

/** A chosen picture on its way to the server. One that is refused is never sent. */
export interface Upload {
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'refused';
  /** Why it has failed or is refused. */
  reason?: string;
}

const isUnsent = ({ state }: Upload): boolean => state === 'waiting' || state === 'failed';

/** The chosen pictures, and how they are sent: one after another, so that they keep their order and a slow network is not shared. */
export function useUploads(notAnImage: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const mark = (file: File, change: Omit<Upload, 'file'>) =>
    setUploads((before) => before.map((upload) => (upload.file === file ? { file, ...change } : upload)));

  /** Takes the place of the choice before; returns why the first of `files` that cannot be sent is refused, or null. */
  const choose = (files: readonly File[]): string | null => {
    const next = files.map((file): Upload => {
      const reason = refusalOf(file, notAnImage);
      return reason === null ? { file, state: 'waiting' } : { file, state: 'refused', reason };
    });
    // One that is refused needs no list: what is said of it stays.
    setUploads(next.length === 1 ? next.filter(isUnsent) : next);
    return next.find(({ reason }) => reason !== undefined)?.reason ?? null;
  };

  const unsent = uploads.filter(isUnsent);

  /** The call that sends what is unsent. Its error is that of the only picture, or says how many have failed. */
  const sendAll =
    (send: (file: File) => Call, reasonOf: (error: unknown) => string): Call =>
    async (dispatch) => {
      const errors: unknown[] = [];
      for (const { file } of unsent) {
        mark(file, { state: 'sending' });
        const { error } = await dispatch(send(file));
        if (error !== undefined) errors.push(error);
        mark(file, error === undefined ? { state: 'sent' } : { state: 'failed', reason: reasonOf(error) });
      }
      if (errors.length === 0) return {};
      const message = `${String(errors.length)} of ${String(unsent.length)} images could not be added.`;
      return { error: unsent.length === 1 ? errors[0] : { status: 0, message, details: [] } };
    };

  return { uploads, unsent, choose, sendAll };
}
