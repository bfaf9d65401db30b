import type { Page } from '@playwright/test';

export const accounts = {
  administrator: { email: 'admin@surf.example', password: 'ombak-admin-2027' },
  customer: { email: 'customer@surf.example', password: 'ombak-pagi-2027' },
};

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Well below the quarter of an hour for which an access token is taken (ms). */
const LIFE = 5 * 60_000;

const kept = new Map<string, { tokens: Tokens; until: number }>();

async function tokensOf(page: Page, who: keyof typeof accounts): Promise<Tokens> {
  const known = kept.get(who);
  if (known && Date.now() < known.until) return known.tokens;
  const answer = await page.request.post('/api/auth/login', { data: accounts[who] });
  const { data: tokens } = (await answer.json()) as { data: Tokens };
  kept.set(who, { tokens, until: Date.now() + LIFE });
  return tokens;
}

/** Signs in by a call, once for many tests: only tests of the login fill in its form. Returns the header of own calls. */
export async function signInAs(page: Page, who: keyof typeof accounts): Promise<{ authorization: string }> {
  const tokens = await tokensOf(page, who);
  const site = { domain: '127.0.0.1', path: '/', sameSite: 'Lax' as const };
  await page
    .context()
    .addCookies(Object.entries(tokens).map(([name, value]) => ({ name, value: String(value), ...site })));
  return { authorization: `Bearer ${tokens.access_token}` };
}
