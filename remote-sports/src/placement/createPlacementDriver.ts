import { assertNever } from '@site/shared/assert';
import type { CallFailure, CallResult } from '@site/shared/contract';
import type { KeyLock, Refusal } from '@site/shared/keyed-request';
import { DEADLINE_GRACE_MS, nextOutcomeDelay, OUTCOME_FIRST_DELAY_MS, TAKEOVER_RETRY_MS } from '../shared-tasks/outcomeDelays';
import type { AnsweredOrders } from '../shared-tasks/createAnsweredOrders';
import { isOpen, type Answer, type Placement } from '../slip/placement';
import { hasQuoteId } from '../slip/quotes';
import { dismissFailures, dispatch, type SlipStore } from '../slip/slipStore';
import type { AcceptancePolicy, BetOrder, PlacementKey, Quote, ServerTime } from '../slip/types';

/** Member's orders on this device whose outcome is unknown; they survive reloads and are shared between tabs. */
export interface PendingOrders {
  /** Returns the orders, oldest first. */
  list(): readonly BetOrder[];
  add(order: BetOrder): void;
  remove(key: PlacementKey): void;
}

export interface PlacementParts {
  readonly store: SlipStore;
  place(order: BetOrder, quoteId: Quote['id'], policy: AcceptancePolicy): Promise<CallResult<Answer>>;
  /**
   * Requests the outcome of an order. `'unknown'` means that the platform never received the order and has closed its
   * key permanently.
   */
  findOutcome(order: BetOrder): Promise<CallResult<Answer | 'unknown'>>;
  readonly pendingOrders: PendingOrders;
  readonly answeredOrders: AnsweredOrders<BetOrder>;
  readonly lock: KeyLock;
  now(): ServerTime;
  /** Resolves after the delay, or at once when `signal` is aborted. */
  wait(ms: number): Promise<void>;
  /** Aborted when the view unmounts: no further requests are sent, and pending orders stay on the device. */
  readonly signal: AbortSignal;
  /** Called when the outcome is known or the platform has reserved the risk, because the balance may have changed. */
  onMoneyMoved(placement: Placement): void;
}

export interface QuotedBet {
  readonly order: BetOrder;
  readonly quoteId: Quote['id'];
}

export interface PlacementDriver {
  /**
   * Places bets at their quotes in parallel; each is accepted or rejected on its own. Does nothing when a quote is no
   * longer held or a bet is already open, so that a second press never places a second bet.
   */
  submit(bets: readonly QuotedBet[], policy: AcceptancePolicy): Promise<void>;
  /**
   * Follows orders an earlier page or view left open, and requests again the outcomes an earlier page received within
   * the last minute. Takes over an order that another tab follows when that tab closes.
   */
  resume(): Promise<void>;
}

