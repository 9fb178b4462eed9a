import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, refused, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { joinActivityCall, joinOutcomeCall, promotionVerificationCall, type WirePromotionStanding } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import { PromotionScreen } from '../promotion-page/PromotionScreen';
import { aWireDraws, aWirePromotion } from '../testing/builders';
import { renderView } from '../testing/renderView';

const DRAW = { id: 'daily-draw', kind: 'drawGift' };
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
/** Longer than the light takes to stop. */
const REST_MS = 6_000;

const PRIZES = ['888.00', '88.00', '18.88', '8.88', '3.88', '1.88', '0.88', '0.00'].map((amount, index) => ({
  id: `p${String(index)}`,
  title: index === 7 ? '谢谢参与' : `${String(index + 1)} 等奖`,
  amount,
  chance: '12.50',
}));

const participation = (facts: Partial<WirePromotionStanding> = {}): WirePromotionStanding => ({
  id: DRAW.id,
  standing: 'ready',
  conditions: [],
  draws: aWireDraws(),
  ...facts,
});
const drawn = (prizeId: string, reward: string) =>
  participation({ drawn: { prizeId, reward }, draws: aWireDraws({ left: 1, used: 1, latest: [{ prizeId, reward, at: NOON }] }) });

function aHost(loaded: WirePromotionStanding = participation(), options: FakeServicesOptions = {}) {
  return createFakeServices({
    ...options,
    answers: [
      fakeAnswer(promotionsCall, {
        list: [aWirePromotion({ id: DRAW.id, kind: 'drawGift', title: '每日抽奖', category: 'games', prizes: PRIZES })],
      }),
      fakeAnswer(promotionVerificationCall, loaded),
      fakeAnswer(joinActivityCall, drawn('p3', '8.88')),
    ],
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const lit = () => document.querySelector('[data-lit]')?.textContent;

/** Sets up a fake clock. The light moves by timers, so clicks and timers share it. */
function withTimers() {
  jest.useFakeTimers({ now: NOON });
  return userEvent.setup({
    advanceTimers: (ms) => {
      jest.advanceTimersByTime(ms);
    },
  });
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the lucky draw', () => {
  it('shows its prizes with their probabilities, and the draws that are left [R-ACT-07]', async () => {
    await renderView(PromotionScreen, aHost(), DRAW);

    expect(await screen.findByText('0 / 10')).toBeVisible();
    expect(within(screen.getByRole('table', { name: '奖项与奖金' })).getAllByRole('row')[1]).toHaveTextContent('1 等奖¥888.0012.50%');
    expect(within(screen.getByRole('list', { name: '抽奖盘' })).getAllByRole('listitem')).toHaveLength(8);
    expect(await button('抽奖')).toBeEnabled();
  });

  it('draws once per click under a key, and announces the prize when the light rests on it [R-API-057]', async () => {
    const user = withTimers();
    const host = aHost();
    await renderView(PromotionScreen, host, DRAW);

    await user.dblClick(await button('抽奖'));
    host.answer(promotionVerificationCall, participation({ draws: drawn('p3', '8.88').draws }));
    expect(screen.queryByText('4 等奖：¥8.88')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(REST_MS));

    expect(screen.getByText('4 等奖：¥8.88')).toBeVisible();
    expect(lit()).toContain('4 等奖');
    expect(screen.getByText('1 / 10')).toBeVisible();
    expect(screen.getByRole('list', { name: '今日抽奖记录' })).toHaveTextContent('12:004 等奖¥8.88');
    expect(host.callsOf(joinActivityCall)).toEqual([{ id: DRAW.id }]);
    expect(host.balanceRefreshes).toBe(1);
    expect(await button('抽奖')).toBeEnabled();
  });

  it('shows that nothing was won', async () => {
    const user = withTimers();
    const host = aHost();
    host.answer(joinActivityCall, drawn('p7', '0.00'));
    await renderView(PromotionScreen, host, DRAW);

    await user.click(await button('抽奖'));
    await act(() => jest.advanceTimersByTimeAsync(REST_MS));

    expect(screen.getByText('本次未中奖。')).toBeVisible();
    expect(host.balanceRefreshes).toBe(0);
  });

  it('asks by its key after a lost answer, and sends no second request', async () => {
    const user = withTimers();
    const host = aHost();
    await renderView(PromotionScreen, host, DRAW);
    await button('抽奖');
    host.answer(joinActivityCall, failing({ kind: 'timeout' }));
    host.answer(joinOutcomeCall, { standing: drawn('p0', '888.00') });

    await user.click(await button('抽奖'));
    await act(() => jest.advanceTimersByTimeAsync(REST_MS));

    expect(screen.getByText('1 等奖：¥888')).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toHaveLength(1);
    const key = host.calls.find(({ path }) => path === joinActivityCall.path)?.options.idempotencyKey;
    expect(host.callsOf(joinOutcomeCall)).toEqual([{ id: DRAW.id, key }]);
  });

  it('is followed by its key after a reload during the draw', async () => {
    const user = withTimers();
    const host = aHost();
    host.answer(joinActivityCall, holdCall<WirePromotionStanding>().handler);
    const { unmount } = await renderView(PromotionScreen, host, DRAW);
    await user.click(await button('抽奖'));
    unmount();
    host.answer(joinOutcomeCall, { standing: drawn('p0', '888.00') });

    await renderView(PromotionScreen, host, DRAW);
    await act(() => jest.advanceTimersByTimeAsync(REST_MS));

    expect(screen.getByText('1 等奖：¥888')).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toHaveLength(1);
    expect(host.balanceRefreshes).toBe(1);
  });

  it('can be drawn again where the request never arrived', async () => {
    const host = aHost();
    host.answer(joinActivityCall, failing({ kind: 'unreachable' }));
    host.answer(joinOutcomeCall, {});
    await renderView(PromotionScreen, host, DRAW);

    await userEvent.click(await button('抽奖'));

    expect(await screen.findByText('本次抽奖未成功')).toBeVisible();
    expect(await button('抽奖')).toBeEnabled();
  });

  it('shows in place why it was refused', async () => {
    const host = aHost();
    host.answer(joinActivityCall, failing(refused(6012, '活动条件尚未满足')));
    await renderView(PromotionScreen, host, DRAW);

    await userEvent.click(await button('抽奖'));

    expect(await screen.findByRole('alert')).toHaveTextContent('活动条件尚未满足');
  });

  it('comes to rest at once with reduced motion', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await renderView(PromotionScreen, aHost(), DRAW);

    await userEvent.click(await button('抽奖'));

    expect(await screen.findByText('4 等奖：¥8.88')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('shows what is missing where no draw is left, and a link to meet it', async () => {
    await renderView(PromotionScreen, aHost(participation({ standing: 'open', draws: aWireDraws({ left: 0 }) })), DRAW);

    expect(await button('暂无次数')).toBeDisabled();
    expect(screen.getByText('再完成 ¥300 有效流水可得一次机会')).toBeVisible();
    expect(screen.getByRole('link', { name: '去投注' })).toHaveAttribute('href');
  });

  it.each(['zh-CN', 'zh-TW'] as const)('passes the accessibility checker in %s and leaves nothing open', async (locale) => {
    const host = aHost(participation({ draws: drawn('p3', '8.88').draws }), { locale });
    const { unmount } = await renderView(PromotionScreen, host, DRAW);
    await screen.findByText('1 / 10');

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
