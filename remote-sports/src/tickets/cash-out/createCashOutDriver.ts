import type { CallResult } from '@site/shared/contract';
import { isOnItsWay, type CashOut, type CashOutAnswer, type CashOutKey, type CashOutOrder } from './cashOut';
import type { CashOutStore } from './cashOutStore';
import { DEADLINE_GRACE_MS, OUTCOME_FIRST_DELAY_MS, OUTCOME_MAX_DELAY_MS } from './limits';

/** What an early payment needs of the world. A call that was aborted answers `aborted`; a wait that was ended never ends. */
export interface CashOutDependencies {
  readonly store: CashOutStore;
  send(order: CashOutOrder): Promise<CallResult<CashOutAnswer>>;
  /** `'unknown'`: the platform has closed the key for ever. */
  findOutcome(key: CashOutKey): Promise<CallResult<CashOutAnswer | 'unknown'>>;
  /** Remembers the order on this device until its outcome is known, also across a reload. */
  remember(order: CashOutOrder | undefined): void;
  recall(): CashOutOrder | undefined;
  now(): number;
  wait(ms: number): Promise<void>;
  /** The outcome is known; `paid` has moved money. */
  onDecided(cashOut: CashOut): void;
}

export interface CashOutDriver {
  /** Hands an offer in that the player was asked about. Does nothing where another one, or none, stands: never two by two presses. */
  submit(order: CashOutOrder): Promise<void>;
  /** Takes up what was on its way when the page, or the view before this one, ended. */
  resume(): Promise<void>;
}

/** Drives the machine of an early payment: hands in once, and from then on only asks. A lost answer is never guessed and nothing is sent twice. */
export function createCashOutDriver(dependencies: CashOutDependencies): CashOutDriver {
  const { store, send, findOutcome, remember, recall, now, wait, onDecided } = dependencies;

  return {
    async submit(order) {
      const cashOut = store.getState();
      if (cashOut.status !== 'asked' || cashOut.offer.quoteId !== order.quoteId || cashOut.ticketId !== order.ticketId) return;
      // remembered before it is sent: a page that dies in between asks for what never was, and learns so
      remember(order);
      store.dispatch({ type: 'submitted', order });
      const result = await send(order);
      if (result.ok) {
        store.dispatch({ type: 'answered', key: order.key, answer: result.data });
      } else {
        // the view has ended: whoever comes next asks
        if (result.failure.is === 'aborted') return;
        store.dispatch({ type: 'no-answer', key: order.key, failure: result.failure });
      }
      await follow();
    },

    async resume() {
      const order = recall();
      const cashOut = store.getState();
      if (cashOut.status === 'submitting') store.dispatch({ type: 'no-answer', key: cashOut.order.key });
      else if (order && !isOnItsWay(cashOut)) store.dispatch({ type: 'recovered', order });
      if (isOnItsWay(store.getState())) await follow();
    },
  };

  /** Waits and asks until the outcome is known. */
  async function follow(): Promise<void> {
    let delay = store.getState().status === 'confirming' ? 0 : OUTCOME_FIRST_DELAY_MS;
    for (;;) {
      const cashOut = store.getState();
      switch (cashOut.status) {
        case 'confirming':
          await wait(Math.max(0, cashOut.deadline - now()) + DEADLINE_GRACE_MS);
          store.dispatch({ type: 'deadline-passed' });
          break;
        case 'reconciling': {
          const { key } = cashOut.order;
          await wait(delay);
          delay = Math.min(Math.max(delay * 2, OUTCOME_FIRST_DELAY_MS), OUTCOME_MAX_DELAY_MS);
          const result = await findOutcome(key);
          if (!result.ok) {
            if (result.failure.is === 'aborted') return;
          } else {
            store.dispatch(result.data === 'unknown' ? { type: 'never-arrived', key } : { type: 'answered', key, answer: result.data });
          }
          break;
        }
        case 'paid':
        case 'refused':
        case 'not-paid':
          remember(undefined);
          onDecided(cashOut);
          return;
        default:
          return;
      }
    }
  }
}
