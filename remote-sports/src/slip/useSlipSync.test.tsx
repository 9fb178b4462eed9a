import { act, waitFor } from '@testing-library/react';
import { createFakeServices, failing, type FakeServicesOptions } from '@site/testing';
import { BetsDock } from '../tickets/BetsDock';
import { anEntry, aSlip } from '../testing/builders';
import { renderView, resetStores } from '../testing/renderView';
import { A_RESULT, answerSports, aWireMarket, aWireMatch, NOW, requestsOf } from '../testing/wire';
import { pick, setStake, slipStore } from './slipStore';
import { useSlipSync } from './useSlipSync';

beforeEach(resetStores);

const DRAW = { gameId: '70', w: 'RM', r: 'RMN' };
const keys = () =>
  slipStore()
    .getState()
    .slip.entries.map(({ key }) => key);

function aHost(match: () => unknown = () => ({ match: aWireMatch() }), options: FakeServicesOptions = {}) {
  const host = createFakeServices({ now: () => NOW, ...options });
  answerSports(host, { match, openBets: () => ({ list: [] }) });
  return host;
}

function Keeping() {
  useSlipSync();
  return null;
}

function Twice() {
  useSlipSync();
  return <Keeping />;
}

async function emit(host: ReturnType<typeof aHost>, { gameId: matchId, w: market, r: selection } = DRAW) {
  await act(async () => {
    host.services.bus.emit('slip/pick', { matchId, market, selection });
    await Promise.resolve();
  });
}

describe('a selection from the bus', () => {
  it('looks a selection up by its code once, adds it at its current price, and opens the dock', async () => {
    const host = aHost();
    await renderView(Twice, host);
    await emit(host);
    await waitFor(() => {
      expect(keys()).toEqual(['70/RM/RMN']);
    });

    expect(requestsOf(host, 'match')).toEqual([expect.objectContaining({ gameId: '70' })]);
    expect(slipStore().getState().slip.entries).toMatchObject([
      { match: { home: { name: '阿森纳' } }, market: { kind: 'result' }, side: { kind: 'draw' }, seen: { score: { home: 2, away: 1 } } },
    ]);
    expect(host.openDock.get()).toBe('slip');
    expect(host.dockCounts.get('slip')).toBe(1);
  });

  it('finds a selection on another line of its market, by the game id of that line', async () => {
    const host = aHost(() => ({ match: aWireMatch({ markets: [aWireMarket(), aWireMarket({ gameId: '71', ratio: '0 / 0.5' })] }) }));
    await renderView(Keeping, host);
    await emit(host, { gameId: '71', w: 'RE', r: 'REC' });

    await waitFor(() => {
      expect(keys()).toEqual(['71/RE/REC']);
    });
  });

  it('keeps a selection that the slip already has', async () => {
    const host = aHost();
    await renderView(Keeping, host);
    act(() => {
      pick(slipStore(), anEntry({ matchId: '70', w: 'RM', r: 'RMN' }));
    });
    await emit(host);

    expect(keys()).toEqual(['70/RM/RMN']);
    expect(host.openDock.get()).toBe('slip');
    expect(requestsOf(host, 'match')).toEqual([]);
  });

  it.each([
    ['is suspended', () => ({ match: aWireMatch({ markets: [{ ...A_RESULT, state: 'suspended' }] }) }), '该选项已暂停投注'],
    ['is gone', () => ({ match: aWireMatch({ markets: [] }) }), '该选项已关闭'],
    ['cannot be read', () => failing({ kind: 'unreachable' }), '网络连接失败，请检查网络后重试'],
  ])('explains why a selection cannot be added when it %s', async (_what, match, message) => {
    const host = aHost(match);
    await renderView(Keeping, host);
    await emit(host);

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message, tone: 'warning' }]);
    });
    expect(keys()).toEqual([]);
  });

  it('refuses a selection while an order is being confirmed [R-SLIP-22]', async () => {
    const host = aHost();
    await renderView(Keeping, host);
    act(() => {
      slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '8', pendingTicketId: '1' })] }) });
    });
    await emit(host);

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '当前还有订单正在确认中,请稍等', tone: 'warning' }]);
    });
  });

  it('asks a guest to log in first', async () => {
    const host = aHost(undefined, { member: null });
    await renderView(Keeping, host);
    await emit(host);

    expect(host.loginPrompts).toBe(1);
    expect(host.calls).toEqual([]);
  });

  it('any mounted view of sports handles the selection, and none does after it unmounts', async () => {
    const host = aHost();
    const { unmount } = await renderView(BetsDock, host);
    await emit(host);
    await waitFor(() => {
      expect(keys()).toEqual(['70/RM/RMN']);
    });

    unmount();
    expect(host.liveCount).toBe(0);
    await emit(host, { gameId: '70', w: 'RM', r: 'RMH' });
    expect(requestsOf(host, 'match')).toHaveLength(1);
  });
});

