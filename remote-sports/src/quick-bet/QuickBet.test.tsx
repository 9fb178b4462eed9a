import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, holdCall, refused, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { mustBeFen } from '@site/shared/money';
import { loadModule } from '@site/shared/ui';
import { ChannelScreen } from '../channel/ChannelScreen';
import { boardStore } from '../feed/boardStore';
import { setMode, slipStore } from '../slip/slipStore';
import { loadSlipBody } from '../slip-dock/LazySlipBody';
import { SlipDock } from '../slip-dock/SlipDock';
import { CRTY } from '../testing/boardHost';
import { A_KEY } from '../testing/builders';
import { renderView, resetStores } from '../testing/renderView';
import { answerLaunch, answerSports, aWireMarket, aWireMatch, aWireQuote, aWireTicket, LEAGUES, NOW, requestsOf } from '../testing/wire';

const ACCEPTED = { state: 'accepted', key: A_KEY, ticket: aWireTicket({ stake: '50.00' }) };

let now = NOW;

beforeAll(async () => {
  await loadModule(loadSlipBody);
});
beforeEach(() => {
  resetStores();
  now = NOW;
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

async function pass(ms: number): Promise<void> {
  now += ms;
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** Renders the board beside the slip with quick bet enabled: stake ¥50, limit ¥200. */
async function show(
  answers: Parameters<typeof answerSports>[1] = {},
  { quickBet = { isOn: true, stake: 5_000, limit: 20_000 }, ...options }: FakeServicesOptions & { quickBet?: unknown } = {},
): Promise<FakeHost> {
  const host = createFakeServices({ now: () => now, ...options });
  answerLaunch(host);
  answerSports(host, {
    leagues: () => LEAGUES,
    matches: () => ({ version: 1, complete: true, matches: [aWireMatch()], removed: [] }),
    openBets: () => ({ list: [] }),
    quote: () => aWireQuote(),
    place: () => ACCEPTED,
    outcome: () => ACCEPTED,
    ...answers,
  });
  host.services.storage.write(keyOf(host), quickBet);
  const Both = () => (
    <>
      <ChannelScreen params={CRTY} />
      <SlipDock />
    </>
  );
  await renderView(Both, host);
  await pass(200 + SETTLING_MS);
  return host;
}

const keyOf = (host: FakeHost) => `quick-bet-${host.member.get()?.userId ?? ''}`;
const MOVED = [
  { r: 'REH', ior: '0.70' },
  { r: 'REC', ior: '1.18' },
];
const HOME = /全场让球.*阿森纳/;
const pressPrice = async () => {
  await user.click(await screen.findByRole('button', { name: HOME }));
};
const placedBy = (host: FakeHost) => requestsOf(host, 'place');

describe('a quick bet', () => {
  it('quick bet is off until a member has set its stake', async () => {
    const host = await show({}, { quickBet: null });
    await pressPrice();
    await pass(1_000);

    expect(placedBy(host)).toEqual([]);
    expect(screen.queryByText(/一键投注已开启/)).toBeNull();
  });

  it('turns on with a stake limit, shows it on the board and in the slip, and turns off by one press', async () => {
    const host = await show({}, { quickBet: null });
    await user.click(screen.getByRole('button', { name: '开启一键投注' }));
    const dialog = within(await screen.findByRole('dialog', { name: '一键投注' }));
    const [stake, limit] = [dialog.getByRole('textbox', { name: '每次投注金额' }), dialog.getByRole('textbox', { name: '每次投注上限' })];
    await user.clear(stake);
    await user.type(stake, '300');
    await user.click(dialog.getByRole('button', { name: '开启' }));
    expect(stake).toHaveAccessibleDescription('每次投注金额不能高于上限');
    await user.clear(limit);
    await user.type(limit, '300');
    await user.click(dialog.getByRole('button', { name: '开启' }));

    expect(screen.getAllByText('一键投注已开启，点赔率即以 ¥300 投注')).toHaveLength(2);
    expect(host.services.storage.read(keyOf(host))).toEqual({ isOn: true, stake: 30_000, limit: 30_000 });
    await user.click(screen.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
    expect(screen.queryByText(/一键投注已开启/)).toBeNull();
  });

  it("places by one press at the platform's price, under a key, and shows the receipt in the slip", async () => {
    const host = await show();
    await pressPrice();
    await pass(500);

    expect(placedBy(host)).toMatchObject([{ quoteId: 'q1', stake: '50.00', policy: 'better' }]);
    const [sent] = host.calls.filter(({ request }) => (request as { method?: string }).method === 'place');
    expect(sent?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByRole('article', { name: '投注成功' })).toHaveTextContent('¥50');
    expect(host.openDock.get()).toBe('slip');
  });

  it('places once for a double press, and for a key held during and after the placement', async () => {
    const host = await show();
    const price = await screen.findByRole('button', { name: HOME });
    await user.dblClick(price);
    for (let count = 0; count < 40; count += 1) {
      await user.click(price);
      await pass(50);
    }

    expect(placedBy(host)).toHaveLength(1);
    await pass(1_000);
    await user.click(price);
    await pass(500);
    expect(placedBy(host)).toHaveLength(2);
  });

  it.each<[string, Parameters<typeof aWireMarket>[0][]]>([
    ['moved', [{ prices: MOVED }]],
    ['came back from a suspension as another', [{ state: 'suspended' }, { prices: MOVED }]],
    ['belongs to another line', [{ ratio: '1' }]],
  ])('does not bet at a price that %s less than 500 ms ago: the slip asks, and a second press bets then', async (_, changes) => {
    jest.useFakeTimers();
    const host = await show({ quote: () => aWireQuote({ ratio: changes.at(-1)?.ratio ?? '0.5' }) });
    act(() => {
      host.connections[0]?.open();
    });
    for (const [index, change] of changes.entries()) {
      act(() => {
        const [from, version] = [10 + index, 11 + index];
        host.connections[0]?.say({ type: 'delta', at: now, gameId: '70', from, version, markets: [aWireMarket(change)] });
      });
    }
    await pass(SETTLING_MS - 1);
    await user.dblClick(await screen.findByRole('button', { name: HOME }));
    await pass(400);
    await user.click(screen.getByRole('button', { name: HOME }));
    await pass(1_000);

    expect(placedBy(host)).toEqual([]);
    expect(host.toasts.map(({ message }) => message)).toEqual(['赔率或比分已变化，没有投注，请在注单确认']);
    expect(host.openDock.get()).toBe('slip');
    expect(slipStore().getState().slip.entries).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: HOME }));
    await pass(500);
    expect(placedBy(host)).toHaveLength(1);
  });

  it('does not bet by a press that started before the price moved, however long it was held', async () => {
    jest.useFakeTimers();
    const host = await show();
    act(() => {
      host.connections[0]?.open();
    });
    const target = await screen.findByRole('button', { name: HOME });
    await user.pointer({ keys: '[MouseLeft>]', target });
    act(() => {
      host.connections[0]?.say({ type: 'delta', at: now, gameId: '70', from: 10, version: 11, markets: [aWireMarket({ prices: MOVED })] });
    });
    await pass(SETTLING_MS + 100);
    await user.pointer({ keys: '[/MouseLeft]', target });
    await pass(1_000);

    expect(placedBy(host)).toEqual([]);
    expect(slipStore().getState().slip.entries).toHaveLength(1);
  });

  it('does not bet by a press on a row that appeared under the finger less than 500 ms ago, but bets by a key', async () => {
    jest.useFakeTimers();
    let top = 300;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 80, 34));
    const host = await show();
    await pass(1_000);
    top = 364;
    await pass(SETTLING_MS - 10);
    await pressPrice();
    await pass(1_000);
    expect(placedBy(host)).toEqual([]);
    expect(host.toasts).toHaveLength(1);

    top = 428;
    screen.getByRole('button', { name: HOME }).focus();
    await user.keyboard('{Enter}');
    await pass(1_000);
    expect(placedBy(host)).toHaveLength(1);
  });

  it('bets after the player has scrolled', async () => {
    jest.useFakeTimers();
    const rect = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 300, 80, 34));
    const host = await show();
    await pass(1_000);
    rect.mockImplementation(() => new DOMRect(0, 100, 80, 34));
    jest.replaceProperty(window, 'scrollY', 200);
    await pass(100);
    await pressPrice();
    await pass(500);

    expect(placedBy(host)).toHaveLength(1);
  });

  it('refuses to bet while another bet is under way', async () => {
    const held = holdCall();
    const host = await show({ place: () => held.handler() });
    await pressPrice();
    await pass(500);
    await user.click(screen.getByRole('button', { name: /全场让球.*切尔西/ }));

    expect(host.toasts.map(({ message }) => message)).toEqual(['当前还有订单正在确认中,请稍等']);
    await pass(500);
    expect(placedBy(host)).toHaveLength(1);
  });

  it('polls by its key when the answer is lost, and places once', async () => {
    const host = await show({ place: () => failing({ kind: 'timeout' }) });
    await pressPrice();
    await pass(3_000);

    expect(await screen.findByRole('article', { name: '投注成功' })).toBeVisible();
    expect(placedBy(host)).toHaveLength(1);
    expect(requestsOf(host, 'outcome')).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof aWireQuote>[0], FakeServicesOptions, string]>([
    ['a price that fell', { ior: '0.90' }, {}, '赔率或比分已变化，没有投注，请在注单确认'],
    ['a score that changed', { sc_FT_H: 3 }, {}, '赔率或比分已变化，没有投注，请在注单确认'],
    ['a market that is suspended', { state: 'suspended' }, {}, '盘口已暂停或关闭，没有投注'],
    ['a limit below the stake', { max: '40.00' }, {}, '¥50 超出可投金额，没有投注'],
    ['a lowest stake above it', { min: '60.00' }, {}, '¥50 超出可投金额，没有投注'],
    ['nothing left to win today', { max: '0.00' }, {}, '今日可赢额度已用完，没有投注'],
    ['a balance below the stake', {}, { balance: { central: mustBeFen(4_000) } }, '¥50 超出可投金额，没有投注'],
    ['a balance below the lowest stake', {}, { balance: { central: mustBeFen(1_000) } }, '余额不足，没有投注'],
  ])('bets nothing at %s, and says why', async (_, entry, options, words) => {
    const host = await show({ quote: () => aWireQuote(entry) }, options);
    await pressPrice();
    await pass(1_000);

    expect(host.toasts.map(({ message }) => message)).toEqual([words]);
    expect(placedBy(host)).toEqual([]);
    await pass(20_000);
    expect(placedBy(host)).toEqual([]);
  });

  it('bets at a better price when the member has chosen so', async () => {
    const host = await show({ quote: () => aWireQuote({ ior: '1.02' }) });
    await pressPrice();
    await pass(500);

    expect(placedBy(host)).toHaveLength(1);
  });

  it('does not bet when the price arrives too late', async () => {
    const held = holdCall();
    const host = await show({ quote: () => held.handler() });
    await pressPrice();
    await pass(5_000);
    expect(host.toasts.map(({ message }) => message)).toEqual(['未能及时取得赔率，没有投注']);
    await act(async () => {
      held.settle(aWireQuote());
      await Promise.resolve();
    });
    await pass(2_000);

    expect(placedBy(host)).toEqual([]);
  });

  it('does not bet while the connection is lost, nor on a price that may be stale', async () => {
    const held = holdCall();
    const host = await show({ quote: () => held.handler() });
    await pressPrice();
    act(() => {
      boardStore().setState({ link: 'lost' });
    });
    await pass(100);

    expect(host.toasts.map(({ message }) => message)).toEqual(['连接中断，没有投注']);
    expect(placedBy(host)).toEqual([]);
  });

  it('shows which limit the member has set, and that no bet was placed', async () => {
    const host = await show({ place: () => failing(refused(6702, '今日投注已达上限')), outcome: ({ key }) => ({ state: 'unknown', key }) });
    await pressPrice();
    await pass(300);
    await pass(5_000);

    expect(await screen.findByText(/今日投注已达上限/)).toBeVisible();
    expect(placedBy(host)).toHaveLength(1);
  });

  it('stops when another tab turns it off, also while a price is awaited', async () => {
    const held = holdCall();
    const host = await show({ quote: () => held.handler() });
    await pressPrice();
    await pass(200);
    act(() => {
      host.writeElsewhere(keyOf(host), { isOn: false, stake: 5_000, limit: 20_000 });
    });
    await act(async () => {
      held.settle(aWireQuote());
      await Promise.resolve();
    });
    await pass(2_000);

    expect(placedBy(host)).toEqual([]);
    expect(screen.queryByText(/一键投注已开启/)).toBeNull();
  });

  it('only adds to a slip with several selections, and says so', async () => {
    const host = await show();
    act(() => {
      setMode(slipStore(), 'multiple');
    });
    expect(screen.getAllByText('一键投注已开启，多注和串关时点赔率只加入注单')).toHaveLength(2);
    await pressPrice();
    await pass(1_000);

    expect(placedBy(host)).toEqual([]);
    expect(slipStore().getState().slip.entries).toHaveLength(1);
  });

  it('does not bet by the key that moves to the stake', async () => {
    const host = await show();
    const price = await screen.findByRole('button', { name: HOME });
    act(() => {
      price.focus();
    });
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await pass(1_000);

    expect(placedBy(host)).toEqual([]);
    expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: HOME }));
    await pass(500);
    expect(placedBy(host)).toHaveLength(1);
  });

  it('asks a guest to log in instead of betting', async () => {
    const host = await show({}, { member: null });
    await pressPrice();
    await pass(1_000);

    expect(host.loginPrompts).toBe(1);
    expect(placedBy(host)).toEqual([]);
    expect(screen.queryByText(/一键投注/)).toBeNull();
  });

  it('is accessible', async () => {
    await show();
    expect(await accessibilityFaults(document.body)).toEqual([]);
  });
});

it.each(['每次投注金额', '每次投注上限'])(
  'reads every notation of %s, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]',
  async (name) => {
    await show({}, { quickBet: null });
    await user.click(screen.getByRole('button', { name: '开启一键投注' }));
    const dialog = within(await screen.findByRole('dialog'));

    await expectAmountField({
      field: () => dialog.getByRole('textbox', { name }),
      isWhole: true,
      user,
      expectNothingSent: async () => {
        await user.click(dialog.getByRole('button', { name: '开启' }));
        expect(screen.queryByText(/一键投注已开启/)).toBeNull();
      },
    });
  },
);
