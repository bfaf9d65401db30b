import { fireEvent, screen } from '@testing-library/react';
import { VideosPage } from '../../../../../src/features/admin/videos/videos';
import { listOf, makeVideo } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { enter, field, openScreen, said, testScreen } from './screenSuite';

const url = 'https://video.example/embed/1';
const row = makeVideo({ video_url: url });
const route = '/admin/video';
const list = '/api/videos';

testScreen({
  Page: VideosPage,
  route,
  list,
  row,
  title: 'Manage Tab Video',
  columns: {
    'Video URL': url,
    Video: 'Preview',
  },
  empty: 'No videos available.',
  changes: {
    add: {
      open: 'Add Video',
      dialog: 'Add Video',
      fill: () => enter({ 'Video URL': ' https://video.example/2 ' }),
      submit: 'Add',
      busy: 'Adding...',
      method: 'post',
      path: list,
      body: { video_url: 'https://video.example/2' },
      answer: makeVideo({ video_url: 'https://video.example/2' }),
      success: 'Video added successfully!',
      failure: 'Failed to create video: {message}',
      shows: 'https://video.example/2',
    },
    edit: {
      open: `Edit video ${url}`,
      dialog: 'Edit Video URL',
      fill: () => enter({ 'Video URL': `${url}2` }),
      submit: 'Update',
      busy: 'Updating...',
      method: 'put',
      path: `${list}/${row.id}`,
      body: { video_url: `${url}2` },
      answer: { ...row, video_url: `${url}2` },
      success: 'Photo updated successfully!',
      failure: 'Failed to update photo: {message}',
      shows: `${url}2`,
    },
    delete: {
      open: `Delete video ${url}`,
      dialog: 'Delete Video',
      says: 'Are you sure you want to delete the photo? This action cannot be undone.',
      submit: 'Delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `${list}/${row.id}`,
      answer: true,
      success: 'Video deleted successfully!',
      failure: 'Failed to delete video.',
      missing: 'Video data is missing.',
      hides: url,
    },
  },
});

test('a blank address is not added, without a word', async () => {
  mockCall('get', list, { json: listOf([]) });
  const { user } = openScreen(VideosPage, route);
  await user.click(screen.getByText('Add Video'));
  enter({ 'Video URL': '   ' });
  await user.type(field('Video URL'), '{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(document.querySelector('[class*=notistack]')).toBeNull();
});

test('an emptied address is not saved', async () => {
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(VideosPage, route);
  await user.click(await screen.findByLabelText(`Edit video ${url}`));
  enter({ 'Video URL': '' });
  await user.click(screen.getByText('Update'));
  expect(await said('Please fill an Video URL.')).toBeInTheDocument();
});

test('a video plays in a frame; what is no web address does not', async () => {
  mockCall('get', list, { json: listOf([row, makeVideo({ video_url: 'javascript:alert(1)' })]) });
  const { user } = openScreen(VideosPage, route);
  expect(await said('No Video URL')).toBeVisible();
  await user.click(screen.getByLabelText(`Preview video ${url}`));
  expect(screen.getByTitle(`Video ${url}`)).toHaveAttribute('src', url);
  await user.click(screen.getByText('Close'));
  expect(screen.queryByTitle(`Video ${url}`)).not.toBeInTheDocument();
});

test('a video is listed by its title, and a title is sent where it is changed', async () => {
  mockCall('get', list, { json: listOf([row]) });
  const calls = mockCall('put', `${list}/${row.id}`, { json: { data: { ...row, title: 'Second wave' } } });
  const { user } = openScreen(VideosPage, route);
  expect(await said('First wave')).toBeVisible();
  await user.click(screen.getByLabelText(`Edit video ${url}`));
  enter({ Title: ' Second wave ' });
  await user.click(screen.getByText('Update'));
  await said('Photo updated successfully!');
  expect(calls[0]?.body).toEqual({ video_url: url, title: 'Second wave' });
  expect(await said('Second wave')).toBeVisible();
});

test('a new video gets its title, and one that is emptied is cleared', async () => {
  mockCall('get', list, { json: listOf([row]) });
  const added = mockCall('post', list, { status: 201, json: { data: makeVideo() } });
  const changed = mockCall('put', `${list}/${row.id}`, { json: { data: { ...row, title: null } } });
  const { user } = openScreen(VideosPage, route);
  await user.click(screen.getByText('Add Video'));
  enter({ 'Video URL': url, Title: 'A wave' });
  await user.click(screen.getByText('Add'));
  await said('Video added successfully!');
  await screen.findAllByText('First wave');
  await user.click(screen.getAllByLabelText(`Edit video ${url}`)[0] ?? document.body);
  enter({ Title: '' });
  await user.click(screen.getByText('Update'));
  await said('Photo updated successfully!');
  expect(added[0]?.body).toEqual({ video_url: url, title: 'A wave' });
  expect(changed[0]?.body).toEqual({ video_url: url, title: '' });
});

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'https://i.ytimg.com/vi/abcdefghijk/mqdefault.jpg'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0', 'https://i.ytimg.com/vi/abcdefghijk/mqdefault.jpg'],
  ['https://www.youtube-nocookie.com/embed/videoseries?list=waves', undefined],
  ['https://vimeo.com/123456', undefined],
])('the picture of %s is %s', async (address, picture) => {
  mockCall('get', list, { json: listOf([makeVideo({ video_url: address })]) });
  openScreen(VideosPage, route);
  const button = await screen.findByLabelText(/^Preview video/);
  const image = button.querySelector('img');
  expect(image?.getAttribute('src')).toBe(picture);
  if (image) fireEvent.error(image);
  expect(button.querySelector('img')).toBeNull();
});
