import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { betButton, dockTab, fillSlip, matchRow, openBoard, receipt, slip } from '../support/betting';
import { chooseMode, openToday, pickAway } from '../support/combining';
import { expect, test } from '../support/journey';
import { EARLY_QUARTER_LINE, FOUR_TODAY, IN_PLAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';
import type { Sandbox } from '../support/sandbox';
import { awayLegs, expectBooked, expectSlip, slipEntries } from '../support/slipLegs';

const SECOND = { name: 'player2', password: 'player234' };
const STAKE = '投注金额';
const UNIT_STAKE = '每注金额';
const NOT_COUNTED = '普通串关每场只计一项，此项不计入';

const faultsInSlip = (page: Page) => accessibilityFaults(page, 'section[aria-label="注单"]');

async function createMatches(sandbox: Sandbox): Promise<readonly string[]> {
  let games: readonly string[] = [];
  for (const order of FOUR_TODAY) games = [...games, (await sandbox.createMatch(order)).gameId];
  return games;
}

/** Picks the home side of the winner market, a second selection of the match. */
async function pickWinner(page: Page, match: (typeof FOUR_TODAY)[number]): Promise<void> {
  await matchRow(page, match)
    .getByRole('button', { name: /全场独赢/ })
    .first()
    .click();
}

async function openAsMember(page: Page): Promise<void> {
  await page.goto('/');
  await signIn(page);
  await openToday(page);
}

const worse = { ...EARLY_QUARTER_LINE, prices: { RH: '1.05', RC: '0.83' } };
const combination = (page: Page, name: string | RegExp) => slip(page).getByRole('button', { name });

test(
  'keeping the selections of a parlay keeps its legs: the fifth pick that did not count leaves, prices are asked again, nothing is staked',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    const games = await createMatches(sandbox);
    await sandbox.setBalance('1000.00');
    await openAsMember(page);
    await chooseMode(page, '串关');
    for (const match of FOUR_TODAY) await pickAway(page, match);
    await pickWinner(page, FOUR_TODAY[3]);
    await expect(slipEntries(page)).toHaveCount(5);
    const excluded = slipEntries(page).nth(4);
    await expect(excluded).toContainText(NOT_COUNTED);
    await expect(excluded).not.toContainText(/\d\.\d\d/);
    expect(await faultsInSlip(page)).toEqual([]);

    await slip(page).getByLabel(STAKE).fill('100');
    await betButton(page).click();
    await expectBooked(page, sandbox, awayLegs(FOUR_TODAY), { mode: 'parlay', stake: '100.00', risk: '100.00' });
    await expectBalance(page, '¥900.00');
    await sandbox.fixMarket(games[0] ?? '', worse);

    await slip(page).getByRole('button', { name: '再投同样选项' }).click();
    const kept = awayLegs(FOUR_TODAY, { 0: '0.83' });
    await expectSlip(page, kept);
    await expect(slip(page).getByLabel(STAKE)).toHaveValue('');
    await expect(combination(page, /4 串 1 @/)).toHaveAttribute('aria-pressed', 'true');
    expect(await faultsInSlip(page)).toEqual([]);

    await slip(page).getByLabel(STAKE).fill('50');
    await betButton(page).click();
    await expectBooked(page, sandbox, kept, { mode: 'parlay', stake: '50.00', risk: '50.00' });
    await expectBalance(page, '¥850.00');
    expect(complaints).toEqual([]);
  },
);

