import { CHAT_MESSAGE_IDS as ID, chatWelcomeSchema, joinedRoomSchema } from '@site/shared/wire/chat';
import { jwtCall } from '@site/shared/wire/user';
import { openSocket, type Message, type TestSocket } from './openSocket';
import type { TestPlatform } from './startTestPlatform';
import { until } from './until';

/** Platform of a suite, or one of its processes. */
type ChatSite = Pick<TestPlatform, 'send' | 'signIn'> & { readonly platform: Pick<TestPlatform['platform'], 'url'> };

/** Opens the chat sockets of a suite. */
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
  /** Signs in to the chat with the session of this token. */
  const ofSession = async (token: string) => {
    const [socket, body] = [await connect(), await jwtOf(token)];
    return { socket, token, body, welcome: await logIn(socket, body) };
  };
  return {
    connect,
    ofSession,
    /** Signs in to the site and then to the chat. */
    aMember: async (name: string, password: string) => ofSession(await site().signIn(name, password)),
    /**
     * Connects as a guest.
     *
     * @param guest guest token of an earlier welcome message
     */
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
 * Returns the next changed message that this socket receives. Runs ticks until the notification of the change has been
 * processed.
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

/** Returns the content of the next message with this id. */
export async function hears(socket: TestSocket, msgId: number): Promise<unknown> {
  return (await socket.next(withId(msgId)))['msgData'];
}

/**
 * Returns a predicate for messages with this id.
 *
 * @param of author of the message, if it matters
 */
export function withId(msgId: number, of?: { readonly userId: string }): (message: Message) => boolean {
  const isTheirs = (data: unknown): boolean => of === undefined || (data as { userId?: unknown } | undefined)?.userId === of.userId;
  return (message) => message['msgId'] === msgId && isTheirs(message['msgData']);
}
