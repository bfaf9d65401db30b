import type { Video } from '../../../api';
import { videoFrameAddress } from '../../../lib/webAddress';
import { textColumn } from '../shared/resource/columns';
import * as preview from '../shared/resource/preview.module.css';
import { PreviewButton } from '../shared/resource/PreviewModal';
import type { Column } from '../shared/resource/types';
import * as s from './videos.module.css';

/** The player of a video on YouTube; a list of videos has no picture. */
const YOUTUBE = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?!videoseries)([\w-]{11})(?:[?#]|$)/;

/** Address of a video's picture by the address of its frame, or null. Administrators alone ask YouTube for it. */
function pictureOf(frame: string): string | null {
  const id = YOUTUBE.exec(frame)?.[1];
  return id ? `https://i.ytimg.com/vi/${id}/mqdefault.jpg` : null;
}

/** The address, with the title above it where there is one. */
export const addressColumn: Column<Video> = textColumn<Video, string>(
  'Video URL',
  ({ video_url }) => video_url,
  (address, { title }) => (
    <div className={s.address}>
      {title?.trim() && <strong>{title.trim()}</strong>}
      <span title={address}>{address}</span>
    </div>
  ),
);

/** The video's own picture, where its site has one at a known address; a triangle alone where not. */
function VideoPicture({ address }: { address: string }) {
  const picture = pictureOf(address);
  return (
    <span className={s.picture}>
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
    </span>
  );
}

/** A button that plays the video in a frame. */
export const videoColumn: Column<Video> = {
  key: 'video',
  title: 'Video',
  render: (_value, video) => {
    const url = videoFrameAddress(video.video_url);
    if (url === null) return 'No Video URL';
    return (
      <PreviewButton name={`video ${url}`} title="Video Preview" picture={<VideoPicture address={url} />}>
        <iframe
          className={preview.frame}
          src={url}
          title={`Video ${url}`}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allowFullScreen
        />
      </PreviewButton>
    );
  },
};
