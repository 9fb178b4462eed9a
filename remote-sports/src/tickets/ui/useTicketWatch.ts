import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { resultLabel, useBettingTranslation, type Ticket } from '@site/shared/betting';
import { useReadable, useServices } from '@site/shared/contract';
import { useSportsApi } from '../../channel/ui/useSportsApi';
import { useTranslation } from '../../i18n';
import { OPEN_BETS_POLL_MS, RESULTS_PAGE_SIZE } from '../limits';
import { isRecent, openBetsOf, openBetsStore, takeOpenBets } from '../openBets';

/**
 * Keeps the open bets true while a view that needs them stands: reads them again and again, tells the frame how many there are, and
 * tells everybody when one was settled.
 */
export function useTicketWatch(): { readonly reload: () => void } {
  const { session, bus, balance, clock, dock, overlays } = useServices();
  const api = useSportsApi();
  const owner = useReadable(session.member)?.userId;
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const read = useRef<(force: boolean) => void>(undefined);
  const noticeOf = useRef<(ticket: Ticket) => string | undefined>(undefined);
  useEffect(() => {
    noticeOf.current = ({ id, state }) =>
      state.at === 'settled' ? t('tickets.settled_notice', { number: id, result: resultLabel(state.result, tBetting) }) : undefined;
  });

  useEffect(() => {
    if (owner === undefined) return undefined;
    const controller = new AbortController();
    const ending = { signal: controller.signal };
    const store = openBetsStore();

    const tellSettled = async (settled: readonly Ticket[]) => {
      if (settled.length === 0) return;
      bus.emit('balance/changed', { cause: 'settlement' });
      void balance.refresh();
      for (const { id } of settled) bus.emit('ticket/settled', { ticketId: id });
      const results = await api.fetchResults({ number: 1, size: RESULTS_PAGE_SIZE }, ending);
      if (!results.ok || controller.signal.aborted) return;
      const ids = new Set(settled.map(({ id }) => id));
      const notices = results.data.rows.filter(({ id }) => ids.has(id)).map((ticket) => noticeOf.current?.(ticket));
      for (const notice of notices) if (notice !== undefined) overlays.toast(notice, 'info');
    };
    const readNow = async (force: boolean) => {
      if (document.hidden || (!force && isRecent(store.getState(), owner, clock.now()))) return;
      const result = await api.fetchOpenBets(ending);
      if (!controller.signal.aborted) await tellSettled(takeOpenBets(store, owner, result, clock.now()));
    };
    read.current = (force) => {
      void readNow(force);
    };

    read.current(false);
    const timer = setInterval(() => read.current?.(false), OPEN_BETS_POLL_MS);
    const endAccepted = bus.on('ticket/accepted', () => read.current?.(true));
    return () => {
      controller.abort();
      clearInterval(timer);
      endAccepted();
      read.current = undefined;
    };
  }, [api, owner, bus, balance, clock, overlays]);

  const count = useStore(openBetsStore(), (state) => openBetsOf(state, owner).data?.length ?? 0);
  useEffect(() => {
    dock.setCount('bets', count);
  }, [dock, count]);

  const reload = useCallback(() => read.current?.(true), []);
  return { reload };
}
