import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { promotionVerificationCall } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import { PromotionScreen } from '../promotion-page/PromotionScreen';
import { aWirePromotion } from '../testing/builders';
import { renderView } from '../testing/renderView';

const PAGE = { id: 'newcomer-zone', kind: 'activityLandPage' };

function aHost(options: FakeServicesOptions = {}) {
  return createFakeServices({
    ...options,
    answers: [
      fakeAnswer(promotionsCall, {
        list: [
          aWirePromotion(),
          aWirePromotion({ id: 'friend-invitation', kind: 'friendInvitation', title: '邀请好友' }),
          aWirePromotion({
            ...PAGE,
            kind: 'activityLandPage',
            title: '新人专区',
            blocks: [
              { type: 'headline', text: '从这里开始' },
              { type: 'text', text: '三步熟悉本站。' },
              { type: 'steps', items: ['注册', '存款', '投注'] },
              { type: 'promotions', ids: ['first-deposit', 'friend-invitation', 'ended-long-ago'] },
            ],
          }),
        ],
      }),
      fakeAnswer(promotionVerificationCall, {
        id: PAGE.id,
        standing: 'open',
        conditions: [],
        gathered: [
          { id: 'first-deposit', standing: 'ready', reward: '20.00' },
          { id: 'friend-invitation', standing: 'open' },
        ],
      }),
    ],
  });
}

const itemOf = (title: string) => screen.getByRole('link', { name: title }).closest('li');

describe('a landing page', () => {
  it('shows its blocks, and a member’s participation in each promotion it names [R-ACT-07]', async () => {
    const host = aHost();
    await renderView(PromotionScreen, host, PAGE);

    expect(screen.getByRole('heading', { level: 2, name: '从这里开始' })).toBeVisible();
    expect(screen.getByText('三步熟悉本站。')).toBeVisible();
    expect(await screen.findByText('领取 ¥20')).toBeVisible();
    expect(itemOf('首存礼遇')).toHaveTextContent('领取 ¥20');
    expect(itemOf('邀请好友')).toHaveTextContent('进行中');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(host.callsOf(promotionVerificationCall)).toEqual([{ id: PAGE.id }]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('links to each promotion by its own address', async () => {
    const host = aHost();
    await renderView(PromotionScreen, host, PAGE);

    await userEvent.click(await screen.findByRole('link', { name: '邀请好友' }));
    await userEvent.click(screen.getByRole('link', { name: '首存礼遇' }));

    expect(host.navigated).toMatchObject([
      { name: 'friendInvitation', params: {} },
      { name: 'firstDeposit', params: { id: 'first-deposit' } },
    ]);
  });

  it('can load a member’s participation again after a failure', async () => {
    const host = aHost();
    host.answer(promotionVerificationCall, failing({ kind: 'unreachable' }));
    await renderView(PromotionScreen, host, PAGE);
    host.answer(promotionVerificationCall, { id: PAGE.id, standing: 'open', conditions: [], gathered: [] });

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await screen.findByRole('link', { name: '首存礼遇' })).toBeVisible();
  });

  it('shows a guest no participation and sends no member calls', async () => {
    const host = aHost({ member: null });
    await renderView(PromotionScreen, host, PAGE);

    expect(screen.getByRole('link', { name: '首存礼遇' })).toBeVisible();
    expect(screen.queryByText('进行中')).not.toBeInTheDocument();
    expect(host.callsOf(promotionVerificationCall)).toEqual([]);
  });

  it('passes the accessibility checker and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(PromotionScreen, host, PAGE);
    await screen.findByText('领取 ¥20');

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
