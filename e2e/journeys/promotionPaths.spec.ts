import type { Page } from '@playwright/test';
import { businessDate } from '@site/shared/calendar';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { steerSandbox } from '../compose/sandbox';
import { sayInChat } from '../support/chat';
import { deposit } from '../support/deposit';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { railEntry } from '../support/player';
import { claimReward } from '../support/promotion';
import { bindPhone, depositFirst, NEW_PASSWORD, registerByLink } from '../support/registering';
import type { Sandbox } from '../support/sandbox';
import { expectWithdrawal, winBet } from '../support/turnover';
import { prepareWithdrawals } from '../support/withdrawing';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

const EVERY_PRIZE = ['p888', 'p88', 'p18', 'p8', 'p3', 'p1', 'p0', 'none'];

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.setBalance('2000.00');
  await openAsMember(page, '/');
  await prepareWithdrawals(page);
});

/** Checks that the withdrawal is refused because of the missing turnover, stakes that amount and withdraws. */
async function stakeAndWithdraw(page: Page, sandbox: Sandbox, { missing, title }: { missing: string; title: string }): Promise<void> {
  await page.goto('/mine/takemoney');
  await expect(page.getByText(`还需完成 ¥${missing.replace(/\.00$/, '')} 的有效流水才能取款`)).toBeVisible();
  await expect(page.getByRole('button', { name: '确认取款' })).toBeDisabled();
  await winBet(page, sandbox, String(Math.max(10, Math.ceil(Number(missing)))));
  const bonus = page.getByRole('region', { name: '礼金与流水' }).getByRole('listitem').filter({ hasText: title }).first();
  await expect(async () => {
    await page.goto('/mine/takemoney');
    await expect(bonus).toContainText('已完成', { timeout: 2000 });
  }).toPass();
  await expectWithdrawal(page);
}

async function openPromotion(page: Page, title: string): Promise<void> {
  await railEntry(page, '优惠').click();
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

test(
  'the first deposit: paid, a tenth of it claimed, staked three times beside the deposit, withdrawn',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await deposit(page, sandbox, '100');
    await claimReward(page, '首存礼遇', '领取 ¥10');

    await stakeAndWithdraw(page, sandbox, { missing: '130.00', title: '首存礼遇' });
  },
);

test(
  'the day’s second deposit: a twentieth of the larger one claimed, staked twice, withdrawn',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await deposit(page, sandbox, '100');
    await deposit(page, sandbox, '200');
    await claimReward(page, '每日续存礼', '领取 ¥10');

    await stakeAndWithdraw(page, sandbox, { missing: '320.00', title: '每日续存礼' });
  },
);

test('the day’s turnover: bets settled, the tier claimed, staked once, withdrawn', { tag: '@full' }, async ({ page, sandbox }) => {
  await winBet(page, sandbox, '500');
  await expect(async () => {
    await page.goto('/');
    await claimReward(page, '每日流水礼', '领取 ¥5');
  }).toPass();

  await stakeAndWithdraw(page, sandbox, { missing: '5.00', title: '每日流水礼' });
});

test(
  'the newcomer’s three tasks: deposit, bet and a line in the chat, the reward claimed, staked once, withdrawn',
  {
    tag: '@full',
  },
  async ({ page, sandbox }) => {
    await deposit(page, sandbox, '100');
    await winBet(page, sandbox, '100');
    await sayInChat(page, '初次见面');
    await claimReward(page, '新手任务', '领取 ¥8.88');

    await stakeAndWithdraw(page, sandbox, { missing: '8.88', title: '新手任务' });
  },
);

