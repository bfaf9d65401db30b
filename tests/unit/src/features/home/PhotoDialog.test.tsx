import { act, fireEvent, screen, within } from '@testing-library/react';
import { Gallery } from '../../../../../src/features/home/Gallery';
import { HISTORY_POP } from '../../../../../src/lib/historyPop';
import { makeImage, makeVideo } from '../../../../support/web/factories';
import { renderWithProviders } from '../../../../support/web/render';
import { stubDialog } from '../../../../support/web/stubDialog';
import { answerHome } from './homeNetwork';

beforeEach(stubDialog);
afterEach(() => window.history.replaceState(null, ''));

const three = ['a', 'b', 'c'].map((name) => makeImage({ image_url: `${name}.webp` }));

/** What the app's router fires when the browser went back or forward; returns whether the router sees it. */
const pop = (state: unknown) => {
  window.history.replaceState(state, '');
  return act(() => window.dispatchEvent(new CustomEvent(HISTORY_POP, { cancelable: true, detail: state })));
};

async function openPhoto(number: number) {
  answerHome({ images: three, videos: [makeVideo({ title: 'Pop-up' })] });
  const view = renderWithProviders(<Gallery />);
  await view.user.click(await screen.findByRole('button', { name: `Open photo ${number} of 3` }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: `Photo ${number} of 3` }) };
}

test('next and previous go round, by buttons and by arrow keys, and say where one is', async () => {
  const { user, dialog } = await openPhoto(3);
  await user.click(within(dialog).getByRole('button', { name: 'Next photo' }));
  expect(dialog).toHaveAccessibleName('Photo 1 of 3');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 1 of 3');
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', expect.stringContaining('/public/a.webp'));
  await user.click(within(dialog).getByRole('button', { name: 'Previous photo' }));
  expect(dialog).toHaveAccessibleName('Photo 3 of 3');
  await user.keyboard('{ArrowLeft}');
  expect(dialog).toHaveAccessibleName('Photo 2 of 3');
  await user.keyboard('{ArrowRight}');
  expect(dialog).toHaveAccessibleName('Photo 3 of 3');
});

test('the arrow keys work at once, while the focus is on Close', async () => {
  const { user, dialog } = await openPhoto(1);
  act(() => within(dialog).getByRole('button', { name: 'Close' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(dialog).toHaveAccessibleName('Photo 2 of 3');
});

test('a photo alone has no others', async () => {
  answerHome({ images: [makeImage()] });
  const { user } = renderWithProviders(<Gallery />);
  await user.click(await screen.findByRole('button', { name: 'Open photo 1 of 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 1' });
  expect(within(dialog).queryByRole('button', { name: /photo/ })).not.toBeInTheDocument();
});

test('the photo has its shape, and what its tile shows, before it is there', async () => {
  answerHome({
    images: [
      makeImage({ image: { width: 1200, height: 800, color: null, placeholder: null, focus_x: 0.5, focus_y: 0.5 } }),
    ],
  });
  const { user } = renderWithProviders(<Gallery />);
  const tile = await screen.findByRole('button', { name: 'Open photo 1 of 1' });
  const small = within(tile).getByRole('img');
  Object.defineProperties(small, { complete: { value: true }, currentSrc: { value: 'http://localhost/small.webp' } });
  await user.click(tile);
  const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 1' });
  const { style } = within(dialog).getByRole('img').parentElement ?? document.body;
  expect(style.getPropertyValue('--ratio')).toBe('1.5');
  expect(style.getPropertyValue('--tile')).toBe('url("http://localhost/small.webp")');
});

test('Back closes a photo and stays on the page, and Forward shows it again', async () => {
  const before: unknown = window.history.state;
  const { user, dialog } = await openPhoto(2);
  const entry: unknown = window.history.state;
  expect(entry).toEqual({ photo: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Next photo' }));
  const moved: unknown = window.history.state;
  expect(await pop(before)).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await pop(moved)).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Photo 3 of 3' })).toBeInTheDocument();
});

test('closing it by its button takes its entry away', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const { dialog } = await openPhoto(1);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(back).toHaveBeenCalledTimes(1);
  expect(await pop(null)).toBe(false);
  expect(await pop(null)).toBe(true); // the next one leaves the page
});

test('a reload shows the photo again', async () => {
  window.history.replaceState({ photo: 1 }, '');
  answerHome({ images: three });
  renderWithProviders(<Gallery />);
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of 3' })).toBeInTheDocument();
});

test('an entry of a photo that is gone shows none', async () => {
  window.history.replaceState({ photo: 9 }, '');
  answerHome({ images: three });
  renderWithProviders(<Gallery />);
  await screen.findByRole('button', { name: 'Open photo 1 of 3' });
  await act(() => import('../../../../../src/features/home/PhotoDialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back closes a video, too, and each has a poster of the site', async () => {
  answerHome({ videos: [1, 2, 3].map((id) => makeVideo({ title: `Video ${id}` })) });
  const { user, container } = renderWithProviders(<Gallery />);
  await user.click(screen.getByRole('tab', { name: 'Video' }));
  await user.click(await screen.findByRole('button', { name: 'Play Video 2' }));
  expect(screen.getByRole('dialog', { name: 'Video 2' })).toBeInTheDocument();
  await pop(null);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const posters = [...container.querySelectorAll('button img')].map((image) => image.getAttribute('src'));
  expect(posters).toEqual(['video-1', 'video-2', 'video-1'].map((name) => `/pictures/light/${name}-800.webp`));
});
