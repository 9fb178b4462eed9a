import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Match, SelectionKey } from '@site/shared/betting';
import { DEFAULT_ODDS_FORMAT, type OddsFormat } from '@site/shared/odds';
import { choiceOf, type CombinationChoice } from './combinations';
import { advanceAll, isOpen, keysOf, type Placement, type PlacementEvent } from './placement';
import { quoteAfterChange, takeOffer } from './quotes';
import {
  agreeTo,
  changeFormat,
  changeMode,
  chooseCombination,
  clearSlip,
  isPending,
  keepMatch,
  markPending,
  nameMatch,
  pickSelection,
  removeEntry,
  seeKept,
  slipOf,
  takeOut,
  type BetSlip,
  type BetType,
  type SlipRefusal,
} from './slip';
import type { QuickPick } from './quickPick';
import { NO_STAKES, stakesAfter, type Stakes } from './stakes';
import { seenAfterQuote, seenNow, type SeenTogether } from './seenTogether';
import type { AcceptancePolicy, BetOrder, Offer, Quote, SlipEntry, SlipMode } from './types';

/** State of the slip, shared by the board and the dock. Side effects are in the views. */
export interface SlipState extends Stakes {
  readonly slip: BetSlip;
  /** Single whose stake is being typed; `undefined` when it is the shared stake. */
  readonly typing: SelectionKey | undefined;
  readonly hasKeypad: boolean;
  readonly policy: AcceptancePolicy;
  /** Prices that can be bet at now. */
  readonly quote: Quote | undefined;
  /** Open bets and outcomes of earlier ones, in the order they were sent. */
  readonly placements: readonly Placement[];
  /** Combined price of selections of one match, as the player has seen it. */
  readonly seenTogether: SeenTogether | undefined;
  /** Last press that was to bet at once. */
  readonly quick: QuickPick | undefined;
}

export type SlipStore = StoreApi<SlipState>;

export const EMPTY_SLIP: BetSlip = { mode: 'single', entries: [], format: DEFAULT_ODDS_FORMAT, combination: 'parlay' };

/** Initial state. Assumption: a better price is accepted without asking unless the player chooses otherwise. */
const INITIAL: SlipState = {
  ...NO_STAKES,
  slip: EMPTY_SLIP,
  keepsStake: false,
  typing: undefined,
  hasKeypad: true,
  policy: 'better',
  quote: undefined,
  seenTogether: undefined,
  placements: [],
  quick: undefined,
};

export function createSlipStore(initial: Partial<SlipState> = {}): SlipStore {
  return createStore(() => ({ ...INITIAL, ...initial }));
}

let ownStore: SlipStore | undefined;

/** Returns the single slip store of this page. */
export function slipStore(): SlipStore {
  ownStore ??= createSlipStore();
  return ownStore;
}

/** Reason why a selection could not be added. `order-confirming`: a bet is open. */
export type PickRefusal = SlipRefusal | 'order-confirming';

/** Picks a selection and dismisses earlier outcomes. Adds nothing while a bet is open. Implements R-SLIP-22. */
export function pick(store: SlipStore, entry: SlipEntry): PickRefusal | undefined {
  const state = store.getState();
  if (state.placements.some(isOpen)) return 'order-confirming';
  const change = pickSelection(state.slip, entry);
  if (!change.ok) return change.refusal === 'ticket-pending' ? 'order-confirming' : change.refusal;
  store.setState({ ...withSlip(state, change.slip), placements: [] });
  return undefined;
}

/**
 * Takes over a bet that another player shared: the slip then holds only its selections, in its mode and combination. In
 * multiple mode a single joins the other singles. Does nothing while a bet is open.
 *
 * @param entries selections that can be bet on, at their current prices
 */
export function follow(store: SlipStore, entries: readonly SlipEntry[], type: BetType): PickRefusal | undefined {
  const state = store.getState();
  if (state.placements.some(isOpen) || state.slip.entries.some(isPending)) return 'order-confirming';
  const [single] = entries;
  if (type === 'single' && single && state.slip.mode === 'multiple') {
    return state.slip.entries.some(({ key }) => key === single.key) ? undefined : pick(store, single);
  }
  const changed = withSlip(state, slipOf(state.slip, entries, type));
  store.setState({ ...changed, ...(state.keepsStake ? {} : NO_STAKES), quote: undefined, placements: [] });
  return undefined;
}