/** Drives the placement state machines: sends each bet once and afterwards only requests its outcome. */
export function createPlacementDriver(parts: PlacementParts): PlacementDriver {
  const { store, place, findOutcome, pendingOrders, answeredOrders, lock, now, wait, signal, onMoneyMoved } = parts;
  const current = (key: PlacementKey) => store.getState().placements.find(({ order }) => order.key === key);
  // Forget a dismissed outcome, so that the next page does not show it again.
  const unsubscribe = store.subscribe(({ placements }, before) => {
    if (placements === before.placements) return;
    for (const { order } of before.placements) if (!placements.some((one) => one.order.key === order.key)) answeredOrders.forget(order.key);
  });
  signal.addEventListener('abort', unsubscribe);

  return {
    async submit(bets, policy) {
      const { placements, quote } = store.getState();
      if (placements.some(isOpen) || !bets.every(({ quoteId }) => hasQuoteId(quote, quoteId))) return;
      dismissFailures(store);
      for (const { order } of bets) {
        // Store the order before sending it: if this page closes, the next one can request the outcome.
        pendingOrders.add(order);
        dispatch(store, { type: 'submitted', key: order.key, order });
      }
      await Promise.all(bets.map((bet) => lock(bet.order.key, () => send(bet, policy))));
    },

    async resume() {
      const open = store.getState().placements.filter(isOpen);
      for (const { status, order } of open) {
        if (status === 'submitting') dispatch(store, { type: 'no-answer', key: order.key });
      }
      const kept = pendingOrders.list().filter(({ key }) => !current(key));
      for (const { order } of answeredOrders.list()) {
        if (kept.every(({ key }) => key !== order.key)) answeredOrders.recall(order.key, () => void showAgain(order));
      }
      await Promise.all([...open.map(({ order }) => follow(order.key)), ...kept.map(recover)]);
    },
  };

  async function send({ order, quoteId }: QuotedBet, policy: AcceptancePolicy): Promise<void> {
    const { key } = order;
    const result = await place(order, quoteId, policy);
    if (result.ok) {
      dispatch(store, { type: 'answered', key, answer: result.data });
      const placement = current(key);
      if (placement?.status === 'confirming') onMoneyMoved(placement);
    } else {
      // The view has unmounted; the next one requests the outcome.
      if (result.failure.kind === 'aborted') return;
      // The platform forgets keys it has refused, so only this page knows the reason.
      if (result.failure.kind === 'refused') answeredOrders.keep(order, refusalIn(result.failure));
      dispatch(store, { type: 'no-answer', key, failure: result.failure });
    }
    await follow(key);
  }

  /**
   * Shows an outcome that an earlier page received. Does not block picks meanwhile: when the player picks first, the
   * outcome is dropped.
   */
  async function showAgain(order: BetOrder): Promise<void> {
    const { key } = order;
    const picked = () =>
      store
        .getState()
        .slip.entries.map((entry) => entry.key)
        .join(' ');
    const before = picked();
    const result = refusalOf(key) === undefined ? await findOutcome(order) : undefined;
    if (signal.aborted || current(key)) return;
    if (picked() !== before) {
      answeredOrders.forget(key);
      return;
    }
    recall(order);
    if (result?.ok === true) dispatchAnswer(key, result.data);
    await follow(key);
  }

  function recall(order: BetOrder): void {
    const { key } = order;
    const refusal = refusalOf(key);
    dispatch(store, { type: 'recovered', key, order, ...(refusal && { failure: { kind: 'refused', ...refusal, data: null } }) });
  }

  function refusalOf(key: PlacementKey): Refusal | undefined {
    return answeredOrders.list().find(({ order }) => order.key === key)?.refusal;
  }

  async function recover(order: BetOrder): Promise<void> {
    const { key } = order;
    // Another tab may finish the order, or this view may unmount, at any time.
    const isLeftOpen = () => !signal.aborted && !current(key) && pendingOrders.list().some((pending) => pending.key === key);
    while (isLeftOpen()) {
      const isTaken = await lock(key, async () => {
        if (!isLeftOpen()) return;
        recall(order);
        await follow(key);
      });
      if (isTaken) return;
      await wait(TAKEOVER_RETRY_MS);
    }
  }

  /** Waits and requests the outcome until it is known. */
  async function follow(key: PlacementKey): Promise<void> {
    let delay = current(key)?.status === 'confirming' ? 0 : OUTCOME_FIRST_DELAY_MS;
    for (;;) {
      const placement = current(key);
      // The placement is removed when another member signs in.
      if (!placement) return;
      switch (placement.status) {
        case 'confirming':
          await wait(Math.max(0, placement.deadline - now()) + DEADLINE_GRACE_MS);
          if (signal.aborted) return;
          dispatch(store, { type: 'deadline-passed', key });
          break;
        case 'deciding':
        case 'reconciling': {
          await wait(delay);
          if (signal.aborted) return;
          delay = nextOutcomeDelay(delay);
          const result = await findOutcome(placement.order);
          if (result.ok) dispatchAnswer(key, result.data);
          else if (result.failure.kind === 'aborted') return;
          else dispatch(store, { type: 'no-answer', key, failure: result.failure });
          break;
        }
        case 'accepted':
        case 'rejected':
        case 'not-placed':
          answeredOrders.keep(placement.order, placement.status === 'not-placed' ? refusalIn(placement.failure) : undefined);
          pendingOrders.remove(key);
          onMoneyMoved(placement);
          return;
        case 'submitting':
          return;
        default:
          assertNever(placement);
      }
    }
  }

  function dispatchAnswer(key: PlacementKey, answer: Answer | 'unknown'): void {
    dispatch(store, answer === 'unknown' ? { type: 'never-arrived', key } : { type: 'answered', key, answer });
  }
}

function refusalIn(failure: CallFailure | undefined): Refusal | undefined {
  return failure?.kind === 'refused' ? { code: failure.code, message: failure.message } : undefined;
}
