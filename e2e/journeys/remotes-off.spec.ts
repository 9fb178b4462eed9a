import type { Page } from '@playwright/test';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { remoteDeploymentSchema } from '@site/shared/contract/deploymentManifest';
import type { Site } from '../compose/serve';
import { betButton, fillSlip, openBoard, receipt } from './support/betting';
import { sayInChat } from './support/chat';
import { complaintsBeyond } from './support/complaints';
import { deposit } from './support/deposit';
import { expect, test } from './support/journey';
import { IN_PLAY } from './support/matches';
import { expectBalance, signIn } from './support/player';
import { claimReward } from './support/promotion';
import { enterGame, game, openLobby, spin, transferIn } from './support/slot';
import type { Sandbox } from './support/sandbox';

/** What a player does on the site, each by itself. */
const LEGS = {
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
    await page.getByRole('switch', { name: '免转钱包' }).click();
    await enterGame(page, '龙珠宝藏');
    await transferIn(page).getByLabel('转入金额').fill('50');
    await transferIn(page).getByRole('button', { name: '确认转入' }).click();
    await expect(game(page).getByText('¥50.00').first()).toBeVisible({ timeout: 20_000 });
    await spin(page);
  },
} satisfies Readonly<Record<string, (page: Page, sandbox: Sandbox) => Promise<void>>>;

type Leg = keyof typeof LEGS;

interface Missing {
  readonly id: RemoteId;
  readonly name: string;
  /** One of its screens. */
  readonly address: string;
  /** The legs that must pass without it. */
  readonly passes: readonly Leg[];
}

/**
 * What still works while a remote is missing:
 *
 * | missing    | home | deposit | bet | bet record | chat | promotion | venue round |
 * |------------|------|---------|-----|------------|------|-----------|-------------|
 * | sports     | yes  | yes     | –   | yes        | yes  | yes       | yes         |
 * | games      | yes  | yes     | yes | yes        | yes  | yes       | –           |
 * | wallet     | yes  | –       | yes | yes        | yes  | yes       | yes         |
 * | member     | yes  | yes     | yes | –          | yes  | yes       | yes         |
 * | chat       | yes  | yes     | yes | yes        | –    | yes       | yes         |
 * | activities | yes  | yes     | yes | yes        | yes  | –         | yes         |
 */
const MATRIX: readonly Missing[] = [
  {
    id: 'sports',
    name: '体育',
    address: '/game/sport/CRTY',
    passes: ['home', 'deposit', 'bet record', 'chat', 'promotion', 'venue round'],
  },
  { id: 'games', name: '游戏', address: '/game/realbet', passes: ['home', 'deposit', 'bet', 'bet record', 'chat', 'promotion'] },
  { id: 'wallet', name: '钱包', address: '/mine/savemoney', passes: ['home', 'bet', 'bet record', 'chat', 'promotion', 'venue round'] },
  { id: 'member', name: '会员中心', address: '/mine/userinfo', passes: ['home', 'deposit', 'bet', 'chat', 'promotion', 'venue round'] },
  { id: 'chat', name: '聊天', address: '/chat', passes: ['home', 'deposit', 'bet', 'bet record', 'promotion', 'venue round'] },
  {
    id: 'activities',
    name: '优惠活动',
    address: '/activity/discount',
    passes: ['home', 'deposit', 'bet', 'bet record', 'chat', 'venue round'],
  },
];

interface Way {
  readonly title: string;
  readonly takeOff: (site: Site, id: RemoteId) => Promise<void> | void;
  /** Whether `npm test` walks it too, or `pnpm test:full` alone. */
  readonly isEveryday: boolean;
  /** What stands in place of its screens. */
  readonly says: (name: string) => string;
}

const WAYS: readonly Way[] = [
  {
    title: 'is switched off',
    takeOff: (site, id) => {
      site.disable(new Map([[id, { 'zh-CN': '系统升级中', 'zh-TW': '系統升級中' }]]));
    },
    isEveryday: true,
    says: (name) => `${name}暂未开放`,
  },
  {
    title: 'has no server',
    takeOff: (site, id) => site.stopRemote(id),
    // Each kind of loss stands in the faults of broken remotes as well.
    isEveryday: false,
    says: (name) => `${name}暂时无法打开`,
  },
];

for (const { id, name, address, passes } of MATRIX) {
  for (const { title, takeOff, isEveryday, says } of WAYS) {
    const details = isEveryday ? {} : { tag: '@full' };
    test(
      `while ${id} ${title}, its page says so and everything else works: ${passes.join(', ')}`,
      details,
      async ({ page, sandbox, serveSite, complaints }) => {
        test.setTimeout(120_000);
        await sandbox.createMatch(IN_PLAY);
        await sandbox.tune({ dangerWindowMs: 500 });
        await sandbox.setBalance('500.00');
        const site = await serveSite();
        const origin = originOf(site, id);
        await takeOff(site, id);

        await page.goto(site.origin);
        await signIn(page);
        await expectBalance(page, '¥500.00');
        for (const leg of passes) await test.step(leg, () => LEGS[leg](page, sandbox));

        await page.goto(`${site.origin}${address}`);
        await expect(page.getByRole('region', { name: says(name) })).toBeVisible();
        await expect(page.getByRole('banner').getByText(/^¥/).first()).toBeVisible();
        expect(complaintsBeyond(complaints, origin)).toEqual([]);
      },
    );
  }
}

function originOf(site: Site, id: RemoteId): string {
  const { active } = remoteDeploymentSchema.parse(site.manifest.remotes[id]);
  if (!active) throw new Error(`${id} is not built`);
  return new URL(active.entry).origin;
}
