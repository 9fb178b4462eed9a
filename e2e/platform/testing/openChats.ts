import { CHAT_MESSAGE_IDS as ID, chatWelcomeSchema, joinedRoomSchema } from '@site/shared/wire/chat';
import { jwtCall } from '@site/shared/wire/user';
import { openSocket, type Message, type TestSocket } from './openSocket';
import type { TestPlatform } from './startTestPlatform';
import { until } from './until';

/** The platform of a suite, or one of its processes. */
type ChatSite = Pick<TestPlatform, 'send' | 'signIn'> & { readonly platform: Pick<TestPlatform['platform'], 'url'> };

/** Chat sockets of one suite. */
export function openChats(site: () => ChatSite) {
  const sockets: TestSocket[] = [];

  const connect = async (headers: Readonly<Record<string, string>> = {}): Promise<TestSocket> => {
    const socket = await openSocket(`${site().platform.url}/stream/api/v1/chat?clientType=web&siteId=1`, headers);
    sockets.push(socket);
    return socket;
  };
  const jwtOf = async (token: string): Promise<unknown> => (await site().send(jwtCall, {}, { token })).data;
  const logIn = async (socket: TestSocket, body: unknown) => {
    socket.send({ msgId: ID.loginSuccess, msgData: { token: '', body } });
    const { msgData } = await socket.next(withId(ID.loginSuccess));
    return chatWelcomeSchema.parse(msgData);
  };
  /** Signed in to the chat by the session of this token. */
  const ofSession = async (token: string) => {
    const [socket, body] = [await connect(), await jwtOf(token)];
    return { socket, token, body, welcome: await logIn(socket, body) };
  };
  return {
    connect,
    ofSession,
    /** Signed in to the site for it. */
    aMember: async (name: string, password: string) => ofSession(await site().signIn(name, password)),
    /** @param guest of an earlier welcome */
    async aGuest(guest?: string) {
      const socket = await connect();
      socket.send({ msgId: ID.guestLoginSuccess, msgData: { guest } });
      const { msgData } = await socket.next(withId(ID.guestLoginSuccess));
      return { socket, welcome: chatWelcomeSchema.parse(msgData) };
    },
    async join(socket: TestSocket, rid: string) {
      socket.send({ msgId: ID.joinRoom, msgData: { rid } });
      const { msgData } = await socket.next(withId(ID.joinRoomUnicast));
      return joinedRoomSchema.parse(msgData);
    },
    async closeAll() {
      await Promise.all(sockets.splice(0).map((socket) => socket.close()));
    },
  };
}

/**
 * What this socket receives of a changed message, by the tick after the notification of the change: ticks until then.
 */
export async function nextChange(site: Pick<TestPlatform, 'platform'>, socket: TestSocket): Promise<unknown> {
  const isChange = withId(ID.messageChanged);
  await until(async () => {
    const isTold = socket.has(isChange);
    if (!isTold) await site.platform.tick();
    return isTold;
  });
  return (await socket.next(isChange))['msgData'];
}

/** What this socket receives next under this id. */
export async function hears(socket: TestSocket, msgId: number): Promise<unknown> {
  return (await socket.next(withId(msgId)))['msgData'];
}

/** @param of whose it is, where that matters */
export function withId(msgId: number, of?: { readonly userId: string }): (message: Message) => boolean {
  const isTheirs = (data: unknown): boolean => of === undefined || (data as { userId?: unknown } | undefined)?.userId === of.userId;
  return (message) => message['msgId'] === msgId && isTheirs(message['msgData']);
}
