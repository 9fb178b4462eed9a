import { useCallback, useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useSportsApi } from '../channel-entry/useResource';
import type { BetSummary } from '../slip/betSummary';
import { createPlacementDriver, type PlacementDriver, type QuotedBet } from './createPlacementDriver';
import { currentOffer } from '../slip/entrySummary';
import type { SlipSummary } from '../slip/slipSummary';
import { agree, forgetPlacements, slipStore } from '../slip/slipStore';
import type { BetOrder, OrderLeg, PlacementKey, ServerTime } from '../slip/types';
import { createOrderShelf } from './openPendingOrders';

/** Places what the slip shows, and takes up what was on its way before. There is one such driver in a page: the dock's. */
export function usePlacement(): { readonly submit: (shown: SlipSummary) => void } {
  const services = useServices();
  const api = useSportsApi();
  const owner = useReadable(services.session.member)?.userId;
  const driver = useRef<PlacementDriver>(undefined);

  useEffect(() => {
    if (owner === undefined) return undefined;
    const { storage, clock, bus, balance } = services;
    const store = slipStore();
    const controller = new AbortController();
    const ending = { signal: controller.signal };
    const shelf = createOrderShelf(storage, owner);

    const { placements } = store.getState();
    const isForeign = placements.some(({ order }) => order.owner !== owner);
    if (isForeign || (placements.length === 0 && shelf.recall().length === 0)) forgetPlacements(store);

    const own = createPlacementDriver({
      store,
      place: (order, quoteId, policy) => api.placeBet(order, quoteId, policy, ending),
      findOutcome: (order) => api.fetchOutcome(order, ending),
      ...shelf,
      now: () => clock.now(),
      wait: (ms) => waitUntil(ms, controller.signal),
      onMoneyMoved: (after) => {
        bus.emit('balance/changed', { cause: 'bet' });
        void balance.refresh();
        if (after.status === 'accepted') bus.emit('ticket/accepted', { ticketId: after.receipt.id });
      },
    });
    driver.current = own;
    void own.resume();
    return () => {
      driver.current = undefined;
      controller.abort();
    };
  }, [services, api, owner]);

  const submit = useCallback(
    ({ placing }: SlipSummary) => {
      if (owner === undefined) return;
      const store = slipStore();
      const now = services.clock.now();
      const bets = placing.flatMap((bet) => toQuotedBet(bet, owner, now) ?? []);
      // what was pressed for is agreed to, as it was shown
      for (const leg of placing.flatMap(({ legs }) => legs)) {
        const offer = currentOffer(leg);
        if (offer) agree(store, leg.entry.key, offer);
      }
      void driver.current?.submit(bets, store.getState().policy);
    },
    [services, owner],
  );
  return { submit };
}

/** A bet as it is shown, under a key of its own. */
function toQuotedBet({ kind, legs, quoteId, stake, risk, toWin }: BetSummary, owner: string, placedAt: ServerTime): QuotedBet | undefined {
  const ordered = legs.flatMap(({ entry, quoted }): OrderLeg[] =>
    quoted?.price ? [{ entry, line: quoted.line, price: quoted.price }] : [],
  );
  if (quoteId === undefined || stake === undefined || ordered.length < legs.length) return undefined;
  const key = crypto.randomUUID() as string as PlacementKey;
  const order: BetOrder = { key, owner, kind, legs: ordered, stake, risk, toWin, placedAt };
  return { order, quoteId };
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
