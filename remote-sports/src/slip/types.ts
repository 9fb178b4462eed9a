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

/** Milliseconds since the Unix epoch on the server's clock. */
export type ServerTime = number;

export type SlipMode = 'single' | 'multiple' | 'parlay';
export const SLIP_MODES: readonly SlipMode[] = ['single', 'multiple', 'parlay'];

/** Offer a player accepted: line, price and score as shown. */
export interface Offer {
  readonly line: Quarters | undefined;
  readonly price: OfferedPrice;
  readonly score: Score | undefined;
}

export type SlipMatch = Pick<Match, 'id' | 'hgid' | 'gide' | 'sport' | 'phase' | 'league' | 'home' | 'away' | 'builder'>;

export interface SlipEntry {
  readonly key: SelectionKey;
  readonly match: SlipMatch;
  readonly gameId: Market['gameId'];
  readonly kind: 'normal' | 'champion';
  readonly market: MarketType;
  readonly side: Side;
  readonly seen: Offer;
  /**
   * Set when the entry was kept from an accepted bet: `seen` is that bet's offer, and the offer of the next quote
   * replaces it without notice.
   */
  readonly isKept?: true;
  /**
   * Id of the ticket while the platform is still confirming it (decision 47: `active` is `Y`, with a ticket id and no
   * outcome yet).
   */
  readonly pendingTicketId: string | undefined;
}

/** Policy for a price that has moved when the platform decides. */
export type AcceptancePolicy = 'ask' | 'better' | 'tolerance';
export const ACCEPTANCE_POLICIES: readonly AcceptancePolicy[] = ['ask', 'better', 'tolerance'];

/** Selection as the platform prices it now. */
export interface QuotedEntry {
  readonly key: SelectionKey;
  /** Quote id for placing it as a single. */
  readonly quoteId: Quote['id'];
  readonly state: MarketState | 'decided';
  readonly line: Quarters | undefined;
  readonly price: Price | undefined;
  readonly score: Score | undefined;
  /** Bounds of the typed stake of a single. */
  readonly min: Fen;
  readonly max: Fen;
}

export interface StakeBounds {
  readonly min: Fen;
  readonly max: Fen;
}

/** Price the platform guarantees until it expires, and the only one that can be bet at (decision 32). */
export interface Quote {
  readonly id: string;
  readonly expiresAt: ServerTime;
  readonly entries: readonly QuotedEntry[];
  /** Bounds of a parlay's stake or a system's unit stake; absent in a quote of singles. */
  readonly bounds?: StakeBounds;
  /** Combined price of selections of one match. */
  readonly together?: QuotedTogether;
}

/**
 * Combined price of selections of one match, or the reason why they cannot be combined and the entry that causes it.
 */
export type QuotedTogether =
  | { readonly state: 'priced'; readonly price: Price }
  | { readonly state: 'refused'; readonly reason: BuilderRefusal; readonly key: SelectionKey | undefined };

/** Reason for a refused combination; its text is in the locales under `builder.refused`. */
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

/** Way in which the legs of one bet are combined. */
export type BetKind = { readonly kind: 'single' } | CombinedKind;
export type CombinedKind =
  | { readonly kind: 'parlay' }
  | { readonly kind: 'builder' }
  | { readonly kind: 'system'; readonly system: SystemBet };

/** Idempotency key of one intention to bet (decision 25). */
export type PlacementKey = string & { readonly __unit: 'placement-key' };

/** Bet as it was sent, shown to the player until it is decided. */
export interface BetOrder {
  readonly key: PlacementKey;
  /** User id of the member who placed it. */
  readonly owner: string;
  readonly kind: BetKind;
  readonly legs: readonly OrderLeg[];
  /** Stake as typed; the unit stake of a system. */
  readonly stake: Fen;
  readonly risk: Fen;
  readonly toWin: Fen;
  readonly placedAt: ServerTime;
}

export interface OrderLeg {
  readonly entry: SlipEntry;
  /** Line and price as quoted when the button was pressed. */
  readonly line: Quarters | undefined;
  readonly price: Price;
}

/** Reason why the platform delays its decision on a bet. */
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
