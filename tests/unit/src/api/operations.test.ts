import { generatedApi } from '../../../../src/api/api.gen';
import { operations, type OperationTraits } from '../../../../src/api/operations.gen';

// The browser's world has neither files nor YAML; the test's has.
const { readFileSync } = jest.requireActual<{ readFileSync: (file: string, encoding: 'utf8') => string }>('node:fs');
const { parse } = jest.requireActual<{ parse: (text: string) => unknown }>(
  '../../../../node_modules/yaml/dist/index.js',
);

type Security = Record<string, unknown>[];
interface Operation {
  operationId: string;
  security?: Security;
  requestBody?: { content: Record<string, unknown> };
}
interface Contract {
  security?: Security;
  paths: Record<string, Record<string, Operation>>;
}

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as Contract;
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const all = Object.values(contract.paths).flatMap((path) =>
  Object.entries(path)
    .filter(([method]) => methods.includes(method))
    .map(([, operation]) => operation),
);

function tokenOf(security: Security): OperationTraits['token'] {
  const names = security.flatMap((requirement) => Object.keys(requirement));
  if (names.includes('refreshToken')) return 'refresh';
  if (!names.includes('accessToken')) return 'none';
  return security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'required';
}

test('the generated traits say of every operation what the contract says, and of no other', () => {
  const expected = Object.fromEntries(
    all.map(({ operationId, security, requestBody }) => [
      operationId,
      {
        token: tokenOf(security ?? contract.security ?? []),
        multipart: requestBody?.content['multipart/form-data'] !== undefined,
      },
    ]),
  );
  expect(operations).toEqual(expected);
});

test('every operation of the contract has an endpoint, and every endpoint an operation', () => {
  expect(Object.keys(generatedApi.endpoints).sort()).toEqual(all.map(({ operationId }) => operationId).sort());
});

// spec §7, read by a person: what the generator must not get wrong
test.each<[string, OperationTraits]>([
  ['login', { token: 'none', multipart: false }],
  ['refreshAccessToken', { token: 'refresh', multipart: false }],
  ['logout', { token: 'refresh', multipart: false }],
  ['getCurrentUser', { token: 'required', multipart: false }],
  ['listProducts', { token: 'none', multipart: false }],
  ['checkBooking', { token: 'none', multipart: false }],
  ['createBooking', { token: 'optional', multipart: false }],
  ['createTestimony', { token: 'optional', multipart: false }],
  ['listSurfSpots', { token: 'optional', multipart: false }],
  ['searchTestimonies', { token: 'required', multipart: false }],
  ['createImage', { token: 'required', multipart: true }],
  ['updateSurfSpot', { token: 'required', multipart: true }],
])('%s', (operation, traits) => {
  expect(operations[operation]).toEqual(traits);
});
