import { createSportsbook } from '../sportsbook';
import { platformForTests } from '../testing/platformForTests';
import { verifyChain } from '../security-log/chain';
import { readSecurityLog } from '../security-log/readSecurityLog';
import { runFuzz } from './runFuzz';

/** Short run; `pnpm fuzz` runs for a given time. */
const CALLS = 40;

const site = platformForTests(createSportsbook);

it('random sequences of valid and spoilt calls of several members fail nowhere, and leave an exact ledger and a whole log', async () => {
  await site.sandbox('reset', {});
  const report = await runFuzz({
    url: site.platform.url,
    steer: (path, body) => site.sandbox(path, body),
    seed: 20_261_123,
    isOver: (calls) => calls >= CALLS,
  });

  expect(report.findings).toEqual([]);
  expect(report.calls).toBeGreaterThanOrEqual(CALLS);
  expect(await verifyChain(readSecurityLog(site.db))).toMatchObject({ status: 'whole' });
});
