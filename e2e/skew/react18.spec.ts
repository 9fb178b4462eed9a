import { join } from 'node:path';
import { packageDir } from '@site/shared/release/packages';
import { expect, test } from '../support/journey';
import { expectBalance, signIn } from '../support/player';
import { hasRun, newestBuild, originOf } from '../support/deployed';
import { liveRoots, reactAround, reactVersions, watchReact } from './reactRoots';
import { rebuild, type Rebuilt } from '../support/rebuild';

const HOSTS_REACT = '19.3.1';
const ITS_REACT = '18.3.1';
/** Class names contain the package. */
const ITS_NODES = '[class*="remote-activities-"]';

let rebuilt: Rebuilt;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  rebuilt = await rebuild({ from: join(import.meta.dirname, 'react18-remote'), dependenciesOf: packageDir('e2e') });
});

test(
  'a remote on React 18 with its own libraries works beside remotes on the React of the host',
  { tag: '@full' },
  async ({ page, sandbox, serveSite, complaints }) => {
    await sandbox.setBalance('500.00');
    const site = await serveSite({ remoteRoots: { activities: [rebuilt.root] } });
    const build = rebuilt.describe(originOf(site, 'activities'));
    site.deploy({ activities: { enabled: true, active: build } });
    await watchReact(page);

    await page.goto(`${site.origin}/activity/discount`);
    const screen = page.getByRole('region', { name: '优惠一览' });
    await expect(screen).toContainText(`React ${ITS_REACT} · 游客`);

    await test.step('it receives the services of the host', async () => {
      await signIn(page);
      await expect(screen).toContainText(`React ${ITS_REACT} · player1 ¥500.00`);
      await expect(screen.getByRole('listitem').first()).toContainText(/\S/);
    });

    await test.step('its state and the language change what it shows', async () => {
      await screen.getByRole('button', { name: '标记' }).first().click();
      await expect(screen.getByRole('status')).toHaveText('已标记 1');
      await page.getByRole('button', { name: '切换为繁体中文' }).click();
      const inOther = page.getByRole('region', { name: '優惠一覽' });
      await expect(inOther.getByRole('status')).toHaveText('已標記 1');
      await page.getByRole('button', { name: '切換為簡體中文' }).click();
      await expect(screen.getByRole('status')).toHaveText('已标记 1');
    });

    await test.step('each uses its own React, and there is no third', async () => {
      await expectBalance(page, '¥500.00');
      expect(await hasRun(page, newestBuild(site, 'wallet'))).toBe(true);
      expect([...(await reactVersions(page))].sort()).toEqual([ITS_REACT, HOSTS_REACT]);
      expect(await reactAround(page, ITS_NODES)).toBe(ITS_REACT);
      expect(await reactAround(page, 'header div[class*="remote-wallet-"]')).toBe(HOSTS_REACT);
    });

    await test.step('it leaks nothing', async () => {
      expect(await liveRoots(page, ITS_REACT)).toBe(1);
      await screen.getByRole('button', { name: '去真人大厅' }).click();
      await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
      await expect(page.locator(ITS_NODES)).toHaveCount(0);
      expect(await liveRoots(page, ITS_REACT)).toBe(0);
      await expectBalance(page, '¥500.00');
    });
    expect(complaints).toEqual([]);
  },
);
