import { createStore, type StoreApi } from 'zustand/vanilla';

/** The way by keyboard from a price to the stake, and back. */
export interface StakeFocus {
  /** The player asked for the stake, and the slip has not focused it yet. */
  readonly isWanted: boolean;
  /** Focuses the price they came from, or what took its place. */
  readonly comeBack: (() => void) | undefined;
  /** A price is being pressed for its stake: it is picked, and not bet at once. */
  readonly isPicking: boolean;
}

const INITIAL: StakeFocus = { isWanted: false, comeBack: undefined, isPicking: false };

let ownStore: StoreApi<StakeFocus> | undefined;

/** One for the prices of a page and the slip in the dock. */
export function stakeFocusStore(): StoreApi<StakeFocus> {
  ownStore ??= createStore(() => INITIAL);
  return ownStore;
}

export function askForStake(comeBack: () => void): void {
  stakeFocusStore().setState({ isWanted: true, comeBack });
}

/** Presses a price whose stake is to be typed. */
export function pickForStake(press: () => void): void {
  stakeFocusStore().setState({ isPicking: true });
  press();
  stakeFocusStore().setState({ isPicking: false });
}

/** The slip has the focus. */
export function stakeReached(): void {
  stakeFocusStore().setState({ isWanted: false });
}
