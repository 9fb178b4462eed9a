import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, refused, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { joinActivityCall, joinOutcomeCall, promotionVerificationCall, type WirePromotionStanding } from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import type { ResponseOf } from '@site/shared/wire/call';
import { aWireInvitation, aWirePromotion } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { FriendInvitationScreen } from './FriendInvitationScreen';

const ID = 'friend-invitation';

const participation = (invitation: WirePromotionStanding['invitation'] = aWireInvitation()): WirePromotionStanding => ({
  id: ID,
  standing: 'ready',
  conditions: [],
  reward: '18.88',
  invitation,
});
const [claimable, waiting] = aWireInvitation().friends;
if (claimable === undefined || waiting === undefined) throw new Error('the builder has two friends');
const claimed = participation(aWireInvitation({ earned: '18.88', friends: [{ ...claimable, state: 'claimed' }, waiting] }));
const twoClaimable = aWireInvitation({ deposited: 2, friends: [claimable, { ...waiting, state: 'claimable' }] });

function aHost(loaded: WirePromotionStanding = participation(), options: FakeServicesOptions = {}) {
  return createFakeServices({
    ...options,
    answers: [
      fakeAnswer(promotionsCall, {
        list: [aWirePromotion({ id: ID, kind: 'friendInvitation', title: '邀请好友', emphasis: '每位 18.88 元' })],
      }),
      fakeAnswer(promotionVerificationCall, loaded),
      fakeAnswer(joinActivityCall, claimed),
    ],
  });
}

const claimButton = () => screen.findByRole('button', { name: '领取 fr***7 的礼金 ¥18.88' });
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr');

describe('a guest', () => {
  it('can read how inviting works and log in [R-ACT-02] [R-ACT-08]', async () => {
    const host = aHost(participation(), { member: null });
    await renderView(FriendInvitationScreen, host);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('邀请好友每位 18.88 元');
    expect(within(screen.getByRole('region', { name: '如何邀请' })).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: '登录后参与' }));

    expect(host.loginPrompts).toBe(1);
    expect(host.callsOf(promotionVerificationCall)).toEqual([]);
  });
});

describe('a member', () => {
  it('sees before inviting what a reward asks for before a withdrawal', async () => {
    const host = aHost();
    const bonus = { times: 2, days: 30, games: [{ category: 'TY' as const, weight: 100 }] };
    host.answer(promotionsCall, { list: [aWirePromotion({ id: ID, kind: 'friendInvitation', bonus })] });
    await renderView(FriendInvitationScreen, host);

    expect(await screen.findByText('2 倍流水 · 30 天内完成 · 体育计入 100% · 其他游戏不计入')).toBeVisible();
  });

  it('has a link with their code to this site, as text and as a QR code [R-ACT-02] [R-ACT-08]', async () => {
    await renderView(FriendInvitationScreen, aHost());

    const link = `${window.location.origin}/home?icode=ABCD2345`;
    expect(await screen.findByText(link)).toBeVisible();
    expect(screen.getByText('ABCD2345')).toBeVisible();
    expect(await screen.findByRole('img', { name: '邀请链接二维码' })).toBeVisible();
  });

  it('can copy it, and sees where that fails', async () => {
    const user = userEvent.setup();
    const host = aHost();
    await renderView(FriendInvitationScreen, host);

    await user.click(await screen.findByRole('button', { name: '复制邀请码' }));
    expect(await navigator.clipboard.readText()).toBe('ABCD2345');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: '复制邀请链接' }));

    expect(host.toasts).toMatchObject([
      { message: '已复制', tone: 'success' },
      { message: '复制失败，请手动选取', tone: 'warning' },
    ]);
  });

  it('sees the friends who registered, who deposited, and the rewards', async () => {
    await renderView(FriendInvitationScreen, aHost());

    expect(await screen.findByText('2 人')).toBeVisible();
    expect(screen.getByText('1 人')).toBeVisible();
    expect(rowOf('fr***7')).toHaveTextContent('fr***72026-11-20可领取领取 ¥18.88');
    expect(rowOf('fr***9')).toHaveTextContent('fr***92026-11-21待存款¥18.88');
  });

  it('sees a hint when no friend has registered yet', async () => {
    await renderView(FriendInvitationScreen, aHost(participation(aWireInvitation({ registered: 0, deposited: 0, friends: [] }))));

    expect(await screen.findByText('还没有受邀好友')).toBeVisible();
  });
});

