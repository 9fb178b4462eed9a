import { rebuildBrokenWallet } from '../support/brokenWallet';
import { refocus } from '../support/deployed';
import type { Rebuilt } from '../support/rebuild';
import { OWN_SITE_PORT } from '../compose/suite';
import { moveTo } from '../support/memberPage';
import { fillSlip, openBoard, slip } from '../support/betting';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';
import { createReleaseFixture, type ReleaseFixture } from '../support/releaseFixture';

let broken: Rebuilt;
let releases: ReleaseFixture;

test.beforeAll(async () => {
  broken = await rebuildBrokenWallet();
  releases = await createReleaseFixture(OWN_SITE_PORT);
  await releases.releaseAll();
});

test.afterAll(() => releases.remove());

test(
  'a broken release of the wallet falls back by itself and is rolled back, without a reload and with an unfinished bet',
  { tag: '@full' },
  async ({ page, sandbox, serveSite, log }) => {
    await sandbox.createMatch(IN_PLAY);
    await sandbox.setBalance('500.00');
    const site = await serveSite(releases.site);
    await releases.ops('configure', '--latest', '--reason', 'the site opens');
    const walletFailures = () => log.filter(({ level, fields }) => level === 'error' && fields['remote'] === 'wallet');
    const depositScreen = page.getByRole('main').getByRole('heading', { name: '存款', level: 1 });

    await page.goto(site.origin);
    await signIn(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await openBoard(page);
    await fillSlip(page, '123');

    await test.step('1.1 is released and promoted while the player fills a bet slip', async () => {
      await releases.releaseWallet(broken.dir);
      expect(await releases.ops('promote', 'wallet', '1.1.0', '--reason', 'new deposit page')).toMatchObject({ ok: true });
      await refocus(page);
      await expect(slip(page).getByLabel('投注金额')).toHaveValue('123');
    });

    await test.step('the deposit page of 1.1 breaks, and that of 1.0 replaces it', async () => {
      await moveTo(page, '/mine/savemoney');
      await expect(depositScreen).toBeVisible();
      await expectBalance(page, '¥500.00');
      expect(walletFailures().map(({ fields }) => fields)).toContainEqual(
        expect.objectContaining({ version: expect.stringMatching(/^1\.1\.0-/), view: 'saveMoney' }),
      );
    });

    await test.step('the release is rolled back, and is no fallback either', async () => {
      await releases.ops('rollback', 'wallet', '--reason', 'the deposit page of 1.1 breaks');
      const status = (await releases.ops('status', 'wallet')) as { readonly remotes: readonly object[] };
      expect(status.remotes).toEqual([
        expect.objectContaining({ state: 'on', entry: 'answers', active: expect.stringMatching(/^1\.0\.0-/) }),
      ]);
      expect(status.remotes[0]).not.toHaveProperty('previous');
    });

    await test.step('the next deposit page is that of 1.0 at once', async () => {
      await refocus(page);
      await openBoard(page);
      const failuresBefore = walletFailures().length;
      await moveTo(page, '/mine/savemoney');
      await expect(depositScreen).toBeVisible();
      expect(walletFailures()).toHaveLength(failuresBefore);
    });

    await openBoard(page);
    await expect(slip(page).getByLabel('投注金额')).toHaveValue('123');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const { history } = (await releases.ops('history', 'wallet')) as { readonly history: readonly object[] };
    expect(history).toMatchObject([
      { what: 'rollback', who: 'drill', why: 'the deposit page of 1.1 breaks' },
      { what: 'promote', who: 'drill', why: 'new deposit page' },
      { what: 'promote', who: 'drill', why: 'the site opens' },
    ]);
  },
);
