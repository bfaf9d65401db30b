import { SITE } from '../addresses.ts';
import type { Letter } from '../letter.ts';

/** Somebody forgot the password. An account has no phone that would tell the language, so it is in both. */
export const passwordReset = (token: string): Letter => ({
  subject: 'Choose a new password · Pilih kata sandi baru',
  parts: [
    'With this link you choose a new password. It works once, for an hour. If you did not ask for it, leave it: nothing has changed.',
    'Dengan tautan ini Anda memilih kata sandi baru. Tautan berlaku satu kali, selama satu jam. Jika Anda tidak memintanya, abaikan saja.',
    { link: `${SITE}/reset-password?token=${encodeURIComponent(token)}`, label: 'New password · Kata sandi baru' },
  ],
});
