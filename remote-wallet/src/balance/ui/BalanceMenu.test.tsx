import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mustBeFen } from '@site/shared/money';
import { createFakeServices } from '@site/shared/testing';
import { renderView } from '../../testing/renderView';
import { View } from './BalanceMenu';

describe('the balance in the header', () => {
  it('follows the central balance and can be read anew [R-WALLET-01]', async () => {
    const host = createFakeServices({ balance: { central: mustBeFen(123_450) } });
    await renderView(View, host);
    expect(screen.getByText('¥1,234.50')).toBeVisible();

    act(() => {
      host.balance.set({ central: mustBeFen(113_450), locked: mustBeFen(10_000), asOf: 1 });
    });
    expect(screen.getByText('¥1,134.50')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '刷新余额' }));
    expect(host.balanceRefreshes).toBe(1);
  });

  it('shows no figure before there is one', async () => {
    await renderView(View, createFakeServices({ balance: null }));

    expect(screen.queryByText(/¥\d/)).not.toBeInTheDocument();
  });

  it('shows a guest nothing', async () => {
    const { container } = await renderView(View, createFakeServices({ member: null }));

    expect(container).toBeEmptyDOMElement();
  });

  it('leads to the deposit page, unless the site has switched it off', async () => {
    const host = createFakeServices();
    await renderView(View, host);
    await userEvent.click(screen.getByRole('link', { name: '存款' }));
    expect(host.navigated).toMatchObject([{ name: 'saveMoney' }]);

    act(() => {
      host.flags.set({ ...host.flags.get(), depositGuide: false });
    });
    expect(screen.queryByRole('link', { name: '存款' })).not.toBeInTheDocument();
  });

  it('leads to the transfer page, and reads nothing by itself', async () => {
    const host = createFakeServices();
    await renderView(View, host);

    await userEvent.click(screen.getByRole('link', { name: '转账' }));

    expect(host.navigated).toMatchObject([{ name: 'transferMoney' }]);
    expect(host.calls).toEqual([]);
  });
});
