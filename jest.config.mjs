import { chmodSync, rmSync } from 'node:fs';
import { makeTemporaryFolder, removeAbandonedFolders } from './shared/release/temporaryFolders.mjs';
import { readWorkspaceMetadata } from './shared/build/workspaceRemotes.cjs';
import { browserTests, commonTests } from './shared/testing/src/jest/preset.mjs';

/** Unit tests of all packages: browser code in jsdom, tools and platform in Node, the platform with a real database. */

/** Tests of other folders that run against a platform and therefore need its database. */
const AT_THE_PLATFORM = '\\.platform\\.test\\.ts$';

/** Tests that start several processes or a separate repository; only `pnpm test:full` has time for them. */
const OF_THE_FULL_SUITE = process.env['WHOLE_LISTS']
  ? []
  : [
      '/e2e/own-repository/',
      '/severalProcesses\\.test',
      '/sandbox/crash\\.test',
      '/moneyAndKills\\.test',
      '/rebateAndKills\\.test',
      '/bonusesAndKills\\.test',
      '/giftsAndKills\\.test',
      '/platform/fuzz/',
      '/ops/cli/processorTime\\.test',
      '/ops/productionInstall\\.test',
      '/venues/conformance/',
    ];

const SECOND_TRY = '<rootDir>/e2e/compose/secondTry.ts';

/** Remotes that the tests of the host use. A new remote of a team does not change their expectations. */
const SPECIFIED = ['sports', 'games', 'wallet', 'member', 'chat', 'activities'];
const metadata = Object.entries(readWorkspaceMetadata(import.meta.dirname)).filter(([id]) => SPECIFIED.includes(id));

/** Packages that replace another one under the same name. */
const modulePathIgnorePatterns = [...commonTests.modulePathIgnorePatterns, '/e2e/skew/foreign-remote/'];

// The temporary files of tests are removed after the run; leftovers of a killed run are removed by the next one.
await removeAbandonedFolders();
const temporary = makeTemporaryFolder('units');
// The database may run as another user.
chmodSync(temporary, 0o755);
process.env['TMPDIR'] = temporary;
process.once('exit', () => {
  rmSync(temporary, { recursive: true, force: true });
});
// An interrupted run exits in the same way and also stops its in-memory database.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Printed commands have the form used in the documents, regardless of the program that started this run.
process.env['npm_config_user_agent'] = 'pnpm/10';

// Workers inherit the flags of this process. A test's rendered objects live as long as the test. With a larger
// semi-space (in MB per worker) V8 moves few of them to the old generation, which saves an eighth of the browser tests'
// processor time.
process.execArgv.push('--max-semi-space-size=64');

export default {
  // Slow tests on a busy machine are not failures; the suites use fake clocks.
  testTimeout: 300_000,
  testSequencer: './shared/testing/src/jest/changedFirst.cjs',
  projects: [
    {
      ...browserTests,
      modulePathIgnorePatterns,
      displayName: 'browser',
      setupFilesAfterEnv: [...browserTests.setupFilesAfterEnv, SECOND_TRY],
      // The build of the host defines the same constants.
      globals: { WORKSPACE_METADATA: Object.fromEntries(metadata), FIRST_SLIDE_PICTURE: '/assets/first-slide.svg' },
      testMatch: [
        '<rootDir>/{{shared,host,remote-*}/src,shared/kit,host/ops/console/page}/**/*.test.{ts,tsx}',
        '<rootDir>/shared/*/src/**/*.test.{ts,tsx}',
        // Page tests of the venues; their tests without a document run with their servers.
        '<rootDir>/e2e/venues/**/*.test.tsx',
      ],
    },
    {
      ...commonTests,
      modulePathIgnorePatterns,
      displayName: 'tools',
      setupFilesAfterEnv: [SECOND_TRY],
      testMatch: [
        '<rootDir>/{shared/{build,release},host/ops,e2e/{compose,acceptance,bench,front-door,matrix,own-repository}}/**/*.test.ts',
      ],
      testPathIgnorePatterns: [...commonTests.testPathIgnorePatterns, AT_THE_PLATFORM, ...OF_THE_FULL_SUITE],
      testEnvironment: '<rootDir>/shared/testing/src/jest/NodeEnvironment.ts',
    },
    {
      ...commonTests,
      modulePathIgnorePatterns,
      displayName: 'platform',
      setupFilesAfterEnv: [SECOND_TRY],
      testMatch: ['<rootDir>/e2e/{platform,venues}/**/*.test.ts', '<rootDir>/e2e/acceptance/**/*.platform.test.ts'],
      testPathIgnorePatterns: [...commonTests.testPathIgnorePatterns, ...OF_THE_FULL_SUITE],
      testEnvironment: '<rootDir>/shared/testing/src/jest/NodeEnvironment.ts',
      setupFiles: ['<rootDir>/e2e/platform/testing/cheapPasswords.ts', '<rootDir>/e2e/platform/testing/oneConnection.ts'],
      globalSetup: '<rootDir>/e2e/platform/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/e2e/platform/testing/globalTeardown.ts',
    },
  ],
};
