import { randomUUID } from 'node:crypto';
import { promotionsCall } from '@site/shared/wire/promotions';
import { CHAT_MESSAGE_IDS as ID, chatHistoryCall, reportMessageCall } from '@site/shared/wire/chat';
import { readSecurityLog } from '../security-log/readSecurityLog';
import type { SaidMessage } from '../chat/createAuthority';
import type { SecurityRecord } from '../security-log/securityEvent';
import { answerOf } from '../testing/answerOf';
import { openChats, withId } from '../testing/openChats';
import { platformForTests } from '../testing/platformForTests';
import type { AccountTables } from '../accounts/tables';
import type { OperatorDesk, PersonOnDesk } from './createOperatorActions';
import type { PersonQuestion } from './readPersonQuestions';

const site = platformForTests();
const { aMember, join, closeAll } = openChats(() => site);

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});
afterEach(closeAll);

async function ask(path: string, body?: object) {
  const order = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-operator': 'lin%20%E6%9E%97' },
  };
  const response = await fetch(`${String(site.platform.sandboxUrl)}/operator/${path}`, body === undefined ? {} : order);
  return { status: response.status, body: (await response.json()) as unknown };
}
const desk = async () => (await ask('desk')).body as OperatorDesk;
const personOf = async (name: string) => (await ask(`member/${encodeURIComponent(name)}`)).body as PersonOnDesk;

async function newestOrder(): Promise<SecurityRecord | undefined> {
  let newest: SecurityRecord | undefined;
  for await (const event of readSecurityLog(site.db, { event: 'operator' })) newest = event;
  return newest;
}

it('asks about members who may be one person, and acts on none of them', async () => {
  const bind = (name: string, facts: object) => site.sandbox(`member/${name}/bindings`, facts);
  const questions = async () => ((await ask('persons')).body as { readonly questions: readonly PersonQuestion[] }).questions;
  await bind('player1', { realName: '王小明', birthday: '1990-06-12' });
  await bind('player2', { realName: '王小眀', birthday: '1990-06-12' });
  await bind('unbound1', { realName: '王小眀', birthday: '1991-06-12' });
  expect(await questions()).toEqual([{ kind: 'look_alike', members: ['player1', 'player2'] }]);

  await bind('player2', { realName: '王・小明' });
  const facts = { kind: 'bank' as const, code: 'ICBC', number: '6222020000000000', is_default: false };
  const times = { added_at: site.clock.now(), removed_at: site.clock.now() };
  for (const name of ['player1', 'unbound1']) {
    const { userId } = (await site.sandbox(`member/${name}`)) as { readonly userId: string };
    await site.db
      .withTables<AccountTables>()
      .insertInto('payout_account')
      .values({ id: randomUUID(), member_id: Number(userId), ...facts, ...times })
      .execute();
  }

  expect(await questions()).toEqual([
    { kind: 'account', members: ['player1', 'unbound1'] },
    { kind: 'name', members: ['player1', 'player2'] },
  ]);
});

it('the desk shows rooms, people who are kept from speaking, staff, and promotions as they run', async () => {
  await ask('chat/room', { rid: 'c2', state: 'muted', pinned: '文明发言' });
  await ask('chat/clear', { rid: 'c1' });
  await ask('chat/staff', { member: 'player2', isStaff: true });
  await ask('chat/restrict', { member: 'player1', kind: 'mute', minutes: 5, reason: '刷屏' });

  const { rooms, restricted, staff, promotions } = await desk();

  expect(rooms).toMatchObject([
    { rid: 'c1', name: { 'zh-CN': '综合聊天室' }, state: 'open', pinned: null, isCleared: true },
    { rid: 'c2', state: 'muted', pinned: '文明发言' },
    { rid: 'c3', isCleared: false },
  ]);
  expect(restricted).toMatchObject([{ name: '晨星', login: 'player1', restriction: { kind: 'mute', reason: '刷屏' } }]);
  expect(staff).toMatchObject([{ login: 'player2', isStaff: true }]);
  expect(promotions.find(({ id }) => id === 'new-task')).toMatchObject({
    state: 'running',
    endsAt: null,
    terms: { reward: expect.stringMatching(/^\d+\.\d\d$/) as string },
    isChanged: false,
  });

  site.clock.advance(5 * 60_000);
  expect((await desk()).restricted).toEqual([]);
});

