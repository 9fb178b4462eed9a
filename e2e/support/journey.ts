import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { expect, test as composed } from '../compose/suite';
import { watchLog, type LogEntry } from './log';
import { createSandbox, type Sandbox } from './sandbox';

interface JourneyFixtures {
  readonly log: readonly LogEntry[];
  /** Sandbox of the platform that all journeys share, reset for each of them; its ledger is audited at the end. */
  readonly sandbox: Sandbox;
}

/** Playwright's `test` with a composed site and a reset platform. */
export const test = composed.extend<JourneyFixtures>({
  log: async ({ page }, use) => {
    await use(await watchLog(page));
  },
  sandbox: [
    async ({}, use) => {
      const sandbox = createSandbox(DEFAULT_ADDRESSES.platform);
      await sandbox.reset();
      await use(sandbox);
      expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
    },
    { auto: true },
  ],
});

export { AS_MOST_PLAYERS, expect } from '../compose/suite';
