import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import { createFakeServices, failing, fakeAnswer, holdCall, refused, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { joinActivityCall, joinOutcomeCall, promotionVerificationCall, type WirePromotionStanding } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import type { ResponseOf } from '@site/shared/wire/call';
import { FOLLOW_EVERY_MS } from '../promotions/useFollowedPromotions';
import { NEW_PERIOD_MARGIN_MS } from '../participation/useReloadAt';
import { aWirePromotion, aWireParticipation } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { PromotionScreen } from './PromotionScreen';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const NEXT_DAY = Date.parse('2026-11-22T00:00:00+08:00');
const FIRST_DEPOSIT = { id: 'first-deposit', kind: 'firstDeposit' };
const SIGN = { id: 'daily-sign', kind: 'signGift' };

const joined = (facts: Partial<WirePromotionStanding> = {}) => aWireParticipation({ standing: 'joined', joinedAt: NOW, ...facts });

function aHost(loaded: WirePromotionStanding = aWireParticipation(), options: FakeServicesOptions = {}) {
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
      fakeAnswer(promotionVerificationCall, loaded),
      fakeAnswer(joinActivityCall, joined()),
    ],
  });
}

/** Storage key under which the device stores the idempotency keys without an answer. */
const PENDING_KEYS = 'pending-keys-join';
const sentKey = (host: FakeHost) => host.calls.find(({ path }) => path === joinActivityCall.path)?.options.idempotencyKey;

