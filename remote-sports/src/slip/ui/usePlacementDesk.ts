import { useCallback, useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { orderToStorage, parseOrder } from '../../api/slipStorage';
import { useSportsApi } from '../../channel/ui/useSportsApi';
import { createPlacementDesk, type PlacementDesk } from '../createPlacementDesk';
import type { SlipDesk } from '../slipDesk';
import { agree, dispatch, forgetPlacement, slipStore } from '../slipStore';
import type { BetOrder, PlacementKey } from '../types';

/** Places what the slip shows, and takes up what was on its way before. There is one such desk in a page: the dock's. */
export function usePlacementDesk(): { readonly submit: (shown: SlipDesk) => void } {
  const services = useServices();
  const api = useSportsApi();
  const owner = useReadable(services.session.member)?.userId;
  const desk = useRef<PlacementDesk>(undefined);

  useEffect(() => {
    if (owner === undefined) return undefined;
    const { storage, clock, bus, balance } = services;
    const store = slipStore();
    const controller = new AbortController();
    const ending = { signal: controller.signal };
    const key = `order.${owner}`;
    const recall = () => ownOrder(parseOrder(storage.read(key)), owner);

    const { placement } = store.getState();
    const isForeign = 'order' in placement && placement.order.owner !== owner;
    if (isForeign || (!('order' in placement) && !recall())) forgetPlacement(store);

    const own = createPlacementDesk({
      store,
      place: (order, quoteId, policy) => api.placeBet(order, quoteId, policy, ending),
      findOutcome: (orderKey) => api.fetchOutcome(orderKey, ending),
      remember: (order) => {
        if (order) storage.write(key, orderToStorage(order));
        else storage.remove(key);
      },
      recall,
      now: () => clock.now(),
      wait: (ms) => waitUntil(ms, controller.signal),
      onMoneyMoved: (after) => {
        bus.emit('balance/changed', { cause: 'bet' });
        void balance.refresh();
        if (after.at === 'accepted') bus.emit('ticket/accepted', { ticketId: after.receipt.id });
      },
    });
    desk.current = own;
    void own.resume();
    return () => {
      desk.current = undefined;
      controller.abort();
    };
  }, [services, api, owner]);

  const submit = useCallback(
    (shown: SlipDesk) => {
      const { quoteId, quoted, stake } = shown;
      if (owner === undefined || quoteId === undefined || !quoted?.price || stake === undefined) return;
      const store = slipStore();
      const { policy } = store.getState();
      dispatch(store, { type: 'offer-taken' });
      agree(store, shown.entry.key, { line: quoted.line, price: { is: 'fixed', price: quoted.price }, score: quoted.score });
      const order: BetOrder = {
        key: crypto.randomUUID() as string as PlacementKey,
        owner,
        entry: shown.entry,
        line: quoted.line,
        price: quoted.price,
        stake,
        risk: shown.risk,
        toWin: shown.toWin,
        placedAt: services.clock.now(),
      };
      void desk.current?.submit(order, quoteId, policy);
    },
    [services, owner],
  );
  return { submit };
}

function ownOrder(order: BetOrder | undefined, owner: string): BetOrder | undefined {
  return order?.owner === owner ? order : undefined;
}

/** Resolves after the delay, and never once the view has ended. */
function waitUntil(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  });
}
