import type { Page } from '@playwright/test';
import { OWN_SITE_PORT } from '../compose/suite';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { expect, test } from '../support/journey';
import { signInForOperations } from '../support/operationsPage';
import { OPERATOR, withOperatorPage } from '../support/operatorPage';
import { signIn } from '../support/player';
import { faultsAt, TEXT_SIZES } from '../support/textSize';

const SECOND = { name: 'player2', password: 'player234' };
const PORT = OWN_SITE_PORT + 21;

const operatorPage = withOperatorPage(PORT);

const composer = (page: Page) => page.getByLabel('发言内容');
const log = (page: Page) => page.getByRole('log');

async function enterChat(page: Page): Promise<void> {
  await page.goto('/chat');
  await expect(composer(page)).toBeEnabled();
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(log(page).getByText(text)).toBeVisible();
}

/** Chooses an action for an item of a list. Returns the confirmation dialog. */
async function act(desk: Page, of: string, name: string) {
  await desk
    .getByRole('button', { name: `${of}的操作` })
    .first()
    .click();
  await desk.getByRole('menuitem', { name, exact: true }).click();
  return desk.getByRole('dialog', { name });
}

test(
  'on the operator’s page a member is muted, a reported line deleted and a promotion ended, and every open page says so [R-CHATID-10004] [R-ACT-07]',
  { tag: '@full' },
  async ({ page, browser, context, complaints }) => {
    const other = await (await browser.newContext()).newPage();
    const desk = await context.newPage();
    await page.goto('/');
    await signIn(page);
    await other.goto('/');
    await signIn(other, SECOND);
    await signInForOperations(desk, OPERATOR, operatorPage());
    await desk.getByRole('link', { name: '平台' }).click();
    await expect(desk.getByRole('row', { name: /综合聊天室/ })).toBeVisible();
    expect.soft(await accessibilityFaults(desk)).toEqual([]);

    await test.step('each part of the platform is whole in a narrow window with large and with spaced text', async () => {
      for (const tab of await desk.getByRole('tab').all()) {
        await tab.click();
        await expect(desk.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
        expect.soft(await faultsAt(TEXT_SIZES, desk), (await tab.textContent()) ?? '').toEqual([]);
      }
    });

    await test.step('muted with an end and a reason, the member’s open chat says so at once and takes no line', async () => {
      await enterChat(page);
      await enterChat(other);
      await desk.getByRole('tab', { name: '成员' }).click();
      await desk.getByRole('textbox', { name: '用户名或昵称' }).fill('player1');
      await desk.getByRole('button', { name: '查找', exact: true }).click();
      const dialog = await act(desk, '晨星', '禁言晨星');
      await dialog.getByRole('textbox', { name: '原因' }).fill('刷屏');
      expect.soft(await accessibilityFaults(desk)).toEqual([]);
      expect.soft(await faultsAt(TEXT_SIZES, desk, desk, '[role="dialog"]'), 'mute').toEqual([]);
      await dialog.getByRole('button', { name: '确认执行' }).click();
      await expect(desk.getByText('已执行：禁言晨星')).toBeVisible();

      await expect(page.getByPlaceholder('您已被禁言')).toBeDisabled();
      await expect(page.getByText('原因：刷屏。')).toBeVisible();
      await expect(page.getByRole('button', { name: '发送', exact: true })).toBeDisabled();

      await (await act(desk, '晨星', '解除对晨星的限制')).getByRole('button', { name: '确认执行' }).click();
      await expect(composer(page)).toBeEnabled();
      await say(page, '解除之后');
      await expect(log(other).getByText('解除之后')).toBeVisible();
    });

    await test.step('a line that a member reports is deleted, and goes for everybody', async () => {
      await say(other, '加我领彩金');
      const line = log(page).getByRole('article').filter({ hasText: '加我领彩金' });
      await line.getByRole('button', { name: /的消息的操作$/ }).click();
      await line.getByRole('button', { name: '举报' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '举报' }).click();
      await expect(page.getByText('已举报，管理员会查看')).toBeVisible();

      await desk.getByRole('tab', { name: /举报/ }).click();
      await expect(desk.getByRole('row', { name: /加我领彩金/ })).toBeVisible();
      await desk.getByRole('button', { name: '删除发言' }).click();
      await desk.getByRole('dialog', { name: '删除发言' }).getByRole('button', { name: '确认执行' }).click();

      await expect(log(other).getByText('加我领彩金')).toHaveCount(0);
      await expect(log(page).getByText('加我领彩金')).toHaveCount(0);
      await expect(desk.getByText('没有待处理的举报')).toBeVisible();
    });

    await test.step('so is a line that nobody reported', async () => {
      await say(other, '刚才说错了');
      await expect(log(page).getByText('刚才说错了')).toBeVisible();
      await desk.getByRole('tab', { name: '发言' }).click();
      await expect(desk.getByRole('row', { name: /刚才说错了/ })).toBeVisible();
      expect.soft(await accessibilityFaults(desk)).toEqual([]);
      await (await act(desk, '刚才说错了', '删除发言')).getByRole('button', { name: '确认执行' }).click();

      await expect(log(other).getByText('刚才说错了')).toHaveCount(0);
      await expect(log(page).getByText('刚才说错了')).toHaveCount(0);
      await expect(desk.getByRole('row', { name: /刚才说错了/ })).toHaveCount(0);
    });

    await test.step('a promotion that is ended says so on the page that shows it', async () => {
      await page.goto('/activity/newTask/new-task');
      await expect(page.getByRole('main').getByRole('heading', { name: '新手任务', level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText('活动已结束')).toHaveCount(0);
      await desk.getByRole('tab', { name: '优惠活动' }).click();
      await (await act(desk, '新手任务', '立即结束新手任务')).getByRole('button', { name: '确认执行' }).click();
      await expect(desk.getByRole('row', { name: /新手任务/ }).getByText('已结束')).toBeVisible();

      // Simulate the return to the page; otherwise the update takes a minute.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('main').getByText('活动已结束').first()).toBeVisible();
    });
    expect(complaints).toEqual([]);
  },
);
