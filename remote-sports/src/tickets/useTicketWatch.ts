import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLocalizedResource } from '../resource/useResource';
import { createSharedTask } from '../shared-tasks/createSharedTask';
import { openTicketWatch, type RunningTicketWatch } from './openTicketWatch';
import { useOpenBets } from './useOpenBets';
import { useSettledNotice } from './settled-notice/useSettledNotice';

/** Several views of a page need the open bets: one of them reads them for all, and notifies of settled ones once. */
const ticketWatch = createSharedTask<RunningTicketWatch>();

/** Keeps the open bets up to date while a view that needs them is mounted, counts them on the dock, and notifies when one was settled. */
export function useTicketWatch(): { readonly reload: () => void } {
  const services = useServices();
  const { session, dock } = services;
  const resource = useLocalizedResource();
  const owner = useReadable(session.member)?.userId;
  const notify = useSettledNotice();

  useEffect(() => {
    if (owner === undefined) return undefined;
    return ticketWatch.join(() => openTicketWatch(services, resource, owner, notify));
  }, [services, resource, owner, notify]);

  const count = useOpenBets().data?.length ?? 0;
  useEffect(() => {
    dock.setCount('bets', count);
  }, [dock, count]);

  const reload = useCallback(() => ticketWatch.current()?.reload(), []);
  return { reload };
}
