import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, refused, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import {
  claimAllCall,
  claimAllOutcomeCall,
  claimBenefitCall,
  claimOutcomeCall,
  vipWeekInfoCall,
  type WireBenefit,
} from '@site/shared/wire/welfare';
import { renderView } from '../testing/renderView';
import { aLevelGift, aVipWeek, aWeeklyGift, NOON, someClaimable } from '../testing/serviceBuilders';
import { WelfareScreen } from './WelfareScreen';

const CLAIMED = aLevelGift({ standing: 'claimed', claimedAt: NOON });

const aHost = (options: FakeServicesOptions = {}) =>
  createFakeServices({ answers: [fakeAnswer(vipWeekInfoCall, aVipWeek()), fakeAnswer(claimBenefitCall, CLAIMED)], ...options });
const gift = (grade: number) => screen.getByRole('listitem', { name: `VIP ${String(grade)} 升级礼金` });
const keyOfClaim = (host: FakeHost) => host.calls.find(({ path }) => path === claimBenefitCall.path)?.options.idempotencyKey;
const PENDING = 'pending-keys-gift-claim';
const leaveInMidClaim = async (host: FakeHost) => {
  host.answer(claimBenefitCall, holdCall<ResponseOf<typeof claimBenefitCall>>().handler);
  const { unmount } = await renderView(WelfareScreen, host);
  await userEvent.click(claimOf(1));
  unmount();
  return keyOfClaim(host);
};
const claimOf = (grade: number) => within(gift(grade)).getByRole('button');

