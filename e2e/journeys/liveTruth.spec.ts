import type { Page } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { aPlayer } from '@site/platform/testing/aPlayer';
import { sandboxOf, steerSandbox } from '../compose/sandbox';
import { expect, test } from '../support/journey';
import { openAsMember } from '../support/memberPage';
import { expectBalance } from '../support/player';
import { prepareWithdrawals, rejectWithdrawal, withdraw } from '../support/withdrawing';

/** Time within which a tab must show an event. A busy machine paints later than the event arrives. */
const SOON = { timeout: 3_000 };

const MEMBER_STREAM = /\/stream\/api\/v1\/member/;

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

/** Expects a toast and the balance in the header. Toasts disappear, so tabs are watched at the same time. */
async function expectTold(tab: Page, yuan: string, text: string | RegExp, wait = SOON): Promise<void> {
  await expect(toast(tab, text)).toBeVisible(wait);
  await expectBalance(tab, yuan, SOON);
}

/** Opens the page and waits until its member stream is connected. */
async function openLive(page: Page, open: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForEvent('websocket', (socket) => MEMBER_STREAM.test(socket.url()));
  const news = stream.then((socket) => socket.waitForEvent('framereceived'));
  await Promise.all([news, open()]);
}

test(
  'what happens to the money is in every tab without a reload: a credit, a bet, its settlement, a refused withdrawal, also while the stream is down',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    const { platform } = DEFAULT_ADDRESSES;
    // This player signs in on another device, which sends a message of its own.
    const player = await aPlayer({ url: platform, sandboxUrl: sandboxOf(platform) });
    await sandbox.setBalance('1000.00');
    await openLive(page, () => openAsMember(page, '/mine/wallet'));
    await prepareWithdrawals(page);
    const other = await context.newPage();
    await openLive(other, () => other.goto('/mine/transRecord'));
    const tabs = [page, other];
    const expectBoth = async (yuan: string, text: string | RegExp): Promise<void> => {
      await Promise.all(tabs.map((tab) => expectTold(tab, yuan, text)));
    };

    await test.step('a credit', async () => {
      await sandbox.setBalance('1500.00');
      await expectBoth('¥1,500.00', '人工调整 +¥500');
      await expect(page.getByRole('region', { name: '最近交易' }).getByText('+¥500.00')).toBeVisible(SOON);
      await expect(other.getByRole('row', { name: /人工调整/ }).first()).toContainText('+¥500.00', SOON);
    });

    await test.step('a bet that is placed elsewhere, and its settlement', async () => {
      const { gameId } = await sandbox.createMatch({
        startsInSeconds: 3600,
        markets: [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }],
      });
      const quote = await player.quote({ gameId, w: 'M', r: 'MH' }, '100.00');
      await player.place(quote, '100.00');
      await expectBoth('¥1,400.00', '投注 ¥100，已从中心钱包扣除');

      await sandbox.finish(gameId, { home: 2, away: 0 });
      await expectBoth('¥1,600.00', /^注单 \S+ 已结算，返还 ¥200$/);
    });

    await test.step('a withdrawal here is there, and its refusal in both, with the reason', async () => {
      await openLive(page, () => page.goto('/mine/takemoney'));
      await withdraw(page, '200');
      await expect(page.getByRole('heading', { name: '取款申请已提交' })).toBeFocused();
      await expect(toast(other, '取款 ¥200 已提交')).toBeVisible(SOON);
      const [order] = await page.getByRole('article').getByRole('definition').allTextContents();

      await rejectWithdrawal(order ?? '', '户名不符');
      await expectBoth('¥1,600.00', '取款 ¥200 未通过，已退回中心钱包：户名不符');
    });

    await test.step('what is committed while the stream is down is told all the same', async () => {
      // Each tab fails to reconnect and polls by a call.
      await steerSandbox('streams', { stream: 'member', do: 'refuse', times: 4 });
      await steerSandbox('streams', { stream: 'member', do: 'cut' });
      await sandbox.setBalance('2000.00');

      await Promise.all(tabs.map((tab) => expectTold(tab, '¥2,000.00', '人工调整 +¥400')));
    });
  },
);
