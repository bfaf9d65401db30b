import { t } from 'ttag';
import { videoFrameAddress, webAddress } from '../../lib/webAddress';
import { NewTabLink } from '../../ui/NewTabLink';
import * as s from './Gallery.module.css';

/** A video of another site in a frame. Only web addresses are opened, as a row may hold any text. */
export function VideoFrame({ title, address }: { title: string; address: string }) {
  const frame = videoFrameAddress(address);
  const page = webAddress(address);
  if (!frame || !page) return <p>{t`This video cannot be shown.`}</p>;
  return (
    <>
      <iframe
        className={s.frame}
        title={title}
        src={frame}
        allow="fullscreen; encrypted-media; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={s.elsewhere}>
        <NewTabLink href={page}>{t`Open the video in a new tab`}</NewTabLink>
      </p>
    </>
  );
}
