import type { CallResult } from '@site/shared/contract';
import type { KeyLock } from '@site/shared/keyed-request';
import type { AnsweredOrders } from '../../shared-tasks/createAnsweredOrders';
import { DEADLINE_GRACE_MS, nextOutcomeDelay, OUTCOME_FIRST_DELAY_MS, TAKEOVER_RETRY_MS } from '../../shared-tasks/outcomeDelays';
import { isUnderWay, type CashOut, type CashOutAnswer, type CashOutKey, type CashOutOrder } from './cashOut';
import type { CashOutStore } from './cashOutStore';

/** Member's orders on this device whose outcome is unknown; they survive reloads and are shared between tabs. */
export interface PendingCashOuts {
  /** Returns the orders, oldest first. */
  list(): readonly CashOutOrder[];
  add(order: CashOutOrder): void;
  remove(key: CashOutKey): void;
}

export interface CashOutParts {
  readonly store: CashOutStore;
  send(order: CashOutOrder): Promise<CallResult<CashOutAnswer>>;
  /**
   * Requests the outcome of an order. `'unknown'` means that the platform never received the order and has closed its
   * key permanently.
   */
  findOutcome(key: CashOutKey): Promise<CallResult<CashOutAnswer | 'unknown'>>;
  readonly pendingCashOuts: PendingCashOuts;
  readonly answeredCashOuts: AnsweredOrders<CashOutOrder>;
  readonly lock: KeyLock;
  now(): number;
  /** Resolves after the delay, or at once when `signal` is aborted. */
  wait(ms: number): Promise<void>;
  /** Aborted when the view unmounts: no further requests are sent, and pending orders stay on the device. */
  readonly signal: AbortSignal;
  /** Called when the outcome is known; `paid` has changed the balance. */
  onDecided(cashOut: CashOut): void;
}

export interface CashOutDriver {
  /**
   * Sends an offer the player has confirmed. Does nothing when another offer or none is shown, so that a second press
   * sends nothing.
   */
  submit(order: CashOutOrder): Promise<void>;
  /**
   * Follows orders an earlier page or view left open. Takes over an order that another tab follows when that tab
   * closes.
   */
  resume(): Promise<void>;
}

/** Drives the cash-out state machine: sends a cash-out once and afterwards only requests its outcome. */
export function createCashOutDriver(parts: CashOutParts): CashOutDriver {
  const { store, send, findOutcome, pendingCashOuts, answeredCashOuts, lock, now, wait, signal, onDecided } = parts;

  // Forget a dismissed outcome, so that the next page does not show it again.
  const unsubscribe = store.subscribe((cashOut, before) => {
    if ('order' in before && !('order' in cashOut && cashOut.order.key === before.order.key)) answeredCashOuts.forget(before.order.key);
  });
  signal.addEventListener('abort', unsubscribe);

  return {
    async submit(order) {
      const cashOut = store.getState();
      if (cashOut.status !== 'asked' || cashOut.offer.quoteId !== order.quoteId || cashOut.ticketId !== order.ticketId) return;
      // Store the order before sending it: if this page closes, the next one can request the outcome.
      pendingCashOuts.add(order);
      store.dispatch({ type: 'submitted', order });
      await lock(order.key, async () => {
        const result = await send(order);
        if (result.ok) {
          store.dispatch({ type: 'answered', key: order.key, answer: result.data });
        } else {
          // The view has unmounted; the next one requests the outcome.
          if (result.failure.kind === 'aborted') return;
          store.dispatch({ type: 'no-answer', key: order.key, failure: result.failure });
        }
        await follow();
      });
    },

    async resume() {
      const cashOut = store.getState();
      if (cashOut.status === 'submitting') store.dispatch({ type: 'no-answer', key: cashOut.order.key });
      if (isUnderWay(store.getState())) {
        await follow();
        return;
      }
      const answered = answeredCashOuts.list().at(-1)?.order;
      if (answered && leftOpen().length === 0) answeredCashOuts.recall(answered.key, () => void recall(answered));
      for (let open = leftOpen(); open.length > 0; open = leftOpen()) {
        for (const order of open) {
          if (await lock(order.key, () => recover(order))) return;
        }
        await wait(TAKEOVER_RETRY_MS);
      }
    },
  };

  /**
   * Returns the orders still to recover. Check again each time, because another tab may finish one, and this view may
   * unmount or send its own.
   */
  function leftOpen(): readonly CashOutOrder[] {
    return signal.aborted || isUnderWay(store.getState()) ? [] : pendingCashOuts.list();
  }

  async function recover(order: CashOutOrder): Promise<void> {
    if (!leftOpen().some(({ key }) => key === order.key)) return;
    store.dispatch({ type: 'recovered', order });
    await follow();
  }

  /** Shows again the last outcome that the page received before it was reloaded. */
  async function recall(order: CashOutOrder): Promise<void> {
    if (signal.aborted || store.getState().status !== 'closed') return;
    store.dispatch({ type: 'recovered', order });
    await follow();
  }

  /** Waits and requests the outcome until it is known. */
  async function follow(): Promise<void> {
    let delay = store.getState().status === 'confirming' ? 0 : OUTCOME_FIRST_DELAY_MS;
    for (;;) {
      const cashOut = store.getState();
      switch (cashOut.status) {
        case 'confirming':
          await wait(Math.max(0, cashOut.deadline - now()) + DEADLINE_GRACE_MS);
          if (signal.aborted) return;
          store.dispatch({ type: 'deadline-passed' });
          break;
        case 'deciding':
        case 'reconciling': {
          const { key } = cashOut.order;
          await wait(delay);
          if (signal.aborted) return;
          delay = nextOutcomeDelay(delay);
          const result = await findOutcome(key);
          if (!result.ok) {
            if (result.failure.kind === 'aborted') return;
            store.dispatch({ type: 'no-answer', key, failure: result.failure });
          } else {
            store.dispatch(result.data === 'unknown' ? { type: 'never-arrived', key } : { type: 'answered', key, answer: result.data });
          }
          break;
        }
        case 'paid':
        case 'refused':
        case 'not-paid':
          answeredCashOuts.keep(cashOut.order);
          pendingCashOuts.remove(cashOut.order.key);
          onDecided(cashOut);
          return;
        default:
          return;
      }
    }
  }
}
