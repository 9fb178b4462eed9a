import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import { failing, type FakeHost } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { jwtCall } from '@site/shared/wire/user';
import { CHAT_RECONNECT_DELAY_MS, CHAT_RESEND_POLL_MS } from '../socket/createChatSession';
import { aWireRoom, aWireSharedTicket, fromPlatform } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, openConnection, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { ChatScreen } from './ChatScreen';

const SAY = { msgId: 10003, msgData: { rid: 'c1', msg: '稳了', key: expect.any(String) as string } };
const own = { userId: '10001', name: 'player1' };
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function connect(host: FakeHost, ...messages: readonly unknown[]) {
  await openConnection(host);
  receive(host, ...messages);
}

async function showRoom(host = aChatHost(), ...messages: readonly unknown[]) {
  const view = await renderView(ChatScreen, host, { roomId: 'c1' });
  await joinRoom(host);
  receive(host, ...messages);
  return { host, ...view };
}

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

const field = () => screen.getByRole('textbox', { name: '发言内容' });
const log = () => screen.getByRole('log', { name: '聊天消息' });

describe('the chat', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lists the rooms and shows the one of the address [R-CHAT-01] [R-CHAT-22]', async () => {
    await showRoom(aChatHost(), fromPlatform.message());

    const rooms = screen.getByRole('navigation', { name: '聊天室列表' });
    expect(within(rooms).getByRole('link', { name: /综合聊天室/ })).toHaveAttribute('aria-current', 'page');
    expect(within(rooms).getByRole('link', { name: /足球讨论区/ })).toHaveAttribute('href', '/chat/c2');
    expect(screen.getByRole('heading', { level: 2, name: '综合聊天室' })).toBeVisible();
    expect(log()).toHaveTextContent('VIP 8江南老陈20:41下半场节奏明显上来了');
  });

  it.each(DEVICE_ZONES)('shows days and times of Shanghai on a device in %s', async (zone) => {
    setDeviceZone(zone);
    const midnight = Date.parse('2026-11-22T00:00:05+08:00');
    await showRoom(aChatHost(), fromPlatform.message({ at: midnight - 10_000 }), fromPlatform.message({ id: 'm2', at: midnight }));

    expect(log()).toHaveTextContent(/23:59.*2026-11-22.*00:00/);
  });

  it('shows no VIP grade beside the name of a guest', async () => {
    await showRoom(aChatHost(), fromPlatform.message({ name: '游客123456', vipLevel: 0, isGuest: true }));

    expect(log()).toHaveTextContent('游客12345620:41');
    expect(log()).not.toHaveTextContent('VIP');
  });

  it('has beside the room the goals there were before the page was opened, and none that was taken back', async () => {
    const { host } = await showRoom();
    const score = { rid: 'c1', team_h: '阿森纳', team_c: '切尔西', home: 1, away: 1, state: 'live', period: '2H', seconds: 3_900 };
    const goals = [
      { side: 'H', home: 1, away: 0, seconds: 900 },
      { side: 'C', home: 1, away: 1, seconds: 2_400 },
    ];
    receive(host, { msgId: 10014, msgData: { ...score, goals } });
    const side = within(screen.getByRole('complementary', { name: '房间动态' }));
    const shown = () => side.getAllByText(/进球！/).map((line) => line.textContent);
    expect(shown()).toEqual(["41' 进球！切尔西 得分，1 - 1", "16' 进球！阿森纳 得分，1 - 0"]);
    expect(screen.queryByRole('log')).toBeNull();

    const third = { side: 'H', home: 2, away: 1, seconds: 3_960 };
    receive(host, { msgId: 10014, msgData: { ...score, home: 2, seconds: 3_967, goal: 'H', goals: [...goals, third] } });
    expect(shown()[0]).toBe("67' 进球！阿森纳 得分，2 - 1");
    receive(host, { msgId: 10014, msgData: { ...score, goals } });
    expect(shown()).toHaveLength(2);
  });

  it('has beside the room who talks, and the bets that can still be followed', async () => {
    const { host } = await showRoom();
    const side = screen.getByRole('complementary', { name: '房间动态' });
    expect(side).toHaveTextContent('还没有动态');

    receive(
      host,
      fromPlatform.message({ id: '1', userId: '3', name: '江南老陈' }),
      fromPlatform.message({ id: '2', userId: '4', name: '夜雨听风', text: '', ticket: aWireSharedTicket() }),
      fromPlatform.message({
        id: '3',
        userId: '3',
        name: '江南老陈',
        text: '',
        ticket: aWireSharedTicket({ state: 'settled', result: 'W' }),
      }),
      fromPlatform.message({ id: '4', ...own, text: '', ticket: aWireSharedTicket() }),
    );

    const tickets = within(within(side).getByRole('region', { name: '可跟注单' }));
    expect(tickets.getAllByRole('region', { name: '注单 · 单注' })).toHaveLength(2);
    // An own ticket has no button to follow it.
    expect(tickets.getAllByRole('button', { name: '跟单' })).toHaveLength(1);
    const people = within(within(side).getByRole('region', { name: '最近发言' })).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toHaveLength(3);
  });

  it('fetches a jwt with an empty body before the login of a member [R-API-032]', async () => {
    const { host } = await showRoom();

    expect(host.callsOf(jwtCall)).toEqual([{}]);
  });

  it('stores the jwt of a member on the device, and removes it for a guest [R-STORE-05]', async () => {
    const { host } = await showRoom(aChatHost({ now: () => 5_000 }));
    expect(host.services.storage.read('jwt')).toEqual({ jwt: 'j', userId: '10001', at: 5_000 });

    act(() => {
      host.member.set(undefined);
    });

    expect(host.services.storage.read('jwt')).toBeUndefined();
    expect(JSON.stringify(host.logged)).not.toContain('"j"');
  });

  it('enters another room with the address', async () => {
    const { host, rerenderWith } = await showRoom();

    rerenderWith({ roomId: 'c2' });
    expect(connectionOf(host).sent.at(-1)).toEqual({ msgId: 10002, msgData: { rid: 'c2' } });
    receive(host, fromPlatform.joined([], aWireRoom({ rid: 'c2', name: '足球讨论区' })));

    expect(screen.getByRole('heading', { level: 2, name: '足球讨论区' })).toBeVisible();
  });

  it('sends the typed text, trimmed, and shows it once when the room does [R-VAL-49]', async () => {
    const { host } = await showRoom();

    await user.type(field(), '  稳了  {Enter}');
    await pass(1);
    expect(connectionOf(host).sent.at(-1)).toEqual(SAY);
    expect(field()).toHaveValue('');
    expect(log()).toHaveTextContent('稳了发送中');

    receive(host, fromPlatform.message({ ...own, id: '2', text: '稳了' }));

    expect(screen.getAllByText('稳了')).toHaveLength(1);
    expect(screen.queryByText('发送中')).toBeNull();
  });

  it('sends no empty message [R-VAL-50]', async () => {
    const { host } = await showRoom();
    const before = connectionOf(host).sent.length;

    await user.type(field(), '   ');
    await user.click(screen.getByRole('button', { name: '发送' }));
    await pass(CHAT_RESEND_POLL_MS);

    expect(connectionOf(host).sent).toHaveLength(before);
    expect(field()).toHaveFocus();
  });

  it('takes 200 characters of a pasted line and says so, with a counter near the limit only', async () => {
    await showRoom();
    expect(screen.queryByText(/\/200$/)).toBeNull();

    await user.click(field());
    await user.paste('长'.repeat(5_000));

    expect(field()).toHaveValue('长'.repeat(200));
    expect(field()).toHaveAccessibleDescription('最多 200 个字符，多出的部分没有填入');
    expect(screen.getByText('200/200')).toBeVisible();

    await user.keyboard('{Backspace>49/}');
    expect(screen.getByText('151/200')).toBeVisible();
    expect(field()).not.toHaveAccessibleDescription();
    await user.keyboard('{Backspace}');
    expect(screen.queryByText(/\/200$/)).toBeNull();
  });

  it('takes no direction mark and no hidden character', async () => {
    const { host } = await showRoom();

    await user.click(field());
    await user.paste('\u202E稳\u200B了\u2069');
    await user.keyboard('{Enter}');
    await pass(1);

    expect(connectionOf(host).sent.at(-1)).toEqual(SAY);
  });

  it('keeps room and messages during a loss of the connection, and sends waiting ones after it [R-CHAT-16]', async () => {
    const { host } = await showRoom(aChatHost(), fromPlatform.message());
    act(() => {
      connectionOf(host).drop();
    });
    expect(screen.getByRole('status')).toHaveTextContent('连接已断开，正在重新连接…');
    expect(log()).toHaveTextContent('下半场节奏明显上来了');

    await user.type(field(), '稳了{Enter}');
    expect(log()).toHaveTextContent('稳了等待发送');
    await pass(CHAT_RECONNECT_DELAY_MS);
    await connect(host, fromPlatform.welcome(), fromPlatform.joined());
    await pass(CHAT_RESEND_POLL_MS);

    expect(connectionOf(host).sent.slice(2)).toEqual([SAY]);
    expect(screen.queryByText('连接已断开，正在重新连接…')).toBeNull();
  });

  it.each([
    ['it was too fast', fromPlatform.blocked(), '未发送：发言太快，请稍后再试'],
    ['it was refused', fromPlatform.notice(6007), '未发送：内容未被接受'],
    ['the room is muted', fromPlatform.roomState('muted'), '未发送：暂停发言'],
  ])('shows that a message was not sent because %s; it can be sent again or deleted', async (_, answer, text) => {
    const { host } = await showRoom();
    await user.type(field(), '稳了{Enter}');
    await pass(1);

    receive(host, answer);
    expect(screen.getByText(text)).toBeVisible();
    const before = connectionOf(host).sent.length;
    await user.click(screen.getByRole('button', { name: '重新发送' }));
    await pass(1);
    expect(connectionOf(host).sent).toHaveLength(before + 1);

    receive(host, answer);
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(screen.queryByText(text)).toBeNull();
  });

  it.each([
    ['the room', fromPlatform.roomState('muted'), '本聊天室暂停发言'],
    ['the member', fromPlatform.selfMuted(), '您已被禁言'],
  ])('disables the composer while %s is muted', async (_, message, placeholder) => {
    await showRoom(aChatHost(), message);

    expect(field()).toBeDisabled();
    expect(field()).toHaveAttribute('placeholder', placeholder);
  });

  it('shows arrivals and the number of people', async () => {
    await showRoom(aChatHost(), fromPlatform.arrived('游客8291', 12842));

    expect(log()).toHaveTextContent('游客8291 进入房间');
    expect(screen.getByRole('heading', { level: 2, name: '综合聊天室' }).nextSibling).toHaveTextContent('12842 人在线');
  });

  it('lets a guest read and speak, under the name of the platform, with a way to sign in [R-CHAT-03] [R-ROLE-04]', async () => {
    const { host } = await showRoom(aChatHost({ member: null }), fromPlatform.message());
    expect(log()).toHaveTextContent('下半场节奏明显上来了');
    expect(screen.getByText(/当前为游客模式（游客8291）/)).toHaveTextContent('登录后可发红包、分享注单');
    await user.type(field(), '稳了{Enter}');
    await pass(1);
    expect(connectionOf(host).sent.at(-1)).toEqual(SAY);

    await user.click(screen.getByRole('button', { name: '登录' }));

    expect(host.emitted).toContainEqual({ name: 'auth/login', event: {} });
  });

  it('tells a guest what signing in adds in a room that takes pictures, and of a match', async () => {
    const { host } = await showRoom(aChatHost({ member: null }), fromPlatform.message());
    receive(
      host,
      { msgId: 10009, msgData: { rooms: [aWireRoom({ pictures: { level: 0 } })] } },
      {
        msgId: 10014,
        msgData: { rid: 'c1', team_h: '阿森纳', team_c: '切尔西', home: 0, away: 0, state: 'live', period: '1H', seconds: 60 },
      },
    );

    expect(screen.getByText(/当前为游客模式/)).toHaveTextContent('登录后可发红包、分享注单、发图片、预测比分');
  });

  it('connects again as a member, into the same room, when the guest signs in', async () => {
    const { host } = await showRoom(aChatHost({ member: null }));

    await act(async () => {
      host.member.set({ userId: '10001', name: 'player1', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true });
      await Promise.resolve();
    });
    expect(host.connections.map(({ state }) => state)).toEqual(['closed', 'connecting']);
    await connect(host, fromPlatform.welcome());

    expect(connectionOf(host).sent).toEqual([
      { msgId: 10001, msgData: { token: 'j', body: { jwt: 'j' } } },
      { msgId: 10002, msgData: { rid: 'c1' } },
    ]);
  });

  it('shows that the login failed, and can try it again', async () => {
    const host = aChatHost();
    host.answer(jwtCall, failing({ kind: 'timeout' }));
    await renderView(ChatScreen, host, { roomId: 'c1' });
    await connect(host);
    expect(screen.getByRole('status')).toHaveTextContent('聊天登录失败');
    expect(screen.queryByText('正在进入聊天室')).toBeNull();

    host.answer(jwtCall, { jwt: 'j' });
    await user.click(screen.getByRole('button', { name: '重新登录聊天' }));
    await pass(0);

    expect(connectionOf(host).sent).toHaveLength(1);
  });

  it('says that the session has ended, keeps what was said, and signs in again on request only', async () => {
    const { host } = await showRoom(aChatHost(), fromPlatform.message());
    receive(host, fromPlatform.notice(6001));
    connectionOf(host).drop();
    await pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('登录已失效');
    expect(screen.getByText('下半场节奏明显上来了')).toBeVisible();
    expect(host.connections).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: '重新登录聊天' }));

    expect(host.connections).toHaveLength(2);
  });

  it('has a hint in a room without messages', async () => {
    await showRoom();

    expect(screen.getByText('还没有人发言')).toBeVisible();
  });

  it('shows that the room cannot be entered, and can try it again', async () => {
    const host = aChatHost();
    await renderView(ChatScreen, host, { roomId: 'c9' });
    await connect(host, fromPlatform.welcome(), fromPlatform.notice(6004));
    expect(screen.getByText('无法进入该聊天室')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(connectionOf(host).sent.at(-1)).toEqual({ msgId: 10002, msgData: { rid: 'c9' } });
  });

  it('shows that it cannot connect, and can try it again at once', async () => {
    const host = aChatHost();
    await renderView(ChatScreen, host, { roomId: 'c1' });
    act(() => {
      connectionOf(host).drop();
    });
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(host.connections).toHaveLength(2);
  });

  it('has a skeleton while it connects', async () => {
    await renderView(ChatScreen, aChatHost(), { roomId: 'c1' });

    await pass(SKELETON_DELAY_MS);

    expect(screen.getByRole('status')).toHaveTextContent('加载中');
  });

  it('leaves nothing open when it is unmounted', async () => {
    const { host, unmount } = await showRoom();

    unmount();

    expect(host.liveCount).toBe(0);
    expect(connectionOf(host).state).toBe('closed');
  });
});

it('the chat passes the accessibility checker', async () => {
  await showRoom(aChatHost(), fromPlatform.message(), fromPlatform.arrived('游客8291', 4));

  expect(await accessibilityFaults()).toEqual([]);
});