export function remove(store: SlipStore, key: SelectionKey): void {
  changeSlip(store, (slip) => removeEntry(slip, key));
}

export function clear(store: SlipStore): void {
  changeSlip(store, clearSlip);
}

export function setMode(store: SlipStore, mode: SlipMode): void {
  changeSlip(store, (slip) => changeMode(slip, mode));
}

/**
 * Starts one bet on several selections of a match and removes other entries from the slip. @returns true when any entry
 * was removed
 */
export function startBuilder(store: SlipStore, matchId: string): boolean {
  const before = store.getState().slip.entries.length;
  changeSlip(store, (slip) => keepMatch(slip, matchId));
  return store.getState().slip.entries.length < before;
}

export function setCombination(store: SlipStore, choice: CombinationChoice): void {
  changeSlip(store, (slip) => chooseCombination(slip, choice));
}

/** Replaces the names of the selections after a change of language. */
export function rename(store: SlipStore, match: Match): void {
  store.setState(({ slip }) => ({ slip: nameMatch(slip, match) }));
}

/** Changes the odds format, so that prices are requested again. An open bet keeps the format it was placed in. */
export function setFormat(store: SlipStore, format: OddsFormat): void {
  store.setState((state) => withSlip(state, changeFormat(state.slip, format)));
}

export function agree(store: SlipStore, key: SelectionKey, seen: Offer): void {
  store.setState(({ slip }) => ({ slip: agreeTo(slip, key, seen) }));
}

/** Accepts the current combined price of selections of one match. */
export function agreeTogether(store: SlipStore): void {
  store.setState(({ slip, quote }) => ({ seenTogether: seenNow(slip, quote) }));
}

/** Sets the stake of a single or a parlay, or the shared stake of all singles, which clears their own stakes. */
export function setStake(store: SlipStore, stake: string): void {
  store.setState({ stake, stakes: NO_STAKES.stakes });
}

export function setStakeOf(store: SlipStore, key: SelectionKey, stake: string): void {
  store.setState(({ stakes }) => ({ stakes: new Map(stakes).set(key, stake) }));
}

/** Lowers a stake to its cap. Without a key it lowers the stake of the slip and leaves those of singles unchanged. */
export function lowerStake(store: SlipStore, key: SelectionKey | undefined, stake: string): void {
  if (key === undefined) store.setState({ stake });
  else setStakeOf(store, key, stake);
}

/** Selects the stake that keypad and quick stakes edit. */
export function setTyping(store: SlipStore, typing: SelectionKey | undefined): void {
  if (store.getState().typing !== typing) store.setState({ typing });
}

export function toggleKeypad(store: SlipStore): void {
  store.setState(({ hasKeypad }) => ({ hasKeypad: !hasKeypad }));
}

export function setPolicy(store: SlipStore, policy: AcceptancePolicy): void {
  store.setState({ policy });
}

export function setKeepsStake(store: SlipStore, keepsStake: boolean): void {
  store.setState({ keepsStake });
}

/** Stores a quote, whose prices can be bet at from now on. */
export function takeQuote(store: SlipStore, quote: Quote): void {
  store.setState(({ slip, seenTogether }) => ({
    quote,
    slip: seeKept(slip, quote),
    seenTogether: seenAfterQuote(seenTogether, slip, quote),
  }));
}

/**
 * Advances the placements and updates the slip: entries of a confirming ticket become pending, and accepted entries are
 * removed at once, so that a placed bet never reappears. A bet that was not accepted keeps its entries and stake beside
 * its new offer.
 */
export function dispatch(store: SlipStore, event: PlacementEvent): void {
  store.setState((state) => {
    const placements = advanceAll(state.placements, event);
    if (placements === state.placements) return state;
    const placement = placements.find(({ order }) => order.key === event.key);
    return placement ? { ...afterPlacement(state, placement), placements } : { placements };
  });
}

/** Removes receipts and failures of earlier bets. */
export function dismissSettled(store: SlipStore): void {
  store.setState(({ placements }) => ({ placements: placements.filter(isOpen) }));
}

