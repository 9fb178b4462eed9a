/** Unit tests of everything: browser code in jsdom, tools and platform in Node, the platform before a real database. */

const transform = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Tests of other folders that run before a platform, and so need its database. */
const AT_THE_PLATFORM = '\\.platform\\.test\\.ts$';

const common = {
  transform,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/src/testing/jest/cssModule.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.site/'],
  restoreMocks: true,
};

export default {
  // A busy machine is no failure; the suites move clocks of their own.
  testTimeout: 90_000,
  testSequencer: './shared/src/testing/jest/changedFirst.cjs',
  projects: [
    {
      ...common,
      displayName: 'browser',
      moduleNameMapper: { ...common.moduleNameMapper, '^aria-query$': '<rootDir>/shared/src/testing/jest/ariaQuery.ts' },
      testMatch: ['<rootDir>/{{shared,host,remote-*}/src,shared/kit}/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/shared/src/testing/jest/BrowserEnvironment.ts',
      setupFiles: ['<rootDir>/shared/src/testing/jest/fillJsdom.ts', '<rootDir>/shared/src/testing/jest/withoutOwnerStacks.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jest/extendExpect.ts'],
    },
    {
      ...common,
      displayName: 'tools',
      testMatch: ['<rootDir>/{shared/{webpack,release},host/ops,e2e/{compose,acceptance,bench}}/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, AT_THE_PLATFORM],
      testEnvironment: 'node',
    },
    {
      ...common,
      displayName: 'platform',
      testMatch: ['<rootDir>/e2e/{platform,demo-venue}/**/*.test.ts', '<rootDir>/e2e/acceptance/**/*.platform.test.ts'],
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/e2e/platform/testing/cheapPasswords.ts'],
      globalSetup: '<rootDir>/e2e/platform/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/e2e/platform/testing/globalTeardown.ts',
    },
  ],
};
