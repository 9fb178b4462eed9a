import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/testing';
import { autoTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aLobbyHost, lastList, showLobby } from '../testing/lobby';

describe('tools for members', () => {
  it('are hidden from a guest', async () => {
    const host = aLobbyHost({ member: null, location: { name: 'egame', query: { filter: 'collected' } } });
    await showLobby(host);

    expect(screen.queryByRole('button', { name: /^收藏\d/ })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(lastList(host)).toMatchObject({ filter: 'all' });
    expect(host.callsOf(allBalanceCall)).toEqual([]);
  });

  it('switch automatic transfer when the platform confirms [R-API-090]', async () => {
    const host = aLobbyHost();
    await showLobby(host);
    expect(screen.getByRole('switch', { name: '免转钱包' })).toBeChecked();

    await userEvent.click(screen.getByRole('switch'));

    expect(host.callsOf(autoTransferCall)).toEqual([{ status: '0' }]);
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it.each([
    [undefined, '进入游戏时转入全部余额'],
    ['80.00', '进入游戏时补到 ¥80'],
  ])('show how much automatic transfer moves with the limit %s, while it is on', async (autoTransferLimit, words) => {
    const host = aLobbyHost();
    const limit = autoTransferLimit === undefined ? {} : { autoTransferLimit };
    host.answer(allBalanceCall, { asOf: 1, centerWalletBalance: '1000.00', lockMoney: '0.00', autoTransfer: '1', ...limit, list: [] });
    await showLobby(host);

    expect(screen.getByRole('switch', { name: '免转钱包' })).toHaveAccessibleDescription(words);

    await userEvent.click(screen.getByRole('switch'));

    expect(screen.getByRole('switch')).not.toHaveAccessibleDescription();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('keep the switch unchanged when the platform refuses', async () => {
    const host = aLobbyHost();
    host.answer(autoTransferCall, failing({ kind: 'timeout' }));
    await showLobby(host);

    await userEvent.click(screen.getByRole('switch'));

    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByRole('switch')).toBeEnabled();
  });
});
