import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { letterDeleteCall, letterListCall, letterReadAllCall, letterReadCall } from '@site/shared/wire/letters';
import { unreadCall } from '@site/shared/wire/unread';
import { someUnread } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { aWireInboxMessage } from '../testing/serviceBuilders';
import { InboxScreen } from './InboxScreen';

const MESSAGES = [
  aWireInboxMessage(),
  aWireInboxMessage({ id: '2', kind: 'fd', title: '您的反馈已有回复', content: '请在反馈列表中查看。' }),
  aWireInboxMessage({ id: '3', kind: 'bulletin', toAll: true, title: '账户安全提示', isRead: true }),
];

const aHost = (options: FakeServicesOptions = {}) =>
  createFakeServices({
    location: { name: 'message' },
    answers: [
      fakeAnswer(letterListCall, { total: MESSAGES.length, list: MESSAGES }),
      fakeAnswer(unreadCall, someUnread({ brnotice_count: 1, notice_count: 1, brbulletin_count: 2, brmatch_count: 3, fd_count: 1 })),
      fakeAnswer(letterReadCall, {}),
      fakeAnswer(letterReadAllCall, {}),
      fakeAnswer(letterDeleteCall, {}),
    ],
    ...options,
  });
const message = (title: RegExp) =>
  screen.getByRole('button', { name: (name, element) => title.test(name) && element.hasAttribute('aria-expanded') });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the inbox', () => {
  it('lists messages of every kind, with the unread ones marked [R-MEMBER-06] [R-API-051]', async () => {
    const host = aHost();
    await renderView(InboxScreen, host);

    expect(host.callsOf(letterListCall)).toEqual([{ pageNum: 1, pageSize: 10 }]);
    expect(message(/存款到账/)).toHaveTextContent('通知存款到账未读2026-11-21 12:00:00');
    expect(message(/账户安全提示/)).not.toHaveTextContent('未读');
  });

  it('is read again when a message has come', async () => {
    const host = aHost();
    await renderView(InboxScreen, host);

    await act(async () => {
      host.services.bus.emit('inbox/arrived', {});
      await Promise.resolve();
    });

    expect(host.callsOf(letterListCall)).toHaveLength(2);
  });

  it('counts the unread by kind, broadcasts included [R-UNREAD-01] [R-UNREAD-03]', async () => {
    await renderView(InboxScreen, aHost());

    expect(tabs()).toEqual(['全部8', '通知2', '活动', '公告2', '赛事3', '反馈回复1']);
  });

  it('opens on the tab its address names, and the address follows the tab [R-MEMBER-20]', async () => {
    const host = aHost({ location: { name: 'message', query: { type: 'match' } } });
    await renderView(InboxScreen, host);
    expect(host.callsOf(letterListCall)).toEqual([{ pageNum: 1, pageSize: 10, kind: 'match' }]);

    await userEvent.click(screen.getByRole('tab', { name: /^反馈回复/ }));

    expect(host.navigated).toMatchObject([{ name: 'message', options: { replace: true, query: { type: 'feedback' } } }]);
    expect(host.callsOf(letterListCall).at(-1)).toEqual({ pageNum: 1, pageSize: 10, kind: 'fd' });
  });

  it('marks a message as read when it is opened, and emits `inbox/read` [R-API-052]', async () => {
    const host = aHost();
    await renderView(InboxScreen, host);
    await userEvent.click(message(/存款到账/));

    expect(screen.getByText('您的存款 500.00 元已到账。')).toBeVisible();
    expect(screen.getByText('明细见交易记录。')).toBeVisible();
    expect(host.callsOf(letterReadCall)).toEqual([{ id: '1' }]);
    expect(host.emitted).toMatchObject([{ name: 'inbox/read' }]);
    expect(host.callsOf(unreadCall)).toHaveLength(2);

    await userEvent.click(message(/存款到账/));
    expect(screen.queryByText('明细见交易记录。')).toBeNull();
    await userEvent.click(message(/账户安全提示/));
    expect(host.callsOf(letterReadCall)).toHaveLength(1);
  });

  it('leaves a message open and unread where marking it failed', async () => {
    const host = aHost();
    host.answer(letterReadCall, failing({ is: 'unreachable' }));
    await renderView(InboxScreen, host);
    await userEvent.click(message(/存款到账/));

    expect(screen.getByText('明细见交易记录。')).toBeVisible();
    expect(host.emitted).toEqual([]);
  });

  it('links from a message about an answer to the feedback', async () => {
    await renderView(InboxScreen, aHost());
    await userEvent.click(message(/您的反馈已有回复/));

    expect(screen.getByRole('link', { name: '查看反馈列表' })).toHaveAttribute('href', '/feedbackList');
  });

  it('deletes a message only after a confirmation [R-API-053]', async () => {
    const host = aHost();
    await renderView(InboxScreen, host);
    const press = () => userEvent.click(screen.getByRole('button', { name: '删除「存款到账」' }));

    await press();
    expect(host.tips[0]?.options).toMatchObject({ message: '删除后不能恢复，确定删除这条消息？', showCancel: true });
    await act(async () => {
      host.tips[0]?.answer('cancelled');
      await Promise.resolve();
    });
    expect(host.callsOf(letterDeleteCall)).toEqual([]);

    await press();
    await act(async () => {
      host.tips[1]?.answer('confirmed');
      await Promise.resolve();
    });
    expect(host.callsOf(letterDeleteCall)).toEqual([{ id: '1' }]);
    expect(host.callsOf(letterListCall)).toHaveLength(2);
    expect(host.toasts).toEqual([{ message: '消息已删除', tone: 'success' }]);
  });

  it('marks a whole tab as read [R-API-054]', async () => {
    const host = aHost({ location: { name: 'message', query: { type: 'bulletin' } } });
    await renderView(InboxScreen, host);
    host.answer(unreadCall, someUnread());
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }));

    expect(host.callsOf(letterReadAllCall)).toEqual([{ kind: 'bulletin' }]);
    expect(tabs()).toEqual(['全部', '通知', '活动', '公告', '赛事', '反馈回复']);
    expect(screen.getByRole('button', { name: '全部已读' })).toBeDisabled();
  });

  it('changes pages', async () => {
    const host = aHost();
    host.answer(letterListCall, { total: 21, list: MESSAGES });
    await renderView(InboxScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));

    expect(host.callsOf(letterListCall).at(-1)).toMatchObject({ pageNum: 3 });
  });

  it('says when there are no messages', async () => {
    const host = aHost();
    host.answer(letterListCall, { total: 0, list: [] });
    await renderView(InboxScreen, host);

    expect(screen.getByText('暂无消息')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const host = aHost();
    host.answer(letterListCall, failing({ is: 'timeout' }));
    await renderView(InboxScreen, host);
    host.answer(letterListCall, { total: 1, list: [aWireInboxMessage()] });
    await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: '重试' }));

    expect(await screen.findByText('存款到账')).toBeVisible();
  });

  it('has texts in both languages', async () => {
    await renderView(InboxScreen, aHost(), {}, 'zh-TW');

    expect(screen.getByRole('heading', { level: 1, name: '站內信' })).toBeVisible();
    expect(screen.getByRole('button', { name: '全部已讀' })).toBeVisible();
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(InboxScreen, host);
    await userEvent.click(message(/存款到账/));

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
