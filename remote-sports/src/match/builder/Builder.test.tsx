import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { ChannelScreen } from '../../channel/ChannelScreen';
import { slipStore } from '../../slip/slipStore';
import { anEntry, aSlip } from '../../testing/builders';
import { renderView, resetStores } from '../../testing/renderView';
import { answerLaunch, answerSports, aWireMatch, NOW, requestsOf } from '../../testing/wire';

beforeEach(resetStores);

const REFUSED = [
  { gameId: '70', w: 'RM', r: 'RMC', reason: 'contradiction' },
  { gameId: '70', w: 'ROU', r: 'ROUC', reason: 'line' },
];

function aHost(builder: number | null = 6, answer: () => unknown = () => ({ most: 6, refused: REFUSED })) {
  const host = createFakeServices({ now: () => NOW });
  answerLaunch(host);
  const match = aWireMatch(builder === null ? {} : { builder });
  answerSports(host, { match: () => ({ match }), openBets: () => ({ list: [] }), builder: answer });
  host.answer(liveMatchDetailCall, { gameId: '70', version: 10, events: [], statistics: [] });
  return host;
}

async function show(host = aHost()) {
  const view = await renderView(ChannelScreen, host, { enName: 'CRTY', matchId: '70' });
  await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
  return view;
}

const toggle = () => screen.getByRole('switch', { name: '同场串关' });
const block = (name: string) => within(screen.getByRole('region', { name }));

describe('one bet on several selections, on the page of the match', () => {
  it('adds the pressed selection, dims those that cannot be added, and gives the reason when one is pressed', async () => {
    const host = aHost();
    const { container } = await show(host);
    await userEvent.click(toggle());
    await userEvent.click(block('全场独赢').getByRole('button', { name: /(独赢|让球) 阿森纳/ }));

    await waitFor(() => {
      expect(requestsOf(host, 'builder').at(-1)).toMatchObject({ gameId: '70', selections: [{ w: 'RM', r: 'RMH' }] });
    });
    const away = await block('全场独赢').findByRole('button', { name: /切尔西 不能加入同场串关：与已选选项不可能同时成立/ });
    expect(away).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(away);
    expect(host.toasts.at(-1)).toMatchObject({ message: '不能加入同场串关：与已选选项不可能同时成立' });
    expect(block('全场大小').getByRole('button', { name: /可能走水/ })).toBeVisible();
    await userEvent.click(block('全场让球').getByRole('button', { name: /(独赢|让球) 阿森纳/ }));
    expect(slipStore().getState().slip).toMatchObject({ mode: 'parlay', combination: 'builder', entries: [{}, {}] });
    expect(screen.getByText(/已选 2 项，最多 6 项/)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('removes selections of other matches from the slip, and says so; after it is turned off, the slip accepts them again', async () => {
    slipStore().setState({ slip: aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '80' })] }) });
    const host = aHost();
    await show(host);
    await userEvent.click(toggle());
    expect(slipStore().getState().slip).toMatchObject({ mode: 'parlay', entries: [] });
    expect(host.toasts.at(-1)).toMatchObject({ message: '其他比赛的选项已移出注单' });
    await userEvent.click(toggle());
    expect(slipStore().getState().slip.mode).toBe('single');
    expect(toggle()).not.toBeChecked();
  });

  it('says that the possible combinations are unknown, and dims nothing', async () => {
    await show(aHost(6, () => failing({ kind: 'unreachable' })));
    await userEvent.click(toggle());
    expect(await screen.findByText(/暂时读不到哪些选项可以加入/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /不能加入/ })).not.toBeInTheDocument();
  });

  it('hides the builder on a platform that does not support it', async () => {
    await show(aHost(null, () => failing(refused(RESPONSE_CODES.invalidParameter, 'unknown_method'))));
    expect(screen.queryByRole('switch', { name: '同场串关' })).not.toBeInTheDocument();
  });
});
