import {
  bookingRequest,
  checkCheckout,
  type CheckoutForm,
  emailError,
  emptyCheckoutForm,
  isCheckoutForm,
  MISSING,
  withoutBooked,
} from '../../../../../src/features/checkout/checkoutRules';
import { makeCartLine } from '../../../../support/web/factories';

const filled: CheckoutForm = {
  name: 'Wayan Test',
  email: 'wayan@example.com',
  phone: '+6281234567890',
  localPhone: '',
  paymentMethod: 'CASH',
};

test.each<[string, string | undefined]>([
  ['', undefined],
  ['   ', undefined],
  ['wayan@example.com', undefined],
  [' wayan@example.com ', undefined],
  ['w', 'Invalid email format.'],
  ['wayan@example', 'Invalid email format.'],
  ['wa yan@example.com', 'Invalid email format.'],
])('the address %j says %j', (email, message) => {
  expect(emailError(email)).toBe(message);
});

describe('checkCheckout', () => {
  test.each<[string, Partial<CheckoutForm>, object]>([
    ['nothing missing', {}, {}],
    ['no name', { name: '  ' }, { name: MISSING }],
    ['no address', { email: '' }, { email: MISSING }],
    ['no phone', { phone: '' }, { phone: MISSING }],
    ['no payment method', { paymentMethod: '' }, { paymentMethod: MISSING }],
    ['nothing at all', emptyCheckoutForm, { name: MISSING, email: MISSING, phone: MISSING, paymentMethod: MISSING }],
    ['a wrong address', { email: 'wayan' }, { email: 'Invalid email format.' }],
    ['nine characters of a phone', { phone: '+62812345' }, { phone: 'Invalid phone number.' }],
    ['ten characters of a phone', { phone: '+628123456' }, {}],
    [
      'several at once',
      { name: '', email: 'wayan', phone: '+62' },
      { name: MISSING, email: 'Invalid email format.', phone: 'Invalid phone number.' },
    ],
  ])('%s', (_, changes, errors) => {
    expect(checkCheckout({ ...filled, ...changes })).toEqual(errors);
  });
});

test.each<[string, unknown, boolean]>([
  ['a filled form', filled, true],
  ['an empty form', emptyCheckoutForm, true],
  ['the form of an older version of the site', { ...filled, localPhone: undefined }, true],
  ['another payment method', { ...filled, paymentMethod: 'BARTER' }, false],
  ['a form without a phone', { ...filled, phone: undefined }, false],
  ['a number for a name', { ...filled, name: 7 }, false],
  ['null', null, false],
  ['a list', [], false],
])('%s as a draft', (_, value, accepted) => {
  expect(isCheckoutForm(value)).toBe(accepted);
});

describe('bookingRequest', () => {
  const first = makeCartLine({
    sessions: [
      { date: '2030-01-15', participants: 1 },
      { date: '2030-01-16', participants: 1 },
    ],
  });
  const second = makeCartLine({ sessions: [{ date: '2030-02-01', participants: 4 }] });
  const form = { ...filled, paymentMethod: 'GATEWAY' as const };

  test('is the contract’s: the first line’s spot, one detail per session', () => {
    expect(bookingRequest(form, [first, second], 'ID')).toEqual({
      surf_spot_id: first.surfSpot.id,
      payment_method: 'GATEWAY',
      customer_details: {
        full_name: 'Wayan Test',
        email: 'wayan@example.com',
        phone: '+6281234567890',
        country: 'ID',
      },
      booking_details: [
        { product_id: first.product.id, reservation_date: '2030-01-15', person: 1 },
        { product_id: first.product.id, reservation_date: '2030-01-16', person: 1 },
        { product_id: second.product.id, reservation_date: '2030-02-01', person: 4 },
      ],
      language: 'en',
    });
  });

  test('has nine zeros for no phone, and Unknown for no country', () => {
    const { customer_details } = bookingRequest({ ...form, phone: '' }, [first], undefined);
    expect(customer_details).toMatchObject({ phone: '000000000', country: 'Unknown' });
  });

  test('leaves out the spaces around name and address', () => {
    const { customer_details } = bookingRequest({ ...form, name: ' Wayan ', email: ' w@example.com ' }, [first], 'ID');
    expect(customer_details).toMatchObject({ full_name: 'Wayan', email: 'w@example.com' });
  });
});

test('what was booked leaves the cart once: the same lesson that another tab has added stays', () => {
  const [line, other] = [makeCartLine(), makeCartLine({ surfSpot: { id: 'another' } })];
  expect(withoutBooked([{ ...line }, other, { ...line }], [line])).toEqual([other, line]);
  expect(withoutBooked([line, other], [line, other])).toEqual([]);
});
