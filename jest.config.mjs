import { chmodSync, rmSync } from 'node:fs';
import { makeTemporaryFolder, removeAbandonedFolders } from './shared/release/temporaryFolders.mjs';
import { readWorkspaceMetadata } from './shared/release/workspaceRemotes.cjs';
import { browserTests, commonTests } from './shared/src/testing/jest/preset.mjs';

/** Unit tests of everything: browser code in jsdom, tools and platform in Node, the platform before a real database. */

/** Tests of other folders that run before a platform, and so need its database. */
const AT_THE_PLATFORM = '\\.platform\\.test\\.ts$';

/** What starts several processes, or a repository of its own: `pnpm test:full` has the time. */
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
      '/venues/conformance/',
    ];

const SECOND_TRY = '<rootDir>/e2e/compose/secondTry.ts';

/** The remotes that the tests of the host speak of: one that a team creates changes nothing of what they expect. */
const SPECIFIED = ['sports', 'games', 'wallet', 'member', 'chat', 'activities'];
const metadata = Object.entries(readWorkspaceMetadata(import.meta.dirname)).filter(([id]) => SPECIFIED.includes(id));

/** Packages that replace another one, under the same name. */
const modulePathIgnorePatterns = [...commonTests.modulePathIgnorePatterns, '/e2e/skew/foreign-remote/'];

// What tests write into the temporary folder goes with the run; what a run has left that was killed, goes with the
// next.
await removeAbandonedFolders();
const temporary = makeTemporaryFolder('units');
// The database may run as another user.
chmodSync(temporary, 0o755);
process.env['TMPDIR'] = temporary;
process.once('exit', () => {
  rmSync(temporary, { recursive: true, force: true });
});
// A run that is interrupted ends in the same way: its database, which is in memory, too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Commands that are printed have the form of the documents, whatever has started this run.
process.env['npm_config_user_agent'] = 'pnpm/10';

// Workers take over the flags of this process. What a test renders lives for that test: with room for it V8 moves
// little of it to where long-lived objects are, and an eighth of the processor time of the browser's tests is not spent
// on collecting garbage. In MB of each worker.
process.execArgv.push('--max-semi-space-size=64');

export default {
  // A busy machine is no failure; the suites move clocks of their own.
  testTimeout: 300_000,
  testSequencer: './shared/src/testing/jest/changedFirst.cjs',
  projects: [
    {
      ...browserTests,
      modulePathIgnorePatterns,
      displayName: 'browser',
      setupFilesAfterEnv: [...browserTests.setupFilesAfterEnv, SECOND_TRY],
      // As the build of the host puts them in.
      globals: { WORKSPACE_METADATA: Object.fromEntries(metadata), FIRST_SLIDE_PICTURE: '/assets/first-slide.svg' },
      testMatch: [
        '<rootDir>/{{shared,host,remote-*}/src,shared/kit,host/ops/console/page}/**/*.test.{ts,tsx}',
        // Pages of the venues; what of them needs no document runs with their servers.
        '<rootDir>/e2e/venues/**/*.test.tsx',
      ],
    },
    {
      ...commonTests,
      modulePathIgnorePatterns,
      displayName: 'tools',
      setupFilesAfterEnv: [SECOND_TRY],
      testMatch: [
        '<rootDir>/{shared/{webpack,release},host/ops,e2e/{compose,acceptance,bench,front-door,matrix,own-repository}}/**/*.test.ts',
      ],
      testPathIgnorePatterns: [...commonTests.testPathIgnorePatterns, AT_THE_PLATFORM, ...OF_THE_FULL_SUITE],
      testEnvironment: '<rootDir>/shared/src/testing/jest/NodeEnvironment.ts',
    },
    {
      ...commonTests,
      modulePathIgnorePatterns,
      displayName: 'platform',
      setupFilesAfterEnv: [SECOND_TRY],
      testMatch: ['<rootDir>/e2e/{platform,venues}/**/*.test.ts', '<rootDir>/e2e/acceptance/**/*.platform.test.ts'],
      testPathIgnorePatterns: [...commonTests.testPathIgnorePatterns, ...OF_THE_FULL_SUITE],
      testEnvironment: '<rootDir>/shared/src/testing/jest/NodeEnvironment.ts',
      setupFiles: ['<rootDir>/e2e/platform/testing/cheapPasswords.ts', '<rootDir>/e2e/platform/testing/oneConnection.ts'],
      globalSetup: '<rootDir>/e2e/platform/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/e2e/platform/testing/globalTeardown.ts',
    },
  ],
};
