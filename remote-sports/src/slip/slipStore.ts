import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SelectionKey } from '@site/shared/betting';
import { DEFAULT_ODDS_FORMAT, type OddsFormat } from '@site/shared/odds';
import { advance, isOpen, type Placement, type PlacementEvent } from './placement';
import { agreeTo, changeFormat, clearSlip, markPending, pickSelection, removeEntry, type BetSlip, type SlipRefusal } from './slip';
import type { AcceptancePolicy, Offer, SlipEntry } from './types';

/** What the slip holds, shared by the board and the dock. Pure state: whoever shows it brings the effects. */
export interface SlipState {
  readonly slip: BetSlip;
  /** The stake as typed. */
  readonly stake: string;
  readonly policy: AcceptancePolicy;
  readonly placement: Placement;
}

export type SlipStore = StoreApi<SlipState>;

export const EMPTY_SLIP: BetSlip = { mode: 'single', entries: [], format: DEFAULT_ODDS_FORMAT };

/** Assumption: a better price is taken without asking unless the player wants otherwise. */
const INITIAL: SlipState = { slip: EMPTY_SLIP, stake: '', policy: 'better', placement: { at: 'editing' } };

export function createSlipStore(initial: Partial<SlipState> = {}): SlipStore {
  return createStore(() => ({ ...INITIAL, ...initial }));
}

let ownStore: SlipStore | undefined;

/** The one slip of this page. */
export function slipStore(): SlipStore {
  ownStore ??= createSlipStore();
  return ownStore;
}

/** Why nothing could be added. `order-confirming`: a bet is on its way. */
export type PickRefusal = SlipRefusal | 'order-confirming';

/** Picks a selection; while a bet is on its way nothing is added. Proves R-SLIP-22. */
export function pick(store: SlipStore, entry: SlipEntry): PickRefusal | undefined {
  const { slip, placement } = store.getState();
  if (isOpen(placement)) return 'order-confirming';
  const change = pickSelection(slip, entry);
  if (!change.ok) return change.refusal === 'ticket-pending' ? 'order-confirming' : change.refusal;
  // what was quoted, rejected or settled before is over once the slip is changed
  store.setState({ slip: change.slip, placement: { at: 'editing' } });
  return undefined;
}

export function remove(store: SlipStore, key: SelectionKey): void {
  changeSlip(store, (slip) => removeEntry(slip, key));
}

export function clear(store: SlipStore): void {
  changeSlip(store, clearSlip);
}

/** The prices of the slip are asked for anew in the other format. */
export function setFormat(store: SlipStore, format: OddsFormat): void {
  store.setState(({ slip, placement }) => ({
    slip: changeFormat(slip, format),
    // a bet on its way keeps the format it was placed in
    placement: isOpen(placement) ? placement : { at: 'editing' },
  }));
}

export function agree(store: SlipStore, key: SelectionKey, seen: Offer): void {
  store.setState(({ slip }) => ({ slip: agreeTo(slip, key, seen) }));
}

export function setStake(store: SlipStore, stake: string): void {
  store.setState({ stake });
}

export function setPolicy(store: SlipStore, policy: AcceptancePolicy): void {
  store.setState({ policy });
}

/**
 * Moves the placement on, and the slip with it: the entry of a confirming ticket is pending, and an accepted one leaves the slip at
 * once, so that a placed bet never reappears in it.
 */
export function dispatch(store: SlipStore, event: PlacementEvent): void {
  store.setState((state) => {
    const placement = advance(state.placement, event);
    if (placement === state.placement) return state;
    if (!('order' in placement)) return { placement };
    const { key } = placement.order.entry;
    const slip = markPending(state.slip, key, placement.at === 'confirming' ? placement.ticketId : undefined);
    return placement.at === 'accepted' ? { placement, slip: removeEntry(slip, key), stake: '' } : { placement, slip };
  });
}

/** Another member, or none: what was on its way belongs to the one before, whose device remembers it. */
export function forgetPlacement(store: SlipStore): void {
  store.setState(({ slip, placement }) => ({
    placement: placement.at === 'priced' ? placement : { at: 'editing' },
    slip: slip.entries.some(({ pendingTicketId }) => pendingTicketId !== undefined)
      ? { ...slip, entries: slip.entries.map((entry) => ({ ...entry, pendingTicketId: undefined })) }
      : slip,
  }));
}

function changeSlip(store: SlipStore, change: (slip: BetSlip) => BetSlip): void {
  const { slip, placement } = store.getState();
  if (isOpen(placement)) return;
  store.setState({ slip: change(slip), placement: { at: 'editing' } });
}
