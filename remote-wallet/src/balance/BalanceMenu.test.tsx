import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mustBeFen } from '@site/shared/money';
import { createFakeServices } from '@site/shared/testing';
import { renderView } from '../testing/renderView';
import { BalanceMenu } from './BalanceMenu';

describe('the balance in the header', () => {
  it('follows the central balance and refreshes it [R-WALLET-01]', async () => {
    const host = createFakeServices({ balance: { central: mustBeFen(123_450) } });
    await renderView(BalanceMenu, host);
    expect(screen.getByText('¥1,234.50')).toBeVisible();

    act(() => {
      host.balance.set({ central: mustBeFen(113_450), locked: mustBeFen(10_000), asOf: 1 });
    });
    expect(screen.getByText('¥1,134.50')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '刷新余额' }));
    expect(host.balanceRefreshes).toBe(1);
  });

  it('shows no amount before the balance is read', async () => {
    await renderView(BalanceMenu, createFakeServices({ balance: null }));

    expect(screen.queryByText(/¥\d/)).not.toBeInTheDocument();
  });

  it('is empty for a guest', async () => {
    const { container } = await renderView(BalanceMenu, createFakeServices({ member: null }));

    expect(container).toBeEmptyDOMElement();
  });

  it('links to the deposit page, unless the site has switched it off', async () => {
    const host = createFakeServices();
    await renderView(BalanceMenu, host);
    await userEvent.click(screen.getByRole('link', { name: '存款' }));
    expect(host.navigated).toMatchObject([{ name: 'saveMoney' }]);

    act(() => {
      host.flags.set({ ...host.flags.get(), depositGuide: false });
    });
    expect(screen.queryByRole('link', { name: '存款' })).not.toBeInTheDocument();
  });

  it('links to the transfer page and sends no calls', async () => {
    const host = createFakeServices();
    await renderView(BalanceMenu, host);

    await userEvent.click(screen.getByRole('link', { name: '转账' }));

    expect(host.navigated).toMatchObject([{ name: 'transferMoney' }]);
    expect(host.calls).toEqual([]);
  });
});
