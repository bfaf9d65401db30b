import { generatedApi } from '../../../../src/api/api.gen';
import { type OperationId, operations } from '../../../../src/api/operations.gen';

// The types and modules of a browser have neither node:fs nor the build of yaml for Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (file: string, encoding: 'utf8') => string }>('node:fs');
const { parse } = jest.requireActual<{ parse: (text: string) => unknown }>(
  '../../../../node_modules/yaml/dist/index.js',
);

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as { paths: Record<string, Record<string, unknown>> };
const contractIds = Object.values(contract.paths)
  .flatMap((path) => Object.values(path) as { operationId?: string }[])
  .flatMap(({ operationId }) => operationId ?? []);
const all = Object.keys(operations) as OperationId[];

test('the operations of the contract, their traits and the endpoints are the same ones', () => {
  expect(all.toSorted()).toEqual(contractIds.toSorted());
  const endpoints = Object.keys(generatedApi.endpoints).filter((name) => name !== 'findLesson'); // out of listProducts
  expect(endpoints.toSorted()).toEqual(contractIds.toSorted());
});

// spec §7 as a person reads it: whatever is named nowhere here takes the access token and sends JSON.
test.each<[string, OperationId[]]>([
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
      'checkBooking',
    ],
  ],
  ['optional', ['createTestimony', 'listSurfSpots', 'createBooking']],
  ['refresh', ['refreshAccessToken', 'logout']],
])('token: %s', (token, expected) => {
  expect(all.filter((id) => operations[id].token === token)).toEqual(expected);
});

test('forms are sent where a picture may be', () => {
  const expected = ['Image', 'Product', 'Carousel', 'SurfSpot'].flatMap((row) => [`create${row}`, `update${row}`]);
  expect(all.filter((id) => operations[id].multipart).toSorted()).toEqual(expected.toSorted());
});
