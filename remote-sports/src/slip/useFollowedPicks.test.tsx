import { waitFor } from '@testing-library/react';
import { createFakeServices } from '@site/shared/testing';
import { slipStore } from './slipStore';
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

function aHost(pick: string) {
  const host = createFakeServices({ location: { name: 'crty', params: { enName: 'CRTY' }, query: { pick } } });
  answerLaunch(host);
  answerSports(host, {
    match: ({ gameId }) => ({
      match: aWireMatch({ gameId: String(gameId), markets: aWireMatch().markets.map((market) => ({ ...market, gameId: String(gameId) })) }),
    }),
  });
  return host;
}

it('picks one selection at its present price, and removes it from the address', async () => {
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

it('requests nothing where the address names no selection', async () => {
  const host = aHost('nonsense');
  await renderView(Channel, host);

  expect(requestsOf(host, 'match')).toEqual([]);
  expect(keys()).toEqual([]);
});
