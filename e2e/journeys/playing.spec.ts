import { expect, test } from '../support/journey';
import { expectBalance, header, signIn } from '../support/player';
import { enterGame, game, openLobby, spin } from '../support/slot';

test(
  'automatic transfer says what it brought; the header splits the assets, the game fills the screen and counts its session; what a lost session left comes back by one press',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    test.setTimeout(120_000);
    await sandbox.setBalance('300.00');
    await page.goto('/');
    await signIn(page);
    await openLobby(page);

    await test.step('everything is brought in, and said', async () => {
      await page.getByText('免转钱包', { exact: true }).click();
      await expect(page.getByText('进入游戏时转入全部余额')).toBeVisible();
      await enterGame(page, '龙珠宝藏');
      await expect(page.getByText('已转入 ¥300.00')).toBeVisible();
      await expect(game(page).getByText('¥300.00').first()).toBeVisible({ timeout: 20_000 });
    });

    await test.step('the header says what there is all the same, and where', async () => {
      await expect(header(page)).toContainText('总资产 ¥300.00');
      await expectBalance(page, '¥0.00');
      await header(page)
        .getByRole('button', { name: /中心钱包/ })
        .click();
      await expect(header(page).getByRole('definition').getByText('¥300.00')).toHaveCount(2);
      await page.keyboard.press('Escape');
    });

    await test.step('full screen, and back', async () => {
      await page.getByRole('button', { name: '全屏', exact: true }).click();
      await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible();
      expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
      await page.getByRole('button', { name: '退出全屏' }).click();
      await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible();
    });

    await test.step('the session has its stake', async () => {
      await spin(page);
      await expect(page.getByRole('group', { name: '本次游戏' })).toContainText('投注¥2.00', { timeout: 15_000 });
    });

    const left = (await sandbox.member()).venues['JGDZ'] ?? '0.00';

    await test.step('the sign-in ends in the game; the next one is told what is left, and brings it back', async () => {
      await sandbox.expireSessions();
      await page.goto('/');
      await signIn(page);
      await expect(page.getByText(`极光电子还有 ¥${left}，可一键取回中心钱包`)).toBeVisible();
      await page.getByRole('button', { name: '一键取回' }).click();
      await expect(page.getByText(`已取回 ¥${left} 至中心钱包`)).toBeVisible();
      await expectBalance(page, `¥${left}`);
      expect((await sandbox.member()).venues).toEqual({});
    });
    expect(complaints).toEqual([]);
  },
);
