import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { delay, lockKey } from '@site/shared/keyed-request';
import { useIsVisible } from '@site/shared/ui';
import { createAnsweredOrders } from '../../shared-tasks/createAnsweredOrders';
import { useResource } from '../../resource/useResource';
import type { CashOutKey } from './cashOut';
import { fetchCashOutOffer, fetchCashOutOutcome, sendCashOut } from './cashOutApi';
import { cashOutStore } from './cashOutStore';
import { createCashOutDriver, type CashOutDriver } from './createCashOutDriver';
import { openPendingCashOuts, PENDING_CASH_OUTS } from './openPendingCashOuts';
import { cashOutToStorage, parseCashOut } from './storedCashOutCodec';
import { watchOffer } from './watchOffer';

/**
 * Runs the cash-out with the services of a view: keeps the offer for the ticket whose panel is open, sends what the
 * player confirms, and follows cash-outs an earlier view left open. Only the dock's view uses it.
 */
export function useCashOut(): { readonly confirm: () => void } {
  const services = useServices();
  const resource = useResource();
  const owner = useReadable(services.session.member)?.userId;
  const driver = useRef<CashOutDriver>(undefined);
  useOffer();

  useEffect(() => {
    if (owner === undefined) return undefined;
    const { storage, clock, bus, balance } = services;
    const store = cashOutStore();
    const controller = new AbortController();
    const { signal } = controller;
    const pendingCashOuts = openPendingCashOuts(storage, owner);
    const now = () => clock.now();
    const answeredCashOuts = createAnsweredOrders({
      storage,
      name: PENDING_CASH_OUTS,
      owner,
      toStorage: cashOutToStorage,
      parse: parseCashOut,
      now,
    });
    const cashOut = store.getState();
    if ('order' in cashOut && cashOut.order.owner !== owner) store.forget();

    const own = createCashOutDriver({
      store,
      send: (order) => sendCashOut(resource, order, { signal }),
      findOutcome: (key) => fetchCashOutOutcome(resource, key, { signal }),
      pendingCashOuts,
      answeredCashOuts,
      lock: lockKey,
      now,
      wait: (ms) => delay(ms, signal),
      signal,
      // Regardless of the outcome, the displayed ticket and balance are outdated.
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
      pendingCashOuts.dispose();
      answeredCashOuts.dispose();
    };
  }, [services, resource, owner]);

  const confirm = useCallback(() => {
    const cashOut = cashOutStore().getState();
    if (owner === undefined || cashOut.status !== 'asked') return;
    const { ticketId, offer, stake } = cashOut;
    const key = crypto.randomUUID() as string as CashOutKey;
    void driver.current?.submit({
      key,
      owner,
      ticketId,
      quoteId: offer.quoteId,
      amount: offer.amount,
      ...(stake === undefined ? {} : { stake }),
    });
  }, [owner]);
  return { confirm };
}

/** Keeps the offer for the ticket whose panel is open, or for the chosen part, while the page is visible. */
function useOffer(): void {
  const { clock } = useServices();
  const resource = useResource();
  const isVisible = useIsVisible();
  const ticketId = useStore(cashOutStore(), (cashOut) =>
    cashOut.status === 'looking' || cashOut.status === 'asked' ? cashOut.ticketId : undefined,
  );
  const stake = useStore(cashOutStore(), (cashOut) =>
    cashOut.status === 'looking' || cashOut.status === 'asked' ? cashOut.stake : undefined,
  );
  useEffect(() => {
    if (ticketId === undefined || !isVisible) return undefined;
    return watchOffer(
      { store: cashOutStore(), fetchOffer: (part, ending) => fetchCashOutOffer(resource, part, ending), now: () => clock.now() },
      { ticketId, ...(stake === undefined ? {} : { stake }) },
    );
  }, [resource, clock, ticketId, stake, isVisible]);
}
