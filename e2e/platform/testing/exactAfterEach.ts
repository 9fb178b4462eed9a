import type { TestPlatform } from './startTestPlatform';

/** Audits the ledger after each test of the file. */
export function exactAfterEach(site: Pick<TestPlatform, 'sandbox'>): void {
  afterEach(async () => {
    expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
  });
}
