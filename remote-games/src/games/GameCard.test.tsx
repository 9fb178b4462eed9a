import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, holdCall } from '@site/testing';
import type { ResponseOf } from '@site/shared/wire/call';
import { addCollectionCall, gameListCall, removeCollectionCall } from '@site/shared/wire/games';
import { aLobbyHost, showLobby } from '../testing/lobby';

describe('the button to collect a game', () => {
  const heart = (name: string) => screen.getByRole('button', { name: `收藏 ${name}` });

  it('adds a game to the collection at once [R-API-093]', async () => {
    const held = holdCall<ResponseOf<typeof addCollectionCall>>();
    const host = aLobbyHost();
    host.answer(addCollectionCall, held.handler);
    await showLobby(host);

    await userEvent.click(heart('虎啸山林'));
    expect(heart('虎啸山林')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart('虎啸山林'));
    expect(host.callsOf(addCollectionCall)).toEqual([{ enName: 'QKDZ', gameCode: 'QK-tiger' }]);
    await act(async () => {
      held.settle({});
      await Promise.resolve();
    });

    await waitFor(() => {
      expect(host.callsOf(gameListCall)).toHaveLength(2);
    });
  });

  it('removes a game from the collection [R-API-094]', async () => {
    const host = aLobbyHost();
    await showLobby(host);

    await userEvent.click(heart('龙珠宝藏'));

    expect(host.callsOf(removeCollectionCall)).toEqual([{ enName: 'JGDZ', gameCode: 'JG-pearl' }]);
  });

  it('reverts when the platform refuses', async () => {
    const host = aLobbyHost();
    host.answer(addCollectionCall, failing({ kind: 'unreachable' }));
    await showLobby(host);

    await userEvent.click(heart('虎啸山林'));

    await waitFor(() => {
      expect(heart('虎啸山林')).toHaveAttribute('aria-pressed', 'false');
    });
    expect(host.callsOf(gameListCall)).toHaveLength(1);
  });

  it('asks a guest to log in', async () => {
    const host = aLobbyHost({ member: null });
    await showLobby(host);

    await userEvent.click(heart('虎啸山林'));

    expect(host.loginPrompts).toBe(1);
    expect(host.callsOf(addCollectionCall)).toEqual([]);
  });
});
