import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PREDICTION_POINTS } from '@site/shared/wire/chat';
import { pageChat } from '../socket/createPageChat';
import { aWireMessage, aWireRoom } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, openConnection, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { ChatDock } from './ChatDock';

/** The ids are literal, because these tests show the effect of each in the dock, on the stream of the page. */
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
  // Reset the room, because the page remembers the last one across views.
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
    expect(connectionOf(host).sent.at(-1)).toEqual({
      msgId: 10003,
      msgData: { rid: 'c1', msg: '稳了', key: expect.any(String) as string },
    });
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

  it('10004 says until when and why, and takes it back', async () => {
    const host = await showRoom();
    const until = Date.UTC(2026, 10, 25, 13);
    receive(host, { msgId: 10004, msgData: { kind: 'mute', until, reason: '刷屏' } });
    expect(screen.getByText('至 11-25 21:00。原因：刷屏。')).toBeVisible();

    receive(host, { msgId: 10004, msgData: { kind: 'none' } });

    expect(field()).toBeEnabled();
  });

  it('10004 with a ban shows nothing of the room, and signs in again when it is taken back', async () => {
    const host = await showRoom();
    receive(host, { msgId: 10003, msgData: aWireMessage() });

    receive(host, { msgId: 10004, msgData: { kind: 'ban', reason: '诈骗' } });
    expect(screen.getByText('您已被禁止使用聊天室')).toBeVisible();
    expect(screen.getByText('未设定结束时间。原因：诈骗。')).toBeVisible();
    expect(screen.queryByText('下半场节奏明显上来了')).toBeNull();
    expect(field()).toBeDisabled();

    receive(host, { msgId: 10004, msgData: { kind: 'none' } });
    await pass(0);
    expect(connectionOf(host).sent.at(-1)).toMatchObject({ msgId: 10001 });
  });

  it('10007 says which grade is needed to speak, and which the member has [R-CHATID-10007] [R-CHAT-21]', async () => {
    const host = await showRoom();
    await send('稳了');

    receive(host, { msgId: 10007, msgData: { level: 7 } });
    expect(field()).toBeDisabled();
    expect(field()).toHaveAttribute('placeholder', 'VIP 7 及以上可发言');
    expect(screen.getByText('您目前是 VIP 6。')).toBeVisible();
    expect(screen.getByText('未发送：VIP 等级不足')).toBeVisible();

    receive(host, { msgId: 10007, msgData: { level: 6 } });
    expect(field()).toBeEnabled();
  });

  it('10009 gives the rooms there are, and what may be done in the one that is shown [R-CHATID-10009] [R-CHAT-21]', async () => {
    const host = await showRoom();
    const rooms = [aWireRoom({ state: 'muted', online: 8 }), aWireRoom({ rid: 'c4', name: '篮球讨论区' })];

    receive(host, { msgId: 10009, msgData: { rooms } });

    expect(field()).toHaveAttribute('placeholder', '本聊天室暂停发言');
    expect(screen.getByText('8 人在线')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '切换聊天室' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['综合聊天室', '篮球讨论区']);
  });

  it('10006 shows what is pinned in the room, and takes it away', async () => {
    const host = await showRoom();

    receive(host, { msgId: 10006, msgData: { rid: 'c1', state: 'open', pinned: '今晚八点开赛' } });
    expect(screen.getByText('今晚八点开赛')).toBeVisible();
    receive(host, { msgId: 10006, msgData: { rid: 'c1', state: 'open' } });

    expect(screen.queryByText('今晚八点开赛')).toBeNull();
  });

  it('10011 is sent for what was missed during a loss of the connection, and fills the gap [R-CHATID-10011] [R-CHAT-21]', async () => {
    const host = await showRoom();
    receive(host, { msgId: 10003, msgData: aWireMessage({ id: '1', at: 1_000 }) });
    act(() => {
      connectionOf(host).drop();
    });
    await pass(5_000);
    await joinRoom(host, { msgId: 10016, msgData: { room: ROOMS[0], recent: [aWireMessage({ id: '9', text: '终场', at: 9_000 })] } });

    expect(screen.getByText('正在补上断线期间的消息…')).toBeVisible();
    const asked = { rid: 'c1', pageNum: 1, pageSize: 15, category: 1, categoryType: 0, beginTime: 1_000, endTime: 9_000 };
    expect(connectionOf(host).sent.at(-1)).toEqual({ msgId: 10011, msgData: asked });
    const list = [aWireMessage({ id: '5', text: '进球了', at: 5_000 }), aWireMessage({ id: '1', at: 1_000 })];
    receive(host, { msgId: 10011, msgData: { rid: 'c1', pageNum: 1, total: 2, list } });

    expect(screen.queryByText('正在补上断线期间的消息…')).toBeNull();
    expect(screen.getByRole('log').textContent).toMatch(/下半场节奏明显上来了.*进球了.*终场/);
  });

  it('10014 shows the score of the match of the room, and a goal as a line [R-CHATID-10014] [R-CHAT-21]', async () => {
    const host = await showRoom();
    const score = { rid: 'c1', team_h: '阿森纳', team_c: '切尔西', home: 1, away: 1, state: 'live', period: '2H', seconds: 3_900 };
    receive(host, { msgId: 10014, msgData: score });
    expect(screen.getByRole('region', { name: '比赛比分' })).toHaveTextContent('阿森纳1 - 1切尔西进行中');

    receive(host, { msgId: 10014, msgData: { ...score, home: 2, seconds: 3_967, goal: 'H' } });

    expect(screen.getByRole('region', { name: '比赛比分' })).toHaveTextContent('2 - 1');
    expect(screen.getByRole('log')).toHaveTextContent("67' 进球！阿森纳 得分，2 - 1");
  });

  it('10018 is sent with the score a member predicts, and shown as a card of its own [R-CHATID-10018] [R-CHAT-21]', async () => {
    const host = await showRoom();
    const score = { rid: 'c1', team_h: '阿森纳', team_c: '切尔西', home: 2, away: 1, state: 'live', period: '1H', seconds: 1_800 };
    receive(host, { msgId: 10014, msgData: score });
    await user.click(screen.getByRole('button', { name: '预测比分' }));
    expect(screen.getByText(`上半场结束前预测，猜中终场比分可得 ${String(PREDICTION_POINTS)} 积分。`)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '增加' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: '发送预测' }));
    await pass(1);
    const sent = { rid: 'c1', home: 3, away: 1, key: expect.any(String) as string };
    expect(connectionOf(host).sent.at(-1)).toEqual({ msgId: 10018, msgData: sent });

    receive(host, { msgId: 10018, msgData: aWireMessage({ ...SELF, id: '3', text: '', prediction: { home: 3, away: 1 } }) });

    expect(screen.getByRole('log')).toHaveTextContent('比分预测 阿森纳 3 - 1 切尔西');
    expect(screen.queryByText('发送中')).toBeNull();

    const right = { home: 3, away: 1, points: PREDICTION_POINTS };
    receive(host, { msgId: 10022, msgData: aWireMessage({ ...SELF, id: '3', text: '', prediction: right }) });
    expect(screen.getByRole('log')).toHaveTextContent('阿森纳 3 - 1 切尔西 猜中 +50 积分');
  });

  it.each([
    { state: 'not-started', period: '', isEarly: true },
    { state: 'break', period: 'HT', isEarly: false },
    { state: 'live', period: '2H', isEarly: false },
  ])('promises points for a prediction in $period $state: $isEarly', async ({ isEarly, ...moment }) => {
    const host = await showRoom();
    receive(host, {
      msgId: 10014,
      msgData: { rid: 'c1', team_h: '阿森纳', team_c: '切尔西', home: 0, away: 0, seconds: 0, ...moment },
    });
    await user.click(screen.getByRole('button', { name: '预测比分' }));

    expect(screen.queryAllByText(/可得 \d+ 积分/)).toHaveLength(isEarly ? 1 : 0);
    expect(screen.queryAllByText('上半场已结束，现在预测不得积分。')).toHaveLength(isEarly ? 0 : 1);
  });

  it('10021 takes a message away', async () => {
    const host = await showRoom();
    receive(host, { msgId: 10003, msgData: aWireMessage({ id: '7' }) });

    receive(host, { msgId: 10021, msgData: { rid: 'c1', id: '7' } });

    expect(screen.queryByText('下半场节奏明显上来了')).toBeNull();
  });

  it('10015 that is taken back enters the room again', async () => {
    const host = await showRoom();

    receive(host, { msgId: 10015, msgData: { rid: 'c1', isTakenBack: true } });

    expect(connectionOf(host).sent.at(-1)).toEqual({ msgId: 10002, msgData: { rid: 'c1' } });
  });

  it.each([
    [{ code: 6008, about: 'words' }, '未发送：含有不允许的词语'],
    [{ code: 6008, about: 'links' }, '未发送：不能发送网址'],
    [{ code: 6008, about: 'contact' }, '未发送：不能发送联系方式'],
    [{ code: 6009 }, '未发送：已预测过，或比赛已结束'],
    [{ code: 6011 }, '未发送：发送次数过多，请稍后再试'],
    [{ code: 6005 }, '未发送：系统繁忙，请稍后再试'],
  ])('60000 with %j says what a message was refused for', async (msgData, words) => {
    const host = await showRoom();
    await send('稳了');

    receive(host, { msgId: 60000, msgData });

    expect(screen.getByText(words)).toBeVisible();
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
