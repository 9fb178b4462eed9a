import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices, type HostServices } from '@site/shared/contract';
import { fetchJwt } from '../../api/chatApi';
import { commandToWire, eventFromWire } from '../../api/chatCodec';
import { chatLine } from '../../socket/createChatLine';
import { createChatSession } from '../../socket/createChatSession';
import type { ChatState } from '../chatState';
import type { ChatStore } from '../chatStore';
import { parseChatText } from '../chatText';

/** What a player can do in the chat. */
export interface ChatActions {
  readonly enter: (roomId: string) => void;
  /** False where there is nothing to say. */
  readonly say: (typed: string) => boolean;
  readonly retry: (entryId: number) => void;
  readonly dismiss: (entryId: number) => void;
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

function openSession(store: ChatStore, { http, stream, logger }: HostServices, isMember: boolean): () => void {
  return createChatSession({
    store,
    credentials: isMember ? { is: 'member', fetchJwt: (signal) => fetchJwt(http, { signal }) } : { is: 'guest' },
    connect: (handlers) => stream.connect('chat', handlers),
    encode: commandToWire,
    decode: eventFromWire,
    logger,
  });
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
    retry: (entryId) => {
      dispatch({ type: 'retried', entryId });
    },
    dismiss: (entryId) => {
      dispatch({ type: 'dismissed', entryId });
    },
    logInAgain: () => {
      dispatch({ type: 'login-again' });
    },
    reconnect: () => {
      chatLine.restart();
    },
  };
}