it('a member is found by login name and by nickname', async () => {
  const byLogin = await personOf('Player1');

  expect(byLogin).toMatchObject({ name: '晨星', login: 'player1', isStaff: false, restriction: { kind: 'none' } });
  expect(await personOf('晨星')).toEqual(byLogin);
  expect((await ask('member/nobody')).status).toBe(400);
});

it('what was reported is on the desk until the line is deleted, which the room’s history has no more', async () => {
  const { socket } = await aMember('player1', 'player123');
  await join(socket, 'c1');
  const history = async () =>
    answerOf(chatHistoryCall, await site.send(chatHistoryCall, { rid: 'c1', pageNum: 1, pageSize: 15, category: 1, categoryType: 0 })).list;
  const [newest] = await history();
  const token = await site.signIn('player2', 'player234');
  await site.send(reportMessageCall, { id: newest?.id ?? '' }, { token });

  expect((await desk()).reports).toMatchObject([{ id: newest?.id, reports: 1 }]);
  await ask('chat/delete', { id: newest?.id });

  expect((await desk()).reports).toEqual([]);
  expect((await history()).map(({ id }) => id)).not.toContain(newest?.id);
});

it('the lines of a room are shown newest first, and one that nobody reported is deleted for everybody at once', async () => {
  const { socket } = await aMember('player1', 'player123');
  await join(socket, 'c1');
  const lines = async () => ((await ask('room/c1')).body as { lines: readonly SaidMessage[] }).lines;
  const [newest, ...others] = await lines();
  if (newest === undefined) throw new Error('nothing was said');
  expect(others.map(({ id }) => Number(id)).every((id) => id < Number(newest.id))).toBe(true);

  await ask('chat/delete', { id: newest.id });

  expect(await socket.next(withId(ID.messageDeleted))).toMatchObject({ msgData: { rid: 'c1', id: newest.id } });
  expect(await lines()).toEqual(others);
  expect(await newestOrder()).toMatchObject({ result: 'ok', about: `POST /operator/chat/delete ${newest.id} by lin 林` });
  expect((await ask('chat/delete', { id: newest.id })).status).toBe(400);
});

it('a promotion ends, runs again without an end, and pays another reward; terms that are not its own change nothing [R-ACT-07]', async () => {
  const listed = async () => answerOf(promotionsCall, await site.send(promotionsCall, {})).list.find(({ id }) => id === 'new-task');
  const onDesk = async () => (await desk()).promotions.find(({ id }) => id === 'new-task');

  await ask('promotion', { id: 'new-task', endsAt: new Date(site.clock.nowMs()).toISOString() });
  expect(await listed()).toBeUndefined();
  expect(await onDesk()).toMatchObject({ state: 'ended', isChanged: true });

  await ask('promotion', { id: 'new-task', endsAt: 'open', terms: { reward: '77.00' } });
  expect(await listed()).toMatchObject({ id: 'new-task' });
  expect(await onDesk()).toMatchObject({ state: 'running', endsAt: null, terms: { reward: '77.00' } });

  expect(await ask('promotion', { id: 'new-task', terms: { least: '1.00' } })).toMatchObject({ status: 400 });
  expect(await ask('promotion', { id: 'new-task', endsAt: 'tomorrow' })).toMatchObject({ status: 400 });
  expect(await onDesk()).toMatchObject({ terms: { reward: '77.00' } });

  await ask('promotion', { id: 'new-task', endsAt: null, startsAt: null, terms: null });
  expect(await onDesk()).toMatchObject({ isChanged: false });
});

it('every order is in the security log with who gave it, and neither the member nor the reason', async () => {
  await ask('chat/restrict', { member: 'player1', kind: 'ban', reason: '诈骗' });

  const newest = await newestOrder();
  expect(newest).toMatchObject({ event: 'operator', result: 'ok', about: 'POST /operator/chat/restrict by lin 林' });
  expect(JSON.stringify(newest)).not.toMatch(/player1|诈骗/);
});
