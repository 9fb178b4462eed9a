import type {
  Market,
  MarketState,
  MarketType,
  OfferedPrice,
  Quarters,
  Score,
  SelectionKey,
  Side,
  Sport,
  MarketPhase,
  Team,
  Ticket,
} from '@site/shared/betting';
import type { Fen } from '@site/shared/money';
import type { Price } from '@site/shared/odds';

/** Milliseconds since 1970 by the server's clock. */
export type ServerTime = number;

export type SlipMode = 'single' | 'multiple' | 'parlay';

/** What a player agreed to: the line, the price and the score as they were seen. */
export interface Offer {
  readonly line: Quarters | undefined;
  readonly price: OfferedPrice;
  readonly score: Score | undefined;
}

/** The match of an entry, as far as a slip shows it. */
export interface SlipMatch {
  readonly id: string;
  readonly hgid: string;
  readonly gide: string;
  readonly sport: Sport;
  readonly phase: MarketPhase;
  readonly league: { readonly id: string; readonly name: string };
  readonly home: Team;
  readonly away: Team;
}

export interface SlipEntry {
  readonly key: SelectionKey;
  readonly match: SlipMatch;
  readonly gameId: Market['gameId'];
  readonly kind: 'normal' | 'champion';
  readonly market: MarketType;
  readonly side: Side;
  readonly seen: Offer;
  /** Its ticket is still being confirmed by the platform (decision 47: `active` is `Y`, with a ticket id and no outcome yet). */
  readonly pendingTicketId: string | undefined;
}

/** What to do where the price has moved when the platform decides. */
export type AcceptancePolicy = 'ask' | 'better' | 'tolerance';
export const ACCEPTANCE_POLICIES: readonly AcceptancePolicy[] = ['ask', 'better', 'tolerance'];

/** One selection as the platform prices it now. */
export interface QuotedEntry {
  readonly key: SelectionKey;
  readonly state: MarketState;
  readonly line: Quarters | undefined;
  /** Absent: there is no price. */
  readonly price: Price | undefined;
  readonly score: Score | undefined;
  /** Bounds of the stake as typed. */
  readonly min: Fen;
  readonly max: Fen;
}

/** A price the platform stands by until it expires, and the only one that can be bet at (decision 32). */
export interface Quote {
  readonly id: string;
  readonly expiresAt: ServerTime;
  readonly entries: readonly QuotedEntry[];
}

/** One intention to bet, one key (decision 25). */
export type PlacementKey = string & { readonly __unit: 'placement-key' };

/** A bet as it was handed in, which the player is shown until it is decided. */
export interface BetOrder {
  readonly key: PlacementKey;
  /** The user id of the member who placed it. */
  readonly owner: string;
  readonly entry: SlipEntry;
  /** As quoted: what the button was pressed for. */
  readonly line: Quarters | undefined;
  readonly price: Price;
  readonly stake: Fen;
  readonly risk: Fen;
  readonly toWin: Fen;
  readonly placedAt: ServerTime;
}

/** Why the platform holds a bet back before it decides. */
export type ConfirmingCause = 'danger-window';

export type Receipt = Ticket;

export type RejectionReason =
  | 'closed'
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
