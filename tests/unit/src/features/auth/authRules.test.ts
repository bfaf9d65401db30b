import {
  checkRegistration,
  type Registration,
  registrationFailure,
  registrationPayload,
} from '../../../../../src/features/auth/authRules';

const good: Registration = {
  name: 'Wayan Test',
  email: 'wayan@example.com',
  password: 'ombak-123',
  confirmPassword: 'ombak-123',
};

describe('what is wrong with a registration', () => {
  test('nothing, when every field is good', () => {
    expect(checkRegistration(good)).toEqual({});
  });

  test.each<[string, Partial<Registration>, keyof Registration, string]>([
    ['the address first', { email: 'wayan', password: 'x', name: '' }, 'email', 'Please enter a valid email address'],
    [
      'then the length of the password',
      { password: '1234567', confirmPassword: 'other', name: '' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'each sign of a password counts once',
      { password: '😀😀😀😀', confirmPassword: '😀😀😀😀' },
      'password',
      'Password must be at least 8 characters long',
    ],
    ['then the confirmation', { confirmPassword: 'ombak-124', name: '' }, 'confirmPassword', 'Passwords do not match'],
    [
      'an empty form asks for the address',
      { name: '', email: '', password: '', confirmPassword: '' },
      'email',
      'Please enter a valid email address',
    ],
    ['a blank name last', { name: '  ' }, 'name', 'Please enter your name'],
  ])('%s', (_, changes, field, message) => {
    expect(checkRegistration({ ...good, ...changes })).toEqual({ [field]: message });
  });

  test('eight characters are enough', () => {
    expect(checkRegistration({ ...good, password: '12345678', confirmPassword: '12345678' })).toEqual({});
  });
});

test('what is sent has the contract’s names, and a password as it was typed', () => {
  expect(
    registrationPayload({
      name: ' Wayan ',
      email: ' w@example.com ',
      password: ' 1234567 ',
      confirmPassword: ' 1234567 ',
    }),
  ).toEqual({ name: 'Wayan', email: 'w@example.com', password: ' 1234567 ', confirm_password: ' 1234567 ' });
});

test.each([
  [{ status: 409, message: 'Email already registered', details: [] }, 'Email already registered'],
  [{ status: 500, message: null, details: [] }, 'Registration failed'],
  [{ status: 0, message: null, details: [] }, 'An error occurred. Please try again.'],
])('a failure of %j says %j', (error, message) => {
  expect(registrationFailure(error)).toBe(message);
});
