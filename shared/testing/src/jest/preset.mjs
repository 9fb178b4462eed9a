import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Jest configuration for the tests of a remote. A remote in its own repository uses it in `jest.config.mjs`: `export {
 * browserTests as default } from '@site/testing/jest';`
 */

const require = createRequire(import.meta.url);
const here = (file) => join(import.meta.dirname, file);

/** Configuration of all tests, including those of tools. */
export const commonTests = {
  transform: {
    '\\.svg$': here('textFile.cjs'),
    '\\.m?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The packages of the site are TypeScript even as installed packages; the others are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!.*@site/|(?:\\.pnpm/)?(?:@(?:noble|scure)|d3-|internmap))'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  moduleNameMapper: { '\\.css$': here('cssModule.ts') },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.site/'],
  restoreMocks: true,
  // Each test file has its own globals, and looking one up costs as much as a call of it. Simulations use this one
  // millions of times.
  sandboxInjectedGlobals: ['Math'],
};

export const browserTests = {
  ...commonTests,
  moduleNameMapper: { ...commonTests.moduleNameMapper, '^aria-query$': here('ariaQuery.ts') },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: here('BrowserEnvironment.ts'),
  setupFiles: [here('fillJsdom.ts'), here('withoutOwnerStacks.ts')],
  setupFilesAfterEnv: [here('extendExpect.ts')],
};
