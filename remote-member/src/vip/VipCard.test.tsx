import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { gradeConfigListCall, gradeInfoCall } from '@site/shared/wire/grades';
import { aLadder, someVipProgress } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { VipCard } from './VipCard';

const aHost = (options: FakeServicesOptions = {}) =>
  createFakeServices({
    member: { vipLevel: 6 },
    answers: [fakeAnswer(gradeConfigListCall, aLadder()), fakeAnswer(gradeInfoCall, someVipProgress())],
    ...options,
  });
const card = () => screen.getByRole('region', { name: 'VIP 阶梯' });
const current = () => screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');

describe('the VIP ladder', () => {
  it('shows each grade with its name [R-API-027]', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, { list: aLadder().list.toReversed() });
    await renderView(VipCard, host);

    expect(host.callsOf(gradeConfigListCall)).toEqual([{}]);
    const steps = screen.getAllByRole('listitem');
    expect(steps).toHaveLength(11);
    expect(steps[0]).toHaveTextContent('0注册');
    expect(steps[10]).toHaveTextContent('10至尊');
  });

  it('shows a member their grade and what the next one requires [R-API-026]', async () => {
    const host = aHost();
    await renderView(VipCard, host);

    expect(host.callsOf(gradeInfoCall)).toEqual([{ grade: 6 }]);
    expect(current().map(({ textContent }) => textContent)).toEqual(['6星曜当前等级']);
    expect(card()).toHaveTextContent('再完成 ¥412,600 有效流水，升级 VIP 7');
  });

  it('says that the member has the highest grade', async () => {
    const { next: _next, ...last } = someVipProgress({ grade: 10, name: '至尊', turnover: '9000000.00' });
    const host = aHost({ member: { vipLevel: 10 } });
    host.answer(gradeInfoCall, last);
    await renderView(VipCard, host);

    expect(card()).toHaveTextContent('您已达到最高等级');
    expect(current()[0]).toHaveTextContent('10至尊');
  });

  it('never shows a negative amount', async () => {
    const host = aHost();
    host.answer(gradeInfoCall, someVipProgress({ turnover: '700000.01' }));
    await renderView(VipCard, host);

    expect(card()).toHaveTextContent('再完成 ¥0 有效流水，升级 VIP 7');
  });

  it('shows a demoted member what restores the grade, and not the lifetime turnover', async () => {
    const host = aHost({ member: { vipLevel: 5 } });
    const regain = { done: '40000.50', needed: '100000.00', until: Date.UTC(2027, 0, 31) };
    host.answer(gradeInfoCall, {
      ...someVipProgress({ grade: 5, turnover: '700000.00', regain }),
      next: { grade: 6, name: '星曜', turnover: '300000.00' },
    });
    await renderView(VipCard, host);

    expect(card()).toHaveTextContent('再完成 ¥59,999.50 有效流水，恢复 VIP 6');
    expect(card()).not.toHaveTextContent('升级');
  });

  it('shows a guest only the grades and a login button', async () => {
    const host = aHost({ member: null });
    await renderView(VipCard, host);
    await userEvent.click(within(card()).getByRole('button', { name: '登录后查看您的等级' }));

    expect(host.loginPrompts).toBe(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    expect(current()).toEqual([]);
    expect(host.callsOf(gradeInfoCall)).toEqual([]);
  });

  it('reloads for another member and after a settled bet', async () => {
    const host = aHost();
    await renderView(VipCard, host);
    host.answer(gradeInfoCall, someVipProgress({ turnover: '287500.00' }));
    await act(async () => {
      host.services.bus.emit('ticket/settled', { ticketId: '1' });
      await Promise.resolve();
    });
    expect(card()).toHaveTextContent('再完成 ¥412,500 有效流水，升级 VIP 7');

    const held = holdCall<ReturnType<typeof someVipProgress>>();
    host.answer(gradeInfoCall, held.handler);
    await act(async () => {
      host.member.set({ userId: '2', name: 'player2', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true });
      await Promise.resolve();
    });
    expect(card()).not.toHaveTextContent('再完成');
    expect(current()[0]).toHaveTextContent('1青铜');
  });
});

describe('VIP data that cannot be loaded', () => {
  it('a failed ladder shows one line, and reloads on request', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, failing({ kind: 'unreachable' }));
    await renderView(VipCard, host);
    expect(screen.getByRole('status')).toHaveTextContent('VIP 等级暂时无法读取');

    host.answer(gradeConfigListCall, aLadder());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('至尊')).toBeVisible();
  });

  it('a failed progress leaves the ladder with the grade of the session', async () => {
    const host = aHost();
    host.answer(gradeInfoCall, failing({ kind: 'timeout' }));
    await renderView(VipCard, host);
    expect(screen.getByRole('status')).toHaveTextContent('升级进度暂时无法读取');
    expect(current()[0]).toHaveTextContent('6星曜');

    host.answer(gradeInfoCall, someVipProgress());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('¥412,600')).toBeVisible();
  });

  it('reserves its space and shows nothing until it is loaded', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, holdCall<ReturnType<typeof aLadder>>().handler);
    await renderView(VipCard, host);

    expect(card()).toHaveAttribute('aria-busy', 'true');
    expect(card()).toHaveTextContent(/^VIP 阶梯$/);
  });
});

it('passes the accessibility check and leaves nothing open', async () => {
  const host = aHost();
  const { unmount } = await renderView(VipCard, host);

  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});
