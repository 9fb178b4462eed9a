import { expect, type Page } from '@playwright/test';
import { betButton, fillSlip, openBoard, receipt } from './betting';
import { sayInChat } from './chat';
import { deposit } from './deposit';
import { claimReward } from './promotion';
import type { Sandbox } from './sandbox';
import { enterGame, game, openLobby, spin, transferIn } from './slot';

/**
 * Independent parts of a journey. Each requires that player1 is signed in with ¥500.00, that the match of `matches.ts`
 * is in play, and that bets on it are accepted without a delay.
 */
export const LEGS = {
  home: async (page) => {
    await page.getByRole('navigation', { name: '分类导航' }).getByRole('link', { name: '首页' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
  deposit: async (page, sandbox) => {
    await deposit(page, sandbox, '500');
    await expect(page.getByRole('banner').getByText('¥1,000.00', { exact: true })).toBeVisible();
    await sandbox.setBalance('500.00');
  },
  bet: async (page) => {
    await openBoard(page);
    await fillSlip(page);
    await betButton(page).click();
    await expect(receipt(page)).toBeVisible();
  },
  'bet record': async (page) => {
    await page.getByRole('button', { name: 'player1 的账户菜单' }).click();
    await page.getByRole('menuitem', { name: '投注记录' }).click();
    await expect(page.getByRole('heading', { name: '投注记录' })).toBeVisible();
  },
  chat: (page) => sayInChat(page, 'hello'),
  promotion: (page) => claimReward(page, '每日签到', '签到领 ¥1'),
  'venue round': async (page) => {
    await openLobby(page);
    await enterGame(page, '龙珠宝藏');
    await transferIn(page).getByLabel('转入金额').fill('50');
    await transferIn(page).getByRole('button', { name: '确认转入' }).click();
    await expect(game(page).getByText('¥50.00').first()).toBeVisible();
    await spin(page);
    await game(page).getByRole('button', { name: '返回大厅' }).click();
    await page.getByRole('button', { name: '留在场馆' }).click();
    await expect(page).not.toHaveURL(/\/game\/http/);
  },
} satisfies Readonly<Record<string, (page: Page, sandbox: Sandbox) => Promise<void>>>;

export type Leg = keyof typeof LEGS;
