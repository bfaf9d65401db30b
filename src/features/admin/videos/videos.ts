import { useListVideosQuery, type Video } from '../../../api';
import { adminApi } from '../../../api/admin';
import { add, edit, remove } from '../resource/actions';
import { call } from '../resource/call';
import { required } from '../resource/checks';
import { longTextColumn } from '../resource/columns';
import { resourcePage } from '../resource/ResourcePage';
import type { FormField } from '../resource/types';
import { videoColumn } from './videoColumn';

type VideoValues = { url: string };

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
];

const addVideo = add<VideoValues>({
  title: 'Add Video',
  fields,
  initial: () => ({ url: '' }),
  // spec §5: a blank address silently does nothing
  send: ({ url }) =>
    url.trim() === '' ? null : call(adminApi.endpoints.createVideo, { createVideoRequest: { video_url: url.trim() } }),
  texts: { success: 'Video added successfully!', failure: 'Failed to create video: {message}' },
});

// spec §8: the wording of an edited and of a deleted video says photo
const editVideo = edit<Video, VideoValues>({
  title: 'Edit Video URL',
  fields,
  initial: ({ video_url }) => ({ url: video_url }),
  check: (values) => required(values, ['url'], 'Please fill an Video URL.'),
  verb: 'Update',
  send: ({ url }, { id }) =>
    call(adminApi.endpoints.updateVideo, { id, updateVideoRequest: { video_url: url.trim() } }),
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
  columns: [longTextColumn('Video URL', ({ video_url }) => video_url), videoColumn],
  add: addVideo,
  actions: [editVideo, deleteVideo],
});
