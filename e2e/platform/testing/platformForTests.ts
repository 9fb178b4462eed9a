import { startTestPlatform, type TestPlatform } from './startTestPlatform';

/** A platform for the tests of one file: up before the first and until the last. The arguments are those of `startTestPlatform`. */
export function platformForTests(...parts: Parameters<typeof startTestPlatform>): TestPlatform {
  const site = {} as TestPlatform;
  beforeAll(async () => {
    Object.assign(site, await startTestPlatform(...parts));
  });
  afterAll(() => site.stop());
  return site;
}
