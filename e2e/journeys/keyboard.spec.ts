import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { receipt, slip } from '../support/betting';
import { orderIdIn } from '../support/deposit';
import { expect, test } from '../support/journey';
import { createKeyboard } from '../support/keyboard';
import { AWAY_TEAM, HOME_TEAM, IN_PLAY, QUARTER_LINE } from '../support/matches';
import { expectBalance, signIn } from '../support/player';
import { PASSWORD, prepareWithdrawals } from '../support/withdrawing';

/** Maximum number of key presses from the start of a page to any action. */
const MOST_PRESSES = 12;
const BOARD = '/game/sport/CRTY';

/** Returns the first available price. Some prices of a nearly decided match are suspended. */
const firstPrice = (page: Page) =>
  page
    .getByRole('toolbar', { name: '赔率' })
    .getByRole('button', { name: / v .*(让球|独赢)/, disabled: false })
    .first();
const focused = (page: Page) => page.locator(':focus');
const nameOfFocused = (page: Page) => focused(page).getAttribute('aria-label', { timeout: 2_000 });

for (const edition of ['classic', 'professional'] as const) {
  // `npm test` runs each journey in at most one edition; `pnpm test:full` runs all of them in both.
  const everydayIn = (everyday: typeof edition): { readonly tag?: string } => (edition === everyday ? {} : { tag: '@full' });
  test.describe(`in the ${edition} edition`, () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await sandbox.setBalance('1000.00');
      await page.goto('/');
      await signIn(page);
      if (edition === 'professional') await page.getByRole('radio', { name: '专业' }).check();
    });

    test(
      'a bet by keyboard alone: the first price within 12 presses, the stake by one more, and the focus goes to the receipt',
      everydayIn('classic'),
      async ({ page, sandbox, complaints }) => {
        await sandbox.createMatch(IN_PLAY);
        const keys = createKeyboard(page);

        await test.step('the first price of home', async () => {
          await page.goto('/');
          await expect(firstPrice(page)).toBeVisible();
          expect(await keys.press('Tab')).toBe('button 跳到正文');
          await expect(focused(page)).toBeInViewport();
          await keys.press('Enter');
          await keys.pressUntil('Tab', firstPrice(page));
          expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES);
        });

        await test.step('the first price of the board', async () => {
          await page.goto(BOARD);
          await expect(firstPrice(page)).toBeVisible();
          keys.restart();
          await keys.pressUntil('Tab', page.getByRole('button', { name: '跳到正文' }));
          await keys.press('Enter');
          await keys.pressUntil('Tab', page.getByRole('button', { name: '跳到赔率' }));
          await keys.press('Enter');
          expect(await nameOfFocused(page)).toMatch(/ v .*(让球|独赢|大小)/);
          expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES);
          await expect(page.getByText(/Shift \+ Enter 填写投注金额/)).toBeInViewport();
          expect(await accessibilityFaults(page)).toEqual([]);
        });

        await test.step('arrow keys go through the board, which Tab leaves by one press', async () => {
          await walkToOwnMatch(page);
          await keys.press('Tab');
          expect(await focused(page).evaluate((element) => element.closest('[role="toolbar"]'))).toBeNull();
          await keys.press('Shift+Tab');
          expect(await nameOfFocused(page)).toContain(`${HOME_TEAM} v ${AWAY_TEAM} 全场让球 ${HOME_TEAM}`);
        });

        await test.step('one key leads to the stake, and back', async () => {
          keys.restart();
          await keys.press('Shift+Enter');
          const stake = slip(page).getByLabel('投注金额');
          await expect(stake).toBeFocused();
          expect(keys.count()).toBe(1);
          await keys.press('Escape');
          expect(await nameOfFocused(page)).toContain(`${HOME_TEAM} v ${AWAY_TEAM} 全场让球 ${HOME_TEAM}`);
          await keys.press('Shift+Enter');
          await expect(stake).toBeFocused();
        });

        await test.step('Enter bets, and the focus goes with the bet', async () => {
          await page.keyboard.type('100');
          await expect(slip(page).getByRole('button', { name: /^投注 / })).toBeEnabled();
          await keys.press('Enter');
          await expect(focused(page)).toContainText(/正在提交|确认中/);
          await expect(receipt(page)).toBeVisible();
          await expect(focused(page)).toContainText('投注成功');
          expect(await accessibilityFaults(page)).toEqual([]);
          await keys.press('Escape');
          expect(await nameOfFocused(page)).toContain(`${HOME_TEAM} v ${AWAY_TEAM} 全场让球 ${HOME_TEAM}`);
        });

        await expectBalance(page, '¥900.00');
        expect(complaints).toEqual([]);
      },
    );

    test(
      'a deposit by keyboard alone: the amount within 12 presses, and the focus goes to the order',
      { tag: '@full' },
      async ({ page, sandbox, complaints }) => {
        const keys = createKeyboard(page);
        const amount = page.getByLabel('存款金额');

        await test.step('from the start of the deposit page', async () => {
          await page.goto('/mine/savemoney');
          await expect(amount).toBeVisible();
          await keys.press('Tab');
          await keys.press('Enter');
          await keys.pressUntil('Tab', amount);
          expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES);
        });

        await test.step('from the start of home', async () => {
          await page.goto('/');
          await expect(firstPrice(page)).toBeVisible();
          keys.restart();
          await keys.pressUntil('Tab', page.getByRole('link', { name: '前往存款' }));
          await keys.press('Enter');
          await expect(amount).toBeVisible();
          await keys.pressUntil('Tab', amount);
          expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES);
          expect(await accessibilityFaults(page)).toEqual([]);
        });

        await test.step('Enter orders, and the focus goes to the order', async () => {
          await page.keyboard.type('500');
          await keys.press('Enter');
          await expect(page.getByRole('heading', { name: '等待付款' })).toBeVisible();
          await expect(focused(page)).toContainText('等待付款');
          expect(await accessibilityFaults(page)).toEqual([]);
        });

        await test.step('when it is paid, the focus goes to its end', async () => {
          await sandbox.payDeposit(orderIdIn(page.url()));
          await expect(page.getByRole('heading', { name: '存款已到账' })).toBeFocused();
        });

        expect(complaints).toEqual([]);
      },
    );

    test(
      'a withdrawal by keyboard alone: the amount within 12 presses, the focus goes to the confirmation and to the receipt, and back to the form',
      { tag: '@full' },
      async ({ page, complaints }) => {
        const keys = createKeyboard(page);
        const amount = page.getByLabel('取款金额');
        const confirmation = page.getByRole('alertdialog');
        await prepareWithdrawals(page);

        await test.step('from the start of the withdrawal page', async () => {
          await page.goto('/mine/takemoney');
          await expect(amount).toBeVisible();
          await keys.press('Tab');
          await keys.press('Enter');
          await keys.pressUntil('Tab', amount);
          expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES);
        });

        await test.step('amount and password, and Enter asks for a confirmation, which Escape leaves', async () => {
          await page.keyboard.type('300');
          await keys.pressUntil('Tab', page.getByLabel('二级密码', { exact: true }), 4);
          await page.keyboard.type(PASSWORD);
          await keys.press('Enter');
          await expect(confirmation).toBeVisible();
          expect(await accessibilityFaults(page)).toEqual([]);
          await keys.press('Escape');
          await expect(confirmation).toBeHidden();
          await expect(page.getByLabel('二级密码', { exact: true })).toBeFocused();
        });

        await test.step('confirmed, the focus goes to the receipt, which is cancelled by Tab and Enter', async () => {
          await keys.press('Enter');
          await expect(confirmation).toBeVisible();
          await keys.pressUntil('Tab', confirmation.getByRole('button', { name: '确认取款' }), 4);
          await expect(confirmation.getByRole('button', { name: '确认取款' })).toBeEnabled();
          await keys.press('Enter');
          await expect(page.getByRole('heading', { name: '取款申请已提交' })).toBeFocused();
          expect(await accessibilityFaults(page)).toEqual([]);
          await keys.pressUntil('Tab', page.getByRole('button', { name: '撤回这笔取款' }), 4);
          await keys.press('Enter');
          await keys.pressUntil('Tab', confirmation.getByRole('button', { name: '确定取消' }), 4);
          await expect(confirmation.getByRole('button', { name: '确定取消' })).toBeEnabled();
          await keys.press('Enter');
          await expect(page.getByRole('heading', { name: '取款已取消' })).toBeFocused();
          await expectBalance(page, '¥1,000.00');
        });

        await test.step('and another one begins with the form', async () => {
          await keys.pressUntil('Tab', page.getByRole('button', { name: '再提一笔' }), 4);
          await keys.press('Enter');
          await expect(amount).toBeVisible();
          await keys.pressUntil('Tab', amount);
        });

        expect(complaints).toEqual([]);
      },
    );

    test(
      'a price that is suspended keeps the focus, and one that is removed hands it on',
      { tag: '@full' },
      async ({ page, sandbox, complaints }) => {
        const { gameId } = await sandbox.createMatch(IN_PLAY);
        await page.goto(BOARD);
        await expect(page.getByRole('article', { name: `${HOME_TEAM} v ${AWAY_TEAM}` })).toBeVisible();
        await page.getByRole('button', { name: '跳到赔率' }).focus();
        await page.keyboard.press('Enter');
        await walkToOwnMatch(page);

        await test.step('while its price moves', async () => {
          await sandbox.fixMarket(gameId, { ...QUARTER_LINE, prices: { REH: '0.91', REC: '0.97' } });
          await expect.poll(() => nameOfFocused(page)).toMatch(/0\.91 降$/);
        });
        await test.step('while the match is suspended, and its prices are replaced by a notice', async () => {
          await sandbox.fixMarket(gameId, { ...QUARTER_LINE, state: 'suspended' });
          await expect.poll(() => nameOfFocused(page)).toContain(`${HOME_TEAM} v ${AWAY_TEAM}`);
          await expect(focused(page)).not.toHaveRole('main');
        });
        await test.step('when the match ends', async () => {
          await sandbox.finish(gameId, { home: 1, away: 0 });
          await expect(page.getByRole('article', { name: `${HOME_TEAM} v ${AWAY_TEAM}` })).toBeHidden();
          await expect.poll(() => nameOfFocused(page)).toMatch(/ v /);
        });
        expect(complaints).toEqual([]);
      },
    );

    test(
      'the match page and its prices are one stop with arrow keys, accessible, and lead to the stake',
      { tag: '@full' },
      async ({ page, sandbox, complaints }) => {
        const { gameId } = await sandbox.createMatch(IN_PLAY);
        const keys = createKeyboard(page);
        await page.goto(`${BOARD}/match/${gameId}`);
        await expect(page.getByRole('region', { name: '全场让球', exact: true })).toBeVisible();
        await keys.press('Tab');
        await keys.press('Enter');
        await keys.pressUntil('Tab', page.getByRole('button', { name: '跳到赔率' }));
        await keys.press('Enter');
        expect(await nameOfFocused(page)).toContain(`${HOME_TEAM} v ${AWAY_TEAM}`);
        expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES);
        await keys.press('ArrowRight');
        expect(await nameOfFocused(page)).toContain(AWAY_TEAM);
        await keys.press('Shift+Enter');
        await expect(slip(page).getByLabel('投注金额')).toBeFocused();
        expect(await accessibilityFaults(page)).toEqual([]);

        await test.step('in a narrow window, where the slip is a drawer', async () => {
          await keys.press('Escape');
          await page.setViewportSize({ width: 960, height: 540 });
          await expect(slip(page)).toBeHidden();
          await page.getByRole('button', { name: '跳到赔率' }).focus();
          await keys.press('Enter');
          await keys.press('Shift+Enter');
          await expect(slip(page).getByLabel('投注金额')).toBeFocused();
          await keys.press('Escape');
          await expect(slip(page)).toBeHidden();
          await expect(focused(page)).toHaveAccessibleName(new RegExp(`^${HOME_TEAM} v ${AWAY_TEAM}`));
        });
        expect(complaints).toEqual([]);
      },
    );
  });
}

/** Moves the focus to the home handicap of the match that the journey created. */
async function walkToOwnMatch(page: Page): Promise<void> {
  const keys = createKeyboard(page);
  const target = page.getByRole('button', { name: new RegExp(`^${HOME_TEAM} v ${AWAY_TEAM} 全场让球 ${HOME_TEAM}`) });
  await keys.press('Control+Home');
  await keys.press('ArrowDown');
  await keys.press('Home');
  await keys.press('ArrowRight');
  if (await target.evaluate((element) => element === document.activeElement)) return;
  await keys.pressUntil('ArrowDown', target, 300);
}
