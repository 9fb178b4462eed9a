import { expect, test } from '../support/journey';
import { expectBalance, signIn } from '../support/player';
import { game, transferIn } from '../support/slot';

/** Longer than any simulated match, including the time until it starts. */
const UNTIL_OVER_MS = 15 * 60_000;

test(
  'a bet on a simulated match: money brought along, a reload, settled by the clock, the money back, and found in the record [R-VENUE-05] [R-VENUE-13]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setBalance('500.00');
    await page.goto('/game/gaming');
    await signIn(page);

    await test.step('enter by the page of the category, with 50 yuan', async () => {
      await page.getByRole('button', { name: /战域电竞/ }).click();
      const dialog = transferIn(page);
      await dialog.getByLabel('转入金额').fill('50');
      await dialog.getByRole('button', { name: '确认转入' }).click();
      await expect(page).toHaveURL(/\/game\/http/);
      await expect(game(page).getByText(/模拟赛事：队伍均为虚构/)).toBeVisible();
      await expect(game(page).getByText('¥50.00').first()).toBeVisible();
    });

    await test.step('a single of 10 yuan is taken, and settled once its match is over', async () => {
      const board = game(page);
      await board
        .getByRole('region', { name: '五人推塔' })
        .getByRole('article')
        .last()
        .getByRole('button', { name: /比赛胜者/ })
        .first()
        .click();
      await board.getByRole('button', { name: '投注 ¥10' }).click();
      await expect(board.locator('.es-note')).toContainText('投注成功');
      await expect(board.getByText('¥40.00')).toBeVisible();
      await page.reload();
      await expect(board.getByText('¥40.00')).toBeVisible();
      expect((await sandbox.member()).venues).toEqual({ ZYDJ: '40.00' });
      await sandbox.advance(UNTIL_OVER_MS);
      await expect(board.getByRole('region', { name: '我的注单' }).getByRole('heading', { name: '已结算' })).toBeVisible();
    });

    const left = (await sandbox.member()).venues['ZYDJ'] ?? '0.00';

    await test.step('leaving, what is left returns to the central wallet', async () => {
      await expect(game(page).getByText(`¥${left}`).first()).toBeVisible();
      await game(page).getByRole('button', { name: '返回大厅' }).click();
      await page.getByRole('button', { name: '取回并离开' }).click();
      await expect(page).not.toHaveURL(/\/game\/http/);
      await expectBalance(page, `¥${(450 + Number(left)).toFixed(2)}`);
      expect((await sandbox.member()).venues).toEqual({});
    });

    await test.step('the bet is in the record, with what it paid', async () => {
      await page.goto('/mine/betRecord?of=rounds');
      const row = page.getByRole('row', { name: /模拟电竞赛事/ });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('¥10.00');
      await expect(row).toContainText(`¥${(Number(left) - 40).toFixed(2)}`);
    });
  },
);

test(
  'virtual football opens in a page of its own, though the site opens games inside [R-VENUE-15]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setBalance('500.00');
    await page.goto('/game/sport');
    await signIn(page);
    await page.getByRole('button', { name: /熊猫体育/ }).click();

    const [football] = await Promise.all([page.waitForEvent('popup'), transferIn(page).getByRole('button', { name: '直接进入' }).click()]);

    await expect(football.getByRole('heading', { name: '虚拟足球', level: 1 })).toBeVisible();
    await expect(football.getByRole('article')).not.toHaveCount(0);
    expect(new URL(football.url()).searchParams.has('ticket')).toBe(false);
  },
);
