import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { createFakeServices, failing, fakeAnswer, refused, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { chooseRebateCall, claimRebateCall, rebateInfoCall, rebateOutcomeCall, rebateRecordCall } from '@site/shared/wire/rebate';
import { aWireRebate, aWireRebateDay } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { RebateScreen } from './RebateScreen';

const PAID = aWireRebateDay();
const { paidAt: _paidAt, ...DUE } = PAID;

const aHost = (facts = aWireRebate(), options: FakeServicesOptions = {}) =>
  createFakeServices({
    ...options,
    answers: [
      fakeAnswer(rebateInfoCall, facts),
      fakeAnswer(rebateRecordCall, { total: 1, list: [PAID] }),
      fakeAnswer(claimRebateCall, PAID),
      fakeAnswer(chooseRebateCall, {}),
    ],
  });
const waiting = () => aWireRebate({ isAutomatic: false, due: [DUE] });
const claimButton = () => screen.findByRole('button', { name: '领取 2026-11-20 的返水 ¥10' });

describe('the rebate', () => {
  it('shows today with its computation, and the statement of every day', async () => {
    await renderView(RebateScreen, aHost());

    const today = screen.getByRole('region', { name: '今日返水' });
    expect(today).toHaveTextContent('¥10');
    const day = within(screen.getByRole('region', { name: '返水明细' }));
    expect(day.getByRole('row', { name: '体育 ¥1,000.00 1.00% ¥10.00' })).toBeVisible();
    expect(day.getByText('11-21 00:10 到账')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看各等级比例' })).toHaveAttribute('href', '/vipDetail');
  });

  it('says so where nothing was played today, and where no day was worked out', async () => {
    const host = aHost(aWireRebate({ today: { day: '2026-11-21', grade: 0, amount: '0.00', lines: [] } }));
    host.answer(rebateRecordCall, { total: 0, list: [] });
    await renderView(RebateScreen, host);

    expect(screen.getByText('今日还没有有效流水')).toBeVisible();
    expect(screen.getByText('暂无返水明细')).toBeVisible();
  });

  it('is paid by itself or claimed, as the member chooses', async () => {
    const host = aHost();
    await renderView(RebateScreen, host);
    host.answer(rebateInfoCall, waiting());

    await userEvent.click(screen.getByRole('switch', { name: '自动到账' }));

    expect(host.callsOf(chooseRebateCall)).toEqual([{ isAutomatic: false }]);
    expect(host.toasts).toEqual([{ message: '之后结算的返水由您自行领取', tone: 'success' }]);
    expect(await claimButton()).toBeEnabled();
  });

  it('keeps the choice where it was not saved, and says why', async () => {
    const host = aHost();
    host.answer(chooseRebateCall, failing({ kind: 'timeout' }));
    await renderView(RebateScreen, host);

    await userEvent.click(screen.getByRole('switch', { name: '自动到账' }));

    expect(screen.getByRole('alert')).toHaveTextContent('发放方式没有改变。');
    expect(screen.getByRole('switch', { name: '自动到账' })).toBeChecked();
  });

  it('of a day is claimed under a key, said to be paid, and refreshes the balance', async () => {
    const host = aHost(waiting());
    await renderView(RebateScreen, host);
    host.answer(rebateInfoCall, aWireRebate({ isAutomatic: false }));

    await userEvent.click(await claimButton());

    expect(host.callsOf(claimRebateCall)).toEqual([{ day: '2026-11-20' }]);
    expect(host.toasts).toEqual([{ message: '返水 ¥10 已存入中心钱包', tone: 'success' }]);
    expect(host.balanceRefreshes).toBe(1);
    expect(await screen.findByText('暂无待领取的返水。')).toBeVisible();
  });

  it('of the day below is not claimed by a press that was meant for the one above, whose place it has taken', async () => {
    const before = { ...DUE, day: '2026-11-19' };
    const host = aHost(aWireRebate({ isAutomatic: false, due: [DUE, before] }));
    await renderView(RebateScreen, host);
    host.answer(rebateInfoCall, aWireRebate({ isAutomatic: false, due: [before] }));
    jest.useFakeTimers();
    try {
      await act(async () => {
        host.services.bus.emit('balance/changed', { cause: 'bonus', isFromServer: true });
        await jest.advanceTimersByTimeAsync(0);
      });
      const below = screen.getByRole('button', { name: '领取 2026-11-19 的返水 ¥10' });
      expect(screen.queryByRole('button', { name: '领取 2026-11-20 的返水 ¥10' })).toBeNull();
      fireEvent.click(below);
      await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS - 1));
      fireEvent.click(below);
      expect(host.callsOf(claimRebateCall)).toEqual([]);

      await act(() => jest.advanceTimersByTimeAsync(1));
      await act(async () => {
        fireEvent.click(below);
        await jest.advanceTimersByTimeAsync(0);
      });
      expect(host.callsOf(claimRebateCall)).toEqual([{ day: '2026-11-19' }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is asked about by its key after a lost answer, and claimed no second time', async () => {
    const host = aHost(waiting());
    host.answer(claimRebateCall, failing({ kind: 'timeout' }));
    host.answer(rebateOutcomeCall, { day: PAID });
    await renderView(RebateScreen, host);

    await userEvent.click(await claimButton());

    expect(host.toasts).toEqual([{ message: '返水 ¥10 已存入中心钱包', tone: 'success' }]);
    expect(host.callsOf(claimRebateCall)).toHaveLength(1);
  });

  it('that is refused shows the reason, and what is so now', async () => {
    const host = aHost(waiting());
    await renderView(RebateScreen, host);
    host.answer(claimRebateCall, failing(refused(6004, '该日没有返水')));

    await userEvent.click(await claimButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('该日没有返水');
    expect(host.callsOf(rebateInfoCall)).toHaveLength(2);
  });

  it('is loaded again when a bet was settled', async () => {
    const host = aHost();
    await renderView(RebateScreen, host);

    act(() => {
      host.services.bus.emit('ticket/settled', { ticketId: '1' });
    });

    expect(host.callsOf(rebateInfoCall)).toHaveLength(2);
  });

  it('can be loaded again after a failure', async () => {
    const host = aHost();
    host.answer(rebateInfoCall, failing({ kind: 'timeout' }));
    await renderView(RebateScreen, host);
    host.answer(rebateInfoCall, aWireRebate());

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('switch', { name: '自动到账' })).toBeChecked();
  });

  it('has one failure where nothing came, which loads everything again', async () => {
    const host = aHost();
    host.answer(rebateInfoCall, failing({ kind: 'unreachable' }));
    host.answer(rebateRecordCall, failing({ kind: 'unreachable' }));
    await renderView(RebateScreen, host);
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(rebateInfoCall, aWireRebate());
    host.answer(rebateRecordCall, { list: [PAID], total: 1 });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('switch', { name: '自动到账' })).toBeChecked();
    expect(await screen.findByRole('region', { name: '返水明细' })).toBeVisible();
  });

  it('passes the accessibility check, has texts in both languages, and leaves nothing open', async () => {
    const host = aHost(waiting());
    const { unmount } = await renderView(RebateScreen, host, {}, 'zh-TW');

    expect(screen.getByRole('region', { name: '返水明細' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
