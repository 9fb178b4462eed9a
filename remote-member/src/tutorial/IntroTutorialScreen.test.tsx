import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { dealRecordCall } from '@site/shared/wire/funds';
import { renderView } from '../testing/renderView';
import { IntroTutorialScreen } from './IntroTutorialScreen';

const aHost = (done: readonly string[], options: FakeServicesOptions = {}) =>
  createFakeServices({
    answers: [fakeAnswer(dealRecordCall, ({ kind = '' }) => ({ total: done.includes(kind) ? 1 : 0, list: [] }))],
    ...options,
  });
const states = () => screen.getAllByRole('listitem').map((step) => step.querySelector('h2')?.textContent);

describe('the tutorial steps', () => {
  it('show what the member has done, with a link to the next step [R-MEMBER-14]', async () => {
    await renderView(IntroTutorialScreen, aHost(['deposit']));

    expect(states()).toEqual(['注册账户已完成', '绑定手机已完成', '存款已完成', '投注下一步', '取款未开始']);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '已完成 3 / 5 步');
    expect(screen.getByRole('link', { name: '去投注' })).toHaveAttribute('href', '/crty/CRTY');
    expect(screen.getByRole('link', { name: '去取款' })).toHaveAttribute('href', '/takeMoney');
    expect(screen.queryByRole('link', { name: '去存款' })).toBeNull();
  });

  it('are illustrated, each with a text alternative', async () => {
    await renderView(IntroTutorialScreen, aHost([]));

    const drawings = screen.getAllByRole('listitem').map((step) => within(step).getByRole('img'));
    expect(drawings.map((drawing) => drawing.querySelector('title')?.textContent)).toEqual([
      '示意：填写用户名与密码，完成注册',
      '示意：手机收到验证码，填入后绑定',
      '示意：选择存款方式，款项进入钱包',
      '示意：点选赔率，放入投注单，填写本金后确认',
      '示意：取款依次提交、审核，出款到收款账户',
    ]);
    for (const drawing of drawings) expect(drawing).toHaveAccessibleName(drawing.querySelector('title')?.textContent ?? '');
  });

  it('start with the phone when none is bound', async () => {
    await renderView(IntroTutorialScreen, aHost([], { member: { hasBoundPhone: false } }));

    expect(states()[1]).toBe('绑定手机下一步');
    expect(screen.getByRole('link', { name: '去绑定' })).toHaveAttribute('href', '/auth');
  });

  it('have no link to what is turned off', async () => {
    await renderView(IntroTutorialScreen, aHost([], { flags: { depositGuide: false, selfSport: false } }));

    expect(screen.queryByRole('link', { name: '去存款' })).toBeNull();
    expect(screen.queryByRole('link', { name: '存款教程' })).toBeNull();
    expect(screen.getByRole('link', { name: '去投注' })).toHaveAttribute('href', '/sport');
  });

  it('reload when a bet was accepted, and end with a link to the gifts', async () => {
    const done = ['deposit', 'withdrawal'];
    const host = aHost(done);
    await renderView(IntroTutorialScreen, host);
    expect(states()[3]).toBe('投注下一步');

    done.push('bet');
    await act(async () => {
      host.services.bus.emit('ticket/accepted', { ticketId: '1' });
      await Promise.resolve();
    });

    expect(await screen.findByText('五步都已完成')).toBeVisible();
    expect(screen.getByRole('link', { name: '去福利中心' })).toHaveAttribute('href', '/welfare');
  });

  it('load again on request after a failure', async () => {
    const host = aHost([]);
    host.answer(dealRecordCall, failing({ kind: 'timeout' }));
    await renderView(IntroTutorialScreen, host);
    host.answer(dealRecordCall, { total: 0, list: [] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  });

  it('have texts in both languages', async () => {
    await renderView(IntroTutorialScreen, aHost([]), {}, 'zh-TW');

    expect(screen.getByRole('heading', { level: 1, name: '新手教學' })).toBeVisible();
  });

  it('pass the accessibility check and leave nothing open', async () => {
    const host = aHost(['deposit']);
    const { unmount } = await renderView(IntroTutorialScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
