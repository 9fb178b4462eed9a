import { createChatStore, type ChatStore } from '../room/chatStore';

/** Opens a session on the services of one view; the answer ends it. */
type OpenSession = (store: ChatStore) => () => void;

/** The chat of this page: one state, one socket, however many views show it. */
export interface ChatLine {
  readonly store: ChatStore;
  /** A view has come that shows the chat. The answer takes it away again. */
  attach(open: OpenSession): () => void;
  /** Ends the connection and makes it anew at once. */
  restart(): void;
}

interface Holder {
  readonly open: OpenSession;
}

/**
 * The view that came first holds the socket, on the services of its own mount; when it goes, the next one takes over and the state
 * stays. With the last one the connection and what was seen are gone. Implements R-CHAT-02.
 */
export function createChatLine(): ChatLine {
  const store = createChatStore();
  const holders: Holder[] = [];
  let close: (() => void) | undefined;

  const openFirst = () => {
    close = holders[0]?.open(store);
  };
  const end = () => {
    close?.();
    close = undefined;
  };
  return {
    store,
    attach(open) {
      const holder: Holder = { open };
      holders.push(holder);
      if (holders[0] === holder) openFirst();
      return () => {
        const index = holders.indexOf(holder);
        if (index < 0) return;
        holders.splice(index, 1);
        if (index > 0) return;
        end();
        if (holders.length === 0) store.dispatch({ type: 'left' });
        openFirst();
      };
    },
    restart() {
      end();
      openFirst();
    },
  };
}

/** The one of this remote. It holds no connection until a view shows it. */
export const chatLine = createChatLine();
