import { test as base, type Fixtures } from '@playwright/test';
import { test as journey } from '../../support/journey';
import { startOwnPlatform, type OwnPlatform } from './ownPlatform';

interface WorkerFixtures {
  /** A second platform beside that of the suite, which may crash. */
  readonly platform: OwnPlatform;
}

const ownPlatform: Fixtures<object, WorkerFixtures> = {
  platform: [
    async ({}, use) => {
      const platform = await startOwnPlatform();
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
};

/** A journey with a platform that it may crash. */
export const test = journey.extend<object, WorkerFixtures>(ownPlatform);

/** Direct calls to the platform, without a page. */
export const testAtTheWire = base.extend<object, WorkerFixtures>(ownPlatform);

export { expect } from '@playwright/test';
