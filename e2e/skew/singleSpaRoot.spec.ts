import type { Locator, Page } from '@playwright/test';
import type { RemoteId, RequestedView } from '@site/shared/contract/remoteProps';
import { expect, test } from '../support/journey';
import { buildPlainRoot } from './buildPlainRoot';
import type { PlainRoot } from './plain-root/main';

/** View and a text that a member sees in it, in both languages when both are tested. */
interface Look {
  readonly view: RequestedView;
  readonly sees: (page: Page) => Locator;
}

interface Visit {
  readonly screen: Look;
  /** View of the same mount after an update. */
  readonly then: Look;
  readonly widget: Look;
}

const VISITS: Readonly<Record<RemoteId, Visit>> = {
  sports: {
    screen: { view: aScreen('crty', { enName: 'CRTY' }), sees: title('体育') },
    then: { view: aScreen('crty', { enName: 'NOWHERE' }), sees: (page) => page.getByText('没有这个频道') },
    widget: { view: aWidget('slip-dock'), sees: (page) => page.getByRole('region', { name: '注单' }) },
  },
  games: {
    screen: { view: aScreen('venues', { category: 'ZR' }), sees: title('真人场馆') },
    then: { view: aScreen('venues', { category: 'QP' }), sees: title('棋牌场馆') },
    widget: { view: aWidget('lobby-tiles'), sees: (page) => page.getByRole('region', { name: '游戏大厅' }) },
  },
  wallet: {
    screen: { view: aScreen('transferMoney'), sees: title('转账') },
    then: { view: aScreen('wallet'), sees: title('我的钱包') },
    widget: { view: aWidget('balance-menu'), sees: (page) => page.getByText('¥500.00', { exact: true }) },
  },
  member: {
    screen: { view: aScreen('betRecord'), sees: title('投注记录') },
    then: { view: aScreen('userinfo'), sees: title('个人资料') },
    widget: { view: aWidget('inbox-badge'), sees: (page) => page.getByRole('button', { name: /^站内信，/ }) },
  },
  chat: {
    screen: { view: aScreen('chat'), sees: title('聊天室') },
    then: { view: aWidget('chat-dock'), sees: (page) => page.getByLabel('发言内容') },
    widget: { view: aWidget('chat-dock'), sees: (page) => page.getByRole('log') },
  },
  activities: {
    screen: { view: aScreen('discount'), sees: title('优惠活动') },
    then: { view: aScreen('promotion', { id: 'daily-sign', kind: 'signGift' }), sees: title(/每日签到/) },
    widget: {
      view: aWidget('promotion-carousel', {
        eyebrow: '开场',
        line1: '一',
        line2: '二',
        emphasis: '三',
        text: '四',
        level: '1',
        hall: 'place',
      }),
      sees: (page) => page.getByText('开场'),
    },
  },
};

let pageDir: string;

test.beforeAll(async () => {
  pageDir = await buildPlainRoot();
});

test(
  'a single-spa root that is not our host mounts, updates and unmounts a screen and a widget of each remote',
  { tag: '@full' },
  async ({ page, sandbox, serveSite, complaints }) => {
    await sandbox.setBalance('500.00');
    const site = await serveSite({ hostRoot: pageDir });
    await page.goto(site.origin);
    const before = await nodes(page);

    for (const [remote, { screen, then, widget }] of Object.entries(VISITS)) {
      await test.step(remote, async () => {
        await show(page, remote, screen);
        await page.evaluate((view) => (window as unknown as { root: PlainRoot }).root.update(view), then.view);
        await expect(then.sees(page)).toBeVisible();
        await leave(page);
        expect(await nodes(page)).toBe(before);

        await show(page, remote, widget);
        await leave(page);
        expect(await nodes(page)).toBe(before);
      });
    }
    expect(complaints).toEqual([]);
  },
);

async function show(page: Page, remote: RemoteId, { view, sees }: Look): Promise<void> {
  await page.evaluate(([id, wanted]) => (window as unknown as { root: PlainRoot }).root.show(id, wanted), [remote, view] as const);
  await expect(sees(page)).toBeVisible();
}

function leave(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { root: PlainRoot }).root.leave());
}

/** Returns the number of elements in the page's body, including portals of a view. */
function nodes(page: Page): Promise<number> {
  return page.evaluate(() => document.body.querySelectorAll('*').length);
}

function title(name: string | RegExp): (page: Page) => Locator {
  return (page) => page.getByRole('heading', { name, level: 1 });
}

function aScreen(id: string, params: RequestedView['params'] = {}): RequestedView {
  return { kind: 'screen', id, params };
}

function aWidget(id: string, params: RequestedView['params'] = {}): RequestedView {
  return { kind: 'widget', id, params };
}
