/** The country that the school is in: the contract has no field for another one. */
export const schoolCountry = {
  name: 'Indonesia',
  code: 'ID',
  /** What its phone numbers begin with, after '+'. */
  callingCode: '62',
  currency: 'IDR',
} as const;
