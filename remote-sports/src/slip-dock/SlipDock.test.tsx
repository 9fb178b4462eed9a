import { act, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '@site/testing/accessibility';
import { failing, holdCall, refused } from '@site/testing';
import { resourceCall } from '@site/shared/wire/resource';
import { A_KEY, anEntry, aSlip } from '../testing/builders';
import { leavePage } from '../testing/leavePage';
import { resetStores } from '../testing/renderView';
import { setUpSlipDock } from '../testing/slipDock';
import { aWireQuote, aWireTicket, NOW, requestsOf } from '../testing/wire';
import { pick, setStakeOf, slipStore } from '../slip/slipStore';

const ACCEPTED = { state: 'accepted', key: A_KEY, ticket: aWireTicket() } as const;
const CONFIRMING = { state: 'confirming', key: A_KEY, ticket_id: '251121204512', cause: 'danger-window', deadline: NOW + 5_000 } as const;

const {
  aHost,
  showDock: show,
  pass,
  renderDock,
  user,
} = setUpSlipDock({
  quote: () => aWireQuote(),
  place: () => ACCEPTED,
  outcome: () => ACCEPTED,
});

beforeEach(() => {
  slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '70' })] }) });
});

const stakeField = () => screen.getByRole('textbox', { name: '投注金额' });
const betButton = (name: string | RegExp) => screen.getByRole('button', { name });

/** Presses the bet button and waits until the open bets are reloaded. */
async function bet() {
  await user.click(betButton('投注 ¥100'));
  await pass(0);
}

describe('betting', () => {
  it('requests the price from the server, follows the stake exactly, and places once with a key', async () => {
    const host = aHost();
    await show(host);
    expect(screen.getByText('限额 20 - 36,000')).toBeVisible();

    await user.type(stakeField(), '100');
    expect(screen.getByText('¥98.00')).toBeVisible();
    await bet();

    const placed = host.calls.filter(({ request }) => (request as { method?: string }).method === 'place');
    expect(placed).toHaveLength(1);
    expect(placed[0]?.request).toMatchObject({ Request: { quoteId: 'q1', stake: '100.00', policy: 'better' } });
    expect(placed[0]?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('bets only what it shows: a press before another selection is shown places nothing', async () => {
    slipStore().setState({ slip: aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '70' })] }) });
    const host = aHost();
    await show(host);
    act(() => {
      setStakeOf(slipStore(), anEntry({ matchId: '70' }).key, '100');
    });
    const button = betButton(/^投注/);
    expect(button).toBeEnabled();
    act(() => {
      pick(slipStore(), anEntry({ matchId: '71' }));
      button.click();
    });
    await pass(0);
    expect(host.calls.filter(({ request }) => (request as { method?: string }).method === 'place')).toHaveLength(0);
    expect(slipStore().getState().slip.entries).toHaveLength(2);
  });

  it('shows the receipt with its number, the time to the second, selection, price and stake, and empties the slip', async () => {
    const host = aHost();
    await show(host);
    await user.type(stakeField(), '100');
    await bet();

    const receipt = await screen.findByRole('article', { name: '投注成功' });
    for (const text of ['单号 251121204512', '2026-11-21 19:02:49', '阿森纳 -0.5', '@ 0.98', '¥100'])
      expect(receipt).toHaveTextContent(text);
    expect(slipStore().getState().slip.entries).toEqual([]);
    expect(host.balanceRefreshes).toBeGreaterThan(0);
    expect(host.emitted).toEqual(
      expect.arrayContaining([
        { name: 'balance/changed', event: { cause: 'bet' } },
        { name: 'ticket/accepted', event: { ticketId: '251121204512' } },
      ]),
    );
  });

  it("counts the confirmation down by the server's clock, then waits for the decision and polls by key", async () => {
    const decision = holdCall();
    const host = aHost({ place: () => CONFIRMING, outcome: () => decision.handler() });
    await show(host);
    await user.type(stakeField(), '100');
    await bet();

    expect(await screen.findByRole('timer', { name: '剩余 5 秒' })).toBeVisible();
    expect(screen.getByText('单号 251121204512')).toBeVisible();
    expect(stakeField()).toBeDisabled();
    await pass(2_000);
    expect(screen.getByRole('timer', { name: '剩余 3 秒' })).toBeVisible();
    expect(requestsOf(host, 'outcome')).toHaveLength(0);

    await pass(3_400);
    expect(screen.getByText('正在等待受理结果')).toBeVisible();
    expect(screen.queryByText('正在核对结果')).not.toBeInTheDocument();
    decision.settle(ACCEPTED);
    await pass(0);
    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(requestsOf(host, 'outcome')).toHaveLength(1);
  });

  it('shows why it was rejected, old price beside new, and accepts the new price by one press under a new key', async () => {
    const keys: (string | undefined)[] = [];
    const offer = aWireQuote({ ior: '0.90' }, { quoteId: 'q2' });
    const host = aHost({
      place: (_request, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return keys.length === 1 ? { state: 'rejected', key: A_KEY, reason: 'price-changed', offer } : ACCEPTED;
      },
    });
    await show(host);
    await user.type(stakeField(), '100');
    await bet();

    expect(await screen.findByText('投注未被接受')).toBeVisible();
    expect(screen.getByText('赔率已变化，由 0.98 变为 0.90')).toBeVisible();
    const again = betButton('接受变动并投注 ¥100');
    await user.click(again);
    expect(keys).toHaveLength(1);
    expect(again).toHaveAccessibleDescription('按钮内容刚刚变化，请看清后再按');
    await pass(500);
    await user.click(again);
    await pass(0);

    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(requestsOf(host, 'place').map(({ quoteId }) => quoteId)).toEqual(['q1', 'q2']);
    expect(new Set(keys).size).toBe(2);
  });

  it('links a payout limit to the rules that list the limits', async () => {
    const host = aHost({ place: () => ({ state: 'rejected', key: A_KEY, reason: 'payout-limit' }) });
    await show(host);
    await user.type(stakeField(), '100');
    await bet();

    expect(await screen.findByText(/超出今日可赢额度。没有扣款。/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '查看各类上限' }));

    expect(host.navigated.at(-1)).toMatchObject({ name: 'gztk' });
  });
});

