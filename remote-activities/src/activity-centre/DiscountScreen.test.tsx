import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import { createFakeServices, failing, fakeAnswer, holdCall, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { joinActivityCall, promotionOverviewCall } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import type { ResponseOf } from '@site/shared/wire/call';
import { aWireOverview, aWireOverviewEntry, aWireParticipation, aWirePromotion } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { DiscountScreen } from './DiscountScreen';

const NOW = Date.UTC(2026, 10, 21, 4);
const DAY_MS = 86_400_000;

function aHost(options: FakeServicesOptions = { member: null }) {
  return createFakeServices({
    now: () => NOW,
    ...options,
    answers: [
      fakeAnswer(promotionsCall, {
        list: [
          aWirePromotion(),
          aWirePromotion({
            id: 'daily-sign',
            kind: 'signGift',
            title: '每日签到',
            category: 'daily',
            startsAt: NOW,
            endsAt: NOW + 3 * DAY_MS,
          }),
          aWirePromotion({ id: 'daily-betting', kind: 'bettingGift', title: '每日流水礼', category: 'sports', endsAt: NOW + 30 * DAY_MS }),
        ],
      }),
      fakeAnswer(promotionOverviewCall, aWireOverview()),
    ],
  });
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const cardOf = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('article') ?? document.body;

describe('the promotions', () => {
  it('are listed in the operator’s order, with title, summary, reward and period [R-ACT-01] [R-ACT-06] [R-API-055]', async () => {
    await renderView(DiscountScreen, aHost());

    expect(titles()).toEqual(['首存礼遇', '每日签到', '每日流水礼']);
    expect(within(cardOf('首存礼遇')).getByText('首笔存款到账即可领取。')).toBeVisible();
    expect(cardOf('首存礼遇')).toHaveTextContent('最高 888 元');
    expect(cardOf('首存礼遇')).toHaveTextContent('长期有效');
    expect(cardOf('每日签到')).toHaveTextContent('2026-11-21 至 2026-11-24还剩 3 天');
  });

  it.each(DEVICE_ZONES)('say their days in Shanghai on a device in %s, by the clock of the server', async (zone) => {
    setDeviceZone(zone);
    const host = aHost();
    const startsAt = Date.parse('2026-11-21T00:00:00+08:00');
    host.answer(promotionsCall, { list: [aWirePromotion({ title: '每日签到', startsAt, endsAt: startsAt + 2 * DAY_MS })] });
    await renderView(DiscountScreen, host);

    expect(cardOf('每日签到')).toHaveTextContent('2026-11-21 至 2026-11-23还剩 2 天');
  });

  it('can be filtered by category [R-ACT-06]', async () => {
    await renderView(DiscountScreen, aHost());

    await userEvent.click(screen.getByRole('tab', { name: /体育/ }));

    expect(titles()).toEqual(['每日流水礼']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['全部3', '新人1', '体育1', '日常1']);
  });

  it('link to their pages', async () => {
    const host = aHost();
    await renderView(DiscountScreen, host);

    await userEvent.click(screen.getByRole('link', { name: '每日签到' }));

    expect(host.navigated).toMatchObject([{ name: 'signGift', params: { id: 'daily-sign' } }]);
  });

  it('are loaded again in another language', async () => {
    const host = aHost();
    await renderView(DiscountScreen, host);
    host.answer(promotionsCall, { list: [aWirePromotion({ title: '首存禮遇' })] });

    act(() => {
      host.locale.set('zh-TW');
    });

    expect(await screen.findByRole('heading', { level: 2, name: '首存禮遇' })).toBeVisible();
  });

  it('are replaced by a hint when there are none', async () => {
    const host = aHost();
    host.answer(promotionsCall, { list: [] });

    await renderView(DiscountScreen, host);

    expect(screen.getByText('暂无活动')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href');
  });

  it('can be loaded again after a failure', async () => {
    const host = aHost();
    host.answer(promotionsCall, failing({ kind: 'unreachable' }));
    await renderView(DiscountScreen, host);
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(promotionsCall, { list: [aWirePromotion()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('heading', { name: '首存礼遇' })).toBeVisible();
  });

  it('have a skeleton while they load', async () => {
    jest.useFakeTimers();
    const held = holdCall<ResponseOf<typeof promotionsCall>>();
    const host = aHost();
    host.answer(promotionsCall, held.handler);
    await renderView(DiscountScreen, host);

    act(() => {
      jest.advanceTimersByTime(SKELETON_DELAY_MS);
    });

    expect(screen.getByRole('status')).toHaveTextContent('加载中');
    jest.useRealTimers();
  });

  it('pass the accessibility checker and leave nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(DiscountScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('the promotions for a member', () => {
  const aMember = (overview = aWireOverview()) => {
    const host = aHost({});
    host.answer(promotionOverviewCall, overview);
    return host;
  };
  const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const card = (title: string) => screen.getByRole('heading', { level: 3, name: title }).closest('article') ?? document.body;
  const betting = (done: string) =>
    aWireOverviewEntry({
      id: 'daily-betting',
      standing: 'open',
      claimable: 0,
      reward: '5.00',
      conditions: [{ text: '当日有效流水达 500 元', done, needed: '500.00', isMet: false, ways: ['bet', 'play'] }],
    });
  const ALL = aWireOverview({
    list: [
      betting('120.00'),
      aWireOverviewEntry({
        id: 'daily-sign',
        standing: 'joined',
        claimable: 0,
        reward: '1.00',
        joinedAt: NOW,
        againAt: NOW + 12 * 3_600_000,
      }),
      aWireOverviewEntry(),
    ],
  });

  it('are those that can be claimed, then those under way, those done, and what was paid [R-ACT-06]', async () => {
    await renderView(DiscountScreen, aMember(ALL));

    expect(sections()).toEqual(['可领取 1', '进行中 1', '已完成 1', '领取记录']);
    expect(card('每日签到')).toHaveTextContent('已领取 ¥111-21 12:00下次可领 11-22 00:00');
    expect(screen.getByRole('list', { name: '领取记录' })).toHaveTextContent('每日签到11-20 12:00¥1');
  });

  it('have a way on for what is missing, and follow what is told of bets, lines and rounds', async () => {
    const host = aMember(ALL);
    await renderView(DiscountScreen, host);
    expect(card('每日流水礼')).toHaveTextContent('120.00 / 500.00');
    await userEvent.click(within(card('每日流水礼')).getByRole('link', { name: '去游戏' }));
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);

    host.answer(promotionOverviewCall, { ...ALL, list: [betting('320.00')] });
    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'settlement', isFromServer: true });
    });

    expect(await screen.findByText(/320.00 \/ 500.00/)).toBeVisible();
  });

  it('are claimed from the card, once', async () => {
    const host = aMember(ALL);
    host.answer(joinActivityCall, aWireParticipation({ standing: 'joined', joinedAt: NOW }));
    await renderView(DiscountScreen, host);
    host.answer(promotionOverviewCall, { ...ALL, list: [aWireOverviewEntry({ standing: 'joined', claimable: 0, joinedAt: NOW })] });

    await userEvent.click(screen.getByRole('button', { name: '首存礼遇：领取 ¥10' }));

    expect(await screen.findByRole('heading', { level: 2, name: /已完成/ })).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toEqual([{ id: 'first-deposit' }]);
    expect(screen.queryByRole('button', { name: /领取/ })).toBeNull();
  });

  it('are listed without a part where that cannot be read, with a retry', async () => {
    const host = aMember();
    host.answer(promotionOverviewCall, failing({ kind: 'unreachable' }));
    await renderView(DiscountScreen, host);

    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    expect(titles()).toEqual(['首存礼遇', '每日签到', '每日流水礼']);
  });

  it('pass the accessibility checker and leave nothing open', async () => {
    const host = aMember(ALL);
    const { unmount } = await renderView(DiscountScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
