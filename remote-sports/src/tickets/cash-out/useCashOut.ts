import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { cashOutToStorage, parseCashOut } from './storedCashOutCodec';
import { useSportsApi } from '../../channel-entry/useResource';
import type { CashOutKey } from './cashOut';
import { cashOutStore } from './cashOutStore';
import { createCashOutDriver, type CashOutDriver } from './createCashOutDriver';
import { watchOffer } from './watchOffer';
import { useIsVisible } from '../../polling/useIsVisible';
import { waitUntil } from '../waitUntil';

/**
 * Early payment with the services of a view: keeps the offer for the ticket that is looked at, hands in what the player confirms, and
 * takes up what was on its way before. There is one such view in a page: the dock's.
 */
export function useCashOut(): { readonly confirm: () => void } {
  const services = useServices();
  const api = useSportsApi();
  const owner = useReadable(services.session.member)?.userId;
  const driver = useRef<CashOutDriver>(undefined);
  useOffer();

  useEffect(() => {
    if (owner === undefined) return undefined;
    const { storage, clock, bus, balance } = services;
    const store = cashOutStore();
    const controller = new AbortController();
    const ending = { signal: controller.signal };
    const storageKey = `cash-out.${owner}`;
    const cashOut = store.getState();
    if ('order' in cashOut && cashOut.order.owner !== owner) store.forget();

    const own = createCashOutDriver({
      store,
      send: (order) => api.cashOut(order, ending),
      findOutcome: (key) => api.fetchCashOutOutcome(key, ending),
      remember: (order) => {
        if (order) storage.write(storageKey, cashOutToStorage(order));
        else storage.remove(storageKey);
      },
      recall: () => {
        const kept = parseCashOut(storage.read(storageKey));
        return kept?.owner === owner ? kept : undefined;
      },
      now: () => clock.now(),
      wait: (ms) => waitUntil(ms, controller.signal),
      // whatever became of it, what is shown of the ticket and the money is old
      onDecided: () => {
        bus.emit('balance/changed', { cause: 'settlement' });
        void balance.refresh();
      },
    });
    driver.current = own;
    void own.resume();
    return () => {
      driver.current = undefined;
      controller.abort();
    };
  }, [services, api, owner]);

  const confirm = useCallback(() => {
    const cashOut = cashOutStore().getState();
    if (owner === undefined || cashOut.status !== 'asked') return;
    const { ticketId, offer } = cashOut;
    const key = crypto.randomUUID() as string as CashOutKey;
    void driver.current?.submit({ key, owner, ticketId, quoteId: offer.quoteId, amount: offer.amount });
  }, [owner]);
  return { confirm };
}

/** Keeps the offer for the ticket that is looked at, as long as the page is. */
function useOffer(): void {
  const { clock } = useServices();
  const api = useSportsApi();
  const isVisible = useIsVisible();
  const ticketId = useStore(cashOutStore(), (cashOut) =>
    cashOut.status === 'looking' || cashOut.status === 'asked' ? cashOut.ticketId : undefined,
  );
  useEffect(() => {
    if (ticketId === undefined || !isVisible) return undefined;
    return watchOffer(
      { store: cashOutStore(), fetchOffer: (id, ending) => api.fetchCashOutOffer(id, ending), now: () => clock.now() },
      ticketId,
    );
  }, [api, clock, ticketId, isVisible]);
}
