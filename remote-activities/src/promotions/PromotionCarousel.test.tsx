import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { promotionsCall } from '@site/shared/wire/promotions';
import { aWirePromotion } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { PromotionCarousel } from './PromotionCarousel';

const PARAMS = {
  eyebrow: '足球滚球',
  line1: '盘口实时更新',
  line2: '每一注都有',
  emphasis: '凭据',
  text: '全程看得见。',
  picture: '/assets/first-slide.svg',
  level: '1',
  hall: 'game-hall',
};

function aHost(options: FakeServicesOptions = {}) {
  return createFakeServices({
    ...options,
    answers: [
      fakeAnswer(promotionsCall, { list: [aWirePromotion(), aWirePromotion({ id: 'daily-sign', kind: 'signGift', title: '每日签到' })] }),
    ],
  });
}

afterEach(() => {
  document.getElementById('game-hall')?.remove();
});

describe('the carousel of home', () => {
  it('begins with the host’s own slide, followed by a slide for each promotion', async () => {
    await renderView(PromotionCarousel, aHost(), PARAMS);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('盘口实时更新每一注都有凭据');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['今日推荐', '首存礼遇', '每日签到']);
  });

  it('shows the operator’s first five promotions at most', async () => {
    const host = aHost();
    host.answer(promotionsCall, {
      list: ['1', '2', '3', '4', '5', '6'].map((id) => aWirePromotion({ id, title: `活动 ${id}` })),
    });
    await renderView(PromotionCarousel, host, PARAMS);

    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '今日推荐',
      '活动 1',
      '活动 2',
      '活动 3',
      '活动 4',
      '活动 5',
    ]);
  });

  it('links each slide to the page of its promotion', async () => {
    const host = aHost();
    await renderView(PromotionCarousel, host, PARAMS);

    await userEvent.click(screen.getByRole('tab', { name: '每日签到' }));
    const slide = screen.getByRole('tabpanel', { name: '每日签到' });
    expect(within(slide).getByRole('heading', { level: 2 })).toHaveTextContent('每日签到最高 888 元');
    await userEvent.click(within(slide).getByRole('link', { name: '立即参与' }));

    expect(within(slide).getByRole('link', { name: '活动细则' })).toHaveAttribute('href', '/signGift/daily-sign');
    expect(host.navigated).toMatchObject([{ name: 'signGift', params: { id: 'daily-sign' } }]);
  });

  it.each([
    ['while they load', () => new Promise<never>(() => undefined)],
    ['where they cannot be loaded', () => failing({ kind: 'unreachable' })],
    ['where there are none', () => ({ list: [] })],
  ])('is the first slide alone %s', async (_when, answer) => {
    const host = aHost();
    host.answer(promotionsCall, answer);
    await renderView(PromotionCarousel, host, PARAMS);

    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('asks a guest to log in, and links a member to the matches', async () => {
    const guest = aHost({ member: null });
    const { unmount } = await renderView(PromotionCarousel, guest, PARAMS);
    await userEvent.click(screen.getByRole('button', { name: '登录后投注' }));
    expect(guest.loginPrompts).toBe(1);
    unmount();

    await renderView(PromotionCarousel, aHost(), PARAMS);
    expect(screen.getByRole('link', { name: '进入体育' })).toHaveAttribute('href', '/crty/CRTY');
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls to the game hall, where the page has one; with reduced motion (%s) %s', async (matches, behavior) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches }));
    const hall = document.body.appendChild(document.createElement('section'));
    hall.id = 'game-hall';
    hall.scrollIntoView = jest.fn();
    await renderView(PromotionCarousel, aHost(), PARAMS);

    await userEvent.click(screen.getByRole('link', { name: '查看游戏大厅' }));

    expect(hall.scrollIntoView).toHaveBeenCalledWith({ behavior });
    hall.remove();
    jest.restoreAllMocks();
  });

  it('has no link to a hall or to sports that are switched off', async () => {
    await renderView(PromotionCarousel, aHost({ flags: { selfSport: false } }), PARAMS);

    expect(screen.queryByRole('link', { name: '查看游戏大厅' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '进入体育' })).not.toBeInTheDocument();
  });

  it('passes the accessibility checker and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(PromotionCarousel, host, PARAMS);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
