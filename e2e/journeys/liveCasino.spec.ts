import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { expectBalance, railEntry, signIn } from '../support/player';
import { enterGame, game, transferIn } from '../support/slot';
import type { Sandbox } from '../support/sandbox';

const ROUND_MS = 30_000;
/** Longer than it takes until all cards of a round are shown. */
const ROUND_OVER_MS = 26_000;

/**
 * Advances to the next round. Rounds of the front table start every half minute of the platform's clock, which follows
 * the machine's clock after a reset.
 */
async function beginRound(sandbox: Sandbox): Promise<void> {
  await sandbox.advance(ROUND_MS - (Date.now() % ROUND_MS));
}

/** Opens the front table at the start of a round, as a member with 500. */
async function openTable(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.setBalance('500.00');
  await page.goto('/');
  await signIn(page);
  await railEntry(page, '真人').click();
  await beginRound(sandbox);
  await enterGame(page, '百家乐 A01');
}

test(
  'a round of baccarat: money in, bets, a reload in the round, paid by the clock, the money back, and the round in the record [R-VENUE-02]',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await openTable(page, sandbox);
    const dialog = transferIn(page);
    await dialog.getByLabel('转入金额').fill('50');
    await dialog.getByRole('button', { name: '确认转入' }).click();
    await expect(game(page).getByText('¥50.00').first()).toBeVisible();
    // The table may be shuffling a new shoe.
    if (await game(page).getByRole('timer', { name: '换靴洗牌' }).isVisible()) await beginRound(sandbox);

    const banker = game(page).getByRole('button', { name: /^庄，/ });
    await expect(game(page).getByRole('timer', { name: '请下注' })).toBeVisible();
    await banker.click();
    await banker.click();
    await game(page).getByRole('button', { name: '确认投注 ¥10' }).click();
    await expect(banker).toHaveAccessibleName(/已投注 ¥10/);

    await page.reload();
    await expect(banker).toHaveAccessibleName(/已投注 ¥10/);
    expect((await sandbox.member()).venues).toEqual({ HTZR: '40.00' });

    await sandbox.advance(ROUND_OVER_MS);
    await game(page).getByRole('button', { name: '记录' }).click();
    await expect(
      game(page)
        .getByRole('listitem')
        .getByText(/^投注 ¥10，返还 ¥(0|10|19.5)/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    const left = (await sandbox.member()).venues['HTZR'] ?? '0.00';
    await expect(game(page).getByText(`¥${left}`).first()).toBeVisible();

    await game(page).getByRole('button', { name: '返回大厅' }).click();
    await page.getByRole('button', { name: '留在场馆' }).click();
    await expect(page).not.toHaveURL(/\/game\/http/);
    await page.goto('/mine/wallet');
    await page.getByRole('button', { name: '一键回收' }).click();
    await expectBalance(page, `¥${(450 + Number(left)).toFixed(2)}`);
    expect((await sandbox.member()).venues).toEqual({});
    await page.goto('/mine/betRecord?of=rounds');
    const row = page.getByRole('row', { name: /百家乐 A01/ });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('¥10.00');
    await expect(row).toContainText(`¥${(Number(left) - 40).toFixed(2)}`);
    expect(complaints).toEqual([]);
  },
);

test(
  'in the frame on a laptop the table keeps its places while cards are dealt',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openTable(page, sandbox);
    await transferIn(page).getByRole('button', { name: '直接进入' }).click();
    const roads = game(page).getByRole('region', { name: '路纸' });
    await expect(roads).toBeVisible();
    if (await game(page).getByRole('timer', { name: '换靴洗牌' }).isVisible()) await beginRound(sandbox);
    await expect(game(page).getByRole('timer', { name: '请下注' })).toBeVisible();
    const places = await roads.boundingBox();

    await expect(game(page).getByRole('timer', { name: '开牌中' })).toBeVisible();
    await expect(game(page).getByRole('region', { name: '闲家' }).getByRole('img')).not.toHaveCount(0);
    expect(await roads.boundingBox()).toEqual(places);
    expect(complaints).toEqual([]);
  },
);