test(
  'following a shared 4 串 11 makes the same 4 串 11, on its legs at the prices of now',
  { tag: '@full' },
  async ({ page, browser, sandbox, complaints }) => {
    const games = await createMatches(sandbox);
    await sandbox.setBalance('1000.00');
    await sandbox.setBalance('1000.00', SECOND.name);
    const system = { mode: 'system' as const, folds: [2, 3, 4], lines: 11 };
    const shared = page.getByRole('log').getByRole('region', { name: '注单 · 4 串 11' });

    await test.step('a member bets on it and shares it', async () => {
      await openAsMember(page);
      await chooseMode(page, '串关');
      for (const match of FOUR_TODAY) await pickAway(page, match);
      await combination(page, '4 串 11').click();
      await slip(page).getByLabel(UNIT_STAKE).fill('10');
      await betButton(page).click();
      const { ticket_id } = await expectBooked(page, sandbox, awayLegs(FOUR_TODAY), { ...system, stake: '10.00', risk: '110.00' });
      await dockTab(page, '我的投注').click();
      const card = page.getByRole('article', { name: `单号 ${ticket_id}` });
      await expect(card).toContainText('组合注单不支持提前结算，需等待赛果');
      await card.getByRole('button', { name: /分享注单/ }).click();
      await page.getByRole('button', { name: '发送到本聊天室' }).click();
      await expect(shared).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/game/sport/CRTY');
    });
    await sandbox.fixMarket(games[2] ?? '', worse);

    await test.step('another one, with a parlay of other selections in the slip, follows it', async () => {
      const other = await (await browser.newContext()).newPage();
      await other.goto('/');
      await signIn(other, SECOND);
      await openToday(other);
      await chooseMode(other, '串关');
      await pickWinner(other, FOUR_TODAY[0]);
      await other.goto('/chat');
      await other.getByRole('log').getByRole('button', { name: '跟单' }).click();
      await expect(other.getByText('注单已换成分享的投注，原有选项已移除')).toBeVisible();

      const followed = awayLegs(FOUR_TODAY, { 2: '0.83' });
      await expectSlip(other, followed);
      await expect(combination(other, '4 串 11')).toHaveAttribute('aria-pressed', 'true');
      await expect(slip(other).getByLabel(UNIT_STAKE)).toHaveValue('');
      expect(await faultsInSlip(other)).toEqual([]);
      await slip(other).getByLabel(UNIT_STAKE).fill('5');
      await betButton(other).click();
      await expectBooked(other, sandbox, followed, { ...system, stake: '5.00', risk: '55.00' }, SECOND.name);
      await expectBalance(other, '¥945.00');
      await other.context().close();
    });

    await test.step('the card of the first says what the same costs now, and that it was followed', async () => {
      await expect(shared).toContainText(/现价.*@ 0\.83/);
      await expect(shared).toContainText('1 位会员已投同样选项');
    });
    expect(complaints).toEqual([]);
  },
);

test(
  'the stake of refused singles is armed neither in a parlay nor in a system of them; one that is kept by choice is',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    const games = await createMatches(sandbox);
    await sandbox.setBalance('1000.00');
    await openAsMember(page);
    await chooseMode(page, '多注');
    for (const match of FOUR_TODAY) await pickAway(page, match);
    await slip(page).getByLabel('统一金额').fill('20');
    await sandbox.setFault('place', { kind: 'delay', ms: 1500 }, FOUR_TODAY.length);
    await slip(page).getByRole('button', { name: '投注 4 注 ¥80' }).click();
    for (const gameId of games) await sandbox.fixMarket(gameId, worse);
    await expect(slip(page).getByText('投注未被接受')).toHaveCount(4);
    await expect(slip(page).getByRole('button', { name: '接受变动并投注 4 注 ¥80' })).toBeEnabled();
    expect(await faultsInSlip(page)).toEqual([]);

    await chooseMode(page, '串关');
    await expect(slip(page).getByLabel(STAKE)).toHaveValue('');
    await expect(slip(page).getByRole('button', { name: '请输入投注金额' })).toBeDisabled();
    await slip(page).getByLabel(STAKE).fill('20');
    await combination(page, '4 串 11').click();
    await expect(slip(page).getByLabel(UNIT_STAKE)).toHaveValue('');
    await expect(slip(page).getByRole('button', { name: '请输入投注金额' })).toBeDisabled();
    expect(await sandbox.tickets()).toEqual([]);

    await slip(page).getByLabel(UNIT_STAKE).fill('3');
    await slip(page).getByRole('button', { name: '接受变动并投注 ¥33' }).click();
    const legs = awayLegs(FOUR_TODAY, { 0: '0.83', 1: '0.83', 2: '0.83', 3: '0.83' });
    await expectBooked(page, sandbox, legs, { mode: 'system', folds: [2, 3, 4], lines: 11, stake: '3.00', risk: '33.00' });
    expect(await sandbox.tickets()).toHaveLength(1);
    await expectBalance(page, '¥967.00');

    await chooseMode(page, '多注');
    await pickAway(page, FOUR_TODAY[0]);
    await slip(page).getByRole('switch', { name: '下一注保留金额' }).click();
    await slip(page).getByLabel('统一金额').fill('20');
    expect(await faultsInSlip(page)).toEqual([]);
    await slip(page).getByRole('button', { name: '清空注单' }).click();
    await pickAway(page, FOUR_TODAY[1]);
    await expect(slip(page).getByLabel('统一金额')).toHaveValue('20');
    expect(complaints).toEqual([]);
  },
);

