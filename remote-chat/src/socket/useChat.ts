import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices, type HostServices } from '@site/shared/contract';
import { parseChatText } from '../conversation/chatText';
import { fetchHistory } from '../conversation/historyApi';
import type { Score } from '../conversation/room';
import type { SharedTicket } from '../sharing/sharedTicket';
import { commandToWire, eventFromWire } from './chatCodec';
import type { ChatState } from './chatState';
import type { ChatStore } from './chatStore';
import { createChatSession, type ChatCredentials } from './createChatSession';
import { pageChat } from './createPageChat';
import { fetchJwt } from './jwtApi';
import { createJwtSource, forgetJwt } from './jwtSource';

/** The actions of a player. */
export interface ChatActions {
  readonly enter: (roomId: string) => void;
  readonly type: (typed: string) => void;
  /** False where the text is no message. */
  readonly send: (typed: string) => boolean;
  readonly share: (ticketId: string, ticket: SharedTicket) => void;
  readonly predict: (prediction: Score) => void;
  readonly retry: (entryId: number) => void;
  readonly dismiss: (entryId: number) => void;
  /** Loads the messages before the oldest one shown. */
  readonly loadHistory: () => void;
  readonly logInAgain: () => void;
  readonly reconnect: () => void;
}

/** The chat of this page, connected while a view shows it. Signing in or out opens a new connection. */
export function useChat(): { readonly state: ChatState; readonly actions: ChatActions } {
  const services = useServices();
  const isSignedIn = useReadable(services.session.isSignedIn);
  useEffect(() => pageChat.attach((store) => openSession(store, services, isSignedIn)), [services, isSignedIn]);

  const state = useStore(pageChat.store);
  const actions = useMemo(() => createActions(pageChat.store), []);
  return { state, actions };
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

function createActions({ dispatch }: ChatStore): ChatActions {
  return {
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
    share: (ticketId, ticket) => {
      dispatch({ type: 'shared', key: crypto.randomUUID(), share: { ticketId, ticket } });
    },
    predict: (prediction) => {
      dispatch({ type: 'predicted', key: crypto.randomUUID(), prediction });
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
  };
}
