import { createChatStore, type ChatStore } from './chatStore';

/** Opens a session on the services of one mount. Returns a function that ends it. */
type OpenSession = (store: ChatStore) => () => void;

/** `keeper`: mounted by the host for as long as the page may need the chat, without visible content. */
export type ChatRole = 'view' | 'keeper';

/** Chat of this page: one state and one socket, shared by all its mounts. */
export interface PageChat {
  readonly store: ChatStore;
  /** Adds a mount. Returns a function that removes it. */
  attach(open: OpenSession, role: ChatRole): () => void;
  /** Reports that a view shows the newest line. Returns a function that reports that it no longer does. */
  look(): () => void;
  /** Closes the connection and opens a new one at once. With `open`, only if that mount holds the connection. */
  restart(open?: OpenSession): void;
}

interface Holder {
  readonly open: OpenSession;
  readonly role: ChatRole;
}

/**
 * Creates the chat of a page. The keeper holds the socket, on the services of its own mount, so that views can mount
 * and unmount without an effect on it. Without a keeper the first view holds the socket; when that view ends, the next
 * one takes over and the state stays. After the last mount only the current room is remembered. Implements R-CHAT-02.
 */
export function createPageChat(): PageChat {
  const store = createChatStore();
  const mounts: Holder[] = [];
  const looks = new Set<symbol>();
  let holder: Holder | undefined;
  let close: (() => void) | undefined;

  const end = (): void => {
    close?.();
    close = undefined;
    holder = undefined;
  };
  const hold = (): void => {
    const next = mounts.find(({ role }) => role === 'keeper') ?? mounts[0];
    if (next === holder) return;
    end();
    holder = next;
    close = next?.open(store);
  };
  const publishAttention = (): void => {
    const attention = { isOpen: mounts.some(({ role }) => role === 'view'), isSeen: looks.size > 0 };
    const { isOpen, isSeen } = store.getState().unread;
    if (attention.isOpen !== isOpen || attention.isSeen !== isSeen) store.dispatch({ type: 'looked', attention });
  };
  return {
    store,
    attach(open, role) {
      const own: Holder = { open, role };
      mounts.push(own);
      hold();
      publishAttention();
      return () => {
        const index = mounts.indexOf(own);
        if (index < 0) return;
        mounts.splice(index, 1);
        if (holder === own) end();
        publishAttention();
        if (mounts.length === 0) store.dispatch({ type: 'left' });
        hold();
      };
    },
    look() {
      const own = Symbol('look');
      looks.add(own);
      publishAttention();
      return () => {
        looks.delete(own);
        publishAttention();
      };
    },
    restart(open) {
      if (open !== undefined && holder?.open !== open) return;
      end();
      hold();
    },
  };
}

/** Chat of this page. It has no connection until the first mount. */
export const pageChat = createPageChat();
