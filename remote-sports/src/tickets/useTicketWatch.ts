import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLocalizedResource } from '../resource/useResource';
import { createSharedTask } from '../shared-tasks/createSharedTask';
import { openTicketWatch, type RunningTicketWatch } from './openTicketWatch';
import { useOpenBets } from './useOpenBets';
import { useSettledNotice } from './settled-notice/useSettledNotice';

/**
 * Task shared by the views of a page that need the open bets: one of them loads them for all, and each settled bet is
 * reported once.
 */
const ticketWatch = createSharedTask<RunningTicketWatch>();

/**
 * Keeps the open bets up to date while a view that needs them is mounted, shows their count on the dock, and reports
 * settled bets.
 */
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
