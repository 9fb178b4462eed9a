import { createSportsbook } from '../sportsbook';
import { startTestPlatform, type TestPlatform } from '../testing/startTestPlatform';
import { verifyChain } from '../security-log/chain';
import { readSecurityLog } from '../security-log/readSecurityLog';
import { runFuzz } from './runFuzz';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform(createSportsbook);
});
afterAll(() => site.stop());

it('random sequences of valid and spoilt calls of several members fail nowhere, and leave an exact ledger and a whole log', async () => {
  await site.sandbox('reset', {});
  const report = await runFuzz({
    url: site.platform.url,
    steer: (path, body) => site.sandbox(path, body),
    seed: 20_261_123,
    isOver: (calls) => calls >= 100,
  });

  expect(report.findings).toEqual([]);
  expect(report.calls).toBeGreaterThanOrEqual(100);
  expect(await verifyChain(readSecurityLog(site.db))).toMatchObject({ status: 'whole' });
});
