import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** Whether the contract keeps an operation for administrators. */
const isForAdmins = (_name: string, { operation }: { operation: object }) => 'x-role' in operation;

/** Pictures are fetched by the browser itself. */
const isPicture = (name: string) => name === 'getPicture';

/** What a guest does by oneself with a booking or a password, once in many visits. */
const OWN_AFFAIRS: readonly string[] = [
  'requestPasswordReset',
  'resetPassword',
  'moveMySession',
  'cancelMySession',
  'cancelMyBooking',
];

/** What every page says of the school comes with the page; the call is for what a page did not bring. */
const SCHOOL: readonly string[] = ['getSchool'];

const config: ConfigFile = {
  schemaFile: './openapi.yaml',
  apiFile: './src/api/baseApi.ts',
  // Caches are patched, not refetched (src/api/adminRules.ts), so no tags are generated.
  tag: false,
  encodePathParams: true,
  hooks: { queries: true, lazyQueries: true, mutations: true },
  outputFiles: {
    './src/api/api.gen.ts': {
      apiImport: 'baseApi',
      exportName: 'api',
      filterEndpoints: (name, operation) =>
        !isForAdmins(name, operation) && ![...OWN_AFFAIRS, ...SCHOOL].includes(name) && !isPicture(name),
    },
    // Apart, as public pages have no room for it until they read it.
    './src/api/school.gen.ts': {
      apiFile: './src/api/api.gen.ts',
      apiImport: 'api',
      exportName: 'schoolApi',
      filterEndpoints: (name) => SCHOOL.includes(name),
    },
    // Apart, so that the bundler keeps the admin area's calls from visitors.
    './src/api/admin.gen.ts': {
      apiFile: './src/api/api.gen.ts',
      apiImport: 'api',
      exportName: 'adminApi',
      filterEndpoints: isForAdmins,
    },
    // Apart, so that the bundler keeps these calls from those who do not need them.
    './src/api/ownAffairs.gen.ts': {
      apiFile: './src/api/api.gen.ts',
      apiImport: 'api',
      exportName: 'ownApi',
      filterEndpoints: (name) => OWN_AFFAIRS.includes(name),
    },
  },
};
export default config;
