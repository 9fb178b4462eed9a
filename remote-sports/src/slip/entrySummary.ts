import { priceIn, type Score } from '@site/shared/betting';
import { ODDS_FORMAT, type OddsFormat, type Price } from '@site/shared/odds';
import { judgeChange, type ChangeVerdict, type PricedLine } from './judgeChange';
import { quotedEntry } from './quotes';
import type { AcceptancePolicy, Offer, Quote, QuotedEntry, SlipEntry } from './types';

/**
 * Summary of one selection in the slip: the price it was picked at, the current price, and whether the change is
 * acceptable.
 */
export interface EntrySummary {
  readonly entry: SlipEntry;
  readonly quoted: QuotedEntry | undefined;
  /**
   * Line and price as quoted, or as picked until there is a quote. Conflicting and kept entries have no price without a
   * quote, because theirs may have moved.
   */
  readonly now: PricedLine;
  readonly score: Score | undefined;
  /** Accepted line and price, when the quote differs from them and is open. */
  readonly before: PricedLine | undefined;
  readonly verdict: ChangeVerdict | undefined;
  /**
   * `unknown`: not quoted yet. `suspended`: suspended or without a price. `decided`: closed because the match has
   * decided it. `conflict`: not counted, because another leg is of the same match.
   */
  readonly status: 'unknown' | 'open' | 'suspended' | 'closed' | 'decided' | 'conflict';
}

export interface EntrySituation {
  readonly format: OddsFormat;
  readonly policy: AcceptancePolicy;
  readonly quote: Quote | undefined;
  readonly isConflict: boolean;
  /**
   * True for one of several selections of one match: only the line and score of each are compared, and the price of all
   * together.
   */
  readonly isTogether: boolean;
}

const NO_OFFER: PricedLine = { line: undefined, price: undefined };

export function summarizeEntry(entry: SlipEntry, { format, policy, quote, isConflict, isTogether }: EntrySituation): EntrySummary {
  const quoted = isConflict ? undefined : quotedEntry(quote, entry);
  const isShown = !isConflict && !entry.isKept;
  const price = isTogether ? quoted?.price : seenPrice(entry, format);
  const seen: PricedLine = isShown ? { line: entry.seen.line, price } : NO_OFFER;
  const now: PricedLine = quoted ? { line: quoted.line, price: quoted.price } : seen;
  const verdict =
    quoted && seen.price
      ? judgeChange({
          // A different line makes a different builder bet even when it is better for its own side, so always ask.
          policy: isTogether ? 'ask' : policy,
          kind: entry.market.kind,
          side: entry.side,
          shown: seen,
          now,
          isOpen: quoted.state === 'open',
          hasScoreChanged: entry.market.isInPlay && !isSameScore(entry.seen.score, quoted.score),
        })
      : undefined;
  return {
    entry,
    quoted,
    now,
    score: quoted?.score ?? (isShown ? entry.seen.score : undefined),
    before: quoted?.state === 'open' && hasMoved(seen, now) ? seen : undefined,
    verdict,
    status: isConflict ? 'conflict' : statusOf(quoted),
  };
}

/**
 * Returns the price an entry was picked at, in the format of the slip.
 *
 * @returns `undefined` when it was accepted in another format: a price never shown in this format cannot have changed
 * in it
 */
export function seenPrice({ seen, market }: SlipEntry, format: OddsFormat): Price | undefined {
  const price = priceIn(seen.price, format);
  return price.format === (market.isDoubleHandicap ? format : ODDS_FORMAT.european) ? price : undefined;
}

/** Returns true when the player must accept a change before betting. */
export function isChanged({ status, verdict }: EntrySummary): boolean {
  return status === 'open' && verdict !== undefined && verdict.verdict !== 'accept';
}

/** Returns true when the entry does not accept bets, temporarily or permanently. */
export function isTakenOff({ status }: Pick<EntrySummary, 'status'>): boolean {
  return status === 'suspended' || status === 'closed' || status === 'decided';
}

/** Returns the offer the player accepts by taking an entry as it is now. @returns `undefined` when it has no price */
export function currentOffer({ quoted }: EntrySummary): Offer | undefined {
  return quoted?.price && { line: quoted.line, price: { kind: 'fixed', price: quoted.price }, score: quoted.score };
}

function statusOf(quoted: QuotedEntry | undefined): EntrySummary['status'] {
  if (!quoted) return 'unknown';
  return quoted.state === 'open' && !quoted.price ? 'suspended' : quoted.state;
}

function hasMoved(seen: PricedLine, now: PricedLine): boolean {
  if (!seen.price || !now.price) return false;
  return seen.line !== now.line || seen.price.thousandths !== now.price.thousandths;
}

function isSameScore(a: Score | undefined, b: Score | undefined): boolean {
  return a?.home === b?.home && a?.away === b?.away;
}
