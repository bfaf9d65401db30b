import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ProfilePhoto } from '../../../../../src/features/profile/ProfilePhoto';
import type { SessionUser } from '../../../../../src/state';
import { keepProfilePhoto, readProfilePhoto, useProfilePhoto } from '../../../../../src/state/persist/profilePhoto';
import { warningsSoFar } from '../../../../support/web/console';
import { renderWithProviders } from '../../../../support/web/render';
import { stubImages } from './stubImages';

const wayan: SessionUser = { name: 'Wayan Test', email: 'wayan@example.com', avatar: null };
const PHOTO = 'data:image/jpeg;base64,AAAA';

/** Stands for the header, which shows the photo as well. */
function Header({ email }: { email: string }) {
  return <output>{useProfilePhoto(email) ?? 'no photo'}</output>;
}

const open = (user = wayan) =>
  renderWithProviders(
    <>
      <Header email={user.email} />
      <ProfilePhoto user={user} />
    </>,
  );

const picture = () => document.querySelector('img');
const imageFile = (type = 'image/png') => new File(['pixels'], 'me.png', { type });

test('without a photo, the first letter of the name and a way to choose one', () => {
  open();
  expect(picture()).toBeNull();
  expect(screen.getByText('W')).toBeInTheDocument();
  expect(screen.getByLabelText('Add a photo')).toHaveAttribute('accept', 'image/*');
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
});

test('the server’s picture stands until the person chooses one', () => {
  open({ ...wayan, avatar: 'wayan.webp' });
  expect(picture()).toHaveAttribute('src', 'http://localhost/public/wayan.webp');
});

test('a chosen image is kept as a data URL, shown everywhere, and can be removed', async () => {
  stubImages({ width: 4000, height: 3000, dataUrl: PHOTO });
  const { user } = open();
  await user.upload(screen.getByLabelText('Add a photo'), imageFile());
  await waitFor(() => expect(picture()).toHaveAttribute('src', PHOTO));
  expect(screen.getByRole('status')).toHaveTextContent(PHOTO);
  expect(readProfilePhoto('Wayan@Example.com')).toBe(PHOTO);
  expect(screen.getByLabelText('Change photo')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(picture()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('no photo');
  expect(window.localStorage).toHaveLength(0);
});

test('each person has their own photo', () => {
  keepProfilePhoto('made@example.com', PHOTO);
  open();
  expect(picture()).toBeNull();
});

test('a stored value that is no picture is dropped and logged once', () => {
  window.localStorage.setItem('profilePhoto:wayan@example.com', 'javascript:alert(1)');
  open();
  expect(picture()).toBeNull();
  expect(window.localStorage.getItem('profilePhoto:wayan@example.com')).toBeNull();
  expect(warningsSoFar()).toEqual(['Ignored the stored photo: it has another shape than expected.']);
});

test('a photo chosen in another tab appears here', () => {
  open();
  window.localStorage.setItem('profilePhoto:wayan@example.com', PHOTO);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'profilePhoto:wayan@example.com' })));
  expect(picture()).toHaveAttribute('src', PHOTO);
});

test.each([
  ['a file of another type', 'application/pdf', true],
  ['an image that the browser cannot read', 'image/heic', false],
])('%s is refused with a message', async (_, type, readable) => {
  stubImages({ width: 10, height: 10, dataUrl: PHOTO, readable });
  open();
  // The picker's filter can be switched off by hand.
  fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [imageFile(type)] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not an image that can be shown.');
  expect(readProfilePhoto(wayan.email)).toBeNull();
});

test('full storage says so, and the former photo stays', async () => {
  keepProfilePhoto(wayan.email, PHOTO);
  stubImages({ width: 10, height: 10, dataUrl: 'data:image/jpeg;base64,BBBB' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = open();
  await user.upload(screen.getByLabelText('Change photo'), imageFile());
  expect(await screen.findByRole('alert')).toHaveTextContent('The photo could not be kept');
  expect(picture()).toHaveAttribute('src', PHOTO);
});

test('storage that is switched off leaves the first letter', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open();
  expect(screen.getByText('W')).toBeInTheDocument();
});
