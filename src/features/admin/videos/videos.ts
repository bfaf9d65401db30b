import { api, type Video } from '../../../api';
import { edit, formDialog, remove } from '../resource/actions';
import { required } from '../resource/checks';
import { longTextColumn } from '../resource/columns';
import type { FormField, Resource } from '../resource/types';
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

const AddVideo = formDialog<null, VideoValues>({
  title: 'Add Video',
  fields,
  initial: () => ({ url: '' }),
  save: 'Add',
  saving: 'Adding...',
  // spec §5: a blank address silently does nothing
  send: ({ url }) =>
    url.trim() === ''
      ? null
      : api.endpoints.createVideo.initiate({ createVideoRequest: { video_url: url.trim() } }, { track: false }),
  texts: { success: 'Video added successfully!', failure: 'Failed to create video: {message}' },
});

// spec §8: the wording of an edited and of a deleted video says photo
const editVideo = edit<Video, VideoValues>({
  title: 'Edit Video URL',
  fields,
  initial: ({ video_url }) => ({ url: video_url }),
  check: (values) => required(values, ['url'], 'Please fill an Video URL.'),
  save: 'Update',
  saving: 'Updating...',
  send: ({ url }, { id }) =>
    api.endpoints.updateVideo.initiate({ id, updateVideoRequest: { video_url: url.trim() } }, { track: false }),
  texts: { success: 'Photo updated successfully!', failure: 'Failed to update photo: {message}' },
});

const deleteVideo = remove<Video>({
  title: 'Delete Video',
  question: () => 'Are you sure you want to delete the photo? This action cannot be undone.',
  missing: 'Video data is missing.',
  send: (id) => api.endpoints.deleteVideo.initiate({ id }, { track: false }),
  texts: { success: 'Video deleted successfully!', failure: 'Failed to delete video.' },
});

/** Manage Tab Video (spec §2). */
export const videos: Resource<Video> = {
  title: 'Manage Tab Video',
  paging: 'client',
  emptyText: 'No videos available.',
  nameOf: ({ video_url }) => `video ${video_url}`,
  columns: [longTextColumn('Video URL', ({ video_url }) => video_url), videoColumn],
  add: { button: 'Add Video', Dialog: AddVideo },
  actions: [editVideo, deleteVideo],
};
