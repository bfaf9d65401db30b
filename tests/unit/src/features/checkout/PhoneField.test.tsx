import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as library from '../../../../../src/features/checkout/loadPhoneLibrary';
import { PhoneField } from '../../../../../src/features/checkout/PhoneField';

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Phone number country' });
const number = () => screen.getByLabelText('Phone Number');
const type = (text: string) => fireEvent.change(number(), { target: { value: text } });

function Form({ initial }: { initial: string }) {
  const [value, setValue] = useState({ phone: initial, localPhone: '' });
  return (
    <form>
      <button type="button">Other field</button>
      <PhoneField value={value} isAsked={false} error={undefined} onChange={setValue} />
      <output>{value.phone}</output>
    </form>
  );
}

/** The field in a form, with a library that nobody has loaded yet. */
function open(initial = '') {
  jest.spyOn(library, 'loadedPhoneLibrary').mockReturnValue(null);
  render(<Form initial={initial} />);
  return userEvent.setup();
}
const comeToTheForm = (user: ReturnType<typeof open>) => user.hover(screen.getByRole('button'));
const allCountries = () => waitFor(() => expect(country().options.length).toBeGreaterThan(200));

afterEach(() => jest.restoreAllMocks());

test('offers the school’s country until somebody comes to the form, then every country', async () => {
  const user = open();
  expect(country()).toHaveDisplayValue('Indonesia');
  expect(country().options).toHaveLength(1);
  expect(number()).toBeRequired();
  await comeToTheForm(user);
  await allCountries();
  expect(number()).toBeRequired();
  expect(country()).toHaveDisplayValue('Indonesia');
  await user.selectOptions(country(), 'Australia');
  type('0412 345 678');
  expect(screen.getByRole('status')).toHaveTextContent('+61412345678');
});

test.each([
  ['0812 3456 7890', '+6281234567890', '0812-3456-7890', 'Indonesia'],
  ['81234567890', '+6281234567890', '0812-3456-7890', 'Indonesia'],
  ['+61 412 345 678', '+61412345678', '+61 412 345 678', 'Australia'],
  ['0061 412 345 678', '+61412345678', '0412 345 678', 'Australia'],
])('keeps %s, typed before that', async (text, value, shown, name) => {
  const user = open();
  type(text);
  expect(number()).toHaveValue(text);
  expect(screen.getByRole('status')).toHaveTextContent(value);
  await comeToTheForm(user);
  await allCountries();
  expect(number()).toHaveValue(shown);
  expect(country()).toHaveDisplayValue(name);
  expect(screen.getByRole('status')).toHaveTextContent(value);
});

test('does not add a calling code to the first digits, which would be taken for typed', async () => {
  const user = open();
  type('0');
  await comeToTheForm(user);
  await act(async () => void (await library.loadPhoneLibrary()));
  for (const text of ['0', '01']) {
    type(text);
    expect(number()).toHaveValue(text);
    expect(country().options).toHaveLength(1);
  }
  await user.click(number());
  await user.keyboard('51');
  await allCountries();
  expect(number()).toHaveFocus();
  await user.keyboard('23456789');
  expect(number()).toHaveValue('15123456789');
  expect(screen.getByRole('status')).toHaveTextContent('+6215123456789');
});

test('waits for the first digit of a calling code, as a plus sign alone is no number to it', async () => {
  const user = open();
  type('+');
  await user.click(number());
  await act(async () => void (await library.loadPhoneLibrary()));
  expect(country().options).toHaveLength(1);
  expect(number()).toHaveValue('+');
  await user.keyboard('6');
  await allCountries();
  expect(number()).toHaveFocus();
  await user.keyboard('1412345678');
  expect(number()).toHaveValue('+61 412 345 678');
  expect(country()).toHaveDisplayValue('Australia');
});

test.each([
  ['number', number],
  ['country', country],
])('keeps the focus in the %s', async (_what, field) => {
  const user = open();
  await user.click(field());
  await allCountries();
  expect(field()).toHaveFocus();
});

test('shows a number of before in its groups at once', async () => {
  open('+6281234567890');
  await waitFor(() => expect(number()).toHaveValue('+62 812 3456 7890'));
});

test('takes a number when the library cannot be loaded, and tries again', async () => {
  const load = jest.spyOn(library, 'loadPhoneLibrary').mockRejectedValue(new Error('no network'));
  const user = open();
  await comeToTheForm(user);
  type('0812 3456 7890');
  expect(screen.getByRole('status')).toHaveTextContent('+6281234567890');
  load.mockRestore();
  await user.click(number());
  await allCountries();
});

describe('which number will be written to', () => {
  const hint = (text: string) => waitFor(() => expect(number()).toHaveAccessibleDescription(text));

  test('is said with its country, and before that how a number without a calling code is read', async () => {
    const user = open();
    expect(number()).toHaveAccessibleDescription('A number without a country code gets +62 (Indonesia).');
    await comeToTheForm(user);
    await allCountries();
    type('0812 3456 7890');
    await hint('We write to +62 812 3456 7890 (Indonesia).');
    type('+49 1512 3456789');
    await hint('We write to +49 1512 3456789 (Germany).');
    type('+800 1234 5678');
    await hint('We write to +800 1234 5678.');
    type('');
    await user.selectOptions(country(), 'Australia');
    await hint('A number without a country code gets +61 (Australia).');
    await user.selectOptions(country(), 'International');
    await hint('Begin with + and the country code.');
  });

  /** Types a number as a visitor whose browser has these languages. */
  async function typeAbroad(text: string, languages = ['de-DE', 'en']) {
    jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
    const user = open();
    await comeToTheForm(user);
    await allCountries();
    type(text);
    return user;
  }
  const asked = () => screen.findByText(/Which country is yours from\?/);

  test('is asked when the country has no such number, and one press makes it the browser’s country’s', async () => {
    const user = await typeAbroad('0151 23456789');
    expect(await asked()).toHaveTextContent('Numbers in Indonesia do not look like +62 151 23456789.');
    await user.click(screen.getByRole('button', { name: 'Use +49 1512 3456789 (Germany)' }));
    expect(screen.getByRole('status')).toHaveTextContent('+4915123456789');
    expect(country()).toHaveDisplayValue('Germany');
    expect(number()).toHaveFocus();
    expect(screen.queryByText(/Which country/)).toBeNull();
  });

  test('is asked without an offer when it is none of the browser’s countries’ either, and can be kept', async () => {
    const user = await typeAbroad('0151 23456789', ['ja', 'xx']);
    await asked();
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep +62 151 23456789' }));
    expect(screen.getByRole('status')).toHaveTextContent('+6215123456789');
    expect(screen.queryByText(/Which country/)).toBeNull();
  });

  test.each(['0812 3456 7890', '812 3456 7890', '0361 555 011', '+49 1512 3456789', '+62 151 23456789', '0151 23'])(
    'is not asked for %s',
    async (text) => {
      jest.useFakeTimers({ advanceTimers: true });
      await typeAbroad(text);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.queryByText(/Which country/)).toBeNull();
    },
  );
});
