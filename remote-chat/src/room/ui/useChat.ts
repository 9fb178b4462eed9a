import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices, type HostServices } from '@site/shared/contract';
import { fetchEarlier, fetchJwt } from '../../api/chatApi';
import { commandToWire, eventFromWire } from '../../api/chatCodec';
import { chatLine } from '../../socket/createChatLine';
import { createChatSession, type ChatCredentials } from '../../socket/createChatSession';
import { createJwtSource, forgetJwt } from '../../socket/keptJwt';
import type { SharedTicket } from '../../sharing/sharedTicket';
import type { ChatState } from '../chatState';
import type { ChatStore } from '../chatStore';
import { parseChatText } from '../chatText';

/** What a player can do in the chat. */
export interface ChatActions {
  readonly enter: (roomId: string) => void;
  /** False where there is nothing to say. */
  readonly say: (typed: string) => boolean;
  readonly share: (ticketId: string, ticket: SharedTicket) => void;
  readonly retry: (entryId: number) => void;
  readonly dismiss: (entryId: number) => void;
  /** The messages before the oldest one shown. */
  readonly askEarlier: () => void;
  readonly logInAgain: () => void;
  readonly reconnect: () => void;
}

/** The chat of this page, connected as long as a view shows it; signing in or out connects it anew. */
export function useChat(): { readonly state: ChatState; readonly actions: ChatActions } {
  const services = useServices();
  const isSignedIn = useReadable(services.session.isSignedIn);
  useEffect(() => chatLine.attach((store) => openSession(store, services, isSignedIn)), [services, isSignedIn]);

  const state = useStore(chatLine.store);
  const actions = useMemo(() => createActions(chatLine.store), []);
  return { state, actions };
}

function openSession(store: ChatStore, services: HostServices, isMember: boolean): () => void {
  const { http, stream, storage, logger } = services;
  if (!isMember) forgetJwt(storage);
  return createChatSession({
    store,
    credentials: isMember ? memberCredentials(services) : { kind: 'guest' },
    fetchEarlier: (query, signal) => fetchEarlier(http, query, { signal }),
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
    say(typed) {
      const text = parseChatText(typed);
      if (text !== undefined) dispatch({ type: 'composed', text });
      return text !== undefined;
    },
    share: (ticketId, ticket) => {
      dispatch({ type: 'shared', share: { ticketId, ticket } });
    },
    retry: (entryId) => {
      dispatch({ type: 'retried', entryId });
    },
    dismiss: (entryId) => {
      dispatch({ type: 'dismissed', entryId });
    },
    askEarlier: () => {
      dispatch({ type: 'earlier-asked' });
    },
    logInAgain: () => {
      dispatch({ type: 'login-again' });
    },
    reconnect: () => {
      chatLine.restart();
    },
  };
}