test(
  'a parlay with a leg that does not count is bet without it; it counts at the price of now once the other selection of its match is removed',
  { tag: '@full' },
  async ({ page, sandbox, complaints }) => {
    const [first, second, third] = FOUR_TODAY;
    const games = await createMatches(sandbox);
    await sandbox.setBalance('1000.00');
    await openAsMember(page);
    await chooseMode(page, '串关');
    await pickAway(page, first);
    await pickWinner(page, second);
    await pickAway(page, third);
    await pickAway(page, second);
    const excluded = slipEntries(page).nth(3);
    await expect(excluded).toContainText(NOT_COUNTED);
    await sandbox.fixMarket(games[1] ?? '', worse);
    await expect(matchRow(page, second).getByRole('button', { name: /全场让球 北岭之星/ })).toHaveAccessibleName(/0\.83/);
    await expect(excluded).not.toContainText(/\d\.\d\d/);
    expect(await faultsInSlip(page)).toEqual([]);

    await slipEntries(page).nth(1).getByRole('button', { name: /^移除/ }).click();
    await expect(slip(page).getByText(NOT_COUNTED)).toHaveCount(0);
    await expect(slip(page).getByText('赔率已变化，由 0.93 变为 0.83')).toBeVisible();
    await slip(page).getByLabel(STAKE).fill('100');
    await slip(page).getByRole('button', { name: '接受变动并投注 ¥100' }).click();
    await expectBooked(page, sandbox, awayLegs([first, third, second], { 2: '0.83' }), { mode: 'parlay', stake: '100.00', risk: '100.00' });
    await expectBalance(page, '¥900.00');
    expect(complaints).toEqual([]);
  },
);

test('the wait of a bet in play is shown as a wait, and no lost answer is claimed', async ({ page, sandbox, complaints }) => {
  await sandbox.createMatch(IN_PLAY);
  await sandbox.setBalance('500.00');
  await sandbox.tune({ dangerWindowMs: 3000 });
  await sandbox.setFault('outcome', { kind: 'lateAnswer', ms: 1500 });
  await page.goto('/');
  await signIn(page);
  await openBoard(page);
  await fillSlip(page);
  const shown = await watchFor(page, ['确认中', '正在等待受理结果', '正在核对结果']);
  await betButton(page).click();

  await expect(receipt(page)).toBeVisible();
  expect(await shown()).toEqual(['确认中', '正在等待受理结果']);
  await expectBalance(page, '¥400.00');
  expect(complaints).toEqual([]);
});

/**
 * Watches the slip inside the page. Returns a function that returns those of the texts that were shown, in order.
 * Polling from outside would miss a brief one on a busy machine.
 */
async function watchFor(page: Page, texts: readonly string[]): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle((wanted) => {
    const found: string[] = [];
    new MutationObserver(() => {
      const lines = document.querySelector<HTMLElement>('section[aria-label="注单"]')?.innerText.split('\n') ?? [];
      for (const text of wanted) if (lines.includes(text) && !found.includes(text)) found.push(text);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return found;
  }, texts);
  return () => seen.jsonValue();
}
