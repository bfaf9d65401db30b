import { SITE } from '../addresses.ts';
import type { Letter } from '../letter.ts';
import { speeches } from '../speech.ts';

/** Somebody forgot the password. An account has no phone that would tell the language, so it is in all of them. */
export const passwordReset = (token: string): Letter => ({
  subject: speeches.map(({ t }) => t`Choose a new password`).join(' · '),
  parts: [
    ...speeches.map(
      ({ t }) =>
        t`With this link you choose a new password. It works once, for an hour. If you did not ask for it, leave it: nothing has changed.`,
    ),
    {
      link: `${SITE}/reset-password?token=${encodeURIComponent(token)}`,
      label: speeches.map(({ t }) => t`New password`).join(' · '),
    },
  ],
});