/** Removes failures and keeps receipts; called before new bets are sent. */
export function dismissFailures(store: SlipStore): void {
  store.setState(({ placements }) => ({ placements: placements.filter((one) => isOpen(one) || one.status === 'accepted') }));
}

/**
 * Reuses the selections of the last bets for new ones of the same kind: the legs of the accepted ticket in its order,
 * mode and combination, or all singles placed by one press. Entries left over from those bets, such as a leg that did
 * not count, are removed. Singles that were not accepted stay in place with their notes, because they were meant to be
 * bet too.
 *
 * All prices are requested again, and stakes are cleared even when the player keeps stakes: repeating a bet must be a
 * deliberate decision.
 */
export function keepSelections(store: SlipStore): void {
  const { slip, placements } = store.getState();
  const last = placements.findLast(({ status }) => status === 'accepted');
  if (!last || placements.some(isOpen)) return;
  const { kind, placedAt } = last.order;
  const isOfLastPress = ({ order }: Placement) => order.kind.kind === 'single' && order.placedAt === placedAt;
  const bets = kind.kind === 'single' ? placements.filter(isOfLastPress) : [last];
  const entries = bets.flatMap(({ status, order }) => {
    if (status === 'accepted') return order.legs.map(({ entry }): SlipEntry => ({ ...entry, isKept: true, pendingTicketId: undefined }));
    return slip.entries.filter(({ key }) => keysOf(order).has(key));
  });
  store.setState({
    ...NO_STAKES,
    slip: slipOf(slip, entries, kind.kind === 'single' ? 'single' : choiceOf(kind)),
    typing: undefined,
    quote: undefined,
    placements: bets.filter(({ status }) => status !== 'accepted'),
  });
}

/**
 * Removes all placements when the member changes or signs out. Open bets belong to the previous member, whose pending
 * orders stay on the device.
 */
export function forgetPlacements(store: SlipStore): void {
  store.setState(({ slip }) => ({
    placements: [],
    slip: slip.entries.some(isPending)
      ? { ...slip, entries: slip.entries.map((entry) => ({ ...entry, pendingTicketId: undefined })) }
      : slip,
  }));
}

function afterPlacement(state: SlipState, placement: Placement): Partial<SlipState> {
  const { order } = placement;
  const keys = keysOf(order);
  const slip = markPending(state.slip, keys, 'ticketId' in placement ? placement.ticketId : undefined);
  switch (placement.status) {
    case 'accepted': {
      const isSpent = order.kind.kind !== 'single' && !state.keepsStake;
      return { ...withSlip(state, takeOut(slip, keys)), ...(isSpent ? NO_STAKES : {}) };
    }
    case 'rejected':
      return { slip, quote: placement.offer ? takeOffer(state.quote, placement.offer, order, slip) : state.quote };
    case 'submitting':
      // A quote can be used only once.
      return { slip, quote: undefined };
    case 'confirming':
    case 'deciding':
    case 'reconciling':
    case 'not-placed':
      return { slip };
  }
}

/** Replaces the slip and keeps the stakes and quotes that still belong to it. */
export function withSlip(state: SlipState, slip: BetSlip): Partial<SlipState> {
  const { typing } = state;
  return {
    ...stakesAfter(state, state.slip, slip),
    slip,
    typing: slip.entries.some(({ key }) => key === typing) ? typing : undefined,
    quote: quoteAfterChange(state.quote, state.slip, slip),
  };
}

/** Changes the slip unless a bet is open. Removes failures whose selections are no longer in the slip. */
function changeSlip(store: SlipStore, change: (slip: BetSlip) => BetSlip): void {
  const state = store.getState();
  if (state.placements.some(isOpen)) return;
  const slip = change(state.slip);
  if (slip === state.slip) return;
  const isAbout = (order: BetOrder) => order.legs.every((leg) => slip.entries.some(({ key }) => key === leg.entry.key));
  store.setState({
    ...withSlip(state, slip),
    placements: state.placements.filter(({ status, order }) => status === 'accepted' || (slip.mode === state.slip.mode && isAbout(order))),
  });
}
