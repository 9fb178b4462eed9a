import type { CallResult } from '@site/shared/contract';
import { assertNever } from '@site/shared/assert';
import { DEADLINE_GRACE_MS, OUTCOME_FIRST_DELAY_MS, OUTCOME_MAX_DELAY_MS } from './limits';
import { isOpen, type Answer, type Placement } from './placement';
import { dispatch, type SlipStore } from './slipStore';
import type { AcceptancePolicy, BetOrder, PlacementKey, Quote, ServerTime } from './types';

/** What a placement needs of the world. A call that was aborted answers `aborted`; a wait that was ended never ends. */
export interface PlacementDependencies {
  readonly store: SlipStore;
  place(order: BetOrder, quoteId: Quote['id'], policy: AcceptancePolicy): Promise<CallResult<Answer>>;
  /** `'unknown'`: the platform has closed the key for ever. */
  findOutcome(key: PlacementKey): Promise<CallResult<Answer | 'unknown'>>;
  /** Remembers the bet on this device until its outcome is known, also across a reload. */
  remember(order: BetOrder | undefined): void;
  recall(): BetOrder | undefined;
  now(): ServerTime;
  wait(ms: number): Promise<void>;
  /** The outcome is known, or the platform has begun to hold the risk: money has moved, or may have. */
  onMoneyMoved(placement: Placement): void;
}

export interface PlacementDesk {
  /** Hands a bet in at a quote. Does nothing where that quote no longer stands: never a second bet by a second press. */
  submit(order: BetOrder, quoteId: Quote['id'], policy: AcceptancePolicy): Promise<void>;
  /** Takes up what was on its way when the page, or the view before this one, ended. */
  resume(): Promise<void>;
}

/**
 * Drives the placement machine: hands in once, and from then on only asks. One intention is one key; a lost answer is never guessed
 * and nothing is ever sent twice.
 */
export function createPlacementDesk(dependencies: PlacementDependencies): PlacementDesk {
  const { store, place, findOutcome, remember, recall, now, wait, onMoneyMoved } = dependencies;
  const current = () => store.getState().placement;

  return {
    async submit(order, quoteId, policy) {
      const placement = current();
      if (placement.at !== 'priced' || placement.quote.id !== quoteId) return;
      // remembered before it is sent: a page that dies in between asks for a bet that never was, and learns so
      remember(order);
      dispatch(store, { type: 'submitted', order });
      const result = await place(order, quoteId, policy);
      if (result.ok) {
        dispatch(store, { type: 'answered', key: order.key, answer: result.data });
        if (current().at === 'confirming') onMoneyMoved(current());
      } else {
        // the view has ended: whoever comes next asks
        if (result.failure.is === 'aborted') return;
        dispatch(store, { type: 'no-answer', key: order.key, failure: result.failure });
      }
      await follow();
    },

    async resume() {
      const order = recall();
      const placement = current();
      if (placement.at === 'submitting') dispatch(store, { type: 'no-answer', key: placement.order.key });
      else if (order && !isOpen(placement)) dispatch(store, { type: 'recovered', order });
      await follow();
    },
  };

  /** Waits and asks until the outcome is known. */
  async function follow(): Promise<void> {
    let delay = current().at === 'confirming' ? 0 : OUTCOME_FIRST_DELAY_MS;
    for (;;) {
      const placement = current();
      switch (placement.at) {
        case 'confirming':
          await wait(Math.max(0, placement.deadline - now()) + DEADLINE_GRACE_MS);
          dispatch(store, { type: 'deadline-passed' });
          break;
        case 'reconciling': {
          await wait(delay);
          delay = Math.min(Math.max(delay * 2, OUTCOME_FIRST_DELAY_MS), OUTCOME_MAX_DELAY_MS);
          const result = await findOutcome(placement.order.key);
          if (result.ok) take(placement.order.key, result.data);
          else if (result.failure.is === 'aborted') return;
          break;
        }
        case 'accepted':
        case 'rejected':
        case 'not-placed':
          remember(undefined);
          onMoneyMoved(placement);
          return;
        case 'editing':
        case 'priced':
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
