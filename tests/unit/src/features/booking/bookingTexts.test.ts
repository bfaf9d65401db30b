import { countryName, orNotAvailable, paymentMethodLabels } from '../../../../../src/features/booking/bookingTexts';

test.each([
  ['Wayan Test', 'Wayan Test'],
  ['', 'N/A'],
  ['   ', 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
])('the value %j reads %j', (value, text) => {
  expect(orNotAvailable(value)).toBe(text);
});

test.each([
  ['ID', 'Indonesia (ID)'],
  ['DE', 'Germany (DE)'],
  ['QX', 'QX'],
  ['Unknown', 'Unknown'],
  ['Indonesia', 'Indonesia'],
  ['', 'N/A'],
  [null, 'N/A'],
])('the country %j reads %j', (country, text) => {
  expect(countryName(country)).toBe(text);
});

test('payment methods read as they were offered', () => {
  expect(paymentMethodLabels).toEqual({ CASH: 'CASH', GATEWAY: 'ONLINE PAYMENT' });
});
