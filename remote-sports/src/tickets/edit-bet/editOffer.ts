import type { Quarters, Ticket, TicketLeg } from '@site/shared/betting';
import { readAmount } from '@site/shared/input';
import { mustBeFen, subtractFen, type Fen } from '@site/shared/money';
import type { Price } from '@site/shared/odds';

export interface QuotedLeg {
  readonly leg: TicketLeg;
  readonly line: Quarters | undefined;
  readonly price: Price | undefined;
}

/**
 * Terms of an edit: the cash-out value of the ticket and the current prices of its selections, each with its own quote.
 */
export interface EditOffer {
  readonly cashOutQuoteId: string;
  readonly worth: Fen;
  readonly quoteId: string;
  /** Server time at which the first of the two quotes expires. */
  readonly expiresAt: number;
  readonly min: Fen;
  readonly max: Fen;
  readonly legs: readonly QuotedLeg[];
  /** Combined price of selections of one match. */
  readonly together?: Price | undefined;
}

/**
 * Returns true for a single or a parlay whose matches have not started. The platform may still refuse the edit when it
 * quotes it.
 */
export function canBeEdited({ state, mode, legs }: Ticket, now: number): boolean {
  return state.status === 'open' && mode !== 'system' && legs.every(({ startsAt, market }) => market.kind !== 'champion' && startsAt > now);
}

/** Parses the typed stake. `balance`: it exceeds the central balance plus the value of the ticket. */
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

/** Returns the amount an edit takes from the balance; negative when it returns money. */
export function costOf(stake: Fen, { worth }: EditOffer): Fen {
  return subtractFen(stake, worth);
}