test('the draw: turnover earns one, its prize is staked once and withdrawn', { tag: '@full' }, async ({ page, sandbox }) => {
  await steerSandbox('promotion', {
    id: 'daily-draw',
    terms: { turnover: '500.00', most: 10, prizes: EVERY_PRIZE.map((id) => ({ id, amount: '8.88', share: 1_250 })) },
  });
  await winBet(page, sandbox, '500');
  await expect(async () => {
    await page.goto('/');
    await openPromotion(page, '每日抽奖');
    await page.getByRole('main').getByRole('button', { name: '抽奖', exact: true }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('main').getByText('奖金已存入中心钱包。')).toBeVisible();

  await stakeAndWithdraw(page, sandbox, { missing: '8.88', title: '每日抽奖' });
});

test(
  'the week’s race: entered, led, its prize claimed when the week is over, staked once, withdrawn',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    await openPromotion(page, '每周流水榜');
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: '确认参加' }).click();
    await expect(page.getByRole('main').getByText('未上榜')).toBeVisible();
    await winBet(page, sandbox, '1000');
    await expect(async () => {
      await page.goto('/activity/racePage/weekly-race');
      await expect(page.getByRole('main').getByText('您目前位列榜首。')).toBeVisible({ timeout: 2000 });
    }).toPass();
    // An open page would be redirected to home when it notices its expired login.
    await page.close();
    await sandbox.advance(WEEK_MS);

    const later = await context.newPage();
    await openAsMember(later, '/activity/racePage/weekly-race');
    await expect(later.getByText('上期您位列第 1 名。')).toBeVisible();
    await later.getByRole('main').getByRole('button', { name: '领取 ¥888', exact: true }).click();
    await expect(later.getByRole('main').getByText('礼金已存入中心钱包')).toBeVisible();
    await stakeAndWithdraw(later, sandbox, { missing: '888.00', title: '每周流水榜' });
  },
);

test(
  'the invitation: a friend registers by the link and deposits, the reward is claimed, staked once, withdrawn',
  {
    tag: '@full',
  },
  async ({ page, browser, sandbox }) => {
    await openPromotion(page, '好友邀请');
    const link = page.getByRole('definition').filter({ hasText: 'icode=' });
    const friend = await registerByLink(browser, (await link.textContent()) ?? '', 'linhai88');
    await depositFirst(friend, sandbox, '200');
    await friend.context().close();

    await page.reload();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^领取 .* 的礼金 ¥18\.88$/ })
      .click();
    await expect(page.getByText(/¥18\.88 礼金已/).first()).toBeVisible();

    await stakeAndWithdraw(page, sandbox, { missing: '18.88', title: '好友邀请' });
  },
);

test(
  'the rebate: chosen to be claimed, due the day after, claimed and withdrawn without any turnover',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    await page.goto('/mine/rebate');
    await page.getByRole('switch', { name: '自动到账' }).click();
    await expect(page.getByText('暂无待领取的返水。')).toBeVisible();
    await winBet(page, sandbox, '500');
    // An open page would be redirected to home when it notices its expired login.
    await page.close();
    await sandbox.advance(DAY_MS);

    const later = await context.newPage();
    await openAsMember(later, '/mine/rebate');
    await later.getByRole('button', { name: /的返水 ¥5$/ }).click();
    await expect(later.getByText('返水 ¥5 已存入中心钱包')).toBeVisible();
    await later.goto('/mine/takemoney');
    await expect(later.getByText('没有流水要求')).toBeVisible();
    await expectWithdrawal(later);
  },
);

test(
  'VIP: a new member stakes up to VIP 1, and its gifts of the level, the week and the birthday are claimed, staked once, withdrawn',
  { tag: '@full' },
  async ({ browser, sandbox }) => {
    const page = await registerByLink(browser, DEFAULT_ADDRESSES.host, 'linhai88');
    const month = businessDate(Date.now()).slice(5, 7);
    await depositFirst(page, sandbox, '10000', `1994-${month}-12`);
    await bindPhone(page, sandbox, '8613700004321');
    await prepareWithdrawals(page, { loginPassword: NEW_PASSWORD, card: '6222020200007654326' });
    await page.goto('/mine/welfare');
    await expect(page.getByText('达到 VIP 1 后可领。')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^领取 ¥/ })).toHaveCount(0);

    await winBet(page, sandbox, '10000');
    await expect(async () => {
      await page.goto('/mine/welfare');
      await expect(page.getByRole('listitem', { name: 'VIP 1 升级礼金' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    for (const gift of ['领取 ¥8', '领取 ¥3', '领取 ¥18']) {
      await page.getByRole('main').getByRole('button', { name: gift, exact: true }).click();
      await expect(page.getByRole('main').getByRole('button', { name: gift, exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole('main').getByRole('button', { name: '已领取' })).toHaveCount(3);

    await stakeAndWithdraw(page, sandbox, { missing: '29.00', title: 'VIP 1 升级礼金' });
  },
);
