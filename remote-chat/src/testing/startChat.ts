import { VirtualTimeScheduler } from 'rxjs';
import { createFakeServices } from '@site/shared/testing';
import { commandToWire, eventFromWire } from '../api/chatCodec';
import { createChatStore } from '../room/chatStore';
import { createChatSession, type ChatCredentials, type ChatSessionParts } from '../socket/createChatSession';
import { says } from './builders';

const nothingEarlier: ChatSessionParts['fetchEarlier'] = () => Promise.resolve({ ok: true, data: { messages: [], isLast: true } });

/** A session on a fake host, in virtual time: as a guest, and with nothing said before, unless told otherwise. */
export function startChat(credentials: ChatCredentials = { kind: 'guest' }, fetchEarlier = nothingEarlier) {
  const host = createFakeServices();
  const store = createChatStore();
  const scheduler = new VirtualTimeScheduler();
  const dispose = createChatSession({
    store,
    credentials,
    fetchEarlier,
    connect: (handlers) => host.services.stream.connect('chat', handlers),
    encode: commandToWire,
    decode: eventFromWire,
    logger: host.services.logger,
    scheduler,
  });
  /** Lets time pass. */
  const pass = (ms: number) => {
    const until = scheduler.frame + ms;
    scheduler.maxFrames = until;
    scheduler.flush();
    scheduler.frame = until;
  };
  /** The platform's end of the connection made last. */
  const link = () => {
    const last = host.connections.at(-1);
    if (!last) throw new Error('nothing is connected');
    return last;
  };
  /** Connects as a guest, into the room. */
  const enter = () => {
    link().open();
    link().say(says.guestWelcome());
    link().say(says.joined());
  };
  return { host, store, dispose, pass, link, enter };
}
