import type { CallResult } from '@site/shared/contract';
import { assertNever } from '@site/shared/assert';
import { DEADLINE_GRACE_MS, OUTCOME_FIRST_DELAY_MS, OUTCOME_MAX_DELAY_MS } from '../slip/limits';
import { isOpen, type Answer, type Placement } from '../slip/placement';
import { standsIn } from '../slip/quotes';
import { dismissFailures, dispatch, type SlipStore } from '../slip/slipStore';
import type { AcceptancePolicy, BetOrder, PlacementKey, Quote, ServerTime } from '../slip/types';

/** What a placement needs of the world. A call that was aborted answers `aborted`; a wait that was ended never ends. */
export interface PlacementDependencies {
  readonly store: SlipStore;
  place(order: BetOrder, quoteId: Quote['id'], policy: AcceptancePolicy): Promise<CallResult<Answer>>;
  /** `'unknown'`: the platform has closed the key for ever. */
  findOutcome(order: BetOrder): Promise<CallResult<Answer | 'unknown'>>;
  /** Remembers a bet on this device until its outcome is known, also across a reload. */
  remember(order: BetOrder): void;
  forget(key: PlacementKey): void;
  recall(): readonly BetOrder[];
  now(): ServerTime;
  wait(ms: number): Promise<void>;
  /** The outcome is known, or the platform has begun to hold the risk: money has moved, or may have. */
  onMoneyMoved(placement: Placement): void;
}

/** A bet and the quote it is placed by. */
export interface QuotedBet {
  readonly order: BetOrder;
  readonly quoteId: Quote['id'];
}

export interface PlacementDriver {
  /**
   * Hands bets in at their quotes, side by side: each is taken or not for itself. Does nothing where a quote no longer stands or a bet is
   * on its way: never a second bet by a second press.
   */
  submit(bets: readonly QuotedBet[], policy: AcceptancePolicy): Promise<void>;
  /** Takes up what was on its way when the page, or the view before this one, ended. */
  resume(): Promise<void>;
}

/**
 * Drives the placement machines: hands each bet in once, and from then on only asks. One intention is one key; a lost answer is never
 * guessed and nothing is ever sent twice.
 */
export function createPlacementDriver(dependencies: PlacementDependencies): PlacementDriver {
  const { store, place, findOutcome, remember, forget, recall, now, wait, onMoneyMoved } = dependencies;
  const current = (key: PlacementKey) => store.getState().placements.find(({ order }) => order.key === key);

  return {
    async submit(bets, policy) {
      const { placements, quote } = store.getState();
      if (placements.some(isOpen) || !bets.every(({ quoteId }) => standsIn(quote, quoteId))) return;
      dismissFailures(store);
      for (const { order } of bets) {
        // remembered before it is sent: a page that dies in between asks for a bet that never was, and learns so
        remember(order);
        dispatch(store, { type: 'submitted', key: order.key, order });
      }
      await Promise.all(bets.map((bet) => handIn(bet, policy)));
    },

    async resume() {
      for (const order of recall()) {
        if (!current(order.key)) dispatch(store, { type: 'recovered', key: order.key, order });
      }
      const open = store.getState().placements.filter(isOpen);
      for (const { status, order } of open) {
        if (status === 'submitting') dispatch(store, { type: 'no-answer', key: order.key });
      }
      await Promise.all(open.map(({ order }) => follow(order.key)));
    },
  };

  async function handIn({ order, quoteId }: QuotedBet, policy: AcceptancePolicy): Promise<void> {
    const { key } = order;
    const result = await place(order, quoteId, policy);
    if (result.ok) {
      dispatch(store, { type: 'answered', key, answer: result.data });
      const placement = current(key);
      if (placement?.status === 'confirming') onMoneyMoved(placement);
    } else {
      // the view has ended: whoever comes next asks
      if (result.failure.is === 'aborted') return;
      dispatch(store, { type: 'no-answer', key, failure: result.failure });
    }
    await follow(key);
  }

  /** Waits and asks until the outcome is known. */
  async function follow(key: PlacementKey): Promise<void> {
    let delay = current(key)?.status === 'confirming' ? 0 : OUTCOME_FIRST_DELAY_MS;
    for (;;) {
      const placement = current(key);
      // put away with its owner
      if (!placement) return;
      switch (placement.status) {
        case 'confirming':
          await wait(Math.max(0, placement.deadline - now()) + DEADLINE_GRACE_MS);
          dispatch(store, { type: 'deadline-passed', key });
          break;
        case 'reconciling': {
          await wait(delay);
          delay = Math.min(Math.max(delay * 2, OUTCOME_FIRST_DELAY_MS), OUTCOME_MAX_DELAY_MS);
          const result = await findOutcome(placement.order);
          if (result.ok) take(key, result.data);
          else if (result.failure.is === 'aborted') return;
          break;
        }
        case 'accepted':
        case 'rejected':
        case 'not-placed':
          forget(key);
          onMoneyMoved(placement);
          return;
        case 'submitting':
          return;
        default:
          assertNever(placement);
      }
    }
  }

  function take(key: PlacementKey, answer: Answer | 'unknown'): void {
    dispatch(store, answer === 'unknown' ? { type: 'never-arrived', key } : { type: 'answered', key, answer });
  }
}
