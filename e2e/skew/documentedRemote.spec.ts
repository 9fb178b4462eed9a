import { join } from 'node:path';
import { remoteBuildSchema } from '@site/shared/contract/deploymentManifest';
import { openReleaseStore } from '@site/shared/release/openReleaseStore';
import { releaseFolder } from '@site/shared/release/releaseFolder';
import { toRemoteBuild } from '@site/shared/release/remoteBuild';
import type { ReleaseRecord } from '@site/shared/release/releaseRecord';
import { makeTemporaryFolder } from '@site/shared/release/temporaryFolders';
import { expect, test } from '../support/journey';
import { originOf } from '../support/deployed';
import { expectBalance, signIn } from '../support/player';
import { buildDocumentedRemote } from './buildDocumentedRemote';
import { reactVersions, watchReact } from './reactRoots';

const HOSTS_REACT = '19.3.1';

let storeDir: string;
let record: ReleaseRecord;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  storeDir = makeTemporaryFolder('documented-remote');
  const folder = await buildDocumentedRemote();
  ({ record } = await releaseFolder(folder, { allowUncommitted: true }, { store: openReleaseStore(storeDir) }));
});

test(
  "a remote built by Module Federation's documentation is released and uses the React of the host",
  { tag: '@full' },
  async ({ page, sandbox, serveSite, complaints }) => {
    await sandbox.setBalance('500.00');
    const site = await serveSite({ remoteRoots: { activities: [join(storeDir, 'activities')] } });
    const build = remoteBuildSchema.parse(toRemoteBuild(record, originOf(site, 'activities')));
    site.deploy({ activities: { enabled: true, active: build } });
    await watchReact(page);

    await page.goto(`${site.origin}/activity/discount`);
    const screen = page.getByRole('region', { name: '优惠说明' });
    await expect(screen).toContainText(`React ${HOSTS_REACT} · 游客`);

    await test.step('it receives the services of the host', async () => {
      await signIn(page);
      await expect(screen).toContainText('player1');
      await page.getByRole('button', { name: '切换为繁体中文' }).click();
      await expect(page.getByRole('region', { name: '優惠說明' })).toBeVisible();
      await page.getByRole('button', { name: '切換為簡體中文' }).click();
    });

    await test.step('it loads a file of its own, with its hash', async () => {
      await screen.getByRole('button', { name: '展开说明' }).click();
      await expect(screen.getByRole('status')).toHaveText('以活动页面公布的规则为准');
    });

    await test.step('there is one React in the page', async () => {
      await expectBalance(page, '¥500.00');
      expect(await reactVersions(page)).toEqual([HOSTS_REACT]);
    });
    expect(complaints).toEqual([]);
  },
);
