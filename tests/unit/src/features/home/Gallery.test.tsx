import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Gallery } from '../../../../../src/features/home/Gallery';
import { listOf, makeImage, makeVideo } from '../../../../support/web/factories';
import { renderWithProviders } from '../../../../support/web/render';
import { server } from '../../../../support/web/server';
import { stubDialog } from '../../../../support/web/stubDialog';
import { answerHome } from './homeNetwork';

beforeEach(stubDialog);

const open = (rows: Parameters<typeof answerHome>[0] = {}) => {
  answerHome(rows);
  return renderWithProviders(<Gallery />);
};

test('Photo is the first tab, and View All opens the shared folder in a new tab', async () => {
  open({ images: [makeImage()] });
  expect(screen.getByRole('tab', { name: 'Photo' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: 'Photo' })).toBeVisible();
  const all = screen.getByRole('link', { name: /View All/ });
  expect(all).toHaveAttribute('href', 'https://drive.google.com/drive/folders/ombak-pagi-example');
  expect(all).toHaveAttribute('target', '_blank');
  await screen.findByRole('button', { name: 'Open photo 1 of 1' });
});

test('the tabs listen to arrow keys, Home and End, and only one takes part in tabbing', async () => {
  const { user } = open();
  const [photo, video] = screen.getAllByRole('tab');
  await user.click(photo as HTMLElement);
  for (const [key, goal, other] of [
    ['{ArrowRight}', video, photo],
    ['{ArrowRight}', photo, video],
    ['{ArrowLeft}', video, photo],
    ['{Home}', photo, video],
    ['{End}', video, photo],
  ] as const) {
    await user.keyboard(key);
    expect(goal).toHaveFocus();
    expect(goal).toHaveAttribute('aria-selected', 'true');
    expect(other).toHaveAttribute('tabindex', '-1');
  }
  expect(await screen.findByText('New videos are on their way.')).toBeVisible();
});

test.each([
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['a click beside it', () => fireEvent.click(screen.getByRole('dialog'))],
])('a photo opens in a modal that %s closes; the focus returns', async (_, close) => {
  const { user } = open({ images: [makeImage({ image_url: 'a.webp' }), makeImage({ image_url: 'b.webp' })] });
  const tile = await screen.findByRole('button', { name: 'Open photo 2 of 2' });
  await user.click(tile);
  const dialog = await screen.findByRole('dialog', { name: 'Photo 2 of 2' });
  const picture = within(dialog).getByRole('img', { name: 'Photo 2 of 2' });
  expect(picture).toHaveAttribute('src', expect.stringContaining('/public/b.webp'));
  fireEvent.click(picture);
  expect(dialog).toBeInTheDocument();
  close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(tile).toHaveFocus();
});

test('nothing is loaded from another site before a video is opened', async () => {
  const { user, container } = open({
    videos: [makeVideo({ title: 'Pop-up', video_url: 'https://www.youtube.com/watch?v=abcdef123' })],
  });
  await user.click(screen.getByRole('tab', { name: 'Video' }));
  const tile = await screen.findByRole('button', { name: 'Play Pop-up' });
  expect(container.querySelector('iframe, video, img[src^="http"]')).toBeNull();
  await user.click(tile);
  const dialog = screen.getByRole('dialog', { name: 'Pop-up' });
  expect(within(dialog).getByTitle('Pop-up')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdef123',
  );
  expect(within(dialog).getByRole('link', { name: 'Open the video in a new tab' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcdef123',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(container.querySelector('iframe')).toBeNull();
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'no address'])(
  'a video at %s is not opened',
  async (video_url) => {
    const { user, container } = open({ videos: [makeVideo({ title: ' ', video_url })] });
    await user.click(screen.getByRole('tab', { name: 'Video' }));
    await user.click(await screen.findByRole('button', { name: 'Play Video 1' }));
    expect(screen.getByText('This video cannot be shown.')).toBeVisible();
    expect(container.querySelector('iframe, [href^="javascript"]')).toBeNull();
  },
);

test('twelve photos at first, the rest on demand', async () => {
  const { user } = open({ images: Array.from({ length: 14 }, () => makeImage()) });
  await screen.findByRole('button', { name: 'Open photo 12 of 14' });
  expect(screen.queryByRole('button', { name: 'Open photo 13 of 14' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more photos' }));
  expect(screen.getByRole('button', { name: 'Open photo 14 of 14' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more photos' })).not.toBeInTheDocument();
});

test('a photo without a picture has no tile', async () => {
  open({ images: [makeImage({ image_url: null }), makeImage()] });
  expect(await screen.findByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible();
});

test('when the videos fail, the tab says that there are none', async () => {
  answerHome();
  server.use(http.get('*/api/videos', () => HttpResponse.error()));
  const { user } = renderWithProviders(<Gallery />);
  await user.click(screen.getByRole('tab', { name: 'Video' }));
  expect(await screen.findByText('New videos are on their way.')).toBeVisible();
  server.use(http.get('*/api/images', () => HttpResponse.json(listOf([]))));
});
