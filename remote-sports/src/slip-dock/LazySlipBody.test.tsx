import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, type FakeHost } from '@site/testing';
import { slipStore } from '../slip/slipStore';
import { anEntry, aSlip } from '../testing/builders';
import { renderView, resetStores } from '../testing/renderView';
import { answerSports, aWireQuote, NOW } from '../testing/wire';
import { SlipDock } from './SlipDock';

const mockFetchBody = jest.fn<Promise<object>, []>();
jest.mock('./LazySlipBody', () => ({ loadSlipBody: () => mockFetchBody() }));

beforeEach(() => {
  resetStores();
  mockFetchBody.mockReset().mockImplementation(() => import('./SlipBody'));
});

function aHost(): FakeHost {
  const host = createFakeServices({ now: () => NOW });
  answerSports(host, { openBets: () => ({ list: [] }), quote: () => aWireQuote() });
  return host;
}

const stakeField = () => screen.findByRole('textbox', { name: '投注金额' });

it('loads the slip body for bets that an earlier page left open', async () => {
  const host = aHost();
  const owner = host.services.session.member.get()?.userId ?? '';
  host.services.storage.write('pending-keys-bet', [{ key: 'k', memberId: owner, subject: {} }]);
  mockFetchBody.mockReturnValueOnce(new Promise(() => undefined));

  await renderView(SlipDock, host);

  expect(mockFetchBody).toHaveBeenCalled();
  expect(screen.getByText('注单还是空的')).toBeVisible();
});

it('loads the slip body when the first selection is added, not before, and shows a failure with a retry', async () => {
  mockFetchBody.mockRejectedValueOnce(new Error('gone'));
  await renderView(SlipDock, aHost());
  expect(screen.getByText('注单还是空的')).toBeVisible();
  expect(mockFetchBody).not.toHaveBeenCalled();

  act(() => {
    slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '70' })] }) });
  });
  expect(await screen.findByText('注单未能加载，已选的投注项都还在。')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  expect(await stakeField()).toBeEnabled();
  expect(screen.queryByText('注单未能加载，已选的投注项都还在。')).not.toBeInTheDocument();
});

it('renders the slip body at once when it was loaded before', async () => {
  await renderView(SlipDock, aHost());
  act(() => {
    slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '70' })] }) });
  });

  expect(screen.getByRole('textbox', { name: '投注金额' })).toBeVisible();
  expect(mockFetchBody).not.toHaveBeenCalled();
});
