import { platformForTests } from './platformForTests';
import type { TestPlatform } from './startTestPlatform';

export const NOON = Date.parse('2026-11-21T12:00:00+08:00');

/** Starts a platform for the tests of one file. Before each test it is reset, and the clock is set to Saturday noon. */
export function platformAtNoon(...parts: Parameters<typeof platformForTests>): TestPlatform {
  const site = platformForTests(...parts);
  beforeEach(async () => {
    await site.sandbox('reset', {});
    site.clock.freeze();
    site.clock.set(NOON);
  });
  return site;
}
