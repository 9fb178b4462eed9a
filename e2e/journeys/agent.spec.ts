import type { Page } from '@playwright/test';
import { businessDate } from '@site/shared/calendar';
import { steerSandbox } from '../compose/sandbox';
import { OWN_SITE_PORT } from '../compose/suite';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { signInForOperations } from '../support/operationsPage';
import { OPERATOR, withOperatorPage } from '../support/operatorPage';
import { expectBalance } from '../support/player';
import { depositFirst, registerByLink } from '../support/registering';
import { winBet } from '../support/turnover';
import { latestWithdrawals, prepareWithdrawals, withdraw } from '../support/withdrawing';

const PORT = OWN_SITE_PORT + 22;
const DAY_MS = 24 * 60 * 60_000;
/**
 * Stake just below the limit of the created matches, a third of 50,000. Five of these bets reach the second step of the
 * commission.
 */
const STAKE = '16000';
const BETS = 5;
const FRIEND = 'linhai88';

/** Returns today's date in Beijing. */
const businessDay = (): string => businessDate(Date.now());

const operatorPage = withOperatorPage(PORT);

/** Approves or refuses player1's application as the operator. */
async function decide(desk: Page, title: string, reason: string): Promise<void> {
  await desk.getByRole('button', { name: 'player1 代理的操作' }).click();
  await desk.getByRole('menuitem', { name: title, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
  await dialog.getByRole('button', { name: '确认执行' }).click();
  await expect(desk.getByText(`已执行：${title}`)).toBeVisible();
}

async function apply(page: Page, plan: string): Promise<void> {
  await page.getByRole('textbox', { name: '推广方式与预期规模' }).fill(plan);
  await page.getByRole('textbox', { name: '联系方式' }).fill('telegram: lin');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('申请审核中')).toBeVisible();
}

test(
  'an agent: applied, refused, approved, the link copied, a friend’s turnover of the day paid the day after, and withdrawn [R-ACT-03]',
  { tag: '@full' },
  async ({ page, context, browser, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAsMember(page, '/agent');
    await prepareWithdrawals(page);
    const desk = await (await browser.newContext()).newPage();
    await signInForOperations(desk, OPERATOR, operatorPage());
    await desk.getByRole('link', { name: '平台' }).click();

    await test.step('the application is refused with a reason, sent again and approved, and the open page follows', async () => {
      await apply(page, '球迷社区');
      await desk.getByRole('tab', { name: /合作/ }).click();
      await expect(desk.getByRole('row', { name: /球迷社区/ })).toBeVisible();
      expect.soft(await accessibilityFaults(desk)).toEqual([]);
      await decide(desk, '不通过player1的申请', '请补充人数');
      await expect(page.getByText('申请未通过')).toBeVisible();
      await expect(page.getByText('请补充人数')).toBeVisible();

      await apply(page, '球迷社区，约五千人');
      await expect(desk.getByRole('row', { name: /约五千人/ })).toBeVisible();
      await decide(desk, '通过player1的申请', '');
      await expect(page.getByRole('heading', { name: '我的代理' })).toBeVisible();
      expect.soft(await accessibilityFaults(page)).toEqual([]);
    });

    await page.getByRole('button', { name: '复制专属链接' }).click();
    await expect(page.getByText('已复制')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http:\/\/[^/]+\/\?rcode=[2-9A-Z]{8}$/);

    await test.step('who registers by the link deposits and plays', async () => {
      const friend = await registerByLink(browser, link, FRIEND);
      await depositFirst(friend, sandbox, '50000');
      for (let bet = 1; bet <= BETS; bet += 1) await winBet(friend, sandbox, STAKE);
      await expectBalance(friend, '¥124,400.00');
      await friend.context().close();
    });

    await test.step('the agent sees the day as far as it is', async () => {
      await page.goto('/agent');
      const main = page.getByRole('main');
      await expect(main.getByText('1 人')).toHaveCount(2);
      await expect(main.getByText('¥80,000')).toBeVisible();
      await expect(main.getByText('今日预计佣金（0.15%）')).toBeVisible();
      await expect(main.getByText('¥120')).toBeVisible();
      await expectBalance(page, '¥0.00');
    });
    const day = businessDay();

    // An open page would be redirected to home when it notices its expired login.
    await page.close();
    await sandbox.advance(DAY_MS);
    const later = await context.newPage();
    await openAsMember(later, '/agent');

    await test.step('the day after it is paid, and the statement says by what', async () => {
      await expectBalance(later, '¥120.00');
      await later.reload();
      const main = later.getByRole('main');
      await expect(main.getByRole('row', { name: `${day} 1 1 ¥80,000.00 0.15% ¥120.00 已到账` })).toBeVisible();
      await main.getByRole('radio', { name: '按月' }).click();
      await expect(main.getByRole('row', { name: `${day.slice(0, 7)} 1 1 ¥80,000.00 ¥120.00` })).toBeVisible();
      await main.getByRole('radio', { name: '会员' }).click();
      await expect(main.getByRole('row', { name: `li***8 ${day} ¥80,000.00` })).toBeVisible();
      await later.goto('/mine/transrecord');
      await expect(later.getByRole('main').getByText('代理佣金').first()).toBeVisible();
    });

    await test.step('all of it is withdrawn, without any turnover', async () => {
      await later.goto('/mine/takemoney');
      await expect(later.getByText('没有流水要求')).toBeVisible();
      await withdraw(later, '120');
      await expect(later.getByRole('heading', { name: '取款申请已提交' })).toBeFocused();
      await expectBalance(later, '¥0.00');
      const [orderId] = await later.getByRole('article').getByRole('definition').allTextContents();
      await steerSandbox('withdrawals/decide', { orderId, pay: true });
      await expect(latestWithdrawals(later).first()).toContainText('已出款');
    });
  },
);
