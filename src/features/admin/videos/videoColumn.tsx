import type { Video } from '../../../api';
import { videoFrameAddress } from '../../../lib/webAddress';
import type { Column } from '../resource/types';
import { PreviewButton } from '../resource/PreviewModal';
import * as s from '../resource/resource.module.css';

/** A button that plays the video in a frame. */
export const videoColumn: Column<Video> = {
  key: 'video',
  title: 'Video',
  render: (_value, { video_url }) => {
    const url = videoFrameAddress(video_url);
    if (url === null) return 'No Video URL';
    return (
      <PreviewButton name={`video ${url}`} title="Video Preview">
        <iframe
          className={s.frame}
          src={url}
          title={`Video ${url}`}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allowFullScreen
        />
      </PreviewButton>
    );
  },
};
