import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as library from '../../../../../src/features/checkout/loadPhoneLibrary';
import { PhoneField } from '../../../../../src/features/checkout/PhoneField';

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Phone number country' });
const number = () => screen.getByLabelText('Phone Number');
const type = (text: string) => fireEvent.change(number(), { target: { value: text } });

function Form({ initial }: { initial: string }) {
  const [phone, setPhone] = useState(initial);
  return (
    <form>
      <button type="button">Other field</button>
      <PhoneField value={phone} error={undefined} invalid={false} onChange={setPhone} />
      <output>{phone}</output>
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
  await comeToTheForm(user);
  await allCountries();
  expect(country()).toHaveDisplayValue('Indonesia');
  await user.selectOptions(country(), 'Australia');
  type('0412 345 678');
  expect(screen.getByRole('status')).toHaveTextContent('+61412345678');
});

test.each([
  ['0812 3456 7890', '+6281234567890', '0812-3456-7890', 'Indonesia'],
  ['81234567890', '+6281234567890', '0812-3456-7890', 'Indonesia'],
  ['+61 412 345 678', '+61412345678', '+61 412 345 678', 'Australia'],
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
