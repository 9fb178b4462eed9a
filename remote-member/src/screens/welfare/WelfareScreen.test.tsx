import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, refused, type FakeServicesOptions } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { claimBenefitCall, vipWeekInfoCall } from '@site/shared/wire/welfare';
import { renderView } from '../../testing/renderView';
import { aLevelGift, aVipWeek, aWeeklyGift, NOON } from '../../testing/serviceBuilders';
import { View } from './WelfareScreen';

const CLAIMED = aLevelGift({ standing: 'claimed', claimedAt: NOON });

const aHost = (options: FakeServicesOptions = {}) =>
  createFakeServices({ answers: [fakeAnswer(vipWeekInfoCall, aVipWeek()), fakeAnswer(claimBenefitCall, CLAIMED)], ...options });
const gift = (grade: number) => screen.getByRole('listitem', { name: `VIP ${String(grade)} 升级礼金` });
const claimOf = (grade: number) => within(gift(grade)).getByRole('button');

describe('the welfare centre', () => {
  it('shows the gift of the week and one for every grade, the highest first [R-MEMBER-02] [R-API-059]', async () => {
    await renderView(View, aHost());

    const week = screen.getByRole('region', { name: '本周礼金' });
    expect(week).toHaveTextContent('¥128.00');
    expect(week).toHaveTextContent('11-16 00:00 至 11-23 00:00（北京时间）');
    expect(within(week).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '¥20,000 / ¥80,000');
    expect(within(week).getByRole('button', { name: '条件未满足' })).toBeDisabled();
    expect(screen.getAllByRole('listitem').map(({ ariaLabel }) => ariaLabel)).toEqual(['VIP 2 升级礼金', 'VIP 1 升级礼金']);
    expect(claimOf(1)).toHaveAccessibleName('领取 ¥8');
    expect(gift(2)).toHaveTextContent('累计存款 ¥100 / ¥500');
  });

  it('hides what gifts ask of deposits with the flag `vipNoSave` [R-FLAG-02]', async () => {
    await renderView(View, aHost({ flags: { vipNoSave: true } }));

    expect(screen.queryByText(/累计存款/)).toBeNull();
    expect(claimOf(1)).toBeEnabled();
  });

  it('claims under a key, says what was paid, and lets the balance be read anew', async () => {
    const host = aHost();
    await renderView(View, host);
    host.answer(vipWeekInfoCall, aVipWeek([aWeeklyGift(), CLAIMED]));
    await userEvent.click(claimOf(1));

    expect(host.callsOf(claimBenefitCall)).toEqual([{ id: 'vip-level-1' }]);
    expect(screen.getByRole('status')).toHaveTextContent('¥8 已进入中心钱包');
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
    const { unmount } = await renderView(View, host);
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

  it('asks how the gift stands after a lost answer, and claims nothing again by itself', async () => {
    const host = aHost();
    host.answer(claimBenefitCall, failing({ is: 'timeout' }));
    await renderView(View, host);
    host.answer(vipWeekInfoCall, aVipWeek([CLAIMED]));
    await userEvent.click(claimOf(1));

    expect(screen.getByRole('status')).toHaveTextContent('¥8 已进入中心钱包');
    expect(host.callsOf(claimBenefitCall)).toHaveLength(1);
  });

  it('says so when a lost claim was never paid', async () => {
    const host = aHost();
    host.answer(claimBenefitCall, failing({ is: 'unreachable' }));
    await renderView(View, host);
    await userEvent.click(claimOf(1));

    expect(screen.getByRole('status')).toHaveTextContent('没有金额变动，可以重新提交。');
    expect(claimOf(1)).toBeEnabled();
  });

  it('tells a refusal in the platform’s words', async () => {
    const host = aHost();
    host.answer(claimBenefitCall, failing(refused(6012, '领取条件尚未满足')));
    await renderView(View, host);
    await userEvent.click(claimOf(1));

    expect(screen.getByRole('alert')).toHaveTextContent('领取条件尚未满足没有金额变动。');
    expect(host.callsOf(vipWeekInfoCall)).toHaveLength(2);
  });

  it('tells a member without grade what there will be', async () => {
    const host = aHost();
    host.answer(vipWeekInfoCall, { ...aVipWeek([]), grade: 0 });
    await renderView(View, host);

    expect(screen.getByText('您的等级暂无周礼金')).toBeVisible();
    expect(screen.getByText('暂无升级礼金')).toBeVisible();
  });

  it('leads to the other gifts', async () => {
    await renderView(View, aHost());

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/discount',
      '/exchange',
      '/giftRecord',
      '/vipDetail',
    ]);
  });

  it('can be asked for again after a failure', async () => {
    const host = aHost();
    host.answer(vipWeekInfoCall, failing({ is: 'timeout' }));
    await renderView(View, host);
    host.answer(vipWeekInfoCall, aVipWeek());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('region', { name: '本周礼金' })).toBeVisible();
  });

  it('speaks both languages', async () => {
    await renderView(View, aHost(), {}, 'zh-TW');

    expect(screen.getByRole('region', { name: '本週禮金' })).toHaveTextContent('本週有效流水');
  });

  it('has no fault an accessibility checker finds, and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(View, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
