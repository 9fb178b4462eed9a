import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { confirmInfoCall, joinActivityCall, promotionVerificationCall, type WirePromotionStanding } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import { PromotionScreen } from '../promotion-page/PromotionScreen';
import { aWirePromotion, aWireRace, aWireParticipation } from '../testing/builders';
import { renderView } from '../testing/renderView';

const RACE = { id: 'weekly-race', kind: 'racePage' };
const CONDITIONS = [
  { text: '确认参加本期', done: '1', needed: '1', isMet: true },
  { text: '本期有效流水达 1,000 元', done: '1000.00', needed: '1000.00', isMet: true },
];

const participation = (facts: Partial<WirePromotionStanding> = {}): WirePromotionStanding => ({
  id: RACE.id,
  standing: 'open',
  conditions: CONDITIONS,
  race: aWireRace(),
  ...facts,
});

function aHost(loaded: WirePromotionStanding = participation(), options: FakeServicesOptions = {}) {
  const prizes = [
    { id: 'first', title: '第 1 名', amount: '888.00' },
    { id: 'second', title: '第 2 名', amount: '588.00' },
  ];
  return createFakeServices({
    ...options,
    answers: [
      fakeAnswer(promotionsCall, {
        list: [aWirePromotion({ id: RACE.id, kind: 'racePage', title: '每周流水榜', category: 'sports', prizes })],
      }),
      fakeAnswer(promotionVerificationCall, loaded),
      fakeAnswer(confirmInfoCall, participation()),
    ],
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the race', () => {
  it('shows the board, the member’s place and the turnover missing to the next prize [R-ACT-07]', async () => {
    await renderView(PromotionScreen, aHost(), RACE);

    expect(await screen.findByText('再完成 ¥500.01 有效流水，可升至 ¥888 档。')).toBeVisible();
    expect(rowsOf('本期前 20 名')).toEqual(['名次用户名有效流水奖金', '1pl***2¥2,000.00¥888.00', '2pl***1我¥1,500.00¥588.00']);
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('pl***1');
    expect(screen.getByText('2026-11-16 至 2026-11-22')).toBeVisible();
    expect(rowsOf('奖项与奖金')).toEqual(['奖项奖金', '第 1 名¥888.00', '第 2 名¥588.00']);
    expect(screen.queryByRole('button', { name: '确认参加' })).not.toBeInTheDocument();
  });

  it.each([
    ['距上榜还需流水¥599.50', { hasEntered: true, missingToRank: '599.50' }],
    ['距上榜还需流水¥599.50', { hasEntered: false, missingToRank: '599.50' }],
    ['距上榜还需流水确认参加即可上榜', { hasEntered: false }],
  ])('shows an unranked member %s', async (figure, facts) => {
    const { next: _next, place: _place, ...race } = aWireRace({ turnover: '400.50', ...facts });
    await renderView(PromotionScreen, aHost(participation({ race })), RACE);

    expect((await screen.findByText('距上榜还需流水')).parentElement).toHaveTextContent(figure);
    expect(screen.queryByText('距下一档还需流水')).not.toBeInTheDocument();
  });

  it('is entered after agreeing to its terms [R-API-058]', async () => {
    const host = aHost(participation({ race: aWireRace({ hasEntered: false, board: [], place: undefined, next: undefined }) }));
    await renderView(PromotionScreen, host, RACE);
    expect(await button('确认参加')).toBeDisabled();
    expect(screen.getByText('本期暂无人上榜')).toBeVisible();

    await userEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意活动细则/ }));
    host.answer(promotionVerificationCall, participation());
    await userEvent.click(await button('确认参加'));

    expect(await screen.findByText('第 2 名', { selector: 'dd' })).toBeVisible();
    expect(host.callsOf(confirmInfoCall)).toEqual([{ id: RACE.id }]);
    expect(host.toasts).toMatchObject([{ message: '已参加本期', tone: 'success' }]);
  });

  it('reports that entering failed, and can be tried again', async () => {
    const host = aHost(participation({ race: aWireRace({ hasEntered: false }) }));
    host.answer(confirmInfoCall, failing({ kind: 'timeout' }));
    await renderView(PromotionScreen, host, RACE);

    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(await button('确认参加'));

    expect(await screen.findByRole('alert')).toHaveTextContent('未能确认参加');
    expect(await button('确认参加')).toBeEnabled();
  });

  it('tells whom earlier weeks’ prizes went to, the member’s own place marked', async () => {
    const past = [
      {
        from: Date.parse('2026-11-09T00:00:00+08:00'),
        to: Date.parse('2026-11-16T00:00:00+08:00'),
        places: [
          { place: 1, name: 'pl***2', prize: '888.00', isOwn: false },
          { place: 7, name: 'pl***1', prize: '88.00', isOwn: true },
        ],
      },
    ];
    await renderView(PromotionScreen, aHost(participation({ race: aWireRace({ past }) })), RACE);

    expect(await screen.findByRole('table', { name: '往期获奖' })).toBeVisible();
    expect(rowsOf('往期获奖').slice(1)).toEqual([
      '2026-11-09 至 2026-11-15第 1 名pl***2¥888.00',
      '2026-11-09 至 2026-11-15第 7 名pl***1我¥88.00',
    ]);
  });

  it('pays last week’s prize once', async () => {
    const last = { place: 1, prize: '888.00' };
    const host = aHost(participation({ standing: 'ready', reward: '888.00', race: aWireRace({ last }) }));
    host.answer(joinActivityCall, participation({ standing: 'joined', reward: '888.00', joinedAt: 0, race: aWireRace({ last }) }));
    await renderView(PromotionScreen, host, RACE);
    expect(await screen.findByText('上期您位列第 1 名。')).toBeVisible();

    await userEvent.dblClick(await button('领取 ¥888'));

    expect(await screen.findByText('¥888 礼金已存入中心钱包')).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toEqual([{ id: RACE.id }]);
    expect(host.balanceRefreshes).toBe(1);
  });

  it('shows a guest the prizes and sends no member calls', async () => {
    const host = aHost(aWireParticipation(), { member: null });
    await renderView(PromotionScreen, host, RACE);

    expect(await button('登录后参与')).toBeVisible();
    expect(screen.getByRole('table', { name: '奖项与奖金' })).toBeVisible();
    expect(host.callsOf(promotionVerificationCall)).toEqual([]);
  });

  it.each(['zh-CN', 'zh-TW'] as const)('passes the accessibility checker in %s and leaves nothing open', async (locale) => {
    const host = aHost(participation({ race: aWireRace({ hasEntered: false }) }), { locale });
    const { unmount } = await renderView(PromotionScreen, host, RACE);
    await screen.findByRole('checkbox');

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
