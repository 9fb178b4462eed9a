import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatEvent } from './chatEvent';
import { advanceChat, INITIAL_CHAT, type ChatState } from './chatState';

/** Store of the chat. Only events change its state. */
export interface ChatStore extends Pick<StoreApi<ChatState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Applies the events one after the other. Listeners are notified once, after the last one. */
  dispatch(...events: readonly ChatEvent[]): void;
}

export function createChatStore(): ChatStore {
  const { getState, getInitialState, subscribe, setState } = createStore<ChatState>(() => INITIAL_CHAT);
  return {
    getState,
    getInitialState,
    subscribe,
    dispatch(...events) {
      setState((state) => events.reduce(advanceChat, state), true);
    },
  };
}