describe('when the answer is lost', () => {
  it('never places again: it polls, and shows the accepted bet', async () => {
    const host = aHost({ place: () => failing({ kind: 'timeout' }) });
    await show(host);
    await user.type(stakeField(), '100');
    await bet();

    expect(await screen.findByText('正在核对结果')).toBeVisible();
    await pass(600);
    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(requestsOf(host, 'place')).toHaveLength(1);
  });

  it('shows that no bet was placed once the key is closed, and lets the player bet again', async () => {
    const host = aHost({ place: () => failing({ kind: 'unreachable' }), outcome: () => ({ state: 'unknown', key: A_KEY }) });
    await show(host);
    await user.type(stakeField(), '100');
    await bet();
    await pass(600);

    expect(await screen.findByText('投注未成功')).toBeVisible();
    expect(screen.getByText(/没有受理，也没有扣款/)).toBeVisible();
    await user.click(betButton('重新投注'));
    await pass(200);
    expect(betButton('投注 ¥100')).toBeEnabled();
  });

  it.each([
    [6449, '请先填写真实姓名和生日'],
    [6003, '未满 18 岁不能参与游戏'],
  ])('states why a member may not bet (%s), and keeps selection and stake', async (code, message) => {
    const host = aHost({ place: () => failing(refused(code, message)), outcome: () => ({ state: 'unknown', key: A_KEY }) });
    await show(host);
    await user.type(stakeField(), '100');
    await bet();
    await pass(600);

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('这笔投注没有受理，也没有扣款，您的选项和金额已保留。')).toBeVisible();
    await user.click(betButton('知道了'));

    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(slipStore().getState().slip.entries).toHaveLength(1);
    expect(stakeField()).toHaveValue('100.00');
  });

  it.each([
    [6701, '已到您设置的每日投注限额 ¥300，本期还可用 ¥40，2026-11-22 00:00 重新计算', '查看我的限额'],
    [6702, '您正在休息中，2026-11-22 12:00 前不能存款、投注或参加活动，取款与查询不受影响', '查看玩家保护设置'],
  ])(
    'names the limit or break that the member has set and refuses the bet (%s), links to it, and keeps selection and stake',
    async (code, message, way) => {
      const host = aHost({ place: () => failing(refused(code, message)), outcome: () => ({ state: 'unknown', key: A_KEY }) });
      await show(host);
      await user.type(stakeField(), '100');
      await bet();
      await pass(600);

      expect(await screen.findByText(message)).toBeVisible();
      await user.click(screen.getByRole('link', { name: way }));
      expect(host.navigated).toMatchObject([{ name: 'member/protection' }]);
      await user.click(betButton('知道了'));
      expect(screen.queryByText(message)).not.toBeInTheDocument();
      expect(stakeField()).toHaveValue('100.00');
    },
  );

  it('polls for the outcome after a reload in mid-placement', async () => {
    const held = holdCall();
    const host = aHost({ place: () => held.handler() });
    const { unmount } = await show(host);
    await user.type(stakeField(), '100');
    await bet();
    unmount();
    await pass(0);
    expect(host.liveCount).toBe(0);
    resetStores();

    await renderDock(host);
    expect(screen.getByText('正在查询投注结果')).toBeVisible();
    await pass(600);
    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(requestsOf(host, 'place')).toHaveLength(1);
    expect(host.services.storage.read('pending-keys-bet')).toBeUndefined();
  });

  describe('reloading right after the answer', () => {
    const REFUSAL = '已到您设置的每日投注限额 ¥300';
    const refusing = { place: () => failing(refused(6701, REFUSAL)), outcome: () => ({ state: 'unknown', key: A_KEY }) };

    async function betAndReload(answers = {}) {
      const host = aHost(answers);
      const { unmount } = await show(host);
      await user.type(stakeField(), '100');
      await bet();
      await pass(600);
      unmount();
      leavePage(host, 'bet');
      return host;
    }

    it('shows the receipt for a minute, and places nothing', async () => {
      const host = await betAndReload();
      await pass(50_000);

      await renderDock(host);
      await pass(600);

      expect(await screen.findByRole('article', { name: '投注成功' })).toHaveTextContent('单号 251121204512');
      expect(requestsOf(host, 'place')).toHaveLength(1);
    });

    it('shows nothing once the minute is over', async () => {
      const host = await betAndReload();
      await pass(60_000);

      await renderDock(host);
      await pass(600);

      expect(screen.queryByRole('article', { name: '投注成功' })).not.toBeInTheDocument();
      expect(requestsOf(host, 'outcome')).toEqual([]);
    });

    it('shows why a bet was not taken', async () => {
      const host = await betAndReload(refusing);

      await renderDock(host);
      await pass(600);

      expect(await screen.findByText('投注未成功')).toBeVisible();
      expect(screen.getByText(REFUSAL)).toBeVisible();
      expect(requestsOf(host, 'place')).toHaveLength(1);
    });

    it('shows no outcome that the player has dismissed', async () => {
      const host = aHost();
      const { unmount } = await show(host);
      await user.type(stakeField(), '100');
      await bet();
      await user.click(await screen.findByRole('button', { name: '继续投注' }));
      unmount();
      leavePage(host, 'bet');

      await renderDock(host);
      await pass(600);

      expect(screen.queryByRole('article', { name: '投注成功' })).not.toBeInTheDocument();
    });

    it('shows no outcome to another member', async () => {
      const host = await betAndReload();
      const member = host.member.get();
      if (member) host.member.set({ ...member, userId: '20002' });

      await renderDock(host);
      await pass(600);

      expect(screen.queryByRole('article', { name: '投注成功' })).not.toBeInTheDocument();
      expect(requestsOf(host, 'outcome')).toEqual([]);
    });
  });
});

