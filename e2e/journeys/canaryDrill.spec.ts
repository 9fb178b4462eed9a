import type { Browser, BrowserContext, Page } from '@playwright/test';
import { canaryDraw } from '@site/shared/deployment/canaryDraw';
import { OWN_SITE_PORT } from '../compose/suite';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { rebuildBrokenWallet } from '../support/brokenWallet';
import { refocus } from '../support/deployed';
import { expect, test } from '../support/journey';
import { watchLog, type LogEntry } from '../support/log';
import { moveTo } from '../support/memberPage';
import { buildOperationsPage, signInForOperations, startOperationsPage, type OperationsPage } from '../support/operationsPage';
import { expectBalance, signIn } from '../support/player';
import type { Rebuilt } from '../support/rebuild';
import { createReleaseFixture, type ReleaseFixture } from '../support/releaseFixture';

let broken: Rebuilt;
let releases: ReleaseFixture;
let operations: OperationsPage | undefined;

test.beforeAll(async () => {
  await buildOperationsPage();
  broken = await rebuildBrokenWallet();
  releases = await createReleaseFixture(OWN_SITE_PORT);
  await releases.releaseAll();
  await releases.releaseWallet(broken.dir);
});

test.afterAll(async () => {
  await operations?.stop();
  await releases.remove();
});

