import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPublishedContracts } from './contractTypes';
import { describeContractFaults, describeFaultsOf } from './contractUse';
import { packageDir, remotePackage, WORKSPACE_DIR, WORKSPACE_IDS } from './packages';

const EVENT = "    'member/changed': Empty;\n";
const PRESENT = readPublishedContracts().at(-1)?.types ?? '';
/** The second version adds an event of the bus. */
const PUBLISHED = [
  { version: '1.0.0', types: PRESENT.replace(EVENT, '') },
  { version: '1.1.0', types: PRESENT },
];

/** Creates a remote that uses the event added in contract 1.1.0. */
function aRemote(requires?: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'remote-news-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'remote-news', version: '1.0.0', site: { requires } }));
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ extends: join(WORKSPACE_DIR, 'tsconfig.base.json'), include: ['src'] }));
  const contract = join(WORKSPACE_DIR, 'shared', 'src', 'contract', 'events');
  writeFileSync(
    join(dir, 'src', 'remote.ts'),
    `import type { BusEvents } from '${contract}';\nexport type Heard = BusEvents['member/changed'];\n`,
  );
  return dir;
}

it('reports where a remote uses more than its contract version has, and which version it needs', () => {
  const dir = aRemote();

  expect(describeContractFaults(dir, '^1.0.0', PUBLISHED)).toMatch(
    /^remote-news requires the contract \^1\.0\.0 and uses what 1\.0\.0 does not have; raise site\.requires to \^1\.1\.0:\n.*remote\.ts:2 .*member\/changed/,
  );
  expect(describeContractFaults(dir, '^1.1.0', PUBLISHED)).toBeUndefined();
  expect(describeContractFaults(dir, '^1.99.0', PUBLISHED)).toBe(
    'remote-news requires the contract ^1.99.0, which was never published; published: 1.0.0, 1.1.0',
  );
});

it('reports only the remote that uses more than its contract version has', () => {
  const faults = describeFaultsOf([aRemote('^1.1.0'), aRemote('^1.0.0'), aRemote()], PUBLISHED);

  expect(faults).toEqual([expect.stringContaining('remote-news requires the contract ^1.0.0 and uses what 1.0.0 does not have')]);
});

it('finds that each remote of the repository names a contract version that has all it uses', () => {
  expect(describeFaultsOf(WORKSPACE_IDS.map((id) => packageDir(remotePackage(id))))).toEqual([]);
});
