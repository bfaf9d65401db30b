import { bookingCodeIn } from '../../../../../src/features/check-booking/bookingCode';

test.each([
  ['nothing', '', ''],
  ['spaces', '  \n ', ''],
  ['the code', 'ABCDEFGH23', 'ABCDEFGH23'],
  ['the code among spaces', '  ABCDEFGH23 ', 'ABCDEFGH23'],
  ['a link', 'https://ombak.example/surf-lesson/booking-details/ABCDEFGH23', 'ABCDEFGH23'],
  ['a link with more behind it', 'http://localhost/surf-lesson/booking-details/ABCDEFGH23/?a=b#top', 'ABCDEFGH23'],
  ['a link with a code of another form', '/surf-lesson/booking-details/BK%2D1%202', 'BK-1 2'],
  ['a link that does not decode', '/surf-lesson/booking-details/%E0%A4%A', '%E0%A4%A'],
  ['a message with the code', 'Our surf booking at Ombak Pagi: ABCDEFGH23\n• Group lesson', 'ABCDEFGH23'],
  ['a message with the link', 'See you!\nhttps://a.example/surf-lesson/booking-details/ABCDEFGH23\nBye', 'ABCDEFGH23'],
  ['a code in quotes', '“ABCDEFGH23”.', 'ABCDEFGH23'],
  ['a code of another form', 'BK-0001', 'BK-0001'],
  ['a longer code that ends like one', 'BOOK-1234567890', 'BOOK-1234567890'],
  ['ten letters that no code has', 'ABCDEFGHIL', 'ABCDEFGHIL'],
  ['a code in groups', 'KCNA-9TKM-F9', 'KCNA9TKMF9'],
  ['a code in groups and small letters', ' kcna 9tkm f9 ', 'KCNA9TKMF9'],
  ['a code with dashes', 'KCNA – 9TKM – F9', 'KCNA9TKMF9'],
  ['a code in groups with letters that no code has', 'KCNO-9TKM-F9', 'KCNO-9TKM-F9'],
  ['a code in groups of another length', 'KCNA-9TKM', 'KCNA-9TKM'],
  ['a code in small letters', 'kcna9tkmf9', 'kcna9tkmf9'],
  ['a longer run of letters', 'ABCDEFGH234', 'ABCDEFGH234'],
])('in %s', (_, text, code) => {
  expect(bookingCodeIn(text)).toBe(code);
});
