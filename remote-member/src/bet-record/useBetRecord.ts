import { useCallback, useEffect, useMemo } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchTickets, fetchTotal } from './betRecordApi';
import type { BetTotal, TicketPage } from './ticketPage';
import { periodOfLastDays } from '../record-period/recordPeriod';

interface BetRecord {
  readonly tickets: Loadable<TicketPage>;
  readonly total: Loadable<BetTotal>;
  readonly reload: () => void;
}

/** One page of the tickets of the last business days, and their totals, reloaded when a ticket is accepted or settled, here or elsewhere. */
export function useBetRecord(days: number, page: number): BetRecord {
  const { http, bus, clock } = useServices();
  const period = useMemo(() => periodOfLastDays(days, clock.now()), [days, clock]);
  const loadTickets = useCallback((signal: AbortSignal) => fetchTickets(http, { period, page }, { signal }), [http, period, page]);
  const loadTotal = useCallback((signal: AbortSignal) => fetchTotal(http, period, { signal }), [http, period]);
  const tickets = useLoadable(loadTickets);
  const total = useLoadable(loadTotal);

  const { reload: reloadTickets } = tickets;
  const { reload: reloadTotal } = total;
  const reload = useCallback(() => {
    reloadTickets();
    reloadTotal();
  }, [reloadTickets, reloadTotal]);
  useEffect(() => bus.on('ticket/accepted', reload), [bus, reload]);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  useEffect(
    () =>
      bus.on('balance/changed', ({ cause, isTold }) => {
        if (cause === 'bet' && isTold === true) reload();
      }),
    [bus, reload],
  );

  return { tickets: tickets.state, total: total.state, reload };
}
