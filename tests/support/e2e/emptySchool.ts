import { type SiteServer, startSite } from '../../../scripts/web/siteServer.ts';
import { startMailServer } from '../server/mailServer.ts';
import { test as base } from './test.ts';

export const owner = { email: 'owner@angin.example', password: 'a long password of hers' };

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The tests' test on an installation in which nothing is but its owner's account, and which writes to a mail server. */
export const test = base.extend<object, { mail: MailServer; site: SiteServer['origin'] }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const { origin, stop } = await startSite((own) => ({
        SEED: 'none',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        SMTP_URL: mail.url,
        MAIL_FROM: owner.email,
        PUBLIC_URL: own,
      }));
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
