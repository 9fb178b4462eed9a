import type { Page } from '@playwright/test';
import { expectBalance, signIn } from '../support/player';
import { hasRun, newestBuild, originOf } from '../support/deployed';
import { expect, test } from '../support/journey';
import type { Rebuilt } from '../support/rebuild';
import { buildWithVite, releaseOutput, TOOL_CHAINS } from './foreignBuilds';
import { liveRoots, reactAround, reactVersions, watchReact } from './reactRoots';

const HOSTS_REACT = '19.3.1';
const OTHER_REACT = '18.3.1';
const ITS_NODES = '.remote-activities-promotions';

for (const { name, react, hasStylesheet, build } of TOOL_CHAINS) {
  test.describe(`a remote built with ${name}`, () => {
    const itsReact = react === 'its own' ? OTHER_REACT : HOSTS_REACT;
    let built: Pick<Rebuilt, 'root' | 'describe'>;

    test.beforeAll(async () => {
      built = await build();
    });

    test(
      `a remote built with ${name} and the React ${react} works beside the remotes of the site`,
      { tag: '@full' },
      async ({ page, sandbox, serveSite, complaints }) => {
        await sandbox.setBalance('500.00');
        const site = await serveSite({ remoteRoots: { activities: [built.root] } });
        const active = built.describe(originOf(site, 'activities'));
        site.deploy({ activities: { enabled: true, active } });
        await watchReact(page);

        await page.goto(`${site.origin}/activity/discount`);
        const screen = page.getByRole('region', { name: '优惠一览' });
        await expect(screen).toContainText(`React ${itsReact} · 游客`);
        await expect(screen).toHaveCSS('padding-top', hasStylesheet ? '24px' : '0px');
        expect(await hasRun(page, active)).toBe(true);
        expect(await federationInstances(page)).toContain(active.container);

        await test.step('it receives the services of the host', async () => {
          await signIn(page);
          await expect(screen).toContainText(`React ${itsReact} · player1 ¥500.00`);
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

        await test.step('it loads what it imports later', async () => {
          await screen.getByRole('button', { name: '展开说明' }).click();
          await expect(screen.getByRole('note')).toHaveText('以活动页面公布的规则为准');
        });

        await test.step('there is no React but those of the host and the remote', async () => {
          await expectBalance(page, '¥500.00');
          expect(await hasRun(page, newestBuild(site, 'wallet'))).toBe(true);
          expect([...(await reactVersions(page))].sort()).toEqual([...new Set([itsReact, HOSTS_REACT])].sort());
          expect(await reactAround(page, ITS_NODES)).toBe(itsReact);
          expect(await reactAround(page, 'header div[class*="remote-wallet-"]')).toBe(HOSTS_REACT);
        });

        await test.step('it leaves nothing behind', async () => {
          const roots = await liveRoots(page, itsReact);
          await screen.getByRole('button', { name: '去真人大厅' }).click();
          await expect(page.getByRole('heading', { name: /真人/, level: 1 })).toBeVisible();
          await expect(page.locator(ITS_NODES)).toHaveCount(0);
          if (react === 'its own') expect([roots, await liveRoots(page, itsReact)]).toEqual([1, 0]);
          await expectBalance(page, '¥500.00');
        });
        expect(complaints).toEqual([]);
      },
    );
  });
}

test(
  "Vite's ES modules are refused with what to add, as not every browser checks hashes of what they import",
  { tag: '@full' },
  async () => {
    const { modules } = await buildWithVite();

    await expect(releaseOutput(modules)).rejects.toThrow(/it loads assets\/.* as ES modules .*build\.lib\.formats: \['iife'\]/);
  },
);

/** Returns the instances that the developer tools of Module Federation list: the host and the builds of the page. */
function federationInstances(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { __FEDERATION__: federation } = window as unknown as { __FEDERATION__: { __INSTANCES__: readonly { name: string }[] } };
    return federation.__INSTANCES__.map(({ name }) => name);
  });
}
