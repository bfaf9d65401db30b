import { returnAddress } from '../../../../src/lib/returnAddress';

const searchOf = (next: string) => `?next=${encodeURIComponent(next)}`;

test.each(['/profile', '/surf-lesson?page=2', '/surf-lesson/booking-details/ABC#items'])('%s comes back', (next) => {
  expect(returnAddress(searchOf(next))).toBe(next);
});

test('a path is taken as the browser resolves it', () => {
  expect(returnAddress(searchOf('/surf-lesson/../profile'))).toBe('/profile');
});

test.each([
  'https://evil.example/profile',
  'https:',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/x/..//evil.example',
  'profile',
  '',
  '//',
  '/\\',
])('%j is refused', (next) => {
  expect(returnAddress(searchOf(next))).toBeNull();
});

test('without next there is nowhere to return to', () => {
  expect(returnAddress('')).toBeNull();
});