/** Closes the page while the claim is pending. */
async function closeDuringClaim(host: FakeHost): Promise<void> {
  host.answer(joinActivityCall, holdCall<WirePromotionStanding>().handler);
  const { unmount } = await renderView(PromotionScreen, host, FIRST_DEPOSIT);
  await userEvent.click(await button('领取 ¥10'));
  unmount();
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the page of a promotion', () => {
  it('says before joining what the reward asks for: how often, within how many days, in which games and by how much', async () => {
    const host = aHost();
    const games = [
      { category: 'TY', weight: 100 },
      { category: 'ZR', weight: 50 },
    ] as const;
    host.answer(promotionsCall, { list: [aWirePromotion({ bonus: { times: 3, days: 30, games: [...games] } })] });
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    expect(await screen.findByText('3 倍流水 · 30 天内完成 · 体育计入 100% · 真人计入 50% · 其他游戏不计入')).toBeVisible();
  });

  it('takes no claim for 500 ms after the amount of the button has changed', async () => {
    jest.useFakeTimers();
    try {
      const host = aHost();
      await renderView(PromotionScreen, host, FIRST_DEPOSIT);
      expect(screen.getByRole('button', { name: '领取 ¥10' })).toBeEnabled();
      host.answer(promotionVerificationCall, aWireParticipation({ reward: '8.00' }));
      await act(async () => {
        host.services.bus.emit('balance/changed', { cause: 'deposit' });
        await jest.advanceTimersByTimeAsync(0);
      });
      const claim = screen.getByRole('button', { name: '领取 ¥8' });
      fireEvent.click(claim);
      await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS - 1));
      fireEvent.click(claim);
      expect(host.callsOf(joinActivityCall)).toEqual([]);

      await act(() => jest.advanceTimersByTimeAsync(1));
      await act(async () => {
        fireEvent.click(claim);
        await jest.advanceTimersByTimeAsync(0);
      });
      expect(host.callsOf(joinActivityCall)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the reward, the conditions and the rules', async () => {
    await renderView(PromotionScreen, aHost(), FIRST_DEPOSIT);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('首存礼遇最高 888 元');
    expect(await screen.findByRole('list', { name: '参与条件' })).toHaveTextContent('一笔不低于 100 元的存款到账已完成');
    expect(within(screen.getByRole('region', { name: '活动细则' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '全部优惠活动' })).toHaveAttribute('href', '/discount');
  });

  it('shows the progress of a condition, what is missing, and a link to meet it [R-API-056]', async () => {
    const conditions = [
      { text: '一笔不低于 100 元的存款到账', done: '0', needed: '1', isMet: false, ways: ['deposit', 'of a later platform'] },
    ];
    const host = aHost(aWireParticipation({ standing: 'open', conditions }));
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    expect(await screen.findByRole('link', { name: '去完成' })).toHaveAttribute('href', '/saveMoney');
    expect(screen.getByText('还差：一笔不低于 100 元的存款到账')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 / 1');
    expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/saveMoney');
    expect(host.callsOf(promotionVerificationCall)).toEqual([{ id: 'first-deposit' }]);
  });

  it('names the amount that a condition of money lacks', async () => {
    const conditions = [{ text: '当日流水达 500.00 元，可领 5.00 元', done: '399.60', needed: '500.00', isMet: false, ways: ['bet'] }];
    await renderView(PromotionScreen, aHost(aWireParticipation({ standing: 'open', conditions })), FIRST_DEPOSIT);

    expect(await screen.findByText('还差 ¥100.40：当日流水达 500.00 元，可领 5.00 元')).toBeVisible();
  });

  it('that ends under the open page says so, and takes no claim any more [R-API-056]', async () => {
    jest.useFakeTimers({ now: NOW });
    const host = aHost();
    host.answer(promotionsCall, { list: [aWirePromotion({ endsAt: NOW + 90_000 })] });
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    expect(screen.getByRole('timer', { name: '距结束' })).toHaveTextContent('01:30');
    host.answer(promotionVerificationCall, aWireParticipation({ standing: 'ended' }));

    await act(() => jest.advanceTimersByTimeAsync(92_000));

    expect(screen.getByText('已结束')).toBeVisible();
    expect(screen.getByRole('button', { name: '活动已结束' })).toBeDisabled();
    jest.useRealTimers();
  });

  it('has no link to a page that is switched off', async () => {
    await renderView(PromotionScreen, aHost(aWireParticipation({ standing: 'open' }), { flags: { depositGuide: false } }), FIRST_DEPOSIT);

    expect(await button('条件未达成')).toBeDisabled();
    expect(screen.queryByRole('link', { name: '去存款' })).not.toBeInTheDocument();
  });

  it('shows the days of the present row, the claimed ones and the due one', async () => {
    const days = [
      { day: 1, reward: '1.00', isClaimed: true },
      { day: 2, reward: '1.00', isClaimed: false },
      { day: 3, reward: '2.00', isClaimed: false },
    ];
    await renderView(PromotionScreen, aHost(aWireParticipation({ id: 'daily-sign', conditions: [], reward: '1.00', days })), SIGN);

    const items = within(await screen.findByRole('list', { name: '签到日' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['第 1 天¥1已签到', '第 2 天¥1今天可签到', '第 3 天¥2']);
    expect(items[1]).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('已连续签到 1 天')).toBeVisible();
    expect(await button('签到领 ¥1')).toBeEnabled();
  });

  it('links back to the list where there is no such promotion, also under the address of another kind', async () => {
    const { unmount } = await renderView(PromotionScreen, aHost(), { id: 'nothing', kind: 'firstDeposit' });
    expect(screen.getByText('这个活动不存在或已结束')).toBeVisible();
    expect(screen.getByRole('link', { name: '全部优惠活动' })).toHaveAttribute('href', '/discount');
    unmount();

    await renderView(PromotionScreen, aHost(), { id: 'first-deposit', kind: 'signGift' });
    expect(screen.getByText('这个活动不存在或已结束')).toBeVisible();
  });

  it('can be loaded again after a failure, as a whole or only the participation', async () => {
    const host = aHost();
    host.answer(promotionsCall, failing({ kind: 'unreachable' }));
    host.answer(promotionVerificationCall, failing({ kind: 'timeout' }));
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    host.answer(promotionsCall, { list: [aWirePromotion()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('首存礼遇');

    host.answer(promotionVerificationCall, aWireParticipation());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await button('领取 ¥10')).toBeVisible();
  });

  it('has a skeleton while it loads', async () => {
    jest.useFakeTimers();
    const host = aHost();
    host.answer(promotionsCall, holdCall<ResponseOf<typeof promotionsCall>>().handler);
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    act(() => {
      jest.advanceTimersByTime(SKELETON_DELAY_MS);
    });

    expect(screen.getByRole('status')).toHaveTextContent('加载中');
    jest.useRealTimers();
  });

  it('passes the accessibility checker and leaves nothing open', async () => {
    const host = aHost(joined({ againAt: NEXT_DAY }));
    const { unmount } = await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    await button('已领取 ¥10');

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('a guest', () => {
  it('can read the rules and log in, and no member calls are sent', async () => {
    const host = aHost(aWireParticipation(), { member: null });
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    await userEvent.click(await button('登录后参与'));

    expect(host.loginPrompts).toBe(1);
    expect(screen.getByRole('region', { name: '活动细则' })).toBeVisible();
    expect(host.callsOf(promotionVerificationCall)).toEqual([]);
  });
});

describe('claiming', () => {
  it('is sent once under a key, shows the payment and refreshes the balance [R-ACT-01] [R-API-057]', async () => {
    const host = aHost();
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

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

  it('shows in place why it was refused, and the participation of now', async () => {
    const host = aHost();
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    host.answer(joinActivityCall, failing(refused(6012, '活动条件尚未满足')));
    host.answer(promotionVerificationCall, aWireParticipation({ standing: 'open' }));

    await userEvent.click(await button('领取 ¥10'));

    expect(await screen.findByRole('alert')).toHaveTextContent('活动条件尚未满足');
    expect(await button('条件未达成')).toBeDisabled();
    expect(host.toasts).toEqual([]);
  });

  it('asks by its key after a lost answer, and sends no second request', async () => {
    const host = aHost();
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    host.answer(joinActivityCall, failing({ kind: 'timeout' }));
    const held = holdCall<ResponseOf<typeof joinOutcomeCall>>();
    host.answer(joinOutcomeCall, held.handler);

    await userEvent.click(await button('领取 ¥10'));
    expect(await screen.findByText('网络中断，正在确认领取结果')).toBeVisible();
    await act(async () => {
      held.settle({ standing: joined() });
      await Promise.resolve();
    });

    expect(await screen.findByText('¥10 礼金已存入中心钱包')).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toHaveLength(1);
    expect(host.callsOf(joinOutcomeCall)).toEqual([{ id: 'first-deposit', key: sentKey(host) }]);
    expect(host.balanceRefreshes).toBe(1);
  });

  it('counts an answer that does not say it was paid as lost', async () => {
    const host = aHost();
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    host.answer(joinActivityCall, aWireParticipation());
    host.answer(joinOutcomeCall, { standing: joined() });

    await userEvent.click(await button('领取 ¥10'));

    expect(await screen.findByText('¥10 礼金已存入中心钱包')).toBeVisible();
    expect(host.callsOf(joinOutcomeCall)).toHaveLength(1);
  });

  it('can be sent again where the request never arrived', async () => {
    const host = aHost();
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    host.answer(joinActivityCall, failing({ kind: 'unreachable' }));
    host.answer(joinOutcomeCall, {});

    await userEvent.click(await button('领取 ¥10'));

    expect(await screen.findByText('本次未领取成功')).toBeVisible();
    expect(await button('领取 ¥10')).toBeEnabled();
    expect(host.balanceRefreshes).toBe(0);
    expect(host.services.storage.read(PENDING_KEYS)).toBeUndefined();
  });

  it('is offered again when the next day begins', async () => {
    jest.useFakeTimers({ now: NOW });
    const host = aHost(joined({ id: 'daily-sign', conditions: [], againAt: NEXT_DAY, reward: '1.00' }), { now: () => Date.now() });
    await renderView(PromotionScreen, host, SIGN);
    expect(screen.getByText(/下次可领 11-22 00:00/)).toBeVisible();
    host.answer(promotionVerificationCall, aWireParticipation({ id: 'daily-sign', conditions: [], reward: '1.00' }));

    await act(() => jest.advanceTimersByTimeAsync(NEXT_DAY - NOW + NEW_PERIOD_MARGIN_MS));

    expect(screen.getByRole('button', { name: '签到领 ¥1' })).toBeEnabled();
    jest.useRealTimers();
  });

  it.each([
    ['the member’s deposit', { cause: 'deposit' }],
    ['a bonus that the platform told of', { cause: 'bonus', isFromServer: true }],
  ] as const)('is loaded again after %s', async (_what, event) => {
    const host = aHost(aWireParticipation({ standing: 'open' }));
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    await button('条件未达成');
    host.answer(promotionVerificationCall, aWireParticipation());

    act(() => {
      host.services.bus.emit('balance/changed', event);
    });

    expect(await button('领取 ¥10')).toBeEnabled();
  });
});

describe('a promotion that the operator ends under the open page', () => {
  it('stays on it, says that it is over, and keeps the claim that was sent', async () => {
    jest.useFakeTimers({ now: NOW });
    const host = aHost(aWireParticipation(), { now: () => Date.now() });
    const sent = holdCall<ResponseOf<typeof joinActivityCall>>();
    host.answer(joinActivityCall, sent.handler);
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    fireEvent.click(screen.getByRole('button', { name: '领取 ¥10' }));
    host.answer(promotionsCall, { list: [] });
    host.answer(promotionVerificationCall, aWireParticipation({ standing: 'ended' }));
    host.answer(joinOutcomeCall, { standing: joined() });

    await act(() => jest.advanceTimersByTimeAsync(FOLLOW_EVERY_MS + 1_000));

    expect(screen.getByRole('heading', { level: 1, name: /首存礼遇/ })).toBeVisible();
    expect(screen.getByText('已结束')).toBeVisible();
    expect(await screen.findByText('¥10 礼金已存入中心钱包')).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toHaveLength(1);
    jest.useRealTimers();
  });

  it('is unknown to who comes afterwards', async () => {
    const host = aHost();
    host.answer(promotionsCall, { list: [] });

    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    expect(screen.getByText('这个活动不存在或已结束')).toBeVisible();
  });
});

describe('a reload during a claim', () => {
  it('is followed by its key: the payment shows, once', async () => {
    const host = aHost();
    await closeDuringClaim(host);
    host.answer(joinOutcomeCall, { standing: joined() });

    const { unmount } = await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    expect(await screen.findByText('¥10 礼金已存入中心钱包')).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toHaveLength(1);
    expect(host.callsOf(joinOutcomeCall)).toEqual([{ id: 'first-deposit', key: sentKey(host) }]);
    expect(host.toasts).toMatchObject([{ message: '¥10 礼金已到账' }]);
    expect(host.services.storage.read(PENDING_KEYS)).toBeUndefined();
    unmount();
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    expect(host.callsOf(joinOutcomeCall)).toHaveLength(1);
  });

  it('can be claimed again where the platform has closed the key', async () => {
    const host = aHost();
    await closeDuringClaim(host);
    host.answer(joinOutcomeCall, {});

    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    expect(await screen.findByText('本次未领取成功')).toBeVisible();
    expect(await button('领取 ¥10')).toBeEnabled();
  });

  it('offers the next period where another one has begun since it was paid', async () => {
    const host = aHost();
    await closeDuringClaim(host);
    host.answer(joinOutcomeCall, { standing: aWireParticipation() });

    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    expect(await button('领取 ¥10')).toBeEnabled();
    expect(host.toasts).toMatchObject([{ message: '礼金已到账' }]);
    expect(host.balanceRefreshes).toBe(1);
  });

  it('is not followed for another member, nor on the page of another promotion', async () => {
    const host = aHost();
    await closeDuringClaim(host);
    const kept = host.services.storage.read(PENDING_KEYS);
    const first = host.member.get();

    const { unmount } = await renderView(PromotionScreen, host, SIGN);
    await button(/签到领/);
    unmount();
    host.member.set(first && { ...first, userId: '10002' });
    await renderView(PromotionScreen, host, FIRST_DEPOSIT);
    await button('领取 ¥10');

    expect(host.callsOf(joinOutcomeCall)).toEqual([]);
    expect(host.services.storage.read(PENDING_KEYS)).toEqual(kept);
  });

  it('removes its own key alone', async () => {
    const host = aHost();
    await closeDuringClaim(host);
    const other = { key: 'other-key', memberId: '10001', subject: { promotionId: 'daily-sign' } };
    const kept = host.services.storage.read(PENDING_KEYS) as readonly unknown[];
    host.services.storage.write(PENDING_KEYS, [...kept, other]);
    host.answer(joinOutcomeCall, { standing: joined() });

    await renderView(PromotionScreen, host, FIRST_DEPOSIT);

    expect(await screen.findByText('¥10 礼金已存入中心钱包')).toBeVisible();
    expect(host.services.storage.read(PENDING_KEYS)).toEqual([other]);
  });
});
