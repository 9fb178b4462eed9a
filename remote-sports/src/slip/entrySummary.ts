import { priceIn, type Score } from '@site/shared/betting';
import { ODDS_FORMAT, type OddsFormat, type Price } from '@site/shared/odds';
import { judgeChange, type ChangeVerdict, type PricedLine } from './judgeChange';
import { quotedEntry } from './quotes';
import type { AcceptancePolicy, Offer, Quote, QuotedEntry, SlipEntry } from './types';

/** What the slip shows of one selection: the price it was picked at, the price now, and whether the change is acceptable. */
export interface EntrySummary {
  readonly entry: SlipEntry;
  /** The entry in the present quote. */
  readonly quoted: QuotedEntry | undefined;
  /** As quoted; until then as it was picked. A leg that does not count and a kept one have no price without a quote: theirs may have moved. */
  readonly now: PricedLine;
  readonly score: Score | undefined;
  /** What was agreed to, where the quote differs and can be bet at. */
  readonly before: PricedLine | undefined;
  readonly verdict: ChangeVerdict | undefined;
  /** `unknown`: not quoted yet. `suspended`: also where there is no price. `decided`: closed, since the match has decided it. `conflict`: does not count beside another leg of its match. */
  readonly status: 'unknown' | 'open' | 'suspended' | 'closed' | 'decided' | 'conflict';
}

export interface EntrySituation {
  readonly format: OddsFormat;
  readonly policy: AcceptancePolicy;
  readonly quote: Quote | undefined;
  readonly isConflict: boolean;
  /** One of several of one match: their one price is compared, and of this one its line and score alone. */
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
          // Another line is another bet together with the others, be it better for its own side.
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
 * The price an entry was chosen at, in the format of the slip.
 *
 * @returns `undefined` where it was agreed to in another format: what was never shown in this one cannot have changed in it
 */
export function seenPrice({ seen, market }: SlipEntry, format: OddsFormat): Price | undefined {
  const price = priceIn(seen.price, format);
  return price.format === (market.isDoubleHandicap ? format : ODDS_FORMAT.european) ? price : undefined;
}

/** Whether the player has to agree before it can be bet on as it is now. */
export function isChanged({ status, verdict }: EntrySummary): boolean {
  return status === 'open' && verdict !== undefined && verdict.verdict !== 'accept';
}

/** Returns whether bets on it are refused, for now or for good. */
export function isTakenOff({ status }: Pick<EntrySummary, 'status'>): boolean {
  return status === 'suspended' || status === 'closed' || status === 'decided';
}

/** What the player agrees to by taking an entry as it is now. @returns `undefined` where it has no price */
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
