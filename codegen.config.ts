import type { ConfigFile } from '@rtk-query/codegen-openapi';

const config: ConfigFile = {
  schemaFile: './openapi.yaml',
  apiFile: './src/api/baseApi.ts',
  apiImport: 'baseApi',
  outputFile: './src/api/api.gen.ts',
  exportName: 'generatedApi',
  // Caches are patched, not refetched (src/api/cacheUpdates.ts), so no tags are generated.
  tag: false,
  encodePathParams: true,
  hooks: { queries: true, lazyQueries: true, mutations: true },
};
export default config;
