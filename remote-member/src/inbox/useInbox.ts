import { useCallback, useMemo, useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { fromBus } from '@site/shared/streams';
import { useRefreshed } from '../ui/useRefreshed';
import {
  deleteInboxMessage,
  deleteInboxMessages,
  fetchInboxPage,
  readAllInboxMessages,
  readInboxMessage,
  readInboxMessages,
} from './inboxApi';
import type { InboxTab, InboxMessage, InboxPage } from './inboxMessage';

interface Inbox {
  readonly messages: Loadable<InboxPage>;
  /** Page from 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly reload: () => void;
  /** Marks an opened message as read, unless it is already. */
  readonly open: (message: InboxMessage) => Promise<void>;
  /** Resolves with true when the message was deleted. */
  readonly remove: (message: InboxMessage) => Promise<boolean>;
  /** Marks several messages of this page as read. */
  readonly readMany: (ids: readonly string[]) => Promise<boolean>;
  readonly removeMany: (ids: readonly string[]) => Promise<boolean>;
  readonly readAll: () => Promise<boolean>;
}

/**
 * Returns one tab of the inbox, and reloads it when a message arrives. Emits `inbox/read` after each change of the
 * unread messages.
 */
export function useInbox(tab: InboxTab): Inbox {
  const { http, bus, locale } = useServices();
  const language = useReadable(locale);
  const [page, setPage] = useState(1);
  // Texts depend on the display language.
  const load = useCallback((signal: AbortSignal) => fetchInboxPage(http, { tab, page }, { signal }), [http, tab, page]);
  const changed$ = useMemo(() => fromBus(bus, 'inbox/arrived'), [bus]);
  const { state, reload } = useRefreshed({ load, changed$, version: language });

  const settle = (isDone: boolean): boolean => {
    if (!isDone) return false;
    bus.emit('inbox/read', {});
    reload();
    return true;
  };

  return {
    messages: state,
    page,
    setPage,
    reload,
    async open({ id, isRead }) {
      if (!isRead) settle(await readInboxMessage(http, id));
    },
    async remove({ id }) {
      const isGone = settle(await deleteInboxMessage(http, id));
      // The page no longer exists without its last item.
      if (isGone && page > 1 && state.data?.rows.length === 1) setPage(page - 1);
      return isGone;
    },
    readMany: async (ids) => settle(await readInboxMessages(http, ids)),
    async removeMany(ids) {
      const isGone = settle(await deleteInboxMessages(http, ids));
      if (isGone && page > 1 && state.data?.rows.length === ids.length) setPage(page - 1);
      return isGone;
    },
    readAll: async () => settle(await readAllInboxMessages(http, tab)),
  };
}
