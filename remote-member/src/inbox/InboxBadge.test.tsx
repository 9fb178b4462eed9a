import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { unreadCall } from '@site/shared/wire/unread';
import { someUnread } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { InboxBadge } from './InboxBadge';

const aHost = (options: FakeServicesOptions = {}) =>
  createFakeServices({
    answers: [fakeAnswer(unreadCall, someUnread({ brnotice_count: 1, notice_count: 2, brmatch_count: 4, fd_count: 1 }))],
    ...options,
  });
const bell = () => screen.getByRole('button', { name: /^站内信/ });

describe('the inbox badge', () => {
  it('counts the unread messages of all kinds, broadcasts included [R-API-050] [R-UNREAD-03]', async () => {
    const host = aHost();
    await renderView(InboxBadge, host);
    expect(host.callsOf(unreadCall)).toEqual([{ userSystem: 1 }]);
    expect(bell()).toHaveAccessibleName('站内信，8 条未读');

    await userEvent.click(bell());

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['通知3', '赛事4', '反馈回复1']);
  });

  it('closes its list by Esc, by a press outside and by a second press', async () => {
    await renderView(InboxBadge, aHost());
    const list = () => screen.queryByRole('region', { name: '未读消息' });

    await userEvent.click(bell());
    expect(list()).toBeVisible();
    await userEvent.keyboard('{Tab}{Escape}');
    expect(list()).toBeNull();
    expect(bell()).toHaveFocus();

    await userEvent.click(bell());
    await userEvent.click(document.body);
    expect(list()).toBeNull();

    await userEvent.click(bell());
    await userEvent.click(bell());
    expect(list()).toBeNull();
    expect(bell()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['inbox/read', 'inbox/arrived'] as const)('reloads the unread count on %s', async (name) => {
    const host = aHost();
    await renderView(InboxBadge, host);
    host.answer(unreadCall, someUnread());

    await act(async () => {
      host.services.bus.emit(name, {});
      await Promise.resolve();
    });

    expect(bell()).toHaveAccessibleName('站内信，没有未读消息');
  });

  it('reloads the unread count when the page becomes visible again', async () => {
    const host = aHost();
    await renderView(InboxBadge, host);
    host.answer(unreadCall, someUnread());

    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    });

    expect(bell()).toHaveAccessibleName('站内信，没有未读消息');
  });

  it('waits for the pending answer when an event arrives meanwhile, and then reads once more', async () => {
    const host = aHost();
    const first = holdCall<ReturnType<typeof someUnread>>();
    host.answer(unreadCall, first.handler);
    await renderView(InboxBadge, host);
    await act(async () => {
      host.services.bus.emit('balance/changed', { cause: 'bonus' });
      host.services.bus.emit('inbox/arrived', {});
      host.member.set({ userId: '10001', name: 'player1', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true });
      await Promise.resolve();
    });
    expect(host.callsOf(unreadCall)).toHaveLength(1);

    host.answer(unreadCall, someUnread());
    await act(async () => {
      first.settle(someUnread({ notice_count: 2 }));
      await Promise.resolve();
    });
    expect(host.calls.map(({ isAborted }) => isAborted)).toEqual([false, false]);
    expect(bell()).toHaveAccessibleName('站内信，没有未读消息');
  });

  it('shows no count when it cannot be loaded', async () => {
    const host = aHost();
    host.answer(unreadCall, failing({ kind: 'timeout' }));
    await renderView(InboxBadge, host);
    expect(bell()).toHaveAccessibleName('站内信');

    await userEvent.click(bell());

    expect(screen.getByText('暂时无法读取未读消息')).toBeVisible();
  });

  it('hides the badge for a guest, and counts the messages after a login [R-SESSION-07]', async () => {
    const host = aHost({ member: null });
    await renderView(InboxBadge, host);
    expect(screen.queryByRole('button')).toBeNull();
    expect(host.calls).toEqual([]);

    await act(async () => {
      host.member.set({ userId: '1', name: 'player1', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true });
      await Promise.resolve();
    });

    expect(bell()).toHaveAccessibleName('站内信，8 条未读');
    expect(host.callsOf(unreadCall)).toHaveLength(1);
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(InboxBadge, host);
    await userEvent.click(bell());

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
