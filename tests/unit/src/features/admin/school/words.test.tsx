import { fireEvent, screen, within } from '@testing-library/react';
import { partsOf } from '../../../../../../src/config/sentTexts';
import { SchoolPage } from '../../../../../../src/features/admin/school/SchoolPage';
import { listOf, makeCategory, makeInstructor, makeProduct, makeSpot } from '../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../support/web/network';
import { makeSchool } from '../../../../../support/web/schoolRows';
import { openScreen } from '../screenSuite';
import { openSchool, PATH, put, route } from './schoolScreen';

const text = (name: string) => within(screen.getByRole('group', { name }));
const seen = (name: string) => text(name).getByRole('figure');

describe('what the guest sees', () => {
  test('is paragraphs by blank lines and points by lines, as they are typed', async () => {
    await openSchool(makeSchool());
    put('Welcome (English)', 'One.\nStill one.\n \n\nTwo.');
    expect([...seen('Welcome').querySelectorAll('p')].map((p) => p.textContent)).toEqual(['One.\nStill one.', 'Two.']);
    put('What to bring (English)', 'Towel\n\n  Water ');
    expect(
      within(seen('What to bring'))
        .getAllByRole('listitem')
        .map((li) => li.textContent),
    ).toEqual(['Towel', 'Water']);
  });

  test('follows the language of the field, and falls back to English', async () => {
    const { user } = await openSchool(makeSchool({ texts: { id: { swell: 'Pindah.' } } }));
    expect(seen('Too much swell')).toHaveTextContent('The guest sees (English)Nothing.');
    fireEvent.focus(screen.getByLabelText('Tagline (Indonesian)'));
    expect(screen.getByLabelText('Indonesian')).toBeChecked();
    expect(seen('Too much swell')).toHaveTextContent('The guest sees (Indonesian)Pindah.');
    expect(seen('Tagline')).toHaveTextContent('Without an Indonesian text, the English one:First waves.');
    expect(within(seen('Tagline')).getByText('First waves.').parentElement).toHaveAttribute('lang', 'en');
    put('Tagline (Indonesian)', 'Ombak pertama.');
    expect(seen('Tagline')).toHaveTextContent('The guest sees (Indonesian)Ombak pertama.');
    await user.click(screen.getByLabelText('English'));
    expect(seen('Tagline')).toHaveTextContent('The guest sees (English)First waves.');
  });

  test.each([
    ['', []],
    [' \n\n', []],
    ['a\n\n\n\nb', ['a', 'b']],
    ['a\nb', ['a\nb']],
    [' a\n \nb ', ['a', 'b']],
    ['مرحبا\n\nb', ['مرحبا', 'b']],
  ])('paragraphs of %j', (words, paragraphs) => expect(partsOf(words)).toEqual(paragraphs));

  test('points of a list', () => expect(partsOf('a\n\n b \n', /\n/)).toEqual(['a', 'b']));
});

test('a long text says near its end how much is left', async () => {
  await openSchool(makeSchool());
  const field = screen.getByLabelText('Our story (English)');
  put('Our story (English)', 'x'.repeat(4499));
  expect(field).not.toHaveAccessibleDescription();
  put('Our story (English)', `${'x'.repeat(4499)}🏄`);
  expect(field).toHaveAccessibleDescription('4,500 of 5,000 letters.');
  put('Our story (English)', 'x'.repeat(5120));
  expect(field).toHaveAccessibleDescription('5,120 of 5,000 letters: 120 too many.');
});

describe('content without Indonesian words', () => {
  const none = { id: {} };

  function content(changes: Record<string, object[]>): void {
    for (const path of ['products', 'product-categories', 'surf-spots', 'instructors'])
      mockCall('get', `/api/${path}`, { json: listOf(changes[path] ?? []) });
    mockCall('get', PATH, { json: { data: makeSchool() } });
  }

  test('is counted, and each leads to its form', async () => {
    const lesson = makeProduct({ name: 'Early & late', translations: none });
    const spot = makeSpot({ translations: { id: { name: 'Kuta' } }, meeting_point: 'The tree' });
    const category = makeCategory({ translations: { id: { name: 'Kelas' } } });
    content({
      products: [lesson, makeProduct({ translations: { id: { name: 'Privat', description: 'Satu' } } })],
      'product-categories': [category],
      'surf-spots': [spot],
      instructors: [makeInstructor({ role: null, about: null, translations: none }), makeInstructor()],
    });
    openScreen(SchoolPage, route);
    expect(await screen.findByText('Without Indonesian words: 1 lesson, 1 category, 1 spot')).toBeVisible();
    const found = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.parentElement?.textContent]);
    expect(found).toEqual([
      [`/admin/products?search=Early+%26+late&edit=${lesson.id}`, 'Early & late lesson: name, description'],
      [`/admin/categories?edit=${category.id}`, 'Surf lessons category: description'],
      [`/admin/surfspot?edit=${spot.id}`, 'Kuta Beach spot: description, meeting point'],
    ]);
  });

  test('is nothing where all is translated', async () => {
    content({});
    openScreen(SchoolPage, route);
    expect(await screen.findByText('Without Indonesian words: nothing.')).toBeVisible();
  });

  test('says that it may be too short where a list did not come', async () => {
    content({ instructors: [makeInstructor({ translations: none })] });
    mockCall('get', '/api/surf-spots', failure(500, 'Broken'));
    openScreen(SchoolPage, route);
    expect(await screen.findByText('Without Indonesian words: 1 instructor')).toBeVisible();
    expect(screen.getByText(/may be too short/)).toBeVisible();
  });
});