describe('claiming for a friend', () => {
  it('is sent once with the friend’s id, and shows the payment [R-API-057]', async () => {
    const host = aHost();
    await renderView(FriendInvitationScreen, host);
    await claimButton();
    host.answer(promotionVerificationCall, claimed);

    await userEvent.dblClick(await claimButton());

    expect(await within(rowOf('fr***7') ?? document.body).findByText('已领取')).toBeVisible();
    expect(await screen.findByText('¥18.88', { selector: 'dd' })).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toEqual([{ id: ID, friendId: '7' }]);
    expect(host.toasts).toMatchObject([{ message: '¥18.88 礼金已到账', tone: 'success' }]);
    expect(host.balanceRefreshes).toBe(1);
  });

  it('asks by its key after a lost answer, and sends no second request', async () => {
    const host = aHost();
    await renderView(FriendInvitationScreen, host);
    await claimButton();
    host.answer(joinActivityCall, failing({ kind: 'timeout' }));
    const held = holdCall<ResponseOf<typeof joinOutcomeCall>>();
    host.answer(joinOutcomeCall, held.handler);

    await userEvent.click(await claimButton());
    expect(await screen.findByText('网络中断，正在确认领取结果')).toBeVisible();
    host.answer(promotionVerificationCall, claimed);
    await act(async () => {
      held.settle({ standing: claimed });
      await Promise.resolve();
    });

    expect(await within(rowOf('fr***7') ?? document.body).findByText('已领取')).toBeVisible();
    expect(host.callsOf(joinActivityCall)).toHaveLength(1);
    expect(host.callsOf(joinOutcomeCall)).toHaveLength(1);
  });

  it('is followed by its key after a reload, in the row of its friend only', async () => {
    const host = aHost(participation(twoClaimable));
    host.answer(joinActivityCall, holdCall<WirePromotionStanding>().handler);
    const { unmount } = await renderView(FriendInvitationScreen, host);
    await userEvent.click(await claimButton());
    unmount();
    const held = holdCall<ResponseOf<typeof joinOutcomeCall>>();
    host.answer(joinOutcomeCall, held.handler);

    await renderView(FriendInvitationScreen, host);
    expect(await screen.findByText('网络中断，正在确认领取结果')).toBeVisible();
    expect(rowOf('fr***7')?.nextElementSibling).toHaveTextContent('网络中断，正在确认领取结果');
    expect(screen.getByRole('button', { name: '领取 fr***9 的礼金 ¥18.88' })).toBeEnabled();
    await act(async () => {
      held.settle({ standing: claimed });
      await Promise.resolve();
    });

    expect(await within(rowOf('fr***7') ?? document.body).findByText('已领取')).toBeVisible();
    const key = host.calls.find(({ path }) => path === joinActivityCall.path)?.options.idempotencyKey;
    expect(host.callsOf(joinOutcomeCall)).toEqual([{ id: ID, key }]);
    expect(host.toasts).toMatchObject([{ message: '¥18.88 礼金已到账' }]);
  });

  it('shows below the friend why it was refused', async () => {
    const host = aHost();
    host.answer(joinActivityCall, failing(refused(6012, '活动已结束')));
    await renderView(FriendInvitationScreen, host);

    await userEvent.click(await claimButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('活动已结束');
  });
});

describe('the page', () => {
  it('links to the list where inviting is not offered', async () => {
    const host = aHost();
    host.answer(promotionsCall, { list: [aWirePromotion()] });
    await renderView(FriendInvitationScreen, host);

    expect(screen.getByText('这个活动不存在或已结束')).toBeVisible();
    expect(screen.getByRole('link', { name: '全部优惠活动' })).toHaveAttribute('href', '/discount');
  });

  it('can be loaded again after a failure, as a whole or only the participation', async () => {
    const host = aHost();
    host.answer(promotionsCall, failing({ kind: 'unreachable' }));
    host.answer(promotionVerificationCall, failing({ kind: 'timeout' }));
    await renderView(FriendInvitationScreen, host);

    host.answer(promotionsCall, { list: [aWirePromotion({ id: ID, kind: 'friendInvitation', title: '邀请好友' })] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('邀请好友');

    host.answer(promotionVerificationCall, participation());
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await claimButton()).toBeVisible();
  });

  it.each(['zh-CN', 'zh-TW'] as const)('passes the accessibility checker in %s and leaves nothing open', async (locale) => {
    const host = aHost(participation(), { locale });
    const { unmount } = await renderView(FriendInvitationScreen, host);
    await screen.findByText('ABCD2345');

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
