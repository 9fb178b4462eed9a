import { awayPrice, betButton, dockTab, fillSlip, matchRow, openBoard, receipt, slip, ticketNumber } from '../support/betting';
import { deposit } from '../support/deposit';
import { AS_MOST_PLAYERS, expect, test } from '../support/journey';
import { IN_PLAY, QUARTER_LINE } from '../support/matches';
import { expectBalance, signIn } from '../support/player';

test.use(AS_MOST_PLAYERS);

test('from a member page as a guest to a settled bet: sign in, deposit, bet in play on a quarter line, be paid half a win', async ({
  page,
  sandbox,
  complaints,
}) => {
  const { gameId } = await sandbox.createMatch(IN_PLAY);

  await test.step('a guest is redirected home from a member page, and sees the reason [R-NAV-06] [R-NAV-07]', async () => {
    // The notice is visible for a short time only and may disappear before everything is loaded.
    await page.goto('/mine/betRecord', { waitUntil: 'commit' });
    await expect(page.getByText('请先登录账号,才能了解更多')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('the member signs in and sees the balance [R-SESSION-06] [R-SESSION-08] [R-WALLET-01]', async () => {
    await signIn(page);
    await expectBalance(page, '¥0.00');
  });

  await test.step('500 yuan are credited on the waiting page [R-ROUTE-63] [R-ROUTE-67] [R-WALLET-02]', async () => {
    await deposit(page, sandbox, '500');
    await expectBalance(page, '¥500.00');
  });

  await test.step('the board of the football channel moves with the match [R-ROLE-07] [R-ROUTE-31] [R-SPORT-02]', async () => {
    await openBoard(page);
    await expect(awayPrice(page)).toHaveAccessibleName(/0\.93/);
    await sandbox.fixMarket(gameId, { ...QUARTER_LINE, prices: { REH: '0.91', REC: '0.97' } });
    await expect(awayPrice(page)).toHaveAccessibleName(/0\.97 升/);
    await sandbox.score(gameId, 'C');
    await expect(matchRow(page).getByText('暂停投注')).toBeVisible();
    await expect(awayPrice(page)).toBeEnabled();
  });

  const number = await test.step('a selection is staked, confirmed and accepted', async () => {
    await fillSlip(page);
    await expect(slip(page).getByText('¥97.00')).toBeVisible();
    await betButton(page).click();
    await expect(slip(page).getByText('确认中', { exact: true })).toBeVisible();
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page)).toContainText('@ 0.97');
    await expect(receipt(page)).toContainText('¥100');
    await expectBalance(page, '¥400.00');
    return ticketNumber(receipt(page));
  });

  await test.step('the match ends level after the bet: receiving a quarter, half of it is won', async () => {
    await dockTab(page, '我的投注').click();
    const open = page.getByRole('article', { name: `单号 ${number}` });
    await expect(open).toContainText('¥100');

    await sandbox.finish(gameId, { home: 1, away: 1 });

    // Open bets are polled every ten seconds.
    await expectBalance(page, '¥548.50');
    await page.getByText('已结算', { exact: true }).click();
    const settled = page.getByRole('article', { name: `单号 ${number}` });
    await expect(settled).toContainText('赢半');
    await expect(settled).toContainText('¥148.50');
    await expect(settled).toContainText('+¥48.50');
  });

  await test.step('the bet record and the ledger agree [R-ROUTE-58]', async () => {
    await page.getByRole('link', { name: '查看全部投注记录' }).click();
    await expect(page).toHaveURL('/mine/betRecord');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('赢半');
    await expect(row).toContainText('¥148.50+¥48.50');
    expect(await sandbox.member()).toMatchObject({ balance: '548.50', held: '0.00' });
    expect(await sandbox.audit()).toMatchObject({ exact: true, findings: [] });
  });

  expect(complaints).toEqual([]);
});
