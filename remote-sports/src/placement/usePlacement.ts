import { useCallback, useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { delay, lockKey } from '@site/shared/keyed-request';
import { createAnsweredOrders } from '../shared-tasks/createAnsweredOrders';
import { useResource } from '../resource/useResource';
import type { BetSummary } from '../slip/betSummary';
import { currentOffer } from '../slip/entrySummary';
import type { SlipSummary } from '../slip/slipSummary';
import { agree, agreeTogether, forgetPlacements, slipStore } from '../slip/slipStore';
import type { BetOrder, OrderLeg, PlacementKey, ServerTime } from '../slip/types';
import { createPlacementDriver, type PlacementDriver, type QuotedBet } from './createPlacementDriver';
import { PENDING_ORDERS } from './hasStoredOrders';
import { openPendingOrders } from './openPendingOrders';
import { fetchPlacementOutcome, placeBet } from './placementApi';
import { orderToStorage, parseOrder } from './storedOrderCodec';

/** Places the bets shown in the slip and follows those an earlier view left open. Only the dock's view uses it. */
export function usePlacement(): { readonly submit: (shown: SlipSummary) => void } {
  const services = useServices();
  const resource = useResource();
  const owner = useReadable(services.session.member)?.userId;
  const driver = useRef<PlacementDriver>(undefined);

  useEffect(() => {
    if (owner === undefined) return undefined;
    const { storage, clock, bus, balance } = services;
    const store = slipStore();
    const controller = new AbortController();
    const { signal } = controller;
    const pendingOrders = openPendingOrders(storage, owner);
    const now = () => clock.now();
    const answeredOrders = createAnsweredOrders({
      storage,
      name: PENDING_ORDERS,
      owner,
      toStorage: orderToStorage,
      parse: parseOrder,
      now,
    });

    const { placements } = store.getState();
    const isForeign = placements.some(({ order }) => order.owner !== owner);
    if (isForeign || (placements.length === 0 && pendingOrders.list().length === 0)) forgetPlacements(store);

    const own = createPlacementDriver({
      store,
      place: (order, quoteId, policy) => placeBet(resource, order, { quoteId, policy }, { signal }),
      findOutcome: (order) => fetchPlacementOutcome(resource, order, { signal }),
      pendingOrders,
      answeredOrders,
      lock: lockKey,
      now,
      wait: (ms) => delay(ms, signal),
      signal,
      onMoneyMoved: (placement) => {
        bus.emit('balance/changed', { cause: 'bet' });
        void balance.refresh();
        if (placement.status === 'accepted') bus.emit('ticket/accepted', { ticketId: placement.receipt.id });
      },
    });
    driver.current = own;
    void own.resume();
    return () => {
      driver.current = undefined;
      controller.abort();
      pendingOrders.dispose();
      answeredOrders.dispose();
    };
  }, [services, resource, owner]);

  const submit = useCallback(
    ({ slip, placing }: SlipSummary) => {
      const store = slipStore();
      // Ignore the press when the slip has changed since it was painted: the player has not seen the new state.
      if (owner === undefined || slip !== store.getState().slip) return;
      const now = services.clock.now();
      const bets = placing.flatMap((bet) => toQuotedBet(bet, owner, now) ?? []);
      // The press accepts every leg as it was shown.
      for (const leg of placing.flatMap(({ legs }) => legs)) {
        const offer = currentOffer(leg);
        if (offer) agree(store, leg.entry.key, offer);
      }
      agreeTogether(store);
      void driver.current?.submit(bets, store.getState().policy);
    },
    [services, owner],
  );
  return { submit };
}

/** Converts a shown bet to an order with a new key. */
function toQuotedBet({ kind, legs, quoteId, stake, risk, toWin }: BetSummary, owner: string, placedAt: ServerTime): QuotedBet | undefined {
  const ordered = legs.flatMap(({ entry, quoted }): OrderLeg[] =>
    quoted?.price ? [{ entry, line: quoted.line, price: quoted.price }] : [],
  );
  if (quoteId === undefined || stake === undefined || ordered.length < legs.length) return undefined;
  const key = crypto.randomUUID() as string as PlacementKey;
  const order: BetOrder = { key, owner, kind, legs: ordered, stake, risk, toWin, placedAt };
  return { order, quoteId };
}
