import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameDetailCall } from '@site/shared/wire/games';
import { aGameDetail } from '../testing/builders';
import { aLobbyHost, showLobby } from '../testing/lobby';

let mockIsReachable = false;
const mockAttempt = jest.fn();
jest.mock('./GameDialog', () => {
  mockAttempt();
  if (!mockIsReachable) throw new Error('the chunk did not come');
  return jest.requireActual<object>('./GameDialog');
});

/** Shows a lobby whose URL names a game whose dialog fails to load. */
async function showUnloaded() {
  const host = aLobbyHost({ location: { name: 'egame', query: { game: 'JG-pearl' } } });
  host.answer(gameDetailCall, aGameDetail());
  await showLobby(host);
  const answer = (attempt: number, how: 'confirmed' | 'closed') =>
    act(async () => {
      await waitFor(() => {
        expect(host.dialogs).toHaveLength(attempt);
      });
      host.dialogs.at(-1)?.answer(how);
      await Promise.resolve();
    });
  return { host, answer };
}

// The order of these tests matters, because a loaded module stays loaded.
describe("the code of a game's card", () => {
  it('preloads when the pointer or the focus reaches the name of a game', async () => {
    await showLobby(aLobbyHost());
    const link = screen.getByRole('link', { name: '龙珠宝藏' });

    await userEvent.hover(link);
    expect(mockAttempt).toHaveBeenCalledTimes(1);
    act(() => {
      link.focus();
    });

    await waitFor(() => {
      expect(mockAttempt).toHaveBeenCalledTimes(2);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('failing to load closes the card after a dialog, and the lobby stays', async () => {
    const { host, answer } = await showUnloaded();

    await answer(1, 'closed');

    expect(host.navigated.at(-1)).toMatchObject({ name: 'egame', options: { query: {}, replace: true } });
    expect(screen.getByRole('link', { name: '龙珠宝藏' })).toBeVisible();
  });

  it('loads again on each request after a failure', async () => {
    const { host, answer } = await showUnloaded();
    await answer(1, 'confirmed');
    mockIsReachable = true;
    await answer(2, 'confirmed');

    expect(await screen.findByRole('dialog', { name: '龙珠宝藏' })).toBeVisible();
    expect(host.dialogs.map(({ options }) => [options.message, options.confirmText])).toEqual(
      Array.from({ length: 2 }, () => ['游戏详情没有加载出来，请重试。', '重试']),
    );
  });
});
