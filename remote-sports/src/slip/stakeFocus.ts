import { createStore, type StoreApi } from 'zustand/vanilla';

/** The way by keyboard from a price to the stake, and back. */
export interface StakeFocus {
  /** The player asked for the stake, and the slip has not focused it yet. */
  readonly isWanted: boolean;
  /** Focuses the price they came from, or what took its place. */
  readonly comeBack: (() => void) | undefined;
}

const INITIAL: StakeFocus = { isWanted: false, comeBack: undefined };

let ownStore: StoreApi<StakeFocus> | undefined;

/** One for the prices of a page and the slip in the dock. */
export function stakeFocusStore(): StoreApi<StakeFocus> {
  ownStore ??= createStore(() => INITIAL);
  return ownStore;
}

export function askForStake(comeBack: () => void): void {
  stakeFocusStore().setState({ isWanted: true, comeBack });
}

/** The slip has the focus. */
export function stakeReached(): void {
  stakeFocusStore().setState({ isWanted: false });
}