describe('the welfare centre', () => {
  it('shows the weekly gift and one for each grade, the highest first [R-MEMBER-02] [R-MEMBER-17] [R-API-059]', async () => {
    await renderView(WelfareScreen, aHost());

    const week = screen.getByRole('region', { name: '本周礼金' });
    expect(week).toHaveTextContent('¥128');
    expect(week).toHaveTextContent('11-16 00:00 至 11-23 00:00（北京时间）');
    expect(within(week).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '¥20,000 / ¥80,000');
    expect(within(week).getByRole('link', { name: '去完成' })).toHaveAttribute('href', '/crty/CRTY');
    expect(screen.getAllByRole('listitem', { name: /升级礼金/u }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'VIP 2 升级礼金',
      'VIP 1 升级礼金',
    ]);
    expect(claimOf(1)).toHaveAccessibleName('领取 ¥8');
    expect(gift(2)).toHaveTextContent('累计存款 ¥100 / ¥500');
    expect(within(gift(2)).getByRole('link', { name: '去完成' })).toHaveAttribute('href', '/saveMoney');
  });

  it('hides the deposits that gifts require with the flag `vipNoSave` [R-FLAG-02]', async () => {
    await renderView(WelfareScreen, aHost({ flags: { vipNoSave: true } }));

    expect(screen.queryByText(/累计存款/)).toBeNull();
    expect(claimOf(1)).toBeEnabled();
  });

  it('does not link to a deposit page that is turned off', async () => {
    await renderView(WelfareScreen, aHost({ flags: { depositGuide: false, selfSport: false } }));

    expect(claimOf(2)).toBeDisabled();
    expect(screen.getByRole('link', { name: '去完成' })).toHaveAttribute('href', '/sport');
  });

  it('claims under a key, shows the paid amount, and reloads the balance', async () => {
    const host = aHost();
    await renderView(WelfareScreen, host);
    host.answer(vipWeekInfoCall, aVipWeek([aWeeklyGift(), CLAIMED]));
    await userEvent.click(claimOf(1));

    expect(host.callsOf(claimBenefitCall)).toEqual([{ id: 'vip-level-1' }]);
    expect(screen.getByRole('status')).toHaveTextContent('¥8 已进入中心钱包');
    expect(screen.getByRole('status').parentElement).toHaveFocus();
    expect(claimOf(1)).toHaveAccessibleName('已领取');
    expect(claimOf(1)).toBeDisabled();
    expect(host.toasts).toEqual([{ message: '¥8 已进入中心钱包', tone: 'success' }]);
    expect(host.balanceRefreshes).toBe(1);
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'bonus' } });
  });

  it('claims one at a time, once, however often it is pressed', async () => {
    const host = aHost();
    const held = holdCall<ResponseOf<typeof claimBenefitCall>>();
    host.answer(claimBenefitCall, held.handler);
    host.answer(vipWeekInfoCall, aVipWeek([aLevelGift(), aLevelGift({ id: 'vip-level-2', grade: 2 })]));
    const { unmount } = await renderView(WelfareScreen, host);
    await userEvent.click(claimOf(1));
    await userEvent.click(claimOf(1));

    expect(claimOf(1)).toHaveAccessibleName('领取中');
    expect(claimOf(2)).toBeDisabled();
    expect(host.callsOf(claimBenefitCall)).toHaveLength(1);
    unmount();
    await waitFor(() => {
      expect(host.liveCount).toBe(0);
    });
  });

  it('polls by its key after a lost answer, and claims nothing again by itself', async () => {
    const host = aHost();
    host.answer(claimBenefitCall, failing({ kind: 'timeout' }));
    host.answer(claimOutcomeCall, { benefit: CLAIMED });
    await renderView(WelfareScreen, host);
    host.answer(vipWeekInfoCall, aVipWeek([CLAIMED]));
    await userEvent.click(claimOf(1));

    expect(screen.getByRole('status')).toHaveTextContent('¥8 已进入中心钱包');
    expect(host.callsOf(claimOutcomeCall)).toEqual([{ key: keyOfClaim(host) }]);
    expect(host.callsOf(claimBenefitCall)).toHaveLength(1);
  });

  it('says so when a lost claim never arrived', async () => {
    const host = aHost();
    host.answer(claimBenefitCall, failing({ kind: 'unreachable' }));
    host.answer(claimOutcomeCall, {});
    await renderView(WelfareScreen, host);
    await userEvent.click(claimOf(1));

    expect(screen.getByRole('status')).toHaveTextContent('没有金额变动，可以重新提交。');
    expect(claimOf(1)).toBeEnabled();
    expect(host.services.storage.read(PENDING)).toBeUndefined();
  });

  it('follows a claim that was under way when the page was reloaded', async () => {
    const host = aHost();
    const key = await leaveInMidClaim(host);
    host.answer(claimOutcomeCall, failing({ kind: 'timeout' }));
    await renderView(WelfareScreen, host);

    expect(screen.getByRole('status')).toHaveTextContent('正在核对上次请求的结果');
    expect(claimOf(1)).toHaveAccessibleName('核对中');
    host.answer(claimOutcomeCall, { benefit: CLAIMED });
    host.answer(vipWeekInfoCall, aVipWeek([CLAIMED]));
    await waitFor(() => {
      expect(claimOf(1)).toHaveAccessibleName('已领取');
    });
    expect(host.callsOf(claimOutcomeCall)).toEqual([{ key }, { key }]);
    expect(host.callsOf(claimBenefitCall)).toHaveLength(1);
    expect(host.toasts).toEqual([{ message: '¥8 已进入中心钱包', tone: 'success' }]);
    expect(host.services.storage.read(PENDING)).toBeUndefined();
  });

  it('hides a pending claim from another member on the same device', async () => {
    const host = aHost();
    const key = await leaveInMidClaim(host);
    host.member.set({ userId: '2', name: 'player2', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true });
    await renderView(WelfareScreen, host);

    expect(screen.queryByRole('status')).toBeNull();
    expect(host.callsOf(claimOutcomeCall)).toEqual([]);
    host.answer(claimBenefitCall, CLAIMED);
    await userEvent.click(claimOf(1));
    expect(screen.getByRole('status')).toHaveTextContent('¥8 已进入中心钱包');
    expect(host.services.storage.read(PENDING)).toEqual([{ key, memberId: '10001', subject: 'vip-level-1' }]);
  });

  it("shows a refusal with the platform's text", async () => {
    const host = aHost();
    host.answer(claimBenefitCall, failing(refused(6012, '领取条件尚未满足')));
    await renderView(WelfareScreen, host);
    await userEvent.click(claimOf(1));

    expect(screen.getByRole('alert')).toHaveTextContent('领取条件尚未满足没有金额变动。');
    expect(host.callsOf(vipWeekInfoCall)).toHaveLength(2);
  });

  it('shows a member without a grade how to get gifts', async () => {
    const host = aHost();
    host.answer(vipWeekInfoCall, { ...aVipWeek([]), grade: 0 });
    await renderView(WelfareScreen, host);

    expect(screen.getByText('您的等级暂无周礼金')).toBeVisible();
    expect(screen.getByText('暂无升级礼金')).toBeVisible();
  });

  it('links to the other gifts', async () => {
    await renderView(WelfareScreen, aHost());

    const links = within(screen.getByRole('region', { name: '更多福利' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/activities/rebate',
      '/discount',
      '/exchange',
      '/giftRecord',
      '/vipDetail',
    ]);
  });

  it('loads again on request after a failure', async () => {
    const host = aHost();
    host.answer(vipWeekInfoCall, failing({ kind: 'timeout' }));
    await renderView(WelfareScreen, host);
    host.answer(vipWeekInfoCall, aVipWeek());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('region', { name: '本周礼金' })).toBeVisible();
  });

  it('has texts in both languages', async () => {
    await renderView(WelfareScreen, aHost(), {}, 'zh-TW');

    expect(screen.getByRole('region', { name: '本週禮金' })).toHaveTextContent('本週有效流水');
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(WelfareScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('the button that claims all gifts', () => {
  const ALL = { amount: '32.50', benefits: [CLAIMED] };
  const READY = [aWeeklyGift(), aLevelGift(), aLevelGift({ id: 'vip-level-2', grade: 2, amount: '18.00' })];
  const aReadyHost = () => {
    const host = aHost();
    host.answer(vipWeekInfoCall, aVipWeek(READY, someClaimable({ gifts: ['26.00', 2], rebate: ['4.50', 1], promotions: ['2.00', 1] })));
    host.answer(claimAllCall, ALL);
    return host;
  };
  const all = () => screen.getByRole('region', { name: '可领取总额' });
  const press = () => within(all()).getByRole('button');

  it('appears first with the sum, pays it under one key, and then disappears', async () => {
    const host = aReadyHost();
    await renderView(WelfareScreen, host);
    expect(all()).toHaveTextContent('¥32.50VIP 礼金 ¥26（2 份）返水 ¥4.50（1 天）优惠活动 ¥2（1 份）');
    expect(press()).toHaveTextContent('一键领取 ¥32.50');
    const links = within(all()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/activities/rebate', '/discount']);
    host.answer(vipWeekInfoCall, aVipWeek([CLAIMED]));
    await userEvent.click(press());

    expect(host.callsOf(claimAllCall)).toEqual([{}]);
    expect(host.calls.find(({ path }) => path === claimAllCall.path)?.options.idempotencyKey).toBeDefined();
    expect(host.toasts).toEqual([{ message: '¥32.50 已进入中心钱包', tone: 'success' }]);
    expect(all()).toHaveTextContent('¥0暂无 VIP 礼金暂无返水暂无优惠礼金');
    expect(press()).toBeDisabled();
  });

  it('is hidden when the platform does not report what can be claimed', async () => {
    const host = aHost();
    const { claimable: _, ...earlier } = aVipWeek(READY);
    host.answer(vipWeekInfoCall, earlier);
    await renderView(WelfareScreen, host);

    expect(screen.queryByRole('region', { name: '可领取总额' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /领取/ }).length).toBeGreaterThan(0);
  });

  it('polls for the outcome of a lost answer under the same key, and disables all other claims meanwhile', async () => {
    const host = aReadyHost();
    host.answer(claimAllCall, failing({ kind: 'timeout' }));
    host.answer(claimAllOutcomeCall, { claimed: ALL });
    await renderView(WelfareScreen, host);
    await userEvent.click(press());

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '¥32.50 已进入中心钱包', tone: 'success' }]);
    });
    const [key] = host.calls.filter(({ path }) => path === claimAllCall.path).map(({ options }) => options.idempotencyKey);
    expect(host.callsOf(claimAllOutcomeCall)).toEqual([{ key }]);
  });

  it('is refused when another tab was first, and the gifts reload', async () => {
    const host = aReadyHost();
    host.answer(claimAllCall, failing(refused(6012, '领取条件尚未满足')));
    await renderView(WelfareScreen, host);
    host.answer(vipWeekInfoCall, aVipWeek([CLAIMED]));
    await userEvent.click(press());

    expect(await screen.findByText('领取条件尚未满足')).toBeVisible();
    expect(press()).toBeDisabled();
  });
});

