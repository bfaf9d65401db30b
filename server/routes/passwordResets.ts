import type { Handlers } from '../contract/handlers.ts';
import type { Context } from '../http/context.ts';

/** New passwords for those who forgot theirs. */
export const passwordResetHandlers = ({ resets, logins }: Context) =>
  ({
    async requestPasswordReset({ body, ip }) {
      await resets.request(body.email.trim(), ip);
      return { data: true };
    },

    async resetPassword({ body, ip }) {
      const email = await resets.reset(body.token, body.password);
      // Who forgot a password has mostly tried some.
      await logins?.forgive(email, ip);
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
