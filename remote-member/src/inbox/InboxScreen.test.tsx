import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import {
  letterDeleteCall,
  letterListCall,
  letterReadAllCall,
  letterReadCall,
  lettersDeleteCall,
  lettersReadCall,
} from '@site/shared/wire/letters';
import { noticeSettingsCall, setNoticeCall } from '@site/shared/wire/notices';
import type { ResponseOf } from '@site/shared/wire/call';
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

const NOTICES: ResponseOf<typeof noticeSettingsCall> = {
  list: [
    { kind: 'security', channel: 'inbox', isOn: true, isDuty: true },
    { kind: 'login', channel: 'sms', isOn: false, isDuty: false },
    { kind: 'orders', channel: 'inbox', isOn: true, isDuty: false },
  ],
};

const aHost = (options: FakeServicesOptions = {}) =>
  createFakeServices({
    location: { name: 'message' },
    answers: [
      fakeAnswer(letterListCall, { total: MESSAGES.length, list: MESSAGES }),
      fakeAnswer(unreadCall, someUnread({ brnotice_count: 1, notice_count: 1, brbulletin_count: 2, brmatch_count: 3, fd_count: 1 })),
      fakeAnswer(letterReadCall, {}),
      fakeAnswer(letterReadAllCall, {}),
      fakeAnswer(letterDeleteCall, {}),
      fakeAnswer(lettersReadCall, {}),
      fakeAnswer(lettersDeleteCall, {}),
      fakeAnswer(noticeSettingsCall, NOTICES),
      fakeAnswer(setNoticeCall, NOTICES),
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
    expect(message(/存款到账/)).toHaveTextContent('通知存款到账未读12:00您的存款 500 元已到账。');
    expect(message(/账户安全提示/)).not.toHaveTextContent('未读');
  });

  it('reloads the list when a message has arrived', async () => {
    const host = aHost();
    await renderView(InboxScreen, host);

    await act(async () => {
      host.services.bus.emit('inbox/arrived', {});
      await Promise.resolve();
    });

    expect(host.callsOf(letterListCall)).toHaveLength(2);
  });

  it('counts the unread messages by kind, broadcasts included [R-UNREAD-01] [R-UNREAD-03]', async () => {
    await renderView(InboxScreen, aHost());

    expect(tabs()).toEqual(['全部8', '通知2', '活动', '公告2', '赛事3', '反馈回复1']);
  });

  it('opens on the tab of its address, and the address follows the tab [R-MEMBER-20]', async () => {
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

    expect(screen.getAllByText('您的存款 500 元已到账。')[0]).toBeVisible();
    expect(screen.getByText('明细见交易记录。')).toBeVisible();
    expect(host.callsOf(letterReadCall)).toEqual([{ id: '1' }]);
    expect(host.emitted).toMatchObject([{ name: 'inbox/read' }]);
    expect(host.callsOf(unreadCall)).toHaveLength(2);

    await userEvent.click(message(/存款到账/));
    expect(screen.queryByText('明细见交易记录。')).toBeNull();
    await userEvent.click(message(/账户安全提示/));
    expect(host.callsOf(letterReadCall)).toHaveLength(1);
  });

  it('keeps a message open and unread when marking it failed', async () => {
    const host = aHost();
    host.answer(letterReadCall, failing({ kind: 'unreachable' }));
    await renderView(InboxScreen, host);
    await userEvent.click(message(/存款到账/));

    expect(screen.getByText('明细见交易记录。')).toBeVisible();
    expect(host.emitted).toEqual([]);
  });

  it('links from a message about an answer to the feedback', async () => {
    await renderView(InboxScreen, aHost());
    await userEvent.click(message(/您的反馈已有回复/));

    expect(screen.getByRole('link', { name: '查看反馈' })).toHaveAttribute('href', '/feedbackList');
  });

  it('deletes a message only after a confirmation [R-API-053]', async () => {
    const host = aHost();
    await renderView(InboxScreen, host);
    const press = () => userEvent.click(screen.getByRole('button', { name: '删除“存款到账”' }));

    await press();
    expect(host.dialogs[0]?.options).toMatchObject({ message: '删除后不能恢复，确定删除这条消息？', showCancel: true });
    await act(async () => {
      host.dialogs[0]?.answer('cancelled');
      await Promise.resolve();
    });
    expect(host.callsOf(letterDeleteCall)).toEqual([]);

    await press();
    await act(async () => {
      host.dialogs[1]?.answer('confirmed');
      await Promise.resolve();
    });
    expect(host.callsOf(letterDeleteCall)).toEqual([{ id: '1' }]);
    expect(host.callsOf(letterListCall)).toHaveLength(2);
    expect(host.toasts).toEqual([{ message: '消息已删除', tone: 'success' }]);
  });

  it('groups messages by day, in two lines each', async () => {
    const host = aHost();
    host.answer(letterListCall, {
      total: 3,
      list: [
        aWireInboxMessage({ at: Date.parse('2026-11-21T23:59:00+08:00') }),
        aWireInboxMessage({ id: '2', title: '取款已出款' }),
        aWireInboxMessage({ id: '3', title: '欢迎加入', at: Date.parse('2026-11-20T23:59:59+08:00') }),
      ],
    });
    await renderView(InboxScreen, host);

    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['2026-11-21', '2026-11-20']);
    expect(within(screen.getByRole('region', { name: '2026-11-21' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('links to the order, ticket or answer that a message is about, and to the devices', async () => {
    const host = aHost();
    host.answer(letterListCall, {
      total: 5,
      list: [
        aWireInboxMessage({ link: { to: 'order', id: 'CK1' } }),
        aWireInboxMessage({ id: '4', title: '注单重新结算', link: { to: 'ticket', id: 'T1' } }),
        aWireInboxMessage({ id: '5', kind: 'fd', title: '已有回复', link: { to: 'feedback', id: 'FK1' } }),
        aWireInboxMessage({ id: '2', title: '新设备登录提醒', link: { to: 'sessions' } }),
        aWireInboxMessage({ id: '3', title: '未来', link: { to: 'elsewhere' } }),
      ],
    });
    await renderView(InboxScreen, host);
    await userEvent.click(message(/存款到账/));
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/transRecord?tab=orders&order=CK1');
    await userEvent.click(message(/注单重新结算/));
    expect(screen.getByRole('link', { name: '查看注单' })).toHaveAttribute('href', '/betRecord?ticket=T1');
    await userEvent.click(message(/已有回复/));
    expect(screen.getByRole('link', { name: '查看反馈' })).toHaveAttribute('href', '/feedbackList?feedback=FK1');
    await userEvent.click(message(/新设备/));
    expect(screen.getByRole('link', { name: '查看登录设备' })).toHaveAttribute('href', '/sessions');
    await userEvent.click(message(/未来/));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('marks several messages as read, and deletes several after a confirmation', async () => {
    const host = aHost();
    await renderView(InboxScreen, host);
    const deleting = () => screen.getByRole('button', { name: /^删除所选/ });
    expect(deleting()).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择“存款到账”12:00' }));
    await userEvent.click(screen.getByRole('button', { name: '标为已读' }));
    expect(host.callsOf(lettersReadCall)).toEqual([{ ids: ['1'] }]);

    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择“存款到账”12:00' }));
    await userEvent.click(deleting());
    expect(host.dialogs[0]?.options).toMatchObject({ message: '删除后不能恢复，确定删除所选的 2 条消息？', showCancel: true });
    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(host.callsOf(lettersDeleteCall)).toEqual([{ ids: ['2', '3'] }]);
    expect(deleting()).toBeDisabled();
  });

  it('offers a switch for each optional notification', async () => {
    const host = aHost();
    await renderView(InboxScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '通知设置' }));
    const dialog = within(await screen.findByRole('dialog', { name: '通知设置' }));

    expect(dialog.getAllByRole('switch').map((each) => [each.getAttribute('aria-label') ?? each.closest('label')?.textContent])).toEqual([
      ['新设备或新网络登录：短信'],
      ['存款到账与取款进度：站内信'],
    ]);
    expect(dialog.getByText('始终通知')).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: '存款到账与取款进度：站内信' }));

    expect(host.callsOf(setNoticeCall)).toEqual([{ kind: 'orders', channel: 'inbox', isOn: false }]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when a notification could not be switched', async () => {
    const host = aHost();
    host.answer(setNoticeCall, failing({ kind: 'timeout' }));
    await renderView(InboxScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '通知设置' }));
    await userEvent.click(await screen.findByRole('switch', { name: '新设备或新网络登录：短信' }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(host.callsOf(noticeSettingsCall)).toHaveLength(2);
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

  it('pages through the messages', async () => {
    const host = aHost();
    host.answer(letterListCall, { total: 21, list: MESSAGES });
    await renderView(InboxScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));

    expect(host.callsOf(letterListCall).at(-1)).toMatchObject({ pageNum: 3 });
  });

  it('shows that there are no messages', async () => {
    const host = aHost();
    host.answer(letterListCall, { total: 0, list: [] });
    await renderView(InboxScreen, host);

    expect(screen.getByText('暂无消息')).toBeVisible();
  });

  it('loads again on request after a failure', async () => {
    const host = aHost();
    host.answer(letterListCall, failing({ kind: 'timeout' }));
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
