import { adminApi } from '../../../../src/api';
import type { EndpointOptions, TokenUse } from '../../../../src/api/tokenUse';
import { type Operation, operations as contractOperations } from '../../../support/web/contract';

const { readFileSync } = jest.requireActual<{ readFileSync: (file: string, encoding: 'utf8') => string }>('node:fs');

// The browser fetches pictures by itself.
const operations = contractOperations.filter(({ operationId }) => operationId !== 'getPicture');
const idsOf = (list: readonly Operation[]) => list.map(({ operationId }) => operationId).toSorted();

const tokens = new Map<string, TokenUse | undefined>();
adminApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(adminApi.endpoints).map((id) => [
      id,
      ({ extraOptions }: { extraOptions?: EndpointOptions }) => void tokens.set(id, extraOptions?.token),
    ]),
  ),
});
const all = [...tokens.keys()].filter(
  (id) => !['allProducts', 'findLesson', 'furtherProducts', 'schoolDays'].includes(id),
); // the site's own, out of listProducts and listDays

test('the operations of the contract and the endpoints are the same ones', () => {
  expect(all.toSorted()).toEqual(idsOf(operations));
});

test('those of administrators are generated apart', () => {
  const sources = ['api', 'ownAffairs', 'school'].map((name) => readFileSync(`src/api/${name}.gen.ts`, 'utf8'));
  const ids = [...sources.join('').matchAll(/^ {4}(\w+): build\./gm)].map(([, id = '']) => id);
  expect(ids.toSorted()).toEqual(idsOf(operations.filter((operation) => !operation['x-role'])));
});

const isLevel1 = (id: string) => operations.find(({ operationId }) => operationId === id)?.['x-level'] === 1;

// spec §7 as a person reads it: an operation of level 1 that is named nowhere here takes the access token.
test.each<[TokenUse, string[]]>([
  [
    'none',
    ['register', 'login', 'listImages', 'listVideos', 'listProductCategories', 'listCarousels', 'listTestimonies'],
  ],
  ['optional', ['createTestimony', 'listSurfSpots', 'createBooking', 'checkBooking']],
  ['administrators', ['listProducts']], // level 2; guests and customers send none, as documented
  ['refresh', ['refreshAccessToken', 'logout']],
])('token of level 1: %s', (token, expected) => {
  expect(all.filter((id) => isLevel1(id) && tokens.get(id) === token)).toEqual(expected);
});

test('every other operation of level 1 takes the access token', () => {
  const level1 = operations.filter((operation) => operation['x-level'] === 1);
  expect(all.filter((id) => isLevel1(id) && tokens.get(id) === 'required')).toHaveLength(level1.length - 14);
});

/** The token that the contract asks for. */
function tokenOf({ security = [], 'x-token-role': roles }: Operation): TokenUse {
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  if (schemes.length === 0) return 'none';
  if (schemes.includes('refreshToken')) return 'refresh';
  if (schemes.length === security.length) return 'required';
  if (!roles) return 'optional';
  return roles.includes('STAFF') ? 'staff' : 'administrators';
}

test('every operation takes the token of the contract', () => {
  expect(new Map(operations.map((one) => [one.operationId, tokenOf(one)]))).toEqual(
    new Map(all.map((id) => [id, tokens.get(id)])),
  );
});

test('forms are sent where a picture may be', () => {
  const expected = ['Image', 'Product', 'Carousel', 'SurfSpot', 'Instructor'].flatMap((row) => [
    `create${row}`,
    `update${row}`,
  ]);
  const source = readFileSync('src/api/admin.gen.ts', 'utf8') + readFileSync('src/api/api.gen.ts', 'utf8');
  const forms = [...source.matchAll(/(\w+): build\.mutation(?:(?!build\.).)*toFormData\(/gs)].map(([, id]) => id);
  expect(forms.toSorted()).toEqual(expected.toSorted());
});
