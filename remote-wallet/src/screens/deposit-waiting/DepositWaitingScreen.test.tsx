import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer } from '@site/shared/testing';
import { closeOrderCall, depositOrderStatusCall } from '@site/shared/wire/funds';
import { ORDER_POLL_MS } from '../../deposit/limits';
import { anOrder } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { View } from './DepositWaitingScreen';

function aHost(order = anOrder()) {
  return createFakeServices({ now: () => Date.now(), answers: [fakeAnswer(depositOrderStatusCall, { order })] });
}

const show = (host: ReturnType<typeof aHost>) => renderView(View, host, { orderId: 'D20261121000001' });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the waiting page of a deposit', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says what to pay to whom, and counts down by the server clock [R-API-062]', async () => {
    await show(aHost());

    expect(screen.getByText('¥500.00')).toBeVisible();
    expect(screen.getByText('6222 0000 0000 1234')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('30:00');

    await act(() => jest.advanceTimersByTimeAsync(61_000));

    expect(screen.getByRole('timer')).toHaveTextContent('28:59');
  });

  it('asks until the money is there, then tells the balance', async () => {
    const host = aHost();
    await show(host);
    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'credited', creditedAt: 5_000 }) });

    await act(() => jest.advanceTimersByTimeAsync(ORDER_POLL_MS));

    expect(screen.getByRole('heading', { name: '存款已到账' })).toBeVisible();
    expect(host.balanceRefreshes).toBe(1);
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'deposit' } });
    const asked = host.callsOf(depositOrderStatusCall).length;
    await act(() => jest.advanceTimersByTimeAsync(10 * ORDER_POLL_MS));
    expect(host.callsOf(depositOrderStatusCall)).toHaveLength(asked);
  });

  it('keeps the order on screen while the link is lost, and goes on asking', async () => {
    const host = aHost();
    await show(host);
    host.answer(depositOrderStatusCall, failing({ is: 'unreachable' }));
    await act(() => jest.advanceTimersByTimeAsync(ORDER_POLL_MS));
    expect(screen.getByText('¥500.00')).toBeVisible();

    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'credited', creditedAt: 9_000 }) });
    await act(() => jest.advanceTimersByTimeAsync(ORDER_POLL_MS));

    expect(screen.getByRole('heading', { name: '存款已到账' })).toBeVisible();
  });

  it('gives the order up once the player has confirmed that [R-API-064]', async () => {
    const host = aHost();
    host.answer(closeOrderCall, anOrder({ state: 'closed' }));
    await show(host);

    await user.click(screen.getByRole('button', { name: '取消订单' }));
    host.answer(depositOrderStatusCall, { order: anOrder({ state: 'closed' }) });
    await act(async () => {
      host.tips[0]?.answer('confirmed');
      await Promise.resolve();
    });
    await act(() => jest.advanceTimersByTimeAsync(0));

    expect(host.callsOf(closeOrderCall)).toEqual([{ orderId: 'D20261121000001' }]);
    expect(screen.getByRole('heading', { name: '订单已取消' })).toBeVisible();
  });

  it.each([
    ['expired', '订单已过期'],
    ['closed', '订单已取消'],
  ] as const)('says that the order is %s', async (state, heading) => {
    await show(aHost(anOrder({ state })));

    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  it('says that it does not know an order', async () => {
    const host = createFakeServices({ answers: [fakeAnswer(depositOrderStatusCall, {})] });

    await show(host);

    expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeVisible();
    expect(screen.getByRole('link', { name: '再存一笔' })).toHaveAttribute('href');
  });
});
