import { createStore, type StoreApi } from 'zustand/vanilla';
import { advanceCashOut, type CashOut, type CashOutEvent } from './cashOut';

/** The cash-out of this page, changed by events only. Views bring the effects. */
export interface CashOutStore extends Pick<StoreApi<CashOut>, 'getState' | 'getInitialState' | 'subscribe'> {
  dispatch(event: CashOutEvent): void;
  /** Another member, or none: a cash-out under way belongs to the member before, whose pending orders stay on the device. */
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

/** The panel is gone: an offer that is shown is closed, and a cash-out that is under way or has ended stays. */
export function stopLooking({ getState, dispatch }: CashOutStore): void {
  const { status } = getState();
  if (status === 'looking' || status === 'asked') dispatch({ type: 'closed' });
}

let ownStore: CashOutStore | undefined;

export function cashOutStore(): CashOutStore {
  ownStore ??= createCashOutStore();
  return ownStore;
}
