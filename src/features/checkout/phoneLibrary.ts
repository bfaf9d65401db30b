import PhoneInput, { parsePhoneNumber } from 'react-phone-number-input';

// What the checkout needs of the library: the field, and a number's country. Fetched when somebody uses the form.
export { parsePhoneNumber, PhoneInput };
