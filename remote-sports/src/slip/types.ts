import type {
  Market,
  Match,
  MarketState,
  MarketType,
  OfferedPrice,
  Quarters,
  Score,
  SelectionKey,
  Side,
  Ticket,
} from '@site/shared/betting';
import type { Fen } from '@site/shared/money';
import type { Price, SystemBet } from '@site/shared/odds';

/** Milliseconds since 1970 by the server's clock. */
export type ServerTime = number;

export type SlipMode = 'single' | 'multiple' | 'parlay';
export const SLIP_MODES: readonly SlipMode[] = ['single', 'multiple', 'parlay'];

/** What a player agreed to: the line, the price and the score as they were seen. */
export interface Offer {
  readonly line: Quarters | undefined;
  readonly price: OfferedPrice;
  readonly score: Score | undefined;
}

/** The facts of a match that a slip shows. */
export type SlipMatch = Pick<Match, 'id' | 'hgid' | 'gide' | 'sport' | 'phase' | 'league' | 'home' | 'away' | 'builder'>;

export interface SlipEntry {
  readonly key: SelectionKey;
  readonly match: SlipMatch;
  readonly gameId: Market['gameId'];
  readonly kind: 'normal' | 'champion';
  readonly market: MarketType;
  readonly side: Side;
  readonly seen: Offer;
  /** It was kept from an accepted bet: `seen` is what that bet was taken at, and the offer of the next quote takes its place unshown. */
  readonly isKept?: true;
  /** Its ticket is still being confirmed by the platform (decision 47: `active` is `Y`, with a ticket id and no outcome yet). */
  readonly pendingTicketId: string | undefined;
}

/** What happens where the price has moved when the platform decides. */
export type AcceptancePolicy = 'ask' | 'better' | 'tolerance';
export const ACCEPTANCE_POLICIES: readonly AcceptancePolicy[] = ['ask', 'better', 'tolerance'];

/** One selection as the platform prices it now. */
export interface QuotedEntry {
  readonly key: SelectionKey;
  /** What it is placed by as a single. */
  readonly quoteId: Quote['id'];
  readonly state: MarketState | 'decided';
  readonly line: Quarters | undefined;
  /** Absent: there is no price. */
  readonly price: Price | undefined;
  readonly score: Score | undefined;
  /** Bounds of the stake as typed, as a single. */
  readonly min: Fen;
  readonly max: Fen;
}

/** The lowest and the highest stake that may be typed. */
export interface StakeBounds {
  readonly min: Fen;
  readonly max: Fen;
}

/** A price the platform guarantees until it expires, and the only one that can be bet at (decision 32). */
export interface Quote {
  readonly id: string;
  readonly expiresAt: ServerTime;
  readonly entries: readonly QuotedEntry[];
  /** Of the stake of a parlay or the unit stake of a system; absent in a quote of singles. */
  readonly bounds?: StakeBounds;
  /** Of selections of one match. */
  readonly together?: QuotedTogether;
}

/** The one price of selections of one match, or why they are no bet, and the entry that it is because of. */
export type QuotedTogether =
  | { readonly state: 'priced'; readonly price: Price }
  | { readonly state: 'refused'; readonly reason: BuilderRefusal; readonly key: SelectionKey | undefined };

/** Each has its text in the locales under `builder.refused`. */
export type BuilderRefusal =
  | 'not-offered'
  | 'line'
  | 'contradiction'
  | 'implied'
  | 'ended'
  | 'decided'
  | 'closed'
  | 'suspended'
  | 'above-cap';

/** How the legs of one bet are combined. */
export type BetKind = { readonly kind: 'single' } | CombinedKind;
export type CombinedKind =
  | { readonly kind: 'parlay' }
  | { readonly kind: 'builder' }
  | { readonly kind: 'system'; readonly system: SystemBet };

/** One intention to bet, one key (decision 25). */
export type PlacementKey = string & { readonly __unit: 'placement-key' };

/** A bet as it was sent, shown to the player until it is decided. */
export interface BetOrder {
  readonly key: PlacementKey;
  /** The user id of the member who placed it. */
  readonly owner: string;
  readonly kind: BetKind;
  readonly legs: readonly OrderLeg[];
  /** As typed: the unit stake of a system. */
  readonly stake: Fen;
  readonly risk: Fen;
  readonly toWin: Fen;
  readonly placedAt: ServerTime;
}

export interface OrderLeg {
  readonly entry: SlipEntry;
  /** As quoted: what the button was pressed for. */
  readonly line: Quarters | undefined;
  readonly price: Price;
}

/** Why the platform holds a bet back before it decides. */
export type ConfirmingCause = 'danger-window';

export type Receipt = Ticket;

export type RejectionReason =
  | 'decided'
  | 'closed'
  | 'above-cap'
  | 'score-changed'
  | 'line-changed'
  | 'price-changed'
  | 'type-changed'
  | 'stake-limit'
  | 'balance'
  | 'payout-limit'
  | 'too-late'
  | 'quote-expired'
  | 'key-closed';
