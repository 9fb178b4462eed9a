import { createChatStore, type ChatStore } from './chatStore';

/** Opens a session on the services of one view. Returns how to end it. */
type OpenSession = (store: ChatStore) => () => void;

/** The chat of this page: one state and one socket, shared by all its views. */
export interface PageChat {
  readonly store: ChatStore;
  /** Adds a view. Returns how to remove it. */
  attach(open: OpenSession): () => void;
  /** Ends the connection and opens a new one at once. */
  restart(): void;
}

interface Holder {
  readonly open: OpenSession;
}

/**
 * The first view holds the socket, on the services of its own mount. When it ends, the next one takes over and the state is kept; after the
 * last one only the current room is remembered. Implements R-CHAT-02.
 */
export function createPageChat(): PageChat {
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

/** The chat of this page. It has no connection until a view is attached. */
export const pageChat = createPageChat();
