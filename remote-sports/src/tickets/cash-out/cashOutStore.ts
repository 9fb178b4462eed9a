import { createStore, type StoreApi } from 'zustand/vanilla';
import { advanceCashOut, type CashOut, type CashOutEvent } from './cashOut';

/** Cash-out of this page; only events change it. Side effects are in the views. */
export interface CashOutStore extends Pick<StoreApi<CashOut>, 'getState' | 'getInitialState' | 'subscribe'> {
  dispatch(event: CashOutEvent): void;
  /**
   * Resets the store when the member changes or signs out. A running cash-out belongs to the previous member, whose
   * pending orders stay on the device.
   */
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

/** Closes a shown offer when the panel unmounts; a running or ended cash-out stays. */
export function stopLooking({ getState, dispatch }: CashOutStore): void {
  const { status } = getState();
  if (status === 'looking' || status === 'asked') dispatch({ type: 'closed' });
}

let ownStore: CashOutStore | undefined;

export function cashOutStore(): CashOutStore {
  ownStore ??= createCashOutStore();
  return ownStore;
}
