import PhoneInput from 'react-phone-number-input/max';

// What the checkout needs of the library for phone numbers. Fetched when somebody uses the form. Of its three sizes this is
// the one that knows which landline and mobile numbers a country has.
export { phoneLabels } from './phoneLabels';
export { callingCodeOf, phoneFacts } from './phoneNumbers';
export { PhoneQuestion } from './PhoneQuestion';
export { PhoneInput };
