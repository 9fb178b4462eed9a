import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mustBeFen } from '@site/shared/money';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { createFakeServices, failing, holdCall, type FakeHost, type FakeServicesOptions } from '@site/shared/testing';
import { resourceCall } from '@site/shared/wire/sports';
import { boardStore } from '../../board/boardStore';
import { A_KEY, anEntry, anOffer, aSlip } from '../../testing/builders';
import { renderView, resetStores } from '../../testing/renderView';
import { answerSports, aWireQuote, aWireTicket, NOW, requestsOf } from '../../testing/wire';
import { slipStore } from '../slipStore';
import { View } from './SlipDock';

/** The clock of the platform, which waits move on. */
let now = NOW;

beforeEach(() => {
  resetStores();
  now = NOW;
  jest.useFakeTimers({ advanceTimers: true });
  slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '70' })] }) });
});

afterEach(() => {
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const ACCEPTED = { state: 'accepted', key: A_KEY, ticket: aWireTicket() } as const;
const CONFIRMING = { state: 'confirming', key: A_KEY, ticket_id: '251121204512', cause: 'danger-window', deadline: NOW + 5_000 } as const;

type Answers = Parameters<typeof answerSports>[1];

function aHost(answers: Answers = {}, options: FakeServicesOptions = {}): FakeHost {
  const host = createFakeServices({ now: () => now, ...options });
  answerSports(host, {
    openBets: () => ({ list: [] }),
    quote: () => aWireQuote(),
    place: () => ACCEPTED,
    outcome: () => ACCEPTED,
    ...answers,
  });
  return host;
}

/** Shows the dock and waits for its first quote. */
async function show(host: FakeHost) {
  const view = await renderView(View, host);
  await pass(200);
  return view;
}

async function pass(ms: number) {
  now += ms;
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

const stakeField = () => screen.getByRole('textbox', { name: '投注金额' });
const betButton = (name: string | RegExp) => screen.getByRole('button', { name });

/** Presses, and lets the open bets be read anew for what came of it. */
async function bet() {
  await user.click(betButton('投注 ¥100.00'));
  await pass(0);
}

describe('betting', () => {
  it('asks the server for the price, follows the stake exactly, and places once with a key', async () => {
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

  it('shows the receipt with its number, the time to the second, selection, price and stake, and empties the slip', async () => {
    const host = aHost();
    await show(host);
    await user.type(stakeField(), '100');
    await bet();

    const receipt = await screen.findByRole('article', { name: '投注成功' });
    for (const text of ['单号 251121204512', '2026-11-21 19:02:49', '阿森纳 -0.5', '@ 0.98', '¥100.00'])
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

  it('counts the confirmation down by the server’s clock, then asks by key', async () => {
    const host = aHost({ place: () => CONFIRMING });
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
    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(requestsOf(host, 'outcome')).toHaveLength(1);
  });

  it('tells why it was rejected, shows old beside new, and takes the new price by one press under a new key', async () => {
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
    await user.click(betButton('接受变动并投注 ¥100.00'));
    await pass(0);

    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(requestsOf(host, 'place').map(({ quoteId }) => quoteId)).toEqual(['q1', 'q2']);
    expect(new Set(keys).size).toBe(2);
  });

  it('leads from a payout limit to where the limits stand', async () => {
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
  it('never places again: it asks, and shows the bet that was taken', async () => {
    const host = aHost({ place: () => failing({ is: 'timeout' }) });
    await show(host);
    await user.type(stakeField(), '100');
    await bet();

    expect(await screen.findByText('正在核对结果')).toBeVisible();
    await pass(600);
    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(requestsOf(host, 'place')).toHaveLength(1);
  });

  it('tells that nothing was placed once the key is closed, and lets the player bet again', async () => {
    const host = aHost({ place: () => failing({ is: 'unreachable' }), outcome: () => ({ state: 'unknown', key: A_KEY }) });
    await show(host);
    await user.type(stakeField(), '100');
    await bet();
    await pass(600);

    expect(await screen.findByText('没有投注成功')).toBeVisible();
    expect(screen.getByText(/没有受理，也没有扣款/)).toBeVisible();
    await user.click(betButton('重新投注'));
    await pass(200);
    expect(betButton('投注 ¥100.00')).toBeEnabled();
  });

  it('asks for the outcome after a reload in mid-placement', async () => {
    const held = holdCall();
    const host = aHost({ place: () => held.handler() });
    const { unmount } = await show(host);
    await user.type(stakeField(), '100');
    await bet();
    unmount();
    await pass(0);
    expect(host.liveCount).toBe(0);
    resetStores();

    await renderView(View, host);
    expect(screen.getByText('正在核对结果')).toBeVisible();
    await pass(600);
    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(requestsOf(host, 'place')).toHaveLength(1);
    expect(host.services.storage.read('order.10001')).toBeUndefined();
  });
});

describe('the price of the entry', () => {
  it('shows the old one struck through and the new one with its direction, and says what pressing does', async () => {
    const host = aHost({ quote: () => aWireQuote({ ior: '0.90' }) });
    await show(host);
    await user.type(stakeField(), '100');

    expect(screen.getByText('0.98', { selector: 'del' })).toBeVisible();
    expect(screen.getByText('降')).toBeInTheDocument();
    expect(betButton('接受变动并投注 ¥100.00')).toBeEnabled();
  });

  it('shows the label of the odds format for a two-sided line, and none for other markets [R-ODDS-07]', async () => {
    await show(aHost());
    expect(screen.getByText(/全场让球 · 滚球 2-1（香港盘）/)).toBeVisible();

    act(() => {
      const result = anEntry({ matchId: '70', w: 'RM', seen: { line: undefined, price: anOffer('E', '1.42'), score: undefined } });
      slipStore().setState({ slip: aSlip({ entries: [result] }), quote: undefined });
    });
    expect(screen.getByText(/全场独赢 · 滚球/)).not.toHaveTextContent('盘）');
  });

  it('is asked for in the chosen format', async () => {
    const host = aHost();
    slipStore().setState({ slip: aSlip({ format: 'M', entries: [anEntry({ matchId: '70' })] }) });
    await show(host);

    expect(requestsOf(host, 'quote')[0]).toMatchObject({
      mode: 'single',
      oddsType: 'M',
      selections: [{ gameId: '70', w: 'RE', r: 'REH' }],
    });
  });

  it('cannot be bet while the market is suspended', async () => {
    await show(aHost({ quote: () => aWireQuote({ state: 'suspended' }) }));

    expect(screen.getByText('该选项已暂停投注')).toBeVisible();
    expect(betButton('暂停投注')).toBeDisabled();
  });

  it('cannot be bet while the link is lost', async () => {
    await show(aHost());
    act(() => {
      boardStore().setState({ link: 'lost' });
    });

    expect(betButton('连接中断，暂停投注')).toBeDisabled();
  });

  it('is asked for again when it could not be had', async () => {
    const host = aHost({ quote: () => failing({ is: 'unreachable' }) });
    await show(host);
    expect(screen.getByText('网络连接失败，请检查网络后重试')).toBeVisible();
    expect(betButton('正在获取最新赔率…')).toBeDisabled();

    answerSports(host, { quote: () => aWireQuote() });
    await pass(3_000);
    expect(betButton('请输入投注金额')).toBeDisabled();
  });
});

describe('the stake', () => {
  it('is capped by the upper limit, and the player is told [R-SLIP-25]', async () => {
    await show(aHost({}, { balance: { central: mustBeFen(99_999_900) } }));
    await user.type(stakeField(), '36001');

    expect(stakeField()).toHaveValue('36000');
    expect(screen.getByText('已调整为最高可投金额 ¥36,000')).toBeVisible();
  });

  it('is capped by the whole yuan of the balance [R-SLIP-26]', async () => {
    await show(aHost({}, { balance: { central: mustBeFen(12_399) } }));
    await user.click(betButton('500'));

    expect(stakeField()).toHaveValue('123');
  });

  it('goes to the deposit when the balance is below the lowest stake', async () => {
    await show(aHost({}, { balance: { central: mustBeFen(1_999) } }));

    expect(screen.getByRole('link', { name: '余额不足,去存款' })).toHaveAttribute('href', '/saveMoney');
  });

  it('is typed by the keypad too', async () => {
    await show(aHost());
    for (const key of ['2', '00', '.', '5']) await user.click(betButton(key));
    expect(stakeField()).toHaveValue('200.5');
    await user.click(betButton('退格'));
    expect(stakeField()).toHaveValue('200.');
    await user.click(betButton('最大'));
    expect(stakeField()).toHaveValue('1000');
  });

  it('takes no letters', async () => {
    await show(aHost());
    await user.type(stakeField(), '1a0-0.555');

    expect(stakeField()).toHaveValue('100.55');
  });

  it('shows the risk wherever it is not the stake', async () => {
    slipStore().setState({
      slip: aSlip({ format: 'M', entries: [anEntry({ matchId: '70', seen: { ...anEntry().seen, price: anOffer('M', '-0.80') } })] }),
    });
    await show(aHost({ quote: () => aWireQuote({ oddsType: 'M', ior: '-0.80' }) }));
    await user.type(stakeField(), '100');

    expect(screen.getByText('占用金额').nextSibling).toHaveTextContent('¥80.00');
    expect(screen.getByText('预计返还').nextSibling).toHaveTextContent('¥180.00');
    expect(screen.getByText('预计可赢').nextSibling).toHaveTextContent('¥100.00');
  });
});

describe('the slip', () => {
  it('comes back after a reload, and is priced anew', async () => {
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
      host.writeElsewhere('slip', { ...(host.services.storage.read('slip') as object), entries: [], stake: '' });
    });

    expect(screen.getByText('注单还是空的')).toBeVisible();
  });

  it('lets a guest log in, and asks the platform nothing', async () => {
    const host = aHost({}, { member: null });
    await show(host);
    await user.click(betButton('登录后投注'));

    expect(host.loginPrompts).toBe(1);
    expect(host.callsOf(resourceCall)).toEqual([]);
  });

  it('is emptied by one press', async () => {
    await show(aHost());
    await user.click(betButton('清空注单'));

    expect(screen.getByText('注单还是空的')).toBeVisible();
  });

  it('can be read and walked by everybody', async () => {
    const { container } = await show(aHost());
    jest.useRealTimers();

    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('bets by keyboard alone', async () => {
    const host = aHost();
    await show(host);
    stakeField().focus();
    await user.keyboard('100{Enter}');
    await pass(0);

    await waitFor(() => {
      expect(requestsOf(host, 'place')).toHaveLength(1);
    });
  });

  it('leaves nothing behind', async () => {
    const host = aHost();
    const { unmount } = await show(host);
    unmount();
    await pass(0);

    expect(host.liveCount).toBe(0);
  });
});
