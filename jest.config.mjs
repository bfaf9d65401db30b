// .mjs: on Node 20 a jest.config.ts needs ts-node, which TypeScript 6 breaks.
const esmOnly = ['rettime', 'until-async', '@open-draft/deferred-promise'].join('|'); // msw's ESM-only dependencies

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/tests/support/web/env.cjs',
  testEnvironmentOptions: { url: 'http://localhost/' },
  testTimeout: 60_000, // for a busy machine; what passes takes no longer
  roots: ['<rootDir>/tests/unit/src'],
  setupFiles: ['<rootDir>/tests/support/web/languages.cjs'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/web/setup.ts'],
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }],
    '^.+\\.m?js$': '<rootDir>/tests/support/web/esmTransform.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  moduleNameMapper: {
    '^@rc-component/util/lib/Dom/dynamicCSS$': '<rootDir>/tests/support/web/noStyles.cjs',
    '\\.module\\.css$': '<rootDir>/tests/support/web/cssModule.cjs',
    '\\.css$': '<rootDir>/tests/support/web/empty.cjs',
  },
};
