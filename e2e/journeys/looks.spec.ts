import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../compose/serve';
import { openBoard } from '../support/betting';
import { complaintsBeyond } from '../support/complaints';
import { AS_MOST_PLAYERS, expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { signIn } from '../support/player';

test.use(AS_MOST_PLAYERS);

/** Folder of the screenshots of a run, for comparison with the design. */
const PICTURES = join(import.meta.dirname, '..', '..', 'results', 'looks');

interface Look {
  readonly name: string;
  readonly open: (page: Page, site: Site) => Promise<void>;
  /** Regions of the design in its order. `host/docs/design-deviations.md` explains the differences. */
  readonly regions: (page: Page) => readonly Locator[];
  /** Regions that must be fully visible without scrolling. */
  readonly feet?: (page: Page) => readonly Locator[];
}

const main = (page: Page): Locator => page.getByRole('main');

const FRAME = (page: Page): readonly Locator[] => [
  page.getByRole('banner').getByRole('radiogroup', { name: '界面版本' }),
  page.getByRole('navigation', { name: '分类导航' }),
  page.getByRole('complementary', { name: '投注与聊天' }),
];

const LOOKS: readonly Look[] = [
  {
    name: 'home',
    open: async (page, site) => {
      await page.goto(site.origin);
      await scrollThrough(page);
    },
    regions: (page) => [
      ...FRAME(page),
      main(page)
        .getByRole('group', { name: '首页推荐' })
        .or(main(page).getByRole('region', { name: '首页推荐' })),
      main(page).getByRole('article').first(),
      main(page).getByRole('region', { name: '公告' }),
      main(page).getByRole('heading', { name: '游戏大厅' }),
      main(page).getByRole('region', { name: /正在滚球|即将开赛/ }),
      main(page).getByRole('region', { name: '热门电子' }),
      main(page).getByRole('heading', { name: 'VIP 阶梯' }),
      main(page).getByRole('region', { name: '安心保障' }),
      page.getByRole('contentinfo'),
    ],
  },
  {
    name: 'lobby',
    open: async (page, site) => {
      await page.goto(`${site.origin}/game/egame`);
    },
    regions: (page) => [
      ...FRAME(page),
      main(page).getByRole('region', { name: '累计奖池' }),
      main(page).getByRole('group', { name: '选择场馆' }),
      main(page).getByRole('group', { name: '筛选游戏' }),
      main(page).getByRole('switch', { name: '免转钱包' }),
      main(page).getByRole('searchbox', { name: '搜索游戏' }),
      main(page).getByRole('list', { name: '游戏' }).getByRole('listitem').nth(15),
    ],
  },
  {
    name: 'wallet',
    open: async (page, site) => {
      await page.goto(`${site.origin}/mine/savemoney`);
    },
    regions: (page) => [
      ...FRAME(page),
      page.getByRole('navigation', { name: '会员中心' }),
      main(page).getByRole('region', { name: '我的资产' }),
      main(page).getByRole('button', { name: '一键回收' }),
      main(page).getByRole('navigation', { name: '资金操作' }),
      main(page).getByText('存款方式'),
      main(page).getByLabel('存款金额'),
      main(page).getByRole('button', { name: '立即存款' }),
      main(page).getByText('温馨提示'),
      main(page).getByRole('heading', { name: '场馆余额' }),
      main(page).getByRole('heading', { name: '最近交易' }),
    ],
  },
  {
    name: 'member',
    open: async (page, site) => {
      await page.goto(`${site.origin}/mine/vip`);
    },
    regions: (page) => [
      ...FRAME(page),
      page.getByRole('navigation', { name: '会员中心' }),
      main(page).getByText('VIP 6').first(),
      main(page).getByRole('progressbar').first(),
      main(page).getByRole('table', { name: '返水比例' }),
      main(page).getByText('安全等级').first(),
      main(page).getByText('绑定手机').first(),
      main(page).getByRole('heading', { name: '基本信息' }),
    ],
  },
  {
    name: 'chat-dock',
    open: async (page, site) => {
      await page.goto(site.origin);
      await openBoard(page);
      await page.getByRole('complementary', { name: '投注与聊天' }).getByRole('tab', { name: '聊天' }).click();
    },
    regions: (page) => [
      ...FRAME(page),
      page.getByRole('complementary', { name: '投注与聊天' }).getByText(/人在线/),
      page.getByRole('complementary', { name: '投注与聊天' }).getByText('文明发言。管理员不会私信索要密码或代收款项。'),
      page.getByRole('complementary', { name: '投注与聊天' }).getByRole('log'),
      page.getByRole('complementary', { name: '投注与聊天' }).getByLabel('发言内容'),
    ],
    feet: (page) => [page.getByRole('complementary', { name: '投注与聊天' }).getByRole('button', { name: '发送' })],
  },
];

const FALLBACK: Look = {
  name: 'fallback',
  open: async (page, site) => {
    await site.stopRemote('games');
    await page.goto(`${site.origin}/game/realbet`);
  },
  regions: (page) => [
    ...FRAME(page),
    main(page).getByRole('heading', { name: '游戏暂时无法打开' }),
    main(page).getByText('该模块正在恢复，其他功能不受影响。您的资金与已提交的注单均安全。'),
    main(page).getByRole('button', { name: '重新加载' }),
    main(page).getByRole('link', { name: '返回首页' }),
    main(page).getByRole('button', { name: '联系客服' }),
    main(page).getByText(/参考编号/),
  ],
};

const SIGN_IN: Look = {
  name: 'sign-in',
  open: async (page, site) => {
    await page.goto(site.origin);
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  },
  regions: (page) => {
    const dialog = page.getByRole('dialog', { name: '登录' });
    return [
      dialog.getByLabel('用户名'),
      dialog.getByLabel('密码', { exact: true }),
      dialog.getByRole('checkbox', { name: '记住密码' }),
      dialog.getByRole('button', { name: '登录' }),
      dialog.getByRole('button', { name: '联系客服' }),
    ];
  },
};

for (const edition of ['classic', 'professional'] as const) {
  for (const width of [1920, 1366] as const) {
    test(
      `every region of the design is visible, ${String(width)} wide, ${edition} edition, and nothing is cut off`,
      { tag: '@full' },
      async ({ page, sandbox, serveSite, complaints }) => {
        mkdirSync(PICTURES, { recursive: true });
        await page.setViewportSize({ width, height: width === 1920 ? 1080 : 768 });
        await page.addInitScript((chosen) => {
          window.localStorage.setItem('site.edition', chosen);
        }, edition);
        await sandbox.createMatch(IN_PLAY);
        await sandbox.setBalance('28640.50');
        const site = await serveSite();
        const picture = `${edition}-${String(width)}.png`;

        // Check the fallback first: once the browser has cached the remote's files, it would not request them.
        await look(page, site, FALLBACK, picture);
        await site.startRemote('games');
        await look(page, site, SIGN_IN, picture);
        await signIn(page);
        for (const each of LOOKS) await look(page, site, each, picture);

        const games = new URL(site.origin);
        games.port = String(Number(games.port) + 2);
        expect(complaintsBeyond(complaints, games.origin)).toEqual([]);
      },
    );
  }
}

async function look(page: Page, site: Site, { name, open, regions, feet = () => [] }: Look, picture: string): Promise<void> {
  await test.step(name, async () => {
    await open(page, site);
    for (const region of regions(page)) await expect(region).toBeVisible();
    for (const foot of feet(page)) await expect(foot).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${name} is wider than the page`).toBe(0);
    await page.screenshot({ path: join(PICTURES, `${name}-${picture}`), animations: 'disabled' });
  });
}

/** Scrolls through the page, because content below the first screen loads when it comes near. */
async function scrollThrough(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { name: '游戏大厅' })).toBeVisible();
  for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 400);
  await expect(main(page).getByRole('heading', { name: 'VIP 阶梯' })).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
}
