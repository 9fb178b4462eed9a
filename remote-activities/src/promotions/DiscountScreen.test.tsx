import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import { createFakeServices, failing, fakeAnswer, holdCall } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { promotionsCall } from '@site/shared/wire/activities';
import type { ResponseOf } from '@site/shared/wire/call';
import { aWirePromotion } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { DiscountScreen } from './DiscountScreen';

const NOW = Date.UTC(2026, 10, 21, 4);
const DAY_MS = 86_400_000;

function aHost() {
  return createFakeServices({
    now: () => NOW,
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
    host.answer(promotionsCall, failing({ is: 'unreachable' }));
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
