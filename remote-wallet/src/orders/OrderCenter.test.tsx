import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { dealRecordCall } from '@site/shared/wire/funds';
import { ordersCall } from '@site/shared/wire/orders';
import { aListedDeposit, aListedWithdrawal } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { TransactionsScreen } from '../transactions/TransactionsScreen';

function aHost(query: Readonly<Record<string, string>> = { tab: 'orders' }) {
  return createFakeServices({
    location: { name: 'transRecord', path: '/mine/transRecord', query },
    answers: [
      fakeAnswer(dealRecordCall, { total: 0, list: [] }),
      fakeAnswer(ordersCall, { open: 1, list: [aListedDeposit(), aListedWithdrawal()] }),
    ],
  });
}

const table = () => within(screen.getByRole('table', { name: '存取订单' }));

describe('the orders of the trade record', () => {
  it('lists number, method, amount and state of each deposit and withdrawal in a tab', async () => {
    const host = aHost({});
    await renderView(TransactionsScreen, host);
    await userEvent.click(screen.getByRole('tab', { name: '存取订单' }));

    const [, deposit, withdrawal] = await table().findAllByRole('row');
    expect(deposit).toHaveTextContent('CK1存款银行卡转账¥500.00等待付款');
    expect(withdrawal).toHaveTextContent('QK1取款中国工商银行 **** **** **** 4567¥300.00已拒绝');
    expect(host.location.get().query).toEqual({ tab: 'orders' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('filters orders by kind and state, and stores the choice in the address', async () => {
    const host = aHost();
    await renderView(TransactionsScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '取款' }));
    await userEvent.click(screen.getByRole('button', { name: '未成功' }));

    expect(host.callsOf(ordersCall).at(-1)).toEqual({ size: 10, kind: 'withdrawal', group: 'ended' });
    await waitFor(() => {
      expect(host.location.get().query).toEqual({ tab: 'orders', kind: 'withdrawal', group: 'ended' });
    });
  });

  it('starts with the choice of the address, and ignores an invalid day', async () => {
    const host = aHost({ tab: 'orders', kind: 'deposit', from: '2026-11-01', to: '2026-13-01', group: 'x' });
    await renderView(TransactionsScreen, host);

    expect(host.callsOf(ordersCall)).toEqual([{ size: 10, kind: 'deposit', from: '2026-11-01' }]);
    expect(screen.getByLabelText('开始日期')).toHaveValue('2026-11-01');
  });

  it('pages to older orders and back', async () => {
    const host = aHost();
    host.answer(ordersCall, (request) => ({
      open: 0,
      list: [aListedDeposit({ orderId: 'cursor' in request ? 'CK0' : 'CK1' })],
      ...('cursor' in request ? {} : { next: '0.CK1' }),
    }));
    await renderView(TransactionsScreen, host);
    expect(screen.getByRole('button', { name: '较新' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: '较早' }));
    expect(await table().findByText('CK0')).toBeVisible();
    expect(screen.getByRole('button', { name: '较早' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: '较新' }));
    expect(await table().findByText('CK1')).toBeVisible();
  });

  it('reloads the orders when money moves', async () => {
    const host = aHost();
    await renderView(TransactionsScreen, host);
    host.answer(ordersCall, { open: 0, list: [aListedDeposit({ state: 'credited' })] });

    await act(async () => {
      host.services.bus.emit('balance/changed', { cause: 'deposit' });
      await Promise.resolve();
    });

    expect(await table().findByText('已到账')).toBeVisible();
  });

  it('says that there are no orders, with a link to the first deposit, or none for this filter, without it', async () => {
    const host = aHost();
    host.answer(ordersCall, { open: 0, list: [] });
    await renderView(TransactionsScreen, host);
    expect(screen.getByRole('link', { name: '去存款' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '进行中' }));

    expect(await screen.findByText('没有符合条件的订单。')).toBeVisible();
    expect(screen.queryByRole('link', { name: '去存款' })).not.toBeInTheDocument();
  });
});

describe('one order', () => {
  it('shows its reason and history, and links back to the list', async () => {
    const host = aHost();
    host.answer(ordersCall, (request) => ({
      open: 0,
      list: 'orderId' in request ? [aListedWithdrawal()] : [aListedDeposit(), aListedWithdrawal()],
    }));
    await renderView(TransactionsScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '查看订单 QK1' }));

    const order = within(await screen.findByRole('article', { name: '订单 QK1' }));
    expect(order.getByText('户名不符')).toBeVisible();
    expect(order.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '提交订单1970-01-01 08:00:00',
      '已拒绝，金额已退回1970-01-01 08:01:00',
    ]);
    await waitFor(() => {
      expect(host.location.get().query).toEqual({ tab: 'orders', order: 'QK1' });
    });
    await userEvent.click(order.getByRole('button', { name: '返回列表' }));
    expect(await table().findByText('CK1')).toBeVisible();
  });

  it('links a pending order to its waiting page', async () => {
    const host = aHost({ tab: 'orders', order: 'CK1' });
    host.answer(ordersCall, { open: 1, list: [aListedDeposit({ waiting: 'huione' })] });
    await renderView(TransactionsScreen, host);

    await userEvent.click(screen.getByRole('link', { name: '继续付款' }));

    expect(host.navigated.at(-1)).toMatchObject({ name: 'huioneWait', params: { orderId: 'CK1' } });
  });

  it('links an expired order to its own page, and shows the outcome of a dispute', async () => {
    const host = aHost({ tab: 'orders', order: 'CK1' });
    const expired = aListedDeposit({
      state: 'expired',
      steps: [
        { step: 'ordered', at: 0 },
        { step: 'expired', at: 60_000 },
        { step: 'disputed', at: 90_000 },
        { step: 'rejected', at: 120_000 },
      ],
    });
    host.answer(ordersCall, { open: 0, list: [expired] });
    await renderView(TransactionsScreen, host);

    expect(screen.getByText('申请人工核查')).toBeVisible();
    expect(screen.getByText('核查未通过')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '查看订单页' }));
    expect(host.navigated.at(-1)).toMatchObject({ name: 'transferWait', params: { orderId: 'CK1' } });
  });

  it('shows the promotion chosen with the order, and its gift', async () => {
    const host = aHost({ tab: 'orders', order: 'CK1' });
    const promotion = { id: 'first-deposit', title: '首存礼遇', state: 'paid', reward: '50.00' } as const;
    host.answer(ordersCall, { open: 0, list: [aListedDeposit({ state: 'credited', promotion })] });
    await renderView(TransactionsScreen, host);

    expect(screen.getByText('优惠活动').nextSibling).toHaveTextContent('“首存礼遇”礼金 ¥50 已派发');
  });

  it('shows an order of another member as not found', async () => {
    const host = aHost({ tab: 'orders', order: 'CK9' });
    host.answer(ordersCall, failing(refused(6004, '订单不存在')));
    await renderView(TransactionsScreen, host);

    expect(screen.getByText('找不到这笔订单')).toBeVisible();
  });
});

it.each(DEVICE_ZONES)("offers no day after Shanghai's current day by the server's clock, on a device in %s", async (zone) => {
  setDeviceZone(zone);
  const host = createFakeServices({
    now: () => Date.parse('2026-11-22T00:00:05+08:00'),
    location: { name: 'transRecord', path: '/mine/transRecord', query: { tab: 'orders' } },
    answers: [
      fakeAnswer(dealRecordCall, { total: 0, list: [] }),
      fakeAnswer(ordersCall, { open: 0, list: [aListedDeposit({ createdAt: Date.parse('2026-11-21T23:59:55+08:00') })] }),
    ],
  });
  await renderView(TransactionsScreen, host);

  expect(await screen.findByText('2026-11-21 23:59:55')).toBeVisible();
  const calendars = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')];
  expect(calendars.map(({ max }) => max)).toEqual(['2026-11-22', '2026-11-22']);
});
