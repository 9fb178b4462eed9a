import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageChat } from '../socket/createPageChat';
import { aWireMessage, aWireRoom } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, openConnection, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { ChatDock } from './ChatDock';

/** The ids are literal here: these tests show what each does in the dock, on the stream of the page. */
const SELF = { userId: '10001', name: 'player1' };
const ROOMS = [aWireRoom(), aWireRoom({ rid: 'c2', name: '足球讨论区' })];
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function showDock(host = aChatHost()) {
  await renderView(ChatDock, host);
  return host;
}

async function showRoom(host = aChatHost()) {
  await showDock(host);
  await joinRoom(host);
  return host;
}

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

async function send(text: string) {
  await user.type(field(), `${text}{Enter}`);
  await pass(1);
}

const field = () => screen.getByRole('textbox', { name: '发言内容' });
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

beforeEach(() => {
  jest.useFakeTimers();
  // The last room is remembered across views.
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a message id in the dock', () => {
  it('0 is sent every 10 s, and its answer keeps the connection open [R-CHATID-0]', async () => {
    const host = await showRoom();
    const beats = () => connectionOf(host).sent.filter((message) => JSON.stringify(message) === '{"msgId":0}');
    expect(beats()).toEqual([]);

    for (let beat = 1; beat <= 3; beat += 1) {
      await pass(10_000);
      expect(beats()).toHaveLength(beat);
      receive(host, { msgId: 0 });
    }
    expect(host.connections).toHaveLength(1);

    await pass(40_000);
    expect(host.connections).toHaveLength(2);
  });

  it('10001 signs the member in: the rooms can be chosen, and the first is entered [R-CHATID-10001]', async () => {
    const host = await showDock();
    await openConnection(host);
    expect(screen.queryByRole('button', { name: '切换聊天室' })).toBeNull();
    expect(connectionOf(host).sent).toEqual([{ msgId: 10001, msgData: { token: 'j', body: { jwt: 'j' } } }]);

    receive(host, { msgId: 10001, msgData: { ...SELF, rooms: ROOMS } });

    expect(screen.getByRole('button', { name: '切换聊天室' })).toBeVisible();
    expect(connectionOf(host).sent.slice(1)).toEqual([{ msgId: 10002, msgData: { rid: 'c1' } }]);
  });

  it('10019 signs a guest in, under the name of the answer [R-CHATID-10019]', async () => {
    const host = await showDock(aChatHost({ member: null }));
    await openConnection(host);
    expect(connectionOf(host).sent).toEqual([{ msgId: 10019, msgData: {} }]);

    receive(host, { msgId: 10019, msgData: { userId: 'g8291', name: '游客8291', rooms: ROOMS } });

    expect(screen.getByText(/当前为游客模式（游客8291）/)).toBeVisible();
  });

  it('10002 is sent with the rid of the chosen room, and 10016 shows that room [R-CHATID-10002] [R-CHATID-10016]', async () => {
    const host = await showRoom();
    await user.click(screen.getByRole('button', { name: '切换聊天室' }));
    await user.click(await screen.findByRole('menuitem', { name: '足球讨论区' }));
    expect(connectionOf(host).sent.at(-1)).toEqual({ msgId: 10002, msgData: { rid: 'c2' } });
    expect(screen.queryByRole('heading', { level: 2, name: '足球讨论区' })).toBeNull();

    receive(host, { msgId: 10016, msgData: { room: ROOMS[1], recent: [aWireMessage({ rid: 'c2', text: '开球了' })] } });

    expect(heading('足球讨论区')).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('开球了');
  });

  it('10003 is sent with msg, and one that arrives is shown [R-CHATID-10003]', async () => {
    const host = await showRoom();

    await send('稳了');
    expect(connectionOf(host).sent.at(-1)).toEqual({ msgId: 10003, msgData: { rid: 'c1', msg: '稳了' } });
    expect(screen.getByText('发送中')).toBeVisible();
    receive(
      host,
      { msgId: 10003, msgData: aWireMessage({ id: '2', userId: '8', name: '北岸', text: '看好主队' }) },
      { msgId: 10003, msgData: aWireMessage({ id: '3', ...SELF, text: '稳了' }) },
    );

    expect(screen.getByRole('log')).toHaveTextContent('看好主队');
    expect(screen.queryByText('发送中')).toBeNull();
  });

  it('10004 mutes the member: the composer is disabled, and the message on its way is not sent [R-CHATID-10004]', async () => {
    const host = await showRoom();
    await send('稳了');

    receive(host, { msgId: 10004 });

    expect(field()).toBeDisabled();
    expect(field()).toHaveAttribute('placeholder', '您已被禁言');
    expect(screen.getByText('未发送：暂停发言')).toBeVisible();
  });

  it('10005 blocks the message on its way, and the member may go on [R-CHATID-10005]', async () => {
    const host = await showRoom();
    await send('稳了');

    receive(host, { msgId: 10005, msgData: { rid: 'c1' } });

    expect(screen.getByText('未发送：发言太快，请稍后再试')).toBeVisible();
    expect(field()).toBeEnabled();
  });

  it('10006 mutes one room and opens it again [R-CHATID-10006]', async () => {
    const host = await showRoom();

    receive(host, { msgId: 10006, msgData: { rid: 'c2', state: 'muted' } });
    expect(field()).toBeEnabled();
    receive(host, { msgId: 10006, msgData: { rid: 'c1', state: 'muted' } });
    expect(field()).toBeDisabled();
    expect(field()).toHaveAttribute('placeholder', '本聊天室暂停发言');
    receive(host, { msgId: 10006, msgData: { rid: 'c1', state: 'open' } });

    expect(field()).toBeEnabled();
  });

  it('10008 shows an arrival and the number of people [R-CHATID-10008]', async () => {
    const host = await showRoom();
    receive(host, { msgId: 10003, msgData: aWireMessage() });

    receive(host, { msgId: 10008, msgData: { rid: 'c1', userId: 'g1', name: '游客1', online: 12842 } });

    expect(screen.getByRole('log')).toHaveTextContent('游客1 进入房间');
    expect(screen.getByText('12842 人在线')).toBeVisible();
  });

  it('10013 closes the room, from where it can be entered again [R-CHATID-10013]', async () => {
    const host = await showRoom();

    receive(host, { msgId: 10013, msgData: { rid: 'c1' } });
    expect(screen.getByText('无法进入该聊天室')).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(connectionOf(host).sent.at(-1)).toEqual({ msgId: 10002, msgData: { rid: 'c1' } });
  });

  it('10015 removes the messages of the room [R-CHATID-10015]', async () => {
    const host = await showRoom();
    receive(host, { msgId: 10003, msgData: aWireMessage() });
    expect(screen.getByRole('log')).toHaveTextContent('下半场节奏明显上来了');

    receive(host, { msgId: 10015, msgData: { rid: 'c1' } });

    expect(screen.queryByText('下半场节奏明显上来了')).toBeNull();
    expect(screen.getByText('还没有人发言')).toBeVisible();
  });

  it('60000 answers what was sent last: the login, the room or the message [R-CHATID-60000]', async () => {
    const host = await showDock();
    await openConnection(host);
    receive(host, { msgId: 60000, msgData: { code: 6001 } });
    expect(screen.getByText('聊天登录失败')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '重新登录聊天' }));
    await pass(0);
    receive(host, { msgId: 10001, msgData: { ...SELF, rooms: ROOMS } }, { msgId: 60000, msgData: { code: 6004 } });
    expect(screen.getByText('无法进入该聊天室')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '重试' }));
    receive(host, { msgId: 10016, msgData: { room: ROOMS[0], recent: [] } });
    await send('稳了');
    receive(host, { msgId: 60000, msgData: { code: 6007 } });
    expect(screen.getByText('未发送：内容未被接受')).toBeVisible();
  });
});
