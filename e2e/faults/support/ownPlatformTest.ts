import { test as base, type Fixtures } from '@playwright/test';
import { START_LIMIT_MS } from '../../compose/startWatch';
import { test as journey } from '../../support/journey';
import { startOwnPlatform, type OwnPlatform } from './ownPlatform';

/** A start has its own, lower time limit. */
const FIXTURE_LIMIT_MS = 2 * START_LIMIT_MS;

interface WorkerFixtures {
  readonly ownPlatform: OwnPlatform;
}

interface TestFixtures {
  /**
   * Second platform beside that of the suite, which a test may crash. It is healthy when a test starts, whatever the
   * previous test did.
   */
  readonly platform: OwnPlatform;
}

const ownPlatform: Fixtures<TestFixtures, WorkerFixtures> = {
  ownPlatform: [
    async ({}, use) => {
      const platform = await startOwnPlatform();
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: FIXTURE_LIMIT_MS },
  ],
  platform: [
    async ({ ownPlatform: platform }, use, testInfo) => {
      if (!platform.isRunning()) process.stderr.write('the platform that an earlier test has crashed is started again\n');
      await platform.restart();
      await use({
        ...platform,
        async restart() {
          // Extend the timeout: the duration of a restart depends on the machine and is not part of the test.
          const started = performance.now();
          testInfo.setTimeout(testInfo.timeout + START_LIMIT_MS);
          await platform.restart();
          testInfo.setTimeout(testInfo.timeout - START_LIMIT_MS + (performance.now() - started));
        },
      });
    },
    { timeout: FIXTURE_LIMIT_MS },
  ],
};

/** Journey `test` with a platform that it may crash. */
export const test = journey.extend<TestFixtures, WorkerFixtures>(ownPlatform);

/** `test` for direct calls to the platform, without a page. */
export const testAtTheWire = base.extend<TestFixtures, WorkerFixtures>(ownPlatform);

export { expect } from '@playwright/test';
