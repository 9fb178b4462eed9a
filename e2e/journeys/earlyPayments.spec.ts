import { openCashOut, expectMoney } from '../support/oneCashOut';
import { openBets, takeOffer } from '../support/cashingOut';
import { expect, test } from '../support/journey';
import { QUARTER_LINE } from '../support/matches';

test('a part of an open bet is paid early, and the rest is settled by its own stake', async ({ page, sandbox, complaints }) => {
  const { gameId } = await openCashOut(page, sandbox, 'before');
  await openBets(page).getByRole('textbox', { name: '提前结算的本金' }).fill('40');
  await expect(openBets(page).getByText('本金 ¥40 当前可得')).toBeVisible();
  const amount = await takeOffer(page);

  await expect(openBets(page).getByText(new RegExp(`的本金 ¥40 已提前结算，返还 ¥${amount}`))).toBeVisible();
  await expectMoney(page, sandbox, { balance: (400 + Number(amount)).toFixed(2), held: '60.00' });
  await expect(openBets(page).getByText(`已提前结算本金 ¥40，返还 ¥${amount}`)).toBeVisible();

  await sandbox.finish(gameId, { home: 3, away: 0 });
  await expectMoney(page, sandbox, { balance: (400 + Number(amount)).toFixed(2), held: '0.00' });
  await openBets(page).getByText('已结算', { exact: true }).click();
  await expect(openBets(page).getByText(/^注单 \d+ 的提前结算部分$/)).toBeVisible();
  await expect(openBets(page).getByText('¥60', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a part is paid once when its answer is lost', { tag: '@full' }, async ({ page, sandbox }) => {
  await openCashOut(page, sandbox, 'before');
  await openBets(page).getByRole('button', { name: '50%' }).click();
  await expect(openBets(page).getByText('本金 ¥50 当前可得')).toBeVisible();
  await sandbox.setFault('cashOut', { kind: 'dropAfter' });
  const amount = await takeOffer(page);

  await expect(openBets(page).getByText(/的本金 ¥50 已提前结算/)).toBeVisible();
  await expectMoney(page, sandbox, { balance: (400 + Number(amount)).toFixed(2), held: '50.00' });
});

test('an open bet is cashed out by itself once it is worth its target in play, and a letter says so', async ({
  page,
  sandbox,
  complaints,
}) => {
  const { gameId } = await openCashOut(page, sandbox, 'in-play');
  await openBets(page).getByRole('button', { name: '自动提前结算' }).click();
  await openBets(page).getByRole('textbox', { name: '目标金额' }).fill('105');
  await openBets(page).getByRole('button', { name: '设定' }).click();
  await expect(openBets(page).getByText('滚球中可得达到 ¥105 时自动提前结算')).toBeVisible();

  await sandbox.fixMarket(gameId, { ...QUARTER_LINE, prices: { REH: '1.20', REC: '0.66' } });

  await expect(openBets(page).getByText('没有未结算的投注')).toBeVisible();
  const { balance, held } = await sandbox.member();
  expect(Number(balance)).toBeGreaterThanOrEqual(505);
  await expectMoney(page, sandbox, { balance, held });
  expect(held).toBe('0.00');
  await sandbox.finish(gameId, { home: 1, away: 3 });
  await expectMoney(page, sandbox, { balance, held });
  await page.goto('/mine/message');
  await expect(page.getByText('注单已自动提前结算').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an open bet is cashed out and placed again with another stake before its match, once though the answer is lost', async ({
  page,
  sandbox,
}) => {
  await openCashOut(page, sandbox, 'before');
  await openBets(page).getByRole('button', { name: '结算并重投' }).click();
  await openBets(page).getByRole('textbox', { name: '重投本金' }).fill('250');
  await expect(openBets(page).getByText(/将从余额支付 ¥/)).toBeVisible();
  await sandbox.setFault('editBet', { kind: 'dropAfter' });
  await openBets(page).getByRole('button', { name: '重投 ¥250' }).click();

  await expect(openBets(page).getByText(/并以单号 \d+ 重新投注 ¥250/)).toBeVisible();
  const { balance, held } = await sandbox.member();
  expect(held).toBe('250.00');
  // The balance was 400. The value of the old bet was returned and 250 staked.
  expect(Number(balance)).toBeGreaterThan(150);
  expect(Number(balance)).toBeLessThan(250);
  await expectMoney(page, sandbox, { balance, held });
});
