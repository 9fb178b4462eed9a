import { test as base, type Fixtures } from '@playwright/test';
import { test as journey } from '../../support/journey';
import { startOwnPlatform, type OwnPlatform } from './ownPlatform';

interface WorkerFixtures {
  /** Beside that of the suite; it may die. */
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

/** A journey with a platform that it may let die. */
export const test = journey.extend<object, WorkerFixtures>(ownPlatform);

/** The platform at the wire, without a page. */
export const testAtTheWire = base.extend<object, WorkerFixtures>(ownPlatform);

export { expect } from '@playwright/test';
