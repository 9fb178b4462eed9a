import { waitFor } from '@testing-library/react';
import { createFakeServices, failing } from '@site/testing';
import { slipStore } from './slipStore';
import { anEntry, aSlip } from '../testing/builders';
import { renderView, resetStores } from '../testing/renderView';
import { answerLaunch, answerSports, aWireMatch, requestsOf } from '../testing/wire';
import { useFollowedPicks } from './useFollowedPicks';

beforeEach(resetStores);

function Channel() {
  useFollowedPicks();
  return null;
}

const keys = () =>
  slipStore()
    .getState()
    .slip.entries.map(({ key }) => key);

function aHost(pick: string, bet?: string, match?: () => unknown) {
  const query = { pick, ...(bet === undefined ? {} : { bet }) };
  const host = createFakeServices({ location: { name: 'crty', params: { enName: 'CRTY' }, query } });
  answerLaunch(host);
  answerSports(host, {
    match:
      match ??
      (({ gameId }) => ({
        match: aWireMatch({
          gameId: String(gameId),
          // The market of match 99 is closed.
          markets: aWireMatch().markets.flatMap((market) => (gameId === '99' ? [] : [{ ...market, gameId: String(gameId) }])),
        }),
      })),
  });
  return host;
}

it('picks one selection at its current price, and removes it from the address', async () => {
  const host = aHost('70/RE/REH');
  await renderView(Channel, host);

  await waitFor(() => {
    expect(keys()).toEqual(['70/RE/REH']);
  });
  expect(slipStore().getState().slip.mode).toBe('single');
  expect(host.navigated).toEqual([{ name: 'crty', params: { enName: 'CRTY' }, options: { replace: true } }]);
  expect(host.openDock.get()).toBe('slip');
});

it('picks several as a parlay', async () => {
  await renderView(Channel, aHost('70/RE/REH,80/ROU/ROUC'));

  await waitFor(() => {
    expect(keys()).toEqual(['70/RE/REH', '80/ROU/ROUC']);
  });
  expect(slipStore().getState().slip.mode).toBe('parlay');
});

const FOUR = '70/RE/REH,80/ROU/ROUC,81/RE/REC,82/RM/RMN';

it.each([
  ['all-folds', FOUR, { mode: 'parlay', combination: 'all-folds' }],
  ['2', FOUR, { mode: 'parlay', combination: 2 }],
  ['parlay', FOUR, { mode: 'parlay', combination: 'parlay' }],
  ['single', '70/RE/REH', { mode: 'single' }],
])('replaces the slip by the shared bet: %s', async (bet, pick, slip) => {
  slipStore().setState({ slip: aSlip({ mode: 'parlay', entries: [anEntry({ matchId: '5' })] }), stake: '20' });
  const host = aHost(pick, bet);
  await renderView(Channel, host);

  await waitFor(() => {
    expect(keys()).toEqual(pick.split(','));
  });
  expect(slipStore().getState()).toMatchObject({ slip, stake: '' });
  expect(host.toasts).toEqual([{ message: '注单已换成分享的投注，原有选项已移除', tone: 'info' }]);
});

it('says which selections can no longer be bet on, and picks the others', async () => {
  const host = aHost('70/RE/REH,99/RE/REH,80/RE/REH,81/RE/REH', 'all-folds');
  await renderView(Channel, host);

  await waitFor(() => {
    expect(keys()).toEqual(['70/RE/REH', '80/RE/REH', '81/RE/REH']);
  });
  expect(slipStore().getState().slip.combination).toBe('all-folds');
  expect(host.toasts).toEqual([{ message: '1 个选项已不能投注，未加入注单', tone: 'warning' }]);
});

it('picks nothing when a match cannot be loaded', async () => {
  const host = aHost(FOUR, 'all-folds', () => failing({ kind: 'unreachable' }));
  await renderView(Channel, host);

  await waitFor(() => {
    expect(host.toasts).toEqual([{ message: '网络连接失败，请检查网络后重试', tone: 'warning' }]);
  });
  expect(keys()).toEqual([]);
});

it('requests nothing when the address names no selection', async () => {
  const host = aHost('nonsense');
  await renderView(Channel, host);

  expect(requestsOf(host, 'match')).toEqual([]);
  expect(keys()).toEqual([]);
});
