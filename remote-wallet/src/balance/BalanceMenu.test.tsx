import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mustBeFen } from '@site/shared/money';
import { createFakeServices, failing, fakeAnswer } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aVenue, someBalances } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { BalanceMenu } from './BalanceMenu';

describe('the balance in the header', () => {
  it('follows the central balance and refreshes it on request [R-WALLET-01]', async () => {
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

  it('renders nothing for a guest', async () => {
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

  it('shows the parts of the total after a press, and Escape closes them', async () => {
    const host = createFakeServices({
      balance: { central: mustBeFen(100_000), locked: mustBeFen(5_000) },
      answers: [fakeAnswer(allBalanceCall, someBalances([aVenue()], { locked: '50.00' }))],
    });
    await renderView(BalanceMenu, host);
    const button = screen.getByRole('button', { name: /中心钱包/ });
    expect(host.calls).toEqual([]);

    await userEvent.click(button);

    expect((await screen.findByText('总资产')).nextSibling).toHaveTextContent('¥1,250.00');
    expect(screen.getByText('场馆余额').nextSibling).toHaveTextContent('¥200.00');
    expect(screen.getByText('锁定金额').nextSibling).toHaveTextContent('¥50.00');
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('总资产')).not.toBeInTheDocument();
    expect(button).toHaveFocus();

    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(screen.queryByText('总资产')).not.toBeInTheDocument();
  });

  it('shows the total beside an empty central wallet', async () => {
    const host = createFakeServices({
      balance: { central: mustBeFen(0) },
      answers: [fakeAnswer(allBalanceCall, someBalances([aVenue()], { central: '0.00', locked: '100.00' }))],
    });
    await renderView(BalanceMenu, host);

    expect(await screen.findByText('中心钱包 · 总资产 ¥300.00')).toBeVisible();
  });

  it('says that the rest of the total is unknown when it cannot be loaded', async () => {
    const host = createFakeServices({
      balance: { central: mustBeFen(100) },
      answers: [fakeAnswer(allBalanceCall, failing({ kind: 'unreachable' }))],
    });
    await renderView(BalanceMenu, host);

    await userEvent.click(screen.getByRole('button', { name: /中心钱包/ }));

    expect(await screen.findByRole('button', { name: '重新读取' })).toBeVisible();
    expect(screen.getByText('总资产').nextSibling).toHaveTextContent('暂未取得');
  });
});