describe('the synchronized slip', () => {
  it('translates the names of its matches, and keeps those that cannot be loaded', async () => {
    const answers = [() => ({ match: aWireMatch({ team_h: '阿森納', team_c: '切爾西' }) }), () => failing({ kind: 'unreachable' })];
    const host = aHost(() => answers.shift()?.());
    await renderView(Twice, host);
    const names = () =>
      slipStore()
        .getState()
        .slip.entries.map(({ match }) => [match.home.name, match.away.name]);
    act(() => {
      pick(slipStore(), anEntry({ matchId: '70' }));
    });
    const before = names();

    act(() => {
      host.locale.set('zh-TW');
    });
    await waitFor(() => {
      expect(names()).toEqual([['阿森納', '切爾西']]);
    });
    expect(names()).not.toEqual(before);
    expect(requestsOf(host, 'match')).toEqual([expect.objectContaining({ language: 'zh-tw' })]);

    act(() => {
      host.locale.set('zh-CN');
    });
    await waitFor(() => {
      expect(requestsOf(host, 'match')).toHaveLength(2);
    });
    expect(names()).toEqual([['阿森納', '切爾西']]);
  });

  it('writes the slip once for several views, with its count', async () => {
    const host = aHost();
    await renderView(Twice, host);
    const write = jest.spyOn(host.services.storage, 'write');
    act(() => {
      pick(slipStore(), anEntry());
    });

    expect(write).toHaveBeenCalledTimes(1);
    expect(host.dockCounts.get('slip')).toBe(1);
  });

  it('takes over what another tab typed without writing back, even when it translates the names', async () => {
    const host = aHost(() => ({ match: aWireMatch({ team_h: '阿森納' }) }));
    await renderView(Keeping, host);
    act(() => {
      pick(slipStore(), anEntry({ matchId: '70' }));
    });
    const stored = host.services.storage.read('slip') as object;
    const write = jest.spyOn(host.services.storage, 'write');
    const typed = ['2', '23', '234', '2345', '23456'];

    for (const stake of typed) {
      act(() => {
        host.writeElsewhere('slip', { ...stored, stake, version: { at: NOW + Number(stake), tab: 'another' } });
      });
    }
    act(() => {
      host.locale.set('zh-TW');
    });
    await waitFor(() => {
      expect(slipStore().getState().slip.entries).toMatchObject([{ match: { home: { name: '阿森納' } } }]);
    });

    expect(slipStore().getState().stake).toBe('23456');
    // The device received only the writes of the other tab.
    expect(write.mock.calls.filter(([key]) => key === 'slip')).toHaveLength(typed.length);
  });

  it('writes the local slip again when another tab stores an older one last', async () => {
    const host = aHost();
    await renderView(Keeping, host);
    act(() => {
      pick(slipStore(), anEntry({ matchId: '70' }));
    });
    const older = host.services.storage.read('slip');
    act(() => {
      setStake(slipStore(), '23456');
    });

    act(() => {
      host.writeElsewhere('slip', older);
    });

    expect(slipStore().getState().stake).toBe('23456');
    expect(host.services.storage.read('slip')).toMatchObject({ stake: '23456' });
  });
});
