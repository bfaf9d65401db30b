import { businessData, lessonOffers } from '../../../../src/lib/structuredData';

test('the school: where it is, how to reach it, when it is open', () => {
  expect(businessData()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    name: 'Ombak Pagi Surf School',
    url: 'http://localhost/',
    telephone: '+62 361 555 0114',
    foundingDate: '2014',
    address: { '@type': 'PostalAddress', addressLocality: 'Kuta', addressRegion: 'Bali', addressCountry: 'ID' },
    openingHoursSpecification: { opens: '06:30', closes: '18:00' },
  });
});

test('lessons are products with an offer in rupiah; what is unknown is left out', () => {
  const { itemListElement } = lessonOffers([
    { id: '1', name: 'Private', description: 'You alone', price: 650_000, image_url: 'a.webp' },
    { id: '2', name: 'Group', description: null, price: 350_000, image_url: null },
  ]);
  expect(itemListElement).toHaveLength(2);
  expect(itemListElement[0]).toMatchObject({
    position: 1,
    item: {
      '@type': 'Product',
      name: 'Private',
      description: 'You alone',
      image: 'http://localhost/public/a.webp',
      offers: { '@type': 'Offer', price: 650_000, priceCurrency: 'IDR', url: 'http://localhost/surf-lesson' },
    },
  });
  expect(itemListElement[1]?.position).toBe(2);
  expect(Object.keys(itemListElement[1]?.item ?? {})).not.toEqual(expect.arrayContaining(['description']));
  expect(Object.keys(itemListElement[1]?.item ?? {})).not.toEqual(expect.arrayContaining(['image']));
});
