import { ChosenImage } from './ChosenImage';
import * as s from './uploads.module.css';
import type { Upload } from './useUploads';

const states: Record<Upload['state'], string> = {
  waiting: 'Waiting',
  sending: 'Sending...',
  sent: 'Added',
  failed: 'Not added',
  refused: 'Cannot be added',
};

/** Several chosen pictures, and what has become of each. */
export function UploadList({ uploads, isBusy }: { uploads: Upload[]; isBusy: boolean }) {
  const meant = uploads.filter(({ state }) => state !== 'refused');
  const sent = meant.filter(({ state }) => state === 'sent').length;
  const progress = `${String(sent)} of ${String(meant.length)} images added`;
  return (
    <>
      <p className={s.progress} role="status">
        {isBusy || sent > 0 ? progress : `${String(meant.length)} of ${String(uploads.length)} images can be added`}
      </p>
      {isBusy && <progress className={s.bar} max={meant.length} value={sent} aria-label={progress} />}
      <ul className={s.list}>
        {uploads.map(({ file, state, reason }, index) => (
          <li key={`${String(index)}-${file.name}`} data-state={state}>
            {state === 'refused' ? (
              <span className={s.picture} />
            ) : (
              <ChosenImage className={s.picture} file={file} alt="" />
            )}
            <span className={s.name}>{file.name}</span>
            <span className={s.state}>{reason ?? states[state]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
