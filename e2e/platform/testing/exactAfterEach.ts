import type { TestPlatform } from './startTestPlatform';

/** After each test of the file the books of the platform are exact. */
export function exactAfterEach(site: Pick<TestPlatform, 'sandbox'>): void {
  afterEach(async () => {
    expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
  });
}
