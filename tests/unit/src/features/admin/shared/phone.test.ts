import { callUrl, whatsAppUrl } from '../../../../../../src/features/admin/shared/phone';

test.each([
  ['+62 812-3456-7890', 'https://wa.me/6281234567890'],
  ['0812 3456 7890', 'https://wa.me/6281234567890'],
  ['0049 170 1234567', 'https://wa.me/491701234567'],
  ['+1 (202) 555-0100', 'https://wa.me/12025550100'],
  ['000000000', null],
  ['123', null],
  ['+62812345678901234', null],
  ['call me', null],
])('WhatsApp of %s is %s', (phone, url) => {
  expect(whatsAppUrl(phone)).toBe(url);
});

test.each([
  ['+62 812-3456-7890', 'tel:+6281234567890'],
  ['0812 3456 7890', 'tel:081234567890'],
  ['000000000', null],
  ['call me', null],
])('%s is called at %s', (phone, url) => {
  expect(callUrl(phone)).toBe(url);
});
