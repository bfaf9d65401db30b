import { signInAs } from '../support/e2e/accounts.ts';
import { expectFits } from '../support/e2e/a11y.ts';
import { expect, hydrated, openLesson, test } from '../support/e2e/test.ts';

const own = {
  name: 'Sekolah Selancar Angin & Laut',
  brand: 'Angin & Laut',
  founded: null,
  email: 'halo@angin.example',
  phone: '+6234567890123',
  whatsapp: null,
  street: 'Jalan Karang 7',
  area: 'Senggigi',
  region: 'Lombok',
  map_url: null,
  photo_folder_url: null,
  instagram_url: 'https://www.instagram.com/angin.example',
  facebook_url: null,
  youtube_url: null,
  change_hours: 48,
  texts: {
    en: {
      tagline: 'Wind first.',
      about: 'We are two sisters.\n\nWe began with a kite.',
      welcome: 'The reef is ours to share.',
      notes: 'Bring a hat.',
      meeting: 'At the red flag.\n\nTen minutes early.',
      swell: 'We move.\n\nOr we wait.',
    },
    id: { tagline: 'Angin dulu.', about: 'Kami dua saudari.', welcome: null, notes: 'Bawa topi.' },
  },
};

const paths = [
  '/',
  '/surf-lesson',
  '/surfspot',
  '/aboutus',
  '/contactus',
  '/check-bookings',
  '/surf-lesson/booking-cart',
  '/login',
  '/none',
];

test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/404/] });

test('a name of 14 letters leaves the header of a phone on one line, and is whole where it is read out', async ({
  page,
}) => {
  const headers = await signInAs(page, 'administrator');
  const call = async (brand: string) => page.request.patch('/api/school', { headers, data: { brand } });
  const { data: first } = (await (await page.request.get('/api/school')).json()) as { data: typeof own };
  await page.context().clearCookies();
  try {
    for (const brand of ['Gelombang Biru', 'Bali Wave Camp', 'Sekolah Selancar Gelombang Biru']) {
      expect((await call(brand)).status()).toBe(200);
      await page.goto('/contactus');
      await hydrated(page);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const home = page.getByRole('banner').getByRole('link', { name: brand, exact: true });
        const parts = [home, page.getByRole('button', { name: 'Menu' }), page.getByRole('link', { name: 'Cart' })];
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        const [name, menu, cart] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
        const row = { top: name?.y ?? 0, bottom: (name?.y ?? 0) + (name?.height ?? 0) };
        for (const box of [menu, cart]) {
          expect(box?.y, `${brand}, ${String(width)} px`).toBeGreaterThanOrEqual(row.top);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(row.bottom);
        }
        expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
        expect((cart?.x ?? 0) + (cart?.width ?? 0)).toBeLessThanOrEqual(width);
        await expectFits(page);
      }
    }
  } finally {
    expect((await call(first.brand)).status()).toBe(200);
  }
});

test('a school that says what it is called is called so everywhere, at once, in both languages', async ({
  page,
  site,
}) => {
  const headers = await signInAs(page, 'administrator');
  const { data: first } = (await (await page.request.get('/api/school')).json()) as { data: typeof own };
  const say = async (data: object) => {
    expect((await page.request.patch('/api/school', { headers, data })).status()).toBe(200);
  };
  await page.context().clearCookies();
  for (const lang of ['en', 'id']) {
    const { element } = await test.step(`nothing is sent twice, ${lang}`, async () => {
      const html = await (await page.request.get(`/?lang=${lang}`)).text();
      return { element: /<script type="application\/json" id="school">(.*?)<\/script>/.exec(html)?.[1] };
    });
    expect(element, lang).toBe('{}'); // the build says the same
  }
  try {
    await say(own);
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      const firstSchool = () =>
        page.evaluate(() => {
          const words = document.title + document.head.innerHTML + document.body.innerHTML;
          return /.{0,90}(?:Ombak Pagi|Contoh 14|555 ?0114|ombakpagi|board and rash guard included|Three mornings, one|at the beach every day).{0,60}/i.exec(
            words,
          )?.[0];
        });
      await expect.poll(firstSchool, { message: path }).toBeUndefined();
      await expectFits(page);
    }
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(own.name);
    await expect(page.getByText('The reef is ours to share.')).toBeVisible();
    await page.goto('/aboutus');
    await expect(page.getByText('We began with a kite.')).toBeVisible();
    await page.goto('/contactus');
    await expect(page.getByRole('link', { name: '+62 345 6789 0123' })).toBeVisible();
    // A blank line begins a new paragraph, in whatever element a text stands.
    await page.goto('/aboutus');
    const paragraphs = (...texts: RegExp[]) =>
      texts.map((text) => page.getByRole('paragraph').filter({ hasText: text }));
    for (const paragraph of paragraphs(/^At the red flag\.$/, /^Ten minutes early\.$/, /^We move\.$/, /^Or we wait\.$/))
      await expect(paragraph).toBeVisible();
    await openLesson(page);
    await expect(page.getByText('Bring a hat.')).toBeVisible();
    for (const paragraph of paragraphs(/^We move\.$/, /^Or we wait\.$/)) await expect(paragraph).toBeVisible();
    await expect(page.getByText('until 48 hours before', { exact: true })).toBeVisible();

    await page.context().addCookies([{ name: 'lang', value: 'id', url: site }]);
    await page.goto('/aboutus');
    await hydrated(page);
    await expect(page.getByText('Kami dua saudari.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('The reef is ours to share.')).toBeVisible(); // no Indonesian text: the English one
    await expect(page.getByRole('contentinfo').getByText('Angin dulu.')).toBeVisible();
    await openLesson(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelas Surfing Privat');
    await expect(page.getByText('Bawa topi.')).toBeVisible();
  } finally {
    await say(Object.fromEntries(Object.keys(own).map((key) => [key, first[key as keyof typeof own]])));
  }
});
