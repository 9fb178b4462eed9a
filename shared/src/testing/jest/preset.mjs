import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * How the tests of a remote run. A repository of a team's own has it in `jest.config.mjs`:
 * `export { browserTests as default } from '@site/shared/jest';`
 */

const require = createRequire(import.meta.url);
const here = (file) => join(import.meta.dirname, file);

/** Of every test, of tools too. */
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
  // `shared` is TypeScript where it is installed as a package too; the others are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!.*@site/shared/|(?:\\.pnpm/)?(?:@(?:noble|scure)|d3-|internmap))'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  moduleNameMapper: { '\\.css$': here('cssModule.ts') },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.site/'],
  restoreMocks: true,
  // A test file has globals of its own, and each look-up of one costs as much as what it is asked for: simulations ask for this one millions of times.
  sandboxInjectedGlobals: ['Math'],
};

/** Of code for the browser. */
export const browserTests = {
  ...commonTests,
  moduleNameMapper: { ...commonTests.moduleNameMapper, '^aria-query$': here('ariaQuery.ts') },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: here('BrowserEnvironment.ts'),
  setupFiles: [here('fillJsdom.ts'), here('withoutOwnerStacks.ts')],
  setupFilesAfterEnv: [here('extendExpect.ts')],
};
