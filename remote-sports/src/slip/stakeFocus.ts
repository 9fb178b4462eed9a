import { createStore, type StoreApi } from 'zustand/vanilla';

/** State of keyboard navigation from a price to the stake and back. */
export interface StakeFocus {
  /** True when the player wants the stake and the slip has not focused it yet. */
  readonly isWanted: boolean;
  /** Focuses the price the player came from, or its replacement. */
  readonly comeBack: (() => void) | undefined;
  /** True while a price is pressed in order to type its stake: it is picked but not bet at once. */
  readonly isPicking: boolean;
}

const INITIAL: StakeFocus = { isWanted: false, comeBack: undefined, isPicking: false };

let ownStore: StoreApi<StakeFocus> | undefined;

/** Returns the store shared by the prices of a page and the slip in the dock. */
export function stakeFocusStore(): StoreApi<StakeFocus> {
  ownStore ??= createStore(() => INITIAL);
  return ownStore;
}

export function askForStake(comeBack: () => void): void {
  stakeFocusStore().setState({ isWanted: true, comeBack });
}

/** Presses a price without betting at once, because its stake will be typed. */
export function pickForStake(press: () => void): void {
  stakeFocusStore().setState({ isPicking: true });
  press();
  stakeFocusStore().setState({ isPicking: false });
}

/** Clears the request for focus after the slip has received it. */
export function stakeReached(): void {
  stakeFocusStore().setState({ isWanted: false });
}
