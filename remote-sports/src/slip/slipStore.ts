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

/** The state of the slip, shared by the board and the dock. Views bring the effects. */
export interface SlipState extends Stakes {
  readonly slip: BetSlip;
  /** The single whose stake is being typed; absent where it is the one for all. */
  readonly typing: SelectionKey | undefined;
  /** The keypad is unfolded. */
  readonly hasKeypad: boolean;
  readonly policy: AcceptancePolicy;
  /** The prices that can be bet at now. */
  readonly quote: Quote | undefined;
  /** Bets under way and the outcomes of earlier ones, in the order they were sent. */
  readonly placements: readonly Placement[];
  /** The one price of selections of one match, as the player has seen it. */
  readonly seenTogether: SeenTogether | undefined;
  /** The last press that was to bet at once. */
  readonly quick: QuickPick | undefined;
}

export type SlipStore = StoreApi<SlipState>;

export const EMPTY_SLIP: BetSlip = { mode: 'single', entries: [], format: DEFAULT_ODDS_FORMAT, combination: 'parlay' };

/** Assumption: a better price is accepted without asking unless the player chooses otherwise. */
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

/** The one slip of this page. */
export function slipStore(): SlipStore {
  ownStore ??= createSlipStore();
  return ownStore;
}

/** Why nothing could be added. `order-confirming`: a bet is under way. */
export type PickRefusal = SlipRefusal | 'order-confirming';

/** Picks a selection and dismisses earlier outcomes; while a bet is under way nothing is added. Implements R-SLIP-22. */
export function pick(store: SlipStore, entry: SlipEntry): PickRefusal | undefined {
  const state = store.getState();
  if (state.placements.some(isOpen)) return 'order-confirming';
  const change = pickSelection(state.slip, entry);
  if (!change.ok) return change.refusal === 'ticket-pending' ? 'order-confirming' : change.refusal;
  store.setState({ ...withSlip(state, change.slip), placements: [] });
  return undefined;
}

/**
 * Makes the bet that another player shared: the slip holds its selections alone, in its mode and combination. A single joins the other singles
 * of a slip of several. Nothing is followed while a bet is under way.
 *
 * @param entries those that can be bet on, at their present prices
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

/** Begins one bet on several selections of a match: what else was in the slip leaves it. @returns whether anything did */
export function startBuilder(store: SlipStore, matchId: string): boolean {
  const before = store.getState().slip.entries.length;
  changeSlip(store, (slip) => keepMatch(slip, matchId));
  return store.getState().slip.entries.length < before;
}

export function setCombination(store: SlipStore, choice: CombinationChoice): void {
  changeSlip(store, (slip) => chooseCombination(slip, choice));
}

/** Another language: the same selections under other names. */
export function rename(store: SlipStore, match: Match): void {
  store.setState(({ slip }) => ({ slip: nameMatch(slip, match) }));
}

/** The prices of the slip are requested again in the other format; a bet under way keeps the one it was placed in. */
export function setFormat(store: SlipStore, format: OddsFormat): void {
  store.setState((state) => withSlip(state, changeFormat(state.slip, format)));
}

export function agree(store: SlipStore, key: SelectionKey, seen: Offer): void {
  store.setState(({ slip }) => ({ slip: agreeTo(slip, key, seen) }));
}

/** The player agrees to the price that the selections of one match have together now. */
export function agreeTogether(store: SlipStore): void {
  store.setState(({ slip, quote }) => ({ seenTogether: seenNow(slip, quote) }));
}

/** The stake of a single or a parlay, or the one for all singles, which removes those typed for one of them. */
export function setStake(store: SlipStore, stake: string): void {
  store.setState({ stake, stakes: NO_STAKES.stakes });
}

/** The stake of one of several singles. */
export function setStakeOf(store: SlipStore, key: SelectionKey, stake: string): void {
  store.setState(({ stakes }) => ({ stakes: new Map(stakes).set(key, stake) }));
}

/** Lowers a stake that was typed above its cap; without a selection that of the slip, which leaves the others as they are. */
export function lowerStake(store: SlipStore, key: SelectionKey | undefined, stake: string): void {
  if (key === undefined) store.setState({ stake });
  else setStakeOf(store, key, stake);
}

/** Which stake the keypad and the quick stakes write into. */
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

/** Prices that can be bet at from now on. */
export function takeQuote(store: SlipStore, quote: Quote): void {
  store.setState(({ slip, seenTogether }) => ({
    quote,
    slip: seeKept(slip, quote),
    seenTogether: seenAfterQuote(seenTogether, slip, quote),
  }));
}

/**
 * Moves the placements on, and the slip with them: the entries of a confirming ticket are pending, and accepted ones leave the slip at
 * once, so that a placed bet never reappears in it. A bet that was not accepted stays with its stake, beside its new offer.
 */
export function dispatch(store: SlipStore, event: PlacementEvent): void {
  store.setState((state) => {
    const placements = advanceAll(state.placements, event);
    if (placements === state.placements) return state;
    const placement = placements.find(({ order }) => order.key === event.key);
    return placement ? { ...afterPlacement(state, placement), placements } : { placements };
  });
}

/** Removes the outcomes of earlier bets: receipts and failures. */
export function dismissSettled(store: SlipStore): void {
  store.setState(({ placements }) => ({ placements: placements.filter(isOpen) }));
}

/** Before new bets are sent: failures are removed, and receipts stay. */
export function dismissFailures(store: SlipStore): void {
  store.setState(({ placements }) => ({ placements: placements.filter((one) => isOpen(one) || one.status === 'accepted') }));
}

/**
 * Keeps the selections of the last bets for new ones of the same kind: exactly the legs of the accepted ticket in its order, mode and combination,
 * or all singles that one press placed. What those bets left in the slip, such as a leg that did not count, leaves it. Of several singles those
 * that were not accepted stay in their place: they were to be bet too, and their notes say why they were not.
 *
 * Every price is asked for again, and nothing is staked, not even where the player keeps stakes: the same bet twice is a decision.
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

/** Another member, or none: bets under way belong to the member before, whose pending orders stay on the device. */
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
      // The quote is used up.
      return { slip, quote: undefined };
    case 'confirming':
    case 'deciding':
    case 'reconciling':
    case 'not-placed':
      return { slip };
  }
}

/** Another slip, with the stakes and the quote that still belong to it. */
export function withSlip(state: SlipState, slip: BetSlip): Partial<SlipState> {
  const { typing } = state;
  return {
    ...stakesAfter(state, state.slip, slip),
    slip,
    typing: slip.entries.some(({ key }) => key === typing) ? typing : undefined,
    quote: quoteAfterChange(state.quote, state.slip, slip),
  };
}

/** Nothing changes while a bet is under way; a failure is removed with the selections it is about. */
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
