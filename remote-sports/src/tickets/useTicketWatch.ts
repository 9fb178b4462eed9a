import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useSportsReader } from '../channel-entry/useResource';
import { ticketRota } from './ticketRota';
import { openTicketWatch } from './openTicketWatch';
import { useOpenBets } from './useOpenBets';
import { useSettledNotice } from './useSettledNotice';

/**
 * Keeps the open bets true while a view that needs them stands, tells the frame how many there are, and tells everybody when one was
 * settled. Of several views at once, one does it for all.
 */
export function useTicketWatch(): { readonly reload: () => void } {
  const services = useServices();
  const { session, dock } = services;
  const api = useSportsReader();
  const owner = useReadable(session.member)?.userId;
  const announce = useSettledNotice();

  useEffect(() => {
    if (owner === undefined) return undefined;
    return ticketRota().join(() => openTicketWatch(services, api, owner, announce));
  }, [services, api, owner, announce]);

  const count = useOpenBets().data?.length ?? 0;
  useEffect(() => {
    dock.setCount('bets', count);
  }, [dock, count]);

  const reload = useCallback(() => ticketRota().current()?.reload(), []);
  return { reload };
}
