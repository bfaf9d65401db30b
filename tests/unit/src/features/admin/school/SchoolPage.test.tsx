import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SchoolPage } from '../../../../../../src/features/admin/school/SchoolPage';
import { makeCurrentUser, listOf } from '../../../../../support/web/factories';
import { failure, mockCall, noAnswer } from '../../../../../support/web/network';
import { renderRoute } from '../../../../../support/web/render';
import { makeSchool } from '../../../../../support/web/schoolRows';
import { adminSession } from '../../../../../support/web/store';
import { openScreen, said } from '../screenSuite';
import { noContent, openSchool, PATH, put, route, saveButton } from './schoolScreen';

const school = makeSchool();
const REFUSED = 'The request is not valid.';

describe('loading', () => {
  test('says that it loads, then why it failed, and tries again', async () => {
    noContent();
    mockCall('get', PATH, (_call, index) => (index === 0 ? failure(500, 'Broken') : { json: { data: school } }));
    const { user } = openScreen(SchoolPage, route);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('School');
    expect(screen.getByText('Loading the school...')).toBeVisible();
    expect(await screen.findByText('Broken')).toBeVisible();
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByLabelText('Name')).toHaveValue(school.name);
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  });

  test('a backend without this call shows the heading alone', async () => {
    noContent();
    mockCall('get', PATH, failure(404, 'Not found'));
    openScreen(SchoolPage, route);
    await waitFor(() => expect(screen.queryByText('Loading the school...')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('School');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Not found')).not.toBeInTheDocument();
  });
});

describe('saving', () => {
  test('sends what changed alone, with the version, once for a double click, and shows what was stored', async () => {
    const { user, reads } = await openSchool(school);
    let answer: (given: { json: object }) => void = () => undefined;
    const calls = mockCall('patch', PATH, () => new Promise<{ json: object }>((resolve) => (answer = resolve)));
    expect(saveButton()).toBeDisabled();
    expect(screen.getByText('Everything is saved.')).toBeVisible();
    put('Phone', ' +62 (361) 555-0199 ');
    put('WhatsApp', '');
    put('Founded', '2015');
    put('Guests may change until', '48');
    put('Welcome (English)', 'Hello.\n\nAgain.');
    put('Welcome (Indonesian)', ' Halo. ');
    put('Tagline (English)', '  ');
    expect(screen.getByText('Not saved yet: Founded, Phone, WhatsApp and 4 more.')).toBeVisible();
    await user.dblClick(saveButton());
    expect((await screen.findByText('Saving...')).closest('button')).toBeDisabled();
    expect(screen.getByLabelText('Name')).toBeDisabled();
    await waitFor(() => expect(calls).toHaveLength(1));
    const words = { en: { tagline: null, welcome: 'Hello.\n\nAgain.' }, id: { welcome: 'Halo.' } };
    answer({
      json: {
        data: makeSchool({
          phone: '+623615550199',
          whatsapp: null,
          founded: '2015',
          change_hours: 48,
          version: 4,
          texts: words,
        }),
      },
    });
    await said('The school is saved.');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(calls[0]?.body).toEqual({
      founded: '2015',
      phone: '+623615550199',
      whatsapp: null,
      change_hours: 48,
      texts: words,
      version: 3,
    });
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('+623615550199');
    expect(screen.getByLabelText('Welcome (Indonesian)')).toHaveValue('Halo.');
    expect(reads).toHaveLength(1);

    put('Area', 'Legian');
    await user.click(saveButton());
    await waitFor(() => expect(calls[1]?.body).toEqual({ area: 'Legian', version: 4 }));
  });

  test('the setting is taken back with an empty field', async () => {
    const { user } = await openSchool(makeSchool({ change_hours: 0 }));
    const calls = mockCall('patch', PATH, { json: { data: school } });
    expect(screen.getByLabelText('Guests may change until')).toHaveValue('0');
    put('Guests may change until', '');
    await user.click(saveButton());
    await waitFor(() => expect(calls[0]?.body).toEqual({ change_hours: null, version: 3 }));
  });

  test('what the server refuses stands at its field until it is typed anew; the rest is said by the button', async () => {
    const { user } = await openSchool(school);
    const details = ['body/phone must be good', 'body/texts/id/welcome has a bad letter', 'body is odd'];
    mockCall('patch', PATH, failure(400, REFUSED, details));
    put('Phone', '+623615550199');
    put('Welcome (Indonesian)', 'Halo');
    await user.click(saveButton());
    expect(await screen.findByText(`${REFUSED} body is odd`)).toBeVisible();
    const phone = screen.getByLabelText('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription(/It must be good\.$/);
    expect(screen.getByLabelText('Welcome (Indonesian)')).toHaveAccessibleDescription('It has a bad letter.');
    put('Phone', '+623615550198');
    expect(screen.queryByText('It must be good.')).not.toBeInTheDocument();
    expect(screen.getByText('It has a bad letter.')).toBeVisible();
    expect(screen.getByLabelText('Welcome (Indonesian)')).toHaveValue('Halo');
  });

  test('without an answer nothing is lost', async () => {
    const { user } = await openSchool(school);
    mockCall('patch', PATH, noAnswer);
    put('Area', 'Legian');
    await user.click(saveButton());
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    expect(screen.getByLabelText('Area')).toHaveValue('Legian');
    expect(saveButton()).toBeEnabled();
  });

  test.each([
    ['Phone', '0812 5550 0114', /Begin with \+ and the code of its country/],
    ['Phone', ' ', 'Enter a phone number.'],
    ['E-mail', 'hello@waves', 'This is no e-mail address.'],
    ['Instagram', 'www.instagram.com/waves', /begins with https/],
    ['Map', 'http://maps.example/waves', /begins with https/],
    ['Founded', '14', 'Enter a year, such as 2014.'],
    ['Founded', '2099', /The year must not be after 20\d\d\./],
    ['Name', '', 'Enter the name of the school.'],
    ['Name', 'x'.repeat(101), 'At most 100 letters; these are 101. Nothing is cut off: please shorten it.'],
    ['Name', '\u202Eloohcs', /invisible character \(U\+202E\)/],
    ['Guests may change until', '721', 'Enter whole hours from 0 to 720, or nothing.'],
    ['Guests may change until', '1.5', 'Enter whole hours from 0 to 720, or nothing.'],
    ['Reminder at', '', 'Choose a time.'],
    ['Our story (English)', 'x'.repeat(5001), /At most 5,000 letters; these are 5,001/],
    ['Our story (English)', 'a\u0007b', /invisible character \(U\+0007\)/],
  ])('%s: %j is not sent', async (label, typed, message) => {
    const { user } = await openSchool(school);
    put(label, typed);
    await user.click(saveButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveValue(typed);
  });

  test('what is stored already and would be refused today does not stand in the way', async () => {
    const { user } = await openSchool(makeSchool({ map_url: 'http://old.example' }));
    const calls = mockCall('patch', PATH, { json: { data: school } });
    put('Area', 'Legian');
    await user.click(saveButton());
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});

describe('two administrators at once', () => {
  const MEANWHILE = 'Somebody has changed the school meanwhile.';

  test('what was typed stays beside what the other has changed, and is saved knowing it', async () => {
    const { user, store, reads } = await openSchool(school);
    const calls = mockCall('patch', PATH, (_call, index) =>
      index === 0 ? failure(409, MEANWHILE) : { json: { data: makeSchool({ street: 'Jalan Saya 2', version: 5 }) } },
    );
    put('Street', 'Jalan Saya 2');
    store(makeSchool({ street: 'Jalan Lain 9', area: 'Legian', version: 4, texts: { id: { swell: 'Pindah.' } } }));
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(`${MEANWHILE} It says now:`));
    expect(reads).toHaveLength(2);
    expect(alert).toHaveTextContent('StreetJalan Lain 9');
    expect(alert).toHaveTextContent('AreaLegian');
    expect(alert).toHaveTextContent('Too much swell (Indonesian)Pindah.');
    // Untouched fields follow; the typed one stays.
    expect(screen.getByLabelText('Street')).toHaveValue('Jalan Saya 2');
    expect(screen.getByLabelText('Area')).toHaveValue('Legian');
    expect(within(alert).getAllByRole('button')).toHaveLength(1);
    await user.click(saveButton());
    await said('The school is saved.');
    expect(calls.map(({ body }) => body)).toEqual([
      { street: 'Jalan Saya 2', version: 3 },
      { street: 'Jalan Saya 2', version: 4 },
    ]);
    await waitFor(() => expect(screen.queryByText(MEANWHILE)).not.toBeInTheDocument());
  });

  test('what one saves oneself is not somebody else’s, where the server stores it in another form', async () => {
    const { user } = await openSchool(school);
    mockCall('patch', PATH, { json: { data: makeSchool({ street: 'Jalan Saya 2', version: 4 }) } });
    put('Street', 'jalan saya 2');
    let isSaid = false;
    const observer = new MutationObserver(() => (isSaid ||= screen.queryByText(new RegExp(MEANWHILE)) !== null));
    observer.observe(document, { childList: true, subtree: true });
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue('Jalan Saya 2'));
    observer.disconnect();
    expect(isSaid).toBe(false);
  });

  test('theirs is taken instead', async () => {
    const { user, store } = await openSchool(school);
    mockCall('patch', PATH, failure(409, MEANWHILE));
    put('Street', 'Jalan Saya 2');
    store(makeSchool({ street: 'Jalan Lain 9', version: 4 }));
    await user.click(saveButton());
    await user.click(await screen.findByLabelText('Take this instead of mine: Street'));
    expect(screen.getByLabelText('Street')).toHaveValue('Jalan Lain 9');
    expect(screen.getByText('Everything is saved.')).toBeVisible();
    expect(screen.queryByText(MEANWHILE)).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  test('typed words are given up only after a question', async () => {
    const { user } = await openSchool(school);
    put('Area', 'Legian');
    await user.click(screen.getByText('Discard changes'));
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    await user.click(screen.getByText('Keep editing'));
    expect(screen.getByLabelText('Area')).toHaveValue('Legian');
    await user.click(screen.getByText('Discard changes'));
    await user.click(screen.getByText('Discard changes'));
    expect(screen.getByLabelText('Area')).toHaveValue('Kuta');
    expect(screen.getByText('Everything is saved.')).toBeVisible();
  });

  test('a link of the menu asks first', async () => {
    mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'ADMIN' }) } });
    mockCall('get', '/api/testimonies/search', { json: listOf([]) });
    mockCall('get', '/api/videos', { json: listOf([]) });
    mockCall('get', PATH, { json: { data: school } });
    noContent();
    await renderRoute(route, { preloadedState: { session: adminSession() } });
    await screen.findByLabelText('Area');
    put('Area', 'Legian');
    fireEvent.click(screen.getByText('Video'));
    expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
    expect(window.location.pathname).toBe(route);
    // Whoever overlooks the question and tries once more is asked again.
    act(() => screen.getByLabelText('Area').focus());
    fireEvent.click(screen.getByText('Video'));
    expect(screen.getByText('Keep editing').closest('button')).toHaveFocus();
    await act(() => Promise.resolve(fireEvent.click(screen.getByText('Discard changes'))));
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage Tab Video' })).toBeVisible();
  });
});
