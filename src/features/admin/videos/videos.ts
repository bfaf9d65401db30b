import { adminApi, useListVideosQuery, type Video } from '../../../api';
import { webAddress } from '../../../lib/webAddress';
import { add, edit, remove } from '../shared/resource/actions';
import { call } from '../shared/call';
import { required } from '../shared/resource/checks';
import { resourcePage } from '../shared/resource/ResourcePage';
import type { FormField } from '../shared/resource/types';
import { addressColumn, videoColumn } from './videoColumns';

type VideoValues = { url: string; title: string };

const fields: FormField<VideoValues>[] = [
  {
    kind: 'text',
    name: 'url',
    label: 'Video URL',
    required: true,
    maxLength: 2000,
    inputMode: 'url',
    hint: 'The address of a video on YouTube or Vimeo, or one that can be embedded.',
  },
  { kind: 'text', name: 'title', label: 'Title', maxLength: 120, hint: 'Shown under the video on the home page.' },
];

/** Any address is saved (spec §5), but not every one can be played. */
const note = ({ url }: VideoValues): string | null =>
  url.trim() === '' || webAddress(url) !== null ? null : 'Visitors cannot play this: an address begins with https://.';

/** A title is sent only where it changes: the documented call knows the address alone. */
const requestOf = ({ url, title }: VideoValues, before: Video | null) => ({
  video_url: url.trim(),
  title: title.trim() === (before?.title ?? '') ? undefined : title.trim(),
});

const addVideo = add<VideoValues>({
  title: 'Add Video',
  fields,
  note,
  initial: () => ({ url: '', title: '' }),
  // spec §5: a blank address silently does nothing
  send: (values) =>
    values.url.trim() === ''
      ? null
      : call(adminApi.endpoints.createVideo, { createVideoRequest: requestOf(values, null) }),
  texts: { success: 'Video added successfully!', failure: 'Failed to create video: {message}' },
});

// spec §8: the wording of an edited and of a deleted video says photo
const editVideo = edit<Video, VideoValues>({
  title: 'Edit Video URL',
  fields,
  note,
  initial: ({ video_url, title }) => ({ url: video_url, title: title ?? '' }),
  check: (values) => required(values, ['url'], 'Please fill an Video URL.'),
  verb: 'Update',
  send: (values, video) =>
    call(adminApi.endpoints.updateVideo, { id: video.id, updateVideoRequest: requestOf(values, video) }),
  texts: { success: 'Photo updated successfully!', failure: 'Failed to update photo: {message}' },
});

const deleteVideo = remove<Video>({
  noun: 'Video',
  nameOf: () => 'the photo',
  endpoint: adminApi.endpoints.deleteVideo,
  texts: { success: 'Video deleted successfully!', failure: 'Failed to delete video.' },
});

/** Manage Tab Video (spec §2). */
export const VideosPage = resourcePage<Video>({
  title: 'Manage Tab Video',
  paging: 'client',
  useList: useListVideosQuery,
  emptyText: 'No videos available.',
  nameOf: ({ video_url }) => `video ${video_url}`,
  layout: 'cards on phones',
  columns: [addressColumn, videoColumn],
  add: addVideo,
  actions: [editVideo, deleteVideo],
});
