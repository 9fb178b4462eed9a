import { createChatStore, type ChatStore } from './chatStore';

/** Opens a session on the services of one mount. Returns how to end it. */
type OpenSession = (store: ChatStore) => () => void;

/** `keeper`: mounted by the host for as long as the page may need the chat, and shows nothing. */
export type ChatRole = 'view' | 'keeper';

/** The chat of this page: one state and one socket, shared by all its mounts. */
export interface PageChat {
  readonly store: ChatStore;
  /** Adds a mount. Returns how to remove it. */
  attach(open: OpenSession, role: ChatRole): () => void;
  /** Reports that a view shows the newest line to the player. Returns how to report that it does no more. */
  look(): () => void;
  /** Ends the connection and opens a new one at once; with `open`, only where it is the one that holds it. */
  restart(open?: OpenSession): void;
}

interface Holder {
  readonly open: OpenSession;
  readonly role: ChatRole;
}

/**
 * The keeper holds the socket, on the services of its own mount: views come and go without an effect on it. A host without a keeper has the first view
 * hold it; when that ends, the next one takes over and the state is kept. After the last mount only the current room is remembered.
 * Implements R-CHAT-02.
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

/** The chat of this page. It has no connection until something is mounted. */
export const pageChat = createPageChat();
