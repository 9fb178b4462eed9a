import { createStore, type StoreApi } from 'zustand/vanilla';
import { advanceCashOut, type CashOut, type CashOutEvent } from './cashOut';

/** The early payment of this page, changed by events only. Pure state: whoever shows it brings the effects. */
export interface CashOutStore extends Pick<StoreApi<CashOut>, 'getState' | 'getInitialState' | 'subscribe'> {
  dispatch(event: CashOutEvent): void;
  /** Another member, or none: what was on its way belongs to the one before, whose device remembers it. */
  forget(): void;
}

export function createCashOutStore(initial: CashOut = { status: 'closed' }): CashOutStore {
  const { getState, getInitialState, subscribe, setState } = createStore<CashOut>(() => initial);
  return {
    getState,
    getInitialState,
    subscribe,
    dispatch(event) {
      setState((cashOut) => advanceCashOut(cashOut, event), true);
    },
    forget() {
      setState({ status: 'closed' }, true);
    },
  };
}

/** Nobody looks any more: an offer in sight is given up, and what is on its way or has ended stays. */
export function stopLooking({ getState, dispatch }: CashOutStore): void {
  const { status } = getState();
  if (status === 'looking' || status === 'asked') dispatch({ type: 'closed' });
}

let ownStore: CashOutStore | undefined;

/** The one of this page. */
export function cashOutStore(): CashOutStore {
  ownStore ??= createCashOutStore();
  return ownStore;
}