describe('the slip', () => {
  it('restores the slip after a reload, and prices it again', async () => {
    const host = aHost();
    const { unmount } = await show(host);
    await user.type(stakeField(), '250');
    unmount();
    resetStores();
    await show(host);

    expect(screen.getByRole('article', { name: '阿森纳 -0.5' })).toBeVisible();
    expect(stakeField()).toHaveValue('250');
    expect(requestsOf(host, 'quote').length).toBeGreaterThan(1);
  });

  it('follows another tab', async () => {
    const host = aHost();
    await show(host);
    await user.type(stakeField(), '1');
    act(() => {
      const version = { at: Number.MAX_SAFE_INTEGER / 4, tab: 'another' };
      host.writeElsewhere('slip', { ...(host.services.storage.read('slip') as object), entries: [], stake: '', version });
    });

    expect(screen.getByText('注单还是空的')).toBeVisible();
  });

  it('asks a guest to log in, and requests nothing', async () => {
    const host = aHost({}, { member: null });
    await show(host);
    await user.click(betButton('登录后投注'));

    expect(host.loginPrompts).toBe(1);
    expect(host.callsOf(resourceCall)).toEqual([]);
  });

  it('empties the slip by one press', async () => {
    await show(aHost());
    await user.click(betButton('清空注单'));

    expect(screen.getByText('注单还是空的')).toBeVisible();
  });

  it('is accessible', async () => {
    const { container } = await show(aHost());
    jest.useRealTimers();

    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('places a bet by keyboard alone', async () => {
    const host = aHost();
    await show(host);
    stakeField().focus();
    await user.keyboard('100{Enter}');
    await pass(0);

    await waitFor(() => {
      expect(requestsOf(host, 'place')).toHaveLength(1);
    });
  });

  it('leaves nothing behind after it unmounts', async () => {
    const host = aHost();
    const { unmount } = await show(host);
    unmount();
    await pass(0);

    expect(host.liveCount).toBe(0);
  });
});
