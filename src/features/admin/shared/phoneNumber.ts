/** The contract's form of a phone number. */
const PHONE = /^\+?[0-9][0-9 ().-]{8,23}$/;

/** Whether the contract takes a text for a phone number. */
export const isPhoneNumber = (text: string): boolean => PHONE.test(text.trim());