describe('the birthday gift', () => {
  const birthday = (facts: Partial<WireBenefit> = {}): WireBenefit => ({
    id: 'vip-birthday',
    kind: 'birthday',
    grade: 6,
    amount: '588.00',
    standing: 'open',
    month: { from: Date.parse('2026-06-01T00:00:00+08:00'), to: Date.parse('2026-07-01T00:00:00+08:00') },
    ...facts,
  });
  const card = () => screen.getByRole('region', { name: '生日礼金' });

  it('shows the month in which it can be claimed', async () => {
    const host = aHost();
    host.answer(vipWeekInfoCall, aVipWeek([birthday()]));
    await renderView(WelfareScreen, host);

    expect(card()).toHaveTextContent('¥588生日当月可领：2026-06-01 至 2026-06-30（北京时间），每年一次');
    expect(within(card()).getByRole('button', { name: '暂不可领取' })).toBeDisabled();
  });

  it('links to the profile when the birthday is unknown', async () => {
    const { month: _month, ...unknown } = birthday();
    const host = aHost();
    host.answer(vipWeekInfoCall, aVipWeek([unknown]));
    await renderView(WelfareScreen, host);

    await userEvent.click(within(card()).getByRole('link', { name: '填写生日' }));
    expect(host.navigated).toMatchObject([{ name: 'userinfo' }]);
  });
});
