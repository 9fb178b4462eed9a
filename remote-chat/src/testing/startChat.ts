import { VirtualTimeScheduler } from 'rxjs';
import { createFakeServices } from '@site/testing';
import { commandToWire, eventFromWire } from '../socket/chatCodec';
import { createChatStore } from '../socket/chatStore';
import { createChatSession, type ChatCredentials, type ChatSessionParts } from '../socket/createChatSession';
import { fromPlatform } from './builders';

const noHistory: ChatSessionParts['fetchHistory'] = () => Promise.resolve({ ok: true, data: { messages: [], isLast: true } });

/** Starts a session on a fake host, in virtual time. Default: a guest, in rooms without a history. */
export function startChat(credentials: ChatCredentials = { kind: 'guest' }, fetchHistory = noHistory) {
  const host = createFakeServices();
  const store = createChatStore();
  const scheduler = new VirtualTimeScheduler();
  const dispose = createChatSession({
    store,
    credentials,
    fetchHistory,
    connect: (handlers) => host.services.stream.connect('chat', handlers),
    encode: commandToWire,
    decode: eventFromWire,
    logger: host.services.logger,
    scheduler,
  });
  const pass = (ms: number) => {
    const until = scheduler.frame + ms;
    scheduler.maxFrames = until;
    scheduler.flush();
    scheduler.frame = until;
  };
  /** Returns the platform's end of the latest connection. */
  const connection = () => {
    const last = host.connections.at(-1);
    if (!last) throw new Error('nothing is connected');
    return last;
  };
  /** Connects as a guest and enters the room. */
  const enter = () => {
    connection().open();
    connection().say(fromPlatform.guestWelcome());
    connection().say(fromPlatform.joined());
  };
  return { host, store, dispose, pass, connection, enter };
}
