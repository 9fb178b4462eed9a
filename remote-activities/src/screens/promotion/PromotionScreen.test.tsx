import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import { createFakeServices, failing, fakeAnswer, holdCall, refused, type FakeServicesOptions } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { joinActivityCall, promotionsCall, promotionVerificationCall, type WirePromotionStanding } from '@site/shared/wire/activities';
import type { ResponseOf } from '@site/shared/wire/call';
import { NEW_PERIOD_MARGIN_MS } from '../../promotions/limits';
import { aWirePromotion, aWireStanding } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { View } from './PromotionScreen';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const NEXT_DAY = Date.parse('2026-11-22T00:00:00+08:00');
const FIRST_DEPOSIT = { id: 'first-deposit', kind: 'firstDeposit' };
const SIGN = { id: 'daily-sign', kind: 'signGift' };

const joined = (facts: Partial<WirePromotionStanding> = {}) => aWireStanding({ standing: 'joined', joinedAt: NOW, ...facts });

function aHost(standing: WirePromotionStanding = aWireStanding(), options: FakeServicesOptions = {}) {
  return createFakeServices({
    now: () => NOW,
    ...options,
    answers: [
      fakeAnswer(promotionsCall, {
        list: [
          aWirePromotion(),
          aWirePromotion({ id: 'daily-sign', kind: 'signGift', title: '每日签到', emphasis: '连续七日', category: 'daily' }),
        ],
      }),
      fakeAnswer(promotionVerificationCall, standing),
      fakeAnswer(joinActivityCall, joined()),
    ],
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the page of a promotion', () => {
  it('says what there is to be had, what it takes and what the rules are', async () => {
    await renderView(View, aHost(), FIRST_DEPOSIT);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('首存礼遇最高 888 元');
    expect(await screen.findByRole('list', { name: '参与条件' })).toHaveTextContent('到账一笔不低于 100.00 元的存款已完成');
    expect(within(screen.getByRole('region', { name: '活动细则' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '全部优惠活动' })).toHaveAttribute('href', '/discount');
  });

  it('shows how far a condition is, what is missing, and the way there [R-API-056]', async () => {
    const conditions = [{ text: '到账一笔不低于 100.00 元的存款', done: '0', needed: '1', isMet: false }];
    const host = aHost(aWireStanding({ standing: 'open', conditions }));
    await renderView(View, host, FIRST_DEPOSIT);

    expect(await button('条件未满足')).toBeDisabled();
    expect(screen.getByText('还差：到账一笔不低于 100.00 元的存款')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 / 1');
    expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/saveMoney');
    expect(host.callsOf(promotionVerificationCall)).toEqual([{ id: 'first-deposit' }]);
  });

  it('offers no way on that is switched off', async () => {
    await renderView(View, aHost(aWireStanding({ standing: 'open' }), { flags: { depositGuide: false } }), FIRST_DEPOSIT);

    expect(await button('条件未满足')).toBeDisabled();
    expect(screen.queryByRole('link', { name: '去存款' })).not.toBeInTheDocument();
  });

  it('shows the days of a row, which are claimed and which one is due', async () => {
    const days = [
      { day: 1, reward: '1.00', isClaimed: true },
      { day: 2, reward: '1.00', isClaimed: false },
      { day: 3, reward: '2.00', isClaimed: false },
    ];
    await renderView(View, aHost(aWireStanding({ id: 'daily-sign', conditions: [], reward: '1.00', days })), SIGN);

    const items = within(await screen.findByRole('list', { name: '签到日' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['第 1 天¥1已签到', '第 2 天¥1今天可签到', '第 3 天¥2']);
    expect(items[1]).toHaveAttribute('aria-current', 'step');
    expect(await button('签到领 ¥1')).toBeEnabled();
  });

  it('has a way back where there is no such promotion, also under the address of another kind', async () => {
    const { unmount } = await renderView(View, aHost(), { id: 'nothing', kind: 'firstDeposit' });
    expect(screen.getByText('这个活动不存在或已结束')).toBeVisible();
    expect(screen.getByRole('link', { name: '全部优惠活动' })).toHaveAttribute('href', '/discount');
    unmount();

    await renderView(View, aHost(), { id: 'first-deposit', kind: 'signGift' });
    expect(screen.getByText('这个活动不存在或已结束')).toBeVisible();
  });

  it('can be asked for again after a failure, whole or the member’s part', async () => {
    const host = aHost();
    host.answer(promotionsCall, failing({ is: 'unreachable' }));
    host.answer(promotionVerificationCall, failing({ is: 'timeout' }));
    await renderView(View, host, FIRST_DEPOSIT);

    host.answer(promotionsCall, { list: [aWirePromotion()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('首存礼遇');

    host.answer(promotionVerificationCall, aWireStanding());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await button('领取 ¥10')).toBeVisible();
  });

  it('keeps its place while it loads', async () => {
    jest.useFakeTimers();
    const host = aHost();
    host.answer(promotionsCall, holdCall<ResponseOf<typeof promotionsCall>>().handler);
    await renderView(View, host, FIRST_DEPOSIT);

    act(() => {
      jest.advanceTimersByTime(SKELETON_DELAY_MS);
    });

    expect(screen.getByRole('status')).toHaveTextContent('加载中');
    jest.useRealTimers();
  });

  it('has no fault an accessibility checker finds, and leaves nothing open', async () => {
    const host = aHost(joined({ againAt: NEXT_DAY }));
    const { unmount } = await renderView(View, host, FIRST_DEPOSIT);
    await button('已领取 ¥10');

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('a guest', () => {
  it('reads the rules, is asked to log in by the button, and nothing is asked of the platform', async () => {
    const host = aHost(aWireStanding(), { member: null });
    await renderView(View, host, FIRST_DEPOSIT);

    await userEvent.click(await button('登录后参与'));

    expect(host.loginPrompts).toBe(1);
    expect(screen.getByRole('region', { name: '活动细则' })).toBeVisible();
    expect(host.callsOf(promotionVerificationCall)).toEqual([]);
  });
});

describe('claiming', () => {
  it('pays once under a key of its own, says so, and has the balance read anew [R-ACT-01] [R-API-057]', async () => {
    const host = aHost();
    await renderView(View, host, FIRST_DEPOSIT);

    await userEvent.dblClick(await button('领取 ¥10'));

    expect(await screen.findByText('¥10 礼金已存入中心钱包')).toBeVisible();
    expect(await button('已领取 ¥10')).toBeDisabled();
    expect(screen.getByRole('link', { name: '交易记录' })).toHaveAttribute('href', '/transRecord');
    expect(host.callsOf(joinActivityCall)).toEqual([{ id: 'first-deposit' }]);
    expect(host.calls.find(({ path }) => path === joinActivityCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.toasts).toMatchObject([{ message: '¥10 礼金已到账', tone: 'success' }]);
    expect(host.balanceRefreshes).toBe(1);
    expect(host.emitted).toMatchObject([{ name: 'balance/changed', event: { cause: 'bonus' } }]);
  });

  it('says in place why it was refused, and shows how the member stands now', async () => {
    const host = aHost();
    await renderView(View, host, FIRST_DEPOSIT);
    host.answer(joinActivityCall, failing(refused(6012, '活动条件尚未满足')));
    host.answer(promotionVerificationCall, aWireStanding({ standing: 'open' }));

    await userEvent.click(await button('领取 ¥10'));

    expect(await screen.findByRole('alert')).toHaveTextContent('活动条件尚未满足');
    expect(await button('条件未满足')).toBeDisabled();
    expect(host.toasts).toEqual([]);
  });

  it('asks how the member stands after a lost answer, and joins no second time', async () => {
    const host = aHost();
    await renderView(View, host, FIRST_DEPOSIT);
    host.answer(joinActivityCall, failing({ is: 'timeout' }));
    const held = holdCall<WirePromotionStanding>();
    host.answer(promotionVerificationCall, held.handler);

    await userEvent.click(await button('领取 ¥10'));
    expect(await screen.findByText('网络中断，正在确认领取结果')).toBeVisible();
    await act(async () => {
      held.settle(joined());
      await Promise.resolve();
    });

    expect(await screen.findByText('¥10 礼金已存入中心钱包')).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toHaveLength(1);
  });

  it('says that nothing was paid where the request never arrived', async () => {
    const host = aHost();
    await renderView(View, host, FIRST_DEPOSIT);
    host.answer(joinActivityCall, failing({ is: 'unreachable' }));

    await userEvent.click(await button('领取 ¥10'));

    expect(await screen.findByText('本次没有领取')).toBeVisible();
    expect(await button('领取 ¥10')).toBeEnabled();
    expect(host.balanceRefreshes).toBe(0);
  });

  it('is offered anew when the next day begins', async () => {
    jest.useFakeTimers({ now: NOW });
    const host = aHost(joined({ id: 'daily-sign', conditions: [], againAt: NEXT_DAY, reward: '1.00' }), { now: () => Date.now() });
    await renderView(View, host, SIGN);
    expect(screen.getByText(/下次可领 11-22 00:00/)).toBeVisible();
    host.answer(promotionVerificationCall, aWireStanding({ id: 'daily-sign', conditions: [], reward: '1.00' }));

    await act(() => jest.advanceTimersByTimeAsync(NEXT_DAY - NOW + NEW_PERIOD_MARGIN_MS));

    expect(screen.getByRole('button', { name: '签到领 ¥1' })).toBeEnabled();
    jest.useRealTimers();
  });

  it('follows what the member does meanwhile', async () => {
    const host = aHost(aWireStanding({ standing: 'open' }));
    await renderView(View, host, FIRST_DEPOSIT);
    await button('条件未满足');
    host.answer(promotionVerificationCall, aWireStanding());

    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'deposit' });
    });

    expect(await button('领取 ¥10')).toBeEnabled();
  });
});
