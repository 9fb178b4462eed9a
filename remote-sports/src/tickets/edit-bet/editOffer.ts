import type { Quarters, Ticket, TicketLeg } from '@site/shared/betting';
import { readAmount } from '@site/shared/input';
import { mustBeFen, subtractFen, type Fen } from '@site/shared/money';
import type { Price } from '@site/shared/odds';

/** A selection of the ticket as it can be bet now. */
export interface QuotedLeg {
  readonly leg: TicketLeg;
  readonly line: Quarters | undefined;
  readonly price: Price | undefined;
}

/** What an edit is made by: what the ticket is paid for, and what its selections are bet at, by a quote each. */
export interface EditOffer {
  readonly cashOutQuoteId: string;
  readonly worth: Fen;
  readonly quoteId: string;
  /** Server time at which the first of the two ends. */
  readonly expiresAt: number;
  /** Bounds of the stake. */
  readonly min: Fen;
  readonly max: Fen;
  readonly legs: readonly QuotedLeg[];
  /** Of selections of one match. */
  readonly together?: Price | undefined;
}

/** Whether a bet can be edited: a single or a parlay none of whose matches has begun; whether the platform takes it, its quotes say. */
export function canBeEdited({ state, mode, legs }: Ticket, now: number): boolean {
  return state.status === 'open' && mode !== 'system' && legs.every(({ startsAt, market }) => market.kind !== 'champion' && startsAt > now);
}

/** The stake that a text means. `balance`: more than the central balance and what the ticket brings. */
export function readStake(
  text: string,
  offer: EditOffer | undefined,
  before: Fen,
  balance: Fen | undefined,
): Fen | 'none' | 'same' | 'bounds' | 'balance' {
  const stake = readAmount(text);
  if (stake === undefined || stake === 0) return 'none';
  if (stake === before) return 'same';
  if (!offer) return stake;
  if (stake < offer.min || stake > offer.max) return 'bounds';
  return balance !== undefined && stake > mustBeFen(balance + offer.worth) ? 'balance' : stake;
}

/** What an edit takes from the balance, or with a minus brings. */
export function costOf(stake: Fen, { worth }: EditOffer): Fen {
  return subtractFen(stake, worth);
}
