import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, refused, type FakeHost } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import type { ResponseOf } from '@site/shared/wire/call';
import { exchangeCall, exchangeOutcomeCall, pointsInfoCall, pointsStatementCall } from '@site/shared/wire/welfare';
import { renderView } from '../testing/renderView';
import { NOON, somePoints } from '../testing/serviceBuilders';
import { ExchangeScreen } from './ExchangeScreen';

const EXCHANGE = { id: 'JF1', points: 1_200, amount: '12.00', at: NOON, pointsLeft: 50 };

const aHost = () =>
  createFakeServices({
    answers: [
      fakeAnswer(pointsInfoCall, somePoints()),
      fakeAnswer(exchangeCall, EXCHANGE),
      fakeAnswer(pointsStatementCall, { total: 0, list: [] }),
    ],
  });
const field = () => screen.getByRole('textbox', { name: '兑换积分' });
const PENDING = 'pending-keys-points-exchange';
const keyOfExchange = (host: FakeHost) => host.calls.find(({ path }) => path === exchangeCall.path)?.options.idempotencyKey;
const leaveInMidExchange = async (host: FakeHost) => {
  host.answer(exchangeCall, holdCall<ResponseOf<typeof exchangeCall>>().handler);
  const { unmount } = await renderView(ExchangeScreen, host);
  await userEvent.type(field(), '1200');
  await userEvent.click(submit());
  unmount();
  return keyOfExchange(host);
};
const submit = () => screen.getByRole('button', { name: /^兑换/ });

