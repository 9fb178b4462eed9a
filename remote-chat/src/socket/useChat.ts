import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useServices, type HostServices, type NamespacedStorage } from '@site/shared/contract';
import type { ChosenPicture } from '@site/shared/picture';
import { parseChatText } from '../conversation/chatText';
import { fetchHistory } from '../conversation/historyApi';
import type { Score } from '../conversation/room';
import { parseIgnored, withIgnored, withoutIgnored, type IgnoredPerson } from '../people/ignored';
import type { RedPacket } from '../red-packets/redPacket';
import type { SharedTicket } from '../sharing/sharedTicket';
import { replyTo, type Mention, type TalkMessage } from '../talk/talk';
import { commandToWire, eventFromWire } from './chatCodec';
import type { ChatState } from './chatState';
import type { ChatStore } from './chatStore';
import { createChatSession, type ChatCredentials } from './createChatSession';
import { pageChat, type ChatRole } from './createPageChat';
import { fetchJwt } from './jwtApi';
import { createJwtSource, forgetJwt } from './jwtSource';

/** Storage key on the device. */
const IGNORED = 'ignored';

export interface ChatActions {
  readonly enter: (roomId: string) => void;
  readonly type: (typed: string) => void;
  /** Sends the draft. Returns false when the text is not a valid message. */
  readonly send: (typed: string) => boolean;
  /** Sets the message to which the draft replies, or undefined for none. */
  readonly answer: (message: TalkMessage | undefined) => void;
  readonly mention: (mention: Mention) => void;
  readonly sendSticker: (sticker: string) => void;
  /** Sets the picture for the message of a room, or undefined for none. */
  readonly choosePicture: (roomId: string, picture: ChosenPicture | undefined) => void;
  /** Sends a picture that the platform has stored, with the text of that room's draft. */
  readonly sendPicture: (roomId: string, pictureKey: string, pictureId: string) => void;
  readonly react: (message: TalkMessage, emoji: string, isOn: boolean) => void;
  readonly share: (ticketId: string, ticket: SharedTicket) => void;
  readonly predict: (prediction: Score) => void;
  /** Hides the messages of a person on this device. */
  readonly ignore: (person: IgnoredPerson) => void;
  readonly show: (userId: string) => void;
  readonly claimed: (packet: RedPacket) => void;
  readonly retry: (entryId: number) => void;
  readonly dismiss: (entryId: number) => void;
  /** Loads the messages before the oldest one shown. */
  readonly loadHistory: () => void;
  readonly logInAgain: () => void;
  readonly reconnect: () => void;
  /** Reports that the newest line is visible. Returns a function that reports that it no longer is. */
  readonly look: () => () => void;
}

/** Returns the chat of this page, for a view that shows it. */
export function useChat(): { readonly state: ChatState; readonly actions: ChatActions } {
  usePageChat('view');
  const state = useStore(pageChat.store);
  const { storage } = useServices();
  const actions = useMemo(() => createActions(pageChat.store, storage), [storage]);
  useEffect(() => {
    const readIgnored = () => {
      pageChat.store.dispatch({ type: 'ignoring', people: parseIgnored(storage.read(IGNORED)) });
    };
    readIgnored();
    return storage.subscribe(IGNORED, readIgnored);
  }, [storage]);
  return { state, actions };
}

/** Joins the chat of this page. Signing in or out opens a new connection. */
export function usePageChat(role: ChatRole): void {
  const services = useServices();
  useEffect(() => {
    const { isSignedIn } = services.session;
    const open = (store: ChatStore) => openSession(store, services, isSignedIn.get());
    const detach = pageChat.attach(open, role);
    const stopWatching = isSignedIn.subscribe(() => {
      pageChat.restart(open);
    });
    return () => {
      stopWatching();
      detach();
    };
  }, [services, role]);
}

function openSession(store: ChatStore, services: HostServices, isMember: boolean): () => void {
  const { http, stream, storage, logger } = services;
  if (!isMember) forgetJwt(storage);
  return createChatSession({
    store,
    credentials: isMember ? memberCredentials(services) : { kind: 'guest' },
    fetchHistory: (query, signal) => fetchHistory(http, query, { signal }),
    connect: (handlers) => stream.connect('chat', handlers),
    encode: commandToWire,
    decode: eventFromWire,
    logger,
  });
}

function memberCredentials({ http, storage, clock, session }: HostServices): ChatCredentials {
  return {
    kind: 'member',
    fetchJwt: createJwtSource({
      storage,
      now: () => clock.now(),
      memberId: () => session.member.get()?.userId,
      fetchJwt: (signal) => fetchJwt(http, { signal }),
    }),
  };
}

function createActions({ dispatch }: ChatStore, storage: NamespacedStorage): ChatActions {
  const keepIgnored = (people: readonly IgnoredPerson[]) => {
    storage.write(IGNORED, people);
    dispatch({ type: 'ignoring', people });
  };
  return {
    ignore: (person) => {
      keepIgnored(withIgnored(parseIgnored(storage.read(IGNORED)), person));
    },
    show: (userId) => {
      keepIgnored(withoutIgnored(parseIgnored(storage.read(IGNORED)), userId));
    },
    enter: (roomId) => {
      dispatch({ type: 'enter', roomId });
    },
    type: (text) => {
      dispatch({ type: 'drafted', text });
    },
    send(typed) {
      const text = parseChatText(typed);
      if (text !== undefined) dispatch({ type: 'composed', key: crypto.randomUUID(), text });
      return text !== undefined;
    },
    answer: (message) => {
      dispatch({ type: 'answering', reply: message && replyTo(message) });
    },
    mention: ({ userId, name }) => {
      dispatch({ type: 'mentioned', mention: { userId, name } });
    },
    sendSticker: (sticker) => {
      dispatch({ type: 'stickered', key: crypto.randomUUID(), sticker });
    },
    choosePicture: (roomId, picture) => {
      dispatch({ type: 'pictured', roomId, picture });
    },
    sendPicture: (roomId, pictureKey, pictureId) => {
      dispatch({ type: 'picture-sent', roomId, pictureKey, pictureId, key: crypto.randomUUID() });
    },
    react: ({ id }, emoji, isOn) => {
      dispatch({ type: 'reacted', messageId: id, emoji, isOn });
    },
    share: (ticketId, ticket) => {
      dispatch({ type: 'shared', key: crypto.randomUUID(), share: { ticketId, ticket } });
    },
    predict: (prediction) => {
      dispatch({ type: 'predicted', key: crypto.randomUUID(), prediction });
    },
    claimed: (packet) => {
      dispatch({ type: 'packet-claimed', packet });
    },
    retry: (entryId) => {
      dispatch({ type: 'retried', entryId });
    },
    dismiss: (entryId) => {
      dispatch({ type: 'dismissed', entryId });
    },
    loadHistory: () => {
      dispatch({ type: 'history-requested' });
    },
    logInAgain: () => {
      dispatch({ type: 'login-again' });
    },
    reconnect: () => {
      pageChat.restart();
    },
    look: () => pageChat.look(),
  };
}
