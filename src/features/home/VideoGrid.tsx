import { t } from 'ttag';
import { useListVideosQuery, type Video } from '../../api';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { StaticPicture } from '../../ui/StaticPicture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './Gallery.module.css';
import { GallerySkeleton } from './GallerySkeleton';
import { useFirstRows } from './useFirstRows';
import { useOpenItem } from './useOpenItem';
import { VideoFrame } from './VideoFrame';

// The contract has no posters, and asking a video's site for one would tell it who is here. These ship with the site.
const posters = ['video-1', 'video-2'] as const;
const posterSizes = '(min-width: 78rem) 24rem, 30vw';

/** The videos as tiles to play. A video's site is not contacted before the person opens the video. */
export function VideoGrid() {
  const { data, isLoading } = useListVideosQuery({});
  const videos = data?.data ?? [];
  const { shown, showMore } = useFirstRows(videos);
  const { open: openIndex, show, close } = useOpenItem('video');
  const open = openIndex === null ? undefined : videos[openIndex];
  const titleOf = (video: Video) => {
    const number = videos.indexOf(video) + 1;
    return video.title?.trim() || t`Video ${number}`;
  };

  if (isLoading) return <GallerySkeleton text={t`Loading videos...`} />;
  if (videos.length === 0) return <p className={s.empty}>{t`New videos are on their way.`}</p>;
  return (
    <>
      <ul className={s.grid}>
        {shown.map((video, index) => (
          <li key={video.id}>
            <button type="button" className={s.video} onClick={() => show(index)}>
              <StaticPicture name={posters[index % posters.length] ?? posters[0]} alt="" sizes={posterSizes} />
              <span className={s.play} aria-hidden="true" />
              <span className={s.videoTitle}>
                <VisuallyHidden>{t`Play`} </VisuallyHidden>
                {titleOf(video)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {showMore && (
        <Button className={s.more} variant="secondary" onClick={showMore}>
          {t`Show more videos`}
        </Button>
      )}
      {open && (
        <Dialog title={titleOf(open)} onClose={close}>
          <VideoFrame title={titleOf(open)} address={open.video_url} />
        </Dialog>
      )}
    </>
  );
}