describe('the exchange', () => {
  it('shows the points, their value and how to earn them [R-MEMBER-15]', async () => {
    await renderView(ExchangeScreen, aHost());

    expect(screen.getByText('可用积分').nextSibling).toHaveTextContent('1,250');
    expect(screen.getByText('累计获得 3,000 积分')).toBeVisible();
    expect(screen.getByText('每满 ¥100 有效流水得 1 积分。')).toBeVisible();
  });

  it.each([
    ['', '请输入要兑换的积分'],
    ['150', '须为 100 的整数倍'],
    ['1300', '可用积分不足'],
  ])('refuses "%s", and focuses the field: %s', async (text, message) => {
    const host = aHost();
    await renderView(ExchangeScreen, host);
    await userEvent.click(field());
    if (text !== '') await userEvent.paste(text);
    await userEvent.click(submit());

    expect(field()).toHaveAccessibleDescription(message);
    expect(field()).toHaveFocus();
    expect(host.callsOf(exchangeCall)).toEqual([]);
  });

  it('reads every notation of a number, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
    const host = aHost();
    await renderView(ExchangeScreen, host);

    await expectAmountField({
      field,
      isWhole: true,
      expectNothingSent: async () => {
        await userEvent.click(submit());
        expect(host.callsOf(exchangeCall)).toEqual([]);
      },
    });
    await userEvent.clear(field());
    await userEvent.paste('１,２００');
    expect(submit()).toHaveAccessibleName('兑换 ¥12');
  });

  it('exchanges under a key, shows the paid amount, and reloads the points', async () => {
    const host = aHost();
    await renderView(ExchangeScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(submit()).toHaveAccessibleName('兑换 ¥12');
    host.answer(pointsInfoCall, somePoints({ points: 50 }));
    await userEvent.click(submit());

    expect(host.callsOf(exchangeCall)).toEqual([{ points: 1_200 }]);
    expect(screen.getByRole('status')).toHaveTextContent('¥12 已进入中心钱包');
    expect(screen.getByRole('status').parentElement).toHaveFocus();
    expect(screen.getByText('积分不足 100，暂不能兑换')).toBeVisible();
    expect(host.balanceRefreshes).toBe(1);
    expect(host.emitted).toEqual([{ name: 'balance/changed', event: { cause: 'bonus' } }]);
  });

  it('polls by its key after a lost answer, and sends nothing again by itself', async () => {
    const host = aHost();
    host.answer(exchangeCall, failing({ kind: 'timeout' }));
    host.answer(exchangeOutcomeCall, { exchange: EXCHANGE });
    await renderView(ExchangeScreen, host);
    await userEvent.type(field(), '1200');
    await userEvent.click(submit());

    expect(host.callsOf(exchangeOutcomeCall)).toEqual([{ key: keyOfExchange(host) }]);
    expect(host.callsOf(exchangeCall)).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('¥12 已进入中心钱包');
  });

  it('says so when a lost exchange never arrived', async () => {
    const host = aHost();
    host.answer(exchangeCall, failing({ kind: 'unreachable' }));
    host.answer(exchangeOutcomeCall, {});
    await renderView(ExchangeScreen, host);
    await userEvent.type(field(), '100');
    await userEvent.click(submit());

    expect(screen.getByRole('status')).toHaveTextContent('没有金额变动，可以重新提交。');
    expect(host.balanceRefreshes).toBe(0);
  });

  it('follows an exchange that was under way when the page was reloaded', async () => {
    const host = aHost();
    const key = await leaveInMidExchange(host);
    host.answer(exchangeOutcomeCall, failing({ kind: 'timeout' }));
    await renderView(ExchangeScreen, host);

    expect(screen.getByRole('status')).toHaveTextContent('正在核对上次请求的结果');
    expect(field()).toBeDisabled();
    host.answer(exchangeOutcomeCall, { exchange: EXCHANGE });
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('¥12 已进入中心钱包');
    });
    expect(host.callsOf(exchangeOutcomeCall)).toEqual([{ key }, { key }]);
    expect(host.callsOf(exchangeCall)).toHaveLength(1);
    expect(host.balanceRefreshes).toBe(1);
    expect(host.services.storage.read(PENDING)).toBeUndefined();
  });

  it('shows another member on the same device nothing of a pending exchange', async () => {
    const host = aHost();
    const key = await leaveInMidExchange(host);
    host.member.set({ userId: '2', name: 'player2', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true });
    await renderView(ExchangeScreen, host);

    expect(screen.queryByRole('status')).toBeNull();
    expect(host.callsOf(exchangeOutcomeCall)).toEqual([]);
    host.answer(exchangeCall, EXCHANGE);
    await userEvent.type(field(), '1200');
    await userEvent.click(submit());
    expect(screen.getByRole('status')).toHaveTextContent('¥12 已进入中心钱包');
    expect(host.services.storage.read(PENDING)).toEqual([{ key, memberId: '10001', subject: 1_200 }]);
  });

  it("shows a refusal with the platform's text", async () => {
    const host = aHost();
    host.answer(exchangeCall, failing(refused(6012, '可用积分不足')));
    await renderView(ExchangeScreen, host);
    await userEvent.type(field(), '100');
    await userEvent.click(submit());

    expect(screen.getByRole('alert')).toHaveTextContent('可用积分不足没有金额变动。');
  });

  it('shows a member with too few points how to earn some', async () => {
    const host = aHost();
    host.answer(pointsInfoCall, somePoints({ points: 99 }));
    await renderView(ExchangeScreen, host);

    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: '去投注' })).toHaveAttribute('href', '/crty/CRTY');
  });

  it('loads again on request after a failure', async () => {
    const host = aHost();
    host.answer(pointsInfoCall, failing({ kind: 'timeout' }));
    await renderView(ExchangeScreen, host);
    host.answer(pointsInfoCall, somePoints());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('textbox', { name: '兑换积分' })).toBeVisible();
  });

  it('has texts in both languages', async () => {
    await renderView(ExchangeScreen, aHost(), {}, 'zh-TW');

    expect(screen.getByRole('heading', { level: 1, name: '兌換中心' })).toBeVisible();
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(ExchangeScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('the statement of points', () => {
  it('shows each change, and which points expire next and when', async () => {
    const host = aHost();
    host.answer(pointsInfoCall, somePoints({ expiring: { points: 200, at: Date.parse('2027-11-22T00:00:00+08:00') } }));
    host.answer(pointsStatementCall, {
      total: 21,
      list: [
        {
          ...{ id: '4', kind: 'earned', source: 'prediction', points: 50, pointsLeft: 1_300 },
          at: Date.parse('2026-11-21T23:00:00+08:00'),
        },
        { id: '3', kind: 'expired', points: -50, pointsLeft: 1_250, at: Date.parse('2026-11-21T00:00:00+08:00') },
        { id: '2', kind: 'exchanged', points: -1_200, pointsLeft: 1_300, at: Date.parse('2026-11-20T12:00:00+08:00') },
        { id: '1', kind: 'earned', points: 2_500, pointsLeft: 2_500, at: Date.parse('2026-11-19T12:00:00+08:00') },
      ],
    });
    await renderView(ExchangeScreen, host);

    expect(screen.getByText('200 积分将于 2027-11-22 00:00:00 过期')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: '每一笔积分变动' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '2026-11-21 23:00:00猜中比分+501,300',
      '2026-11-21 00:00:00到期失效-501,250',
      '2026-11-20 12:00:00兑换礼金-1,2001,300',
      '2026-11-19 12:00:00流水获得+2,5002,500',
    ]);

    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));
    expect(host.callsOf(pointsStatementCall).at(-1)).toEqual({ pageNum: 3, pageSize: 10 });
  });

  it('loads once when the page opens, without aborting a call, and again after an exchange', async () => {
    const host = aHost();
    await renderView(ExchangeScreen, host);
    expect(host.callsOf(pointsStatementCall)).toHaveLength(1);
    expect(host.calls.filter(({ isAborted }) => isAborted)).toEqual([]);

    host.answer(pointsInfoCall, somePoints({ points: 50 }));
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    await userEvent.click(submit());
    expect(host.callsOf(pointsStatementCall)).toHaveLength(2);
    expect(host.calls.filter(({ isAborted }) => isAborted)).toEqual([]);
  });
});
