import { CHAT_MESSAGE_IDS as ID, chooseNicknameCall } from '@site/shared/wire/chat';
import { sql } from 'kysely';
import { openChats, withId } from '../testing/openChats';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests();
const { aMember, join, closeAll } = openChats(() => site);

beforeEach(async () => {
  await site.sandbox('reset', {});
  await sql`update member set nickname = name where name in ('player1', 'player2')`.execute(site.db);
});
afterEach(closeAll);

const choose = (token: string, nickname: string) => site.send(chooseNicknameCall, { nickname }, { token });

it('is chosen once, and is the name of the member from the next message on, at every socket', async () => {
  const { socket, token, welcome } = await aMember('player1', 'player123');
  expect(welcome).toMatchObject({ name: 'p***1', mayBeNamed: true });
  await join(socket, 'c1');

  expect(await choose(token, ' 江南老陈 ')).toMatchObject({ status_code: 6000, data: { name: '江南老陈' } });
  socket.send({ msgId: ID.sendMessage, msgData: { msg: '早' } });
  expect((await socket.next(withId(ID.sendMessage)))['msgData']).toMatchObject({ name: '江南老陈' });
  expect(await choose(token, '江南小陈')).toMatchObject({ status_code: 6012, message: '昵称只能设置一次' });
  const { welcome: next } = await aMember('player1', 'player123');
  expect(next.name).toBe('江南老陈');
  expect(next).not.toHaveProperty('mayBeNamed');
});

it.each([
  ['陈', 6008],
  ['一二三四五六七八九十一二三', 6007],
  ['13800138000', 6008],
  ['老 陈', 6008],
  ['官方客服', 6008],
  ['kefu01', 6008],
  ['GM_1', 6008],
  ['ｓｔａｆｆ１', 6008],
  ['加微信abc12', 6008],
  ['远山2', 6000],
  ['player2', 6009],
  ['小满', 6009],
])('%s is answered %i', async (nickname, code) => {
  const token = await site.signIn('player1', 'player123');
  expect(await choose(token, nickname)).toMatchObject({ status_code: code });
});

it('is given to one of two who want it at once, however it is written', async () => {
  const tokens = [await site.signIn('player1', 'player123'), await site.signIn('player2', 'player234')];

  const answers = await Promise.all(tokens.map((token, place) => choose(token, place === 0 ? 'Lion' : 'ｌｉｏｎ')));

  expect(answers.map(({ status_code }) => status_code).sort((one, other) => one - other)).toEqual([6000, 6009]);
});
