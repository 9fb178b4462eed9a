import { steerSandbox } from '../compose/sandbox';
import { expect, test } from '../support/journey';
import { expectBalance, header, signIn } from '../support/player';
import { enterGame, game, openLobby, spin, transferIn } from '../support/slot';

test(
  'automatic transfer says what it brought; the header splits the assets, the game fills the screen and counts its session; what a lost session left comes back by one press',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('300.00');
    await page.goto('/');
    await signIn(page);
    await openLobby(page);

    await test.step('everything is brought in, and said', async () => {
      await page.getByText('免转钱包', { exact: true }).click();
      await expect(page.getByText('进入游戏时转入全部余额')).toBeVisible();
      await enterGame(page, '龙珠宝藏');
      await expect(page.getByText('已转入 ¥300')).toBeVisible();
      await expect(game(page).getByText('¥300.00').first()).toBeVisible();
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
      await expect(page.getByRole('group', { name: '本次游戏' })).toContainText('投注¥2');
    });

    const left = (await sandbox.member()).venues['JGDZ'] ?? '0.00';

    await test.step('the sign-in ends in the game; the next one is told what is left, and brings it back', async () => {
      await sandbox.expireSessions();
      await page.goto('/');
      await signIn(page);
      await expect(page.getByText(`极光电子还有 ¥${left.replace(/\.00$/, '')}，可一键取回中心钱包`)).toBeVisible();
      await page.getByRole('button', { name: '一键取回' }).click();
      await expect(page.getByText(`已取回 ¥${left.replace(/\.00$/, '')} 至中心钱包`)).toBeVisible();
      await expectBalance(page, `¥${left}`);
      expect((await sandbox.member()).venues).toEqual({});
    });
    expect(complaints).toEqual([]);
  },
);

test(
  'a pool that is won is paid in the venue, told in the lobby and listed there [R-API-084]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('100.00');
    await page.goto('/');
    await signIn(page);
    await openLobby(page);
    const pools = page.getByRole('region', { name: '累计奖池' });
    await enterGame(page, '龙珠宝藏');
    await transferIn(page).getByRole('button', { name: '全部' }).click();
    await transferIn(page).getByRole('button', { name: '确认转入' }).click();
    await expect(game(page).getByText('¥100.00').first()).toBeVisible();
    await steerSandbox('venues/next-round', { member: 'player1', outcome: { jackpot: 'minor' } });
    const answer = page.waitForResponse(/\/api\/spin$/);
    await game(page).getByRole('button', { name: '旋转', exact: true }).click();
    await answer;
    const left = Number((await sandbox.member()).venues['JGDZ']);
    expect(left).toBeGreaterThan(100);

    await page.goto('/game/egame');
    const told = pools.getByRole('button', { name: /最近中奖/ });
    await expect(told).toContainText('龙珠宝藏 · 幸运');
    await told.click();
    await expect(page.getByRole('dialog').getByRole('row', { name: /龙珠宝藏/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.goto('/mine/betRecord?of=rounds');
    await expect(page.getByRole('row', { name: /龙珠宝藏/ })).toContainText(`¥${(left - 98).toFixed(2)}`);
    expect(complaints).toEqual([]);
  },
);

test(
  'a venue that does not answer is called unreachable after a while, keeps the money, and is opened by another try',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await sandbox.setBalance('100.00');
    await page.goto('/');
    await signIn(page);
    await openLobby(page);
    let isDown = true;
    await page.route(/\/slot\/JG-pearl/, async (route) => {
      // While `isDown` is set, the request gets no answer.
      if (!isDown) await route.continue();
    });
    await enterGame(page, '龙珠宝藏');
    await transferIn(page).getByLabel('转入金额').fill('40');
    await transferIn(page).getByRole('button', { name: '确认转入' }).click();
    await expect(page.getByText('正在打开游戏').first()).toBeVisible();
    await expect(page.getByText('游戏暂时打不开')).toBeVisible();
    expect(await sandbox.member()).toMatchObject({ balance: '60.00', venues: { JGDZ: '40.00' } });

    isDown = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect(game(page).getByText('¥40.00').first()).toBeVisible();
    await spin(page);
    expect(complaints).toEqual([]);
  },
);
