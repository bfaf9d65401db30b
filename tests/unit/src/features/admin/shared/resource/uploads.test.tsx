import { screen, waitFor, within } from '@testing-library/react';
import { PhotosPage } from '../../../../../../../src/features/admin/photos/photos';
import { HEIC_REFUSAL } from '../../../../../../../src/features/admin/shared/resource/imageFiles';
import { listOf, makeImage } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { columnTexts, field, imageFile, openScreen, REASON, said, sent, stubObjectUrls } from '../../screenSuite';

const row = makeImage({ image_url: 'photo-1.webp' });
const list = '/api/images';

beforeEach(stubObjectUrls);

describe('several pictures at once', () => {
  const files = ['a.png', 'b.png', 'c.png'].map((name) => imageFile(100, 'image/png', name));
  const names = (calls: { body: unknown }[]) => calls.map(({ body }) => sent(body));
  const states = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  async function chooseAll(chosen = files) {
    mockCall('get', list, { json: listOf([row]) });
    const view = openScreen(PhotosPage, '/admin/photo');
    await view.user.click(screen.getByText('Add Photo'));
    await view.user.upload(field('Image'), chosen);
    return view;
  }

  test('are sent one after another in their order, and the newest stands first', async () => {
    const calls = mockCall('post', list, (_call, index) => ({
      status: 201,
      json: { data: makeImage({ id: `new-${String(index)}`, image_url: `new-${String(index)}.webp` }) },
    }));
    const { user } = await chooseAll();
    expect(states()).toEqual(['a.pngWaiting', 'b.pngWaiting', 'c.pngWaiting']);
    await user.click(screen.getByText('Add'));
    await said('3 photos added successfully!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(names(calls)).toEqual([{ image_url: 'a.png' }, { image_url: 'b.png' }, { image_url: 'c.png' }]);
    await waitFor(() => expect(columnTexts(1)).toEqual(['1', '2', '3', '4']));
    const pictures = [...document.querySelectorAll('tbody img')].map((image) => image.getAttribute('src'));
    expect(pictures[0]).toContain('new-2.webp');
    expect(pictures[3]).toContain('photo-1.webp');
  });

  test('show how far they are', async () => {
    const answers: (() => void)[] = [];
    mockCall(
      'post',
      list,
      () => new Promise((resolve) => answers.push(() => resolve({ json: { data: makeImage() } }))),
    );
    const { user } = await chooseAll();
    await user.click(screen.getByText('Add'));
    for (const done of [0, 1, 2]) {
      const bar = await screen.findByRole('progressbar', { name: `${String(done)} of 3 images added` });
      expect(bar).toHaveAttribute('value', String(done));
      expect(states()[done]).toMatch(/Sending\.\.\.$/);
      await waitFor(() => expect(answers).toHaveLength(done + 1));
      answers[done]?.();
    }
    await said('3 photos added successfully!');
  });

  test('one that fails stays with its reason, and is the only one sent again', async () => {
    const calls = mockCall('post', list, (_call, index) =>
      index === 1 ? failure(400, REASON) : { status: 201, json: { data: makeImage() } },
    );
    const { user } = await chooseAll();
    await user.click(screen.getByText('Add'));
    await said('1 of 3 images could not be added.');
    expect(states()).toEqual(['a.pngAdded', `b.png${REASON}`, 'c.pngAdded']);
    await user.click(screen.getByText('Add'));
    await said('Photo added successfully!');
    expect(names(calls)[3]).toEqual({ image_url: 'b.png' });
    expect(calls).toHaveLength(4);
  });

  test('one that cannot be a picture is not sent, and says why', async () => {
    const calls = mockCall('post', list, { status: 201, json: { data: makeImage() } });
    const { user } = await chooseAll([...files.slice(0, 2), imageFile(10, 'image/heic', 'd.heic')]);
    expect(states()).toEqual(['a.pngWaiting', 'b.pngWaiting', `d.heic${HEIC_REFUSAL}`]);
    await user.click(screen.getByText('Add'));
    await said('2 photos added successfully!');
    expect(names(calls)).toEqual([{ image_url: 'a.png' }, { image_url: 'b.png' }]);
  });

  test('chosen and not sent, are asked about before the dialog closes', async () => {
    const { user } = await chooseAll();
    await user.click(screen.getByText('Cancel'));
    await waitFor(() => expect(screen.getByText('You have unsaved changes.')).toBeVisible());
  });
});
