import { startTestPlatform, type TestPlatform } from './startTestPlatform';

/**
 * Starts one platform for all tests of a file and stops it after the last. The arguments are those of
 * `startTestPlatform`.
 */
export function platformForTests(...parts: Parameters<typeof startTestPlatform>): TestPlatform {
  const site = {} as TestPlatform;
  beforeAll(async () => {
    Object.assign(site, await startTestPlatform(...parts));
  });
  afterAll(() => site.stop());
  return site;
}