test(
  'a canary that fails is taken back without a hand, the page of every player stays whole, and that of operations says why',
  { tag: '@full' },
  async ({ browser, sandbox, serveSite }) => {
    await sandbox.setBalance('500.00');
    const site = await serveSite(releases.site);
    await deployOld();
    await releases.ops(
      ...['canary', 'wallet', '1.1.0', '--share', '5', '--auto', '--sample', '10', '--step-minutes', '1', '--reason', 'a new deposit page'],
    );
    const version = (await walletStatus()).canary?.version ?? '';
    expect(version).toMatch(/^1\.1\.0-/);
    operations = await startOperationsPage('lin', OWN_SITE_PORT + 20, releases.environment);
    const desk = await browser.newPage();
    await signInForOperations(desk, 'lin', operations);
    await test.step('the page of operations shows it, and that nobody watches over it yet', async () => {
      await desk.getByRole('link', { name: '曜界 钱包' }).click();
      const canary = desk.getByRole('region', { name: '灰度', exact: true });
      await expect(canary.getByRole('row', { name: `灰度 ${version} 5%` })).toBeVisible();
      await expect(canary).toContainText('drill');
      await expect(canary).toContainText('每级至少 10 次加载、1 分钟');
      await expect(desk.getByText('没有人在执行定时变更和自动灰度')).toBeVisible();
      expect.soft(await accessibilityFaults(desk)).toEqual([]);
    });
    const inside = await aDevice(
      browser,
      site.origin,
      deviceWith((draw) => draw < 0.05, version),
    );
    const outside = await aDevice(
      browser,
      site.origin,
      deviceWith((draw) => draw >= 0.5, version),
    );

    await test.step('devices of the share get it, fall back and go on; the others never meet it', async () => {
      for (const { page } of [inside, outside]) {
        await signIn(page);
        await moveTo(page, '/mine/savemoney');
        await expect(depositScreen(page)).toBeVisible();
        await expectBalance(page, '¥500.00');
      }
      expect(failedBuilds(inside.log)).toEqual(new Set([version]));
      expect(failedBuilds(outside.log)).toEqual(new Set());
    });

    await test.step('the watcher reads the figures of the field and takes it back', async () => {
      await expect
        .poll(
          async () => {
            await releases.ops('watch', '--once');
            return (await walletStatus()).canary;
          },
          { timeout: 120_000 },
        )
        .toBeUndefined();
      const { history } = (await releases.ops('history', 'wallet')) as { readonly history: readonly object[] };
      expect(history[0]).toMatchObject({
        what: 'canary',
        who: 'ops watch for drill',
        why: expect.stringMatching(/^taken back by its guards, too many failures, .* loads failed .* of the active one/),
      });
    });

    await test.step('the page of operations shows without a hand that it was taken back, by whom and for which figures', async () => {
      await expect(desk.getByRole('region', { name: '灰度', exact: true })).toHaveCount(0);
      const line = desk.getByRole('table', { name: '曜界的变更记录' }).getByRole('row').filter({ hasText: '终止灰度 · 钱包' });
      await expect(line).toContainText('ops watch（代 drill）');
      await expect(line).toContainText(/taken back by its guards, too many failures, .*\d+ of \d+ loads failed .* of the active one/);
      const builds = desk.getByRole('table', { name: '可用的版本' });
      await expect(builds.getByRole('row', { name: new RegExp(`^${version} 已撤回 \\d+ \\d+ \\(\\d+\\.\\d%\\)`) })).toBeVisible();
      await expect(builds.getByRole('row', { name: /^1\.0\.0-\S+ 当前 \d+ \d+ \(\d+\.\d%\) \d+ ms/ })).toBeVisible();
      await expect(desk.getByText('没有人在执行定时变更和自动灰度')).toHaveCount(0);
    });

    await test.step('the device of the share has the old page at once, without a failure and without a reload', async () => {
      const failures = inside.log.length;
      await refocus(inside.page);
      await moveTo(inside.page, '/mine/transRecord');
      await moveTo(inside.page, '/mine/savemoney');
      await expect(depositScreen(inside.page)).toBeVisible();
      expect(failedBuilds(inside.log.slice(failures))).toEqual(new Set());
      expect(await inside.page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
    await desk.close();
    await Promise.all([inside, outside].map(({ context }) => context.close()));
  },
);

test("a tester's link puts one browser on a release that nobody else has", { tag: '@full' }, async ({ browser, serveSite }) => {
  const site = await serveSite(releases.site);
  await deployOld();
  const { link, version } = (await releases.ops('preview', 'wallet', '1.1.0')) as { readonly link: string; readonly version: string };
  const tester = await aDevice(browser, link, 0.5);
  const player = await aDevice(browser, site.origin, 0.5);
  const banner = tester.page.getByRole('complementary', { name: '试用版本' });

  await expect(banner).toContainText(`“钱包”正在使用试用版本 ${version}`);
  expect(new URL(tester.page.url()).hash).toBe('');

  await test.step('its deposit page breaks: the page falls back, and the banner says so', async () => {
    await signIn(tester.page);
    await moveTo(tester.page, '/mine/savemoney');
    await expect(depositScreen(tester.page)).toBeVisible();
    expect(failedBuilds(tester.log)).toEqual(new Set([version]));
    await expect(banner).toContainText('未在使用');
  });

  await test.step('a player beside has none of it', async () => {
    await signIn(player.page);
    await moveTo(player.page, '/mine/savemoney');
    await expect(depositScreen(player.page)).toBeVisible();
    expect(failedBuilds(player.log)).toEqual(new Set());
    await expect(player.page.getByRole('complementary', { name: '试用版本' })).toHaveCount(0);
  });

  await test.step('the way back ends it for this browser', async () => {
    await banner.getByRole('button', { name: '恢复正式版本' }).click();
    await expect(depositScreen(tester.page)).toBeVisible();
    await expect(banner).toHaveCount(0);
    await tester.page.reload();
    await expect(depositScreen(tester.page)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await test.step('a forged link is ignored, and the page says so', async () => {
    const middle = Math.floor(link.length / 2);
    await tester.page.goto('about:blank');
    await tester.page.goto(`${link.slice(0, middle)}${link[middle] === 'A' ? 'B' : 'A'}${link.slice(middle + 1)}`);
    await expect(banner).toContainText('试用链接无效或已被改动');
    await banner.getByRole('button', { name: '知道了' }).click();
    await expect(banner).toHaveCount(0);
  });
  await Promise.all([tester, player].map(({ context }) => context.close()));
});

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly log: readonly LogEntry[];
}

/** Opens a separate browser context with this canary draw at an address. */
async function aDevice(browser: Browser, address: string, drawn: number): Promise<Device> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((number) => {
    window.localStorage.setItem('site.canaryDraw', number.toFixed(6));
  }, drawn);
  const log = await watchLog(page);
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return { context, page, log };
}

function deviceWith(isWanted: (draw: number) => boolean, version: string): number {
  const found = Array.from({ length: 10_000 }, (_, index) => index / 10_000).find((device) =>
    isWanted(canaryDraw(device, 'wallet', version)),
  );
  if (found === undefined) throw new Error('no device draws so');
  return found;
}

/** Deploys the old builds, whatever an earlier test has left. */
async function deployOld(): Promise<void> {
  await releases.ops('configure', '--reason', 'the site opens');
  for (const id of ['sports', 'games', 'member', 'chat', 'activities'])
    await releases.ops('promote', id, 'latest', '--reason', 'the site opens');
  await releases.ops('promote', 'wallet', '1.0', '--reason', 'the site opens');
}

function depositScreen(page: Page) {
  return page.getByRole('main').getByRole('heading', { name: '存款', level: 1 });
}

function failedBuilds(log: readonly LogEntry[]): ReadonlySet<unknown> {
  return new Set(
    log.filter(({ level, fields }) => level === 'error' && fields['remote'] === 'wallet').map(({ fields }) => fields['version']),
  );
}

async function walletStatus(): Promise<{ readonly canary?: { readonly version: string } }> {
  const { remotes } = (await releases.ops('status', 'wallet', '--no-check')) as {
    readonly remotes: readonly [{ readonly canary?: { readonly version: string } }];
  };
  return remotes[0];
}
