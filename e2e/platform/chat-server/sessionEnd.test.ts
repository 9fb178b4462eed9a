import { createHash } from 'node:crypto';
import { bindPasswordCall } from '@site/shared/wire/accounts';
import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { logoutCall } from '@site/shared/wire/login';
import { createSessions } from '../members/createSessions';
import { openChats, withId } from '../testing/openChats';
import { platformForTests } from '../testing/platformForTests';

/** Close code of a session that has ended. */
const SESSION_OVER = 4001;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const site = platformForTests();
const chats = openChats(() => site);
beforeEach(() => site.sandbox('reset', {}));
afterEach(() => chats.closeAll());

const aPlayer = () => chats.aMember('player1', 'player123');
const memberId = async () => Number(((await site.sandbox('member/player1')) as { readonly userId: string }).userId);
const sessions = () => createSessions(site.db, site.clock, { get: () => Promise.resolve('0') });

describe('the chat socket of a session that was ended', () => {
  it.each<[string, (token: string) => Promise<unknown>]>([
    ['by signing out', (token) => site.send(logoutCall, {}, { token })],
    ['by its time', () => site.sandbox('member/player1/expire-sessions', {})],
    ['by a password reset', async () => sessions().closeAll(site.db, await memberId())],
    [
      'by a new password on another device',
      async () => {
        const elsewhere = await site.signIn('player1', 'player123');
        return site.send(bindPasswordCall, { oldPassword: md5('player123'), password: md5('newpass123') }, { token: elsewhere });
      },
    ],
  ])('%s is told so and closed, and its jwt refused', async (_how, end) => {
    const { socket, token, body } = await aPlayer();
    await chats.join(socket, 'c1');

    await end(token);
    await site.platform.tick();

    expect(await socket.next(withId(ID.internalNotification))).toMatchObject({ msgData: { code: 6001 } });
    expect(await socket.closed).toBe(SESSION_OVER);
    const again = await chats.connect();
    again.send({ msgId: ID.loginSuccess, msgData: { token: '', body } });
    expect(await again.next()).toEqual({ msgId: ID.internalNotification, msgData: { code: 6001 } });
  });

  it('carries no message and hears none, though nothing has looked at it since', async () => {
    const { socket, token } = await aPlayer();
    const listener = await chats.aGuest();
    await chats.join(listener.socket, 'c1');
    await chats.join(socket, 'c1');
    await site.send(logoutCall, {}, { token });

    socket.send({ msgId: ID.sendMessage, msgData: { msg: '还在' } });

    expect(await socket.closed).toBe(SESSION_OVER);
    listener.socket.send({ msgId: ID.sendMessage, msgData: { msg: '有人吗' } });
    expect(await listener.socket.next(withId(ID.sendMessage))).toMatchObject({ msgData: { text: '有人吗' } });
  });

  it('ends alone: another session of the member goes on', async () => {
    const [first, second] = [await aPlayer(), await aPlayer()];
    await site.send(logoutCall, {}, { token: first.token });

    await site.platform.tick();

    expect(await first.socket.closed).toBe(SESSION_OVER);
    second.socket.send({ msgId: ID.heartbeat });
    expect(await second.socket.next(withId(ID.heartbeat))).toEqual({ msgId: ID.heartbeat });
  });
});
