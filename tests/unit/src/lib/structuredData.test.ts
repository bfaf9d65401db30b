import { businessData } from '../../../../src/lib/businessData';
import { lessonOffers, lessonProduct } from '../../../../src/lib/structuredData';

test('the school: where it is, how to reach it, when it is open', () => {
  expect(businessData('https://surf.example')).toMatchObject({
    '@type': 'SportsActivityLocation',
    name: 'Ombak Pagi Surf School',
    url: 'https://surf.example/',
    image: 'https://surf.example/pictures/school.jpg',
    telephone: '+62 361 555 0114',
    foundingDate: '2014',
    address: { '@type': 'PostalAddress', addressLocality: 'Kuta', addressRegion: 'Bali', addressCountry: 'ID' },
    openingHoursSpecification: { opens: '06:30', closes: '18:00' },
  });
});

const lesson = { id: 'p/1', name: 'Private', description: 'You alone', price: 650_000, image_url: 'a.webp' };
const address = 'https://surf.example/surf-lesson/lesson-detail?lesson=p%2F1';

test('a lesson is a product of the school with an offer in rupiah, at its own address', () => {
  expect(lessonProduct(lesson, 'https://surf.example')).toEqual({
    '@type': 'Product',
    '@id': address,
    url: address,
    name: 'Private',
    description: 'You alone',
    image: 'http://localhost/public/a.webp?w=1280',
    brand: { '@type': 'Brand', name: 'Ombak Pagi' },
    offers: {
      '@type': 'Offer',
      price: 650_000,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
      url: address,
      seller: { '@id': 'https://surf.example/#school' },
    },
  });
});

test('a lesson without a picture is shown with the school’s; without a description it has none', () => {
  const product = lessonProduct({ ...lesson, description: null, image_url: null }, 'https://surf.example');
  expect(product.image).toBe('https://surf.example/pictures/school.jpg');
  expect(Object.keys(product)).not.toContain('description');
});

test('a list of lessons keeps their order', () => {
  const { itemListElement } = lessonOffers([lesson, { ...lesson, id: 'p2', name: 'Group' }], 'https://surf.example');
  expect(itemListElement.map(({ position, item }) => [position, item.name])).toEqual([
    [1, 'Private'],
    [2, 'Group'],
  ]);
  expect(itemListElement[0]?.item['@id']).toBe(address);
});
