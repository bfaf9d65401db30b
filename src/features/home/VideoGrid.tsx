import { useState } from 'react';
import { useListVideosQuery, type Video } from '../../api';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './Gallery.module.css';
import { GallerySkeleton } from './GallerySkeleton';
import { useFirstRows } from './useFirstRows';
import { VideoFrame } from './VideoFrame';

/** The videos as tiles to play. A video's site is not contacted before the person opens the video. */
export function VideoGrid() {
  const { data, isLoading } = useListVideosQuery({});
  const videos = data?.data ?? [];
  const { shown, showMore } = useFirstRows(videos);
  const [open, setOpen] = useState<Video | null>(null);
  const titleOf = (video: Video) => video.title?.trim() || `Video ${videos.indexOf(video) + 1}`;

  if (isLoading) return <GallerySkeleton text="Loading videos..." />;
  if (videos.length === 0) return <p className={s.empty}>New videos are on their way.</p>;
  return (
    <>
      <ul className={s.grid}>
        {shown.map((video) => (
          <li key={video.id}>
            <button type="button" className={s.video} onClick={() => setOpen(video)}>
              <span className={s.play} aria-hidden="true" />
              <span className={s.videoTitle}>
                <VisuallyHidden>Play </VisuallyHidden>
                {titleOf(video)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {showMore && (
        <Button className={s.more} variant="secondary" onClick={showMore}>
          Show more videos
        </Button>
      )}
      {open && (
        <Dialog title={titleOf(open)} onClose={() => setOpen(null)}>
          <VideoFrame title={titleOf(open)} address={open.video_url} />
        </Dialog>
      )}
    </>
  );
}
