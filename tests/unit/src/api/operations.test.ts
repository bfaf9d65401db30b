import { generatedAdminApi } from '../../../../src/api/admin.gen';
import '../../../../src/api/ownAffairs.gen'; // adds its endpoints to the others
import type { EndpointOptions, TokenUse } from '../../../../src/api/tokenUse';

// The types and modules of a browser have neither node:fs nor the build of yaml for Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (file: string, encoding: 'utf8') => string }>('node:fs');
const { parse } = jest.requireActual<{ parse: (text: string) => unknown }>(
  '../../../../node_modules/yaml/dist/index.js',
);

interface Operation {
  operationId: string;
  'x-role'?: string[];
}
const contract = parse(readFileSync('openapi.yaml', 'utf8')) as { paths: Record<string, Record<string, Operation>> };
// The browser fetches pictures by itself.
const operations = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId }) => operationId !== 'getPicture');
const idsOf = (list: readonly Operation[]) => list.map(({ operationId }) => operationId).toSorted();

const tokens = new Map<string, TokenUse | undefined>();
generatedAdminApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(generatedAdminApi.endpoints).map((id) => [
      id,
      ({ extraOptions }: { extraOptions?: EndpointOptions }) => void tokens.set(id, extraOptions?.token),
    ]),
  ),
});
const all = [...tokens.keys()].filter((id) => !['findLesson', 'furtherProducts', 'schoolDays'].includes(id)); // the site's own, out of listProducts and listDays

test('the operations of the contract and the endpoints are the same ones', () => {
  expect(all.toSorted()).toEqual(idsOf(operations));
});

test('those of administrators are generated apart', () => {
  const sources = ['api', 'ownAffairs'].map((name) => readFileSync(`src/api/${name}.gen.ts`, 'utf8'));
  const ids = [...sources.join('').matchAll(/^ {4}(\w+): build\./gm)].map(([, id = '']) => id);
  expect(ids.toSorted()).toEqual(idsOf(operations.filter((operation) => !operation['x-role'])));
});

// spec §7 as a person reads it: whatever is named nowhere here takes the access token and sends JSON.
test.each<[string, string[]]>([
  [
    'none',
    [
      'register',
      'login',
      'listImages',
      'listVideos',
      'listProducts',
      'listProductCategories',
      'listCarousels',
      'listTestimonies',
      'requestPasswordReset',
      'resetPassword',
      'moveMySession',
      'cancelMyBooking',
    ],
  ],
  ['optional', ['createTestimony', 'listSurfSpots', 'createBooking', 'listDays', 'checkBooking']],
  ['refresh', ['refreshAccessToken', 'logout']],
])('token: %s', (token, expected) => {
  expect(all.filter((id) => tokens.get(id) === token)).toEqual(expected);
});

test('every other operation takes the access token', () => {
  expect(all.filter((id) => tokens.get(id) === 'required')).toHaveLength(operations.length - 19);
});

test('forms are sent where a picture may be', () => {
  const expected = ['Image', 'Product', 'Carousel', 'SurfSpot'].flatMap((row) => [`create${row}`, `update${row}`]);
  const source = readFileSync('src/api/admin.gen.ts', 'utf8') + readFileSync('src/api/api.gen.ts', 'utf8');
  const forms = [...source.matchAll(/(\w+): build\.mutation(?:(?!build\.).)*toFormData\(/gs)].map(([, id]) => id);
  expect(forms.toSorted()).toEqual(expected.toSorted());
});
