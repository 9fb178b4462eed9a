/**
 * Everything the slip shows for a single bet, worked out of its state: prices before and now, limits, amounts, and what the one
 * button does. No rule stands in the view.
 */
import { priceIn, type Score } from '@site/shared/betting';
import { capStake, stakeCap, ZERO_FEN, type Fen } from '@site/shared/money';
import { ODDS_FORMAT, risk, riskPerStake, toWin, type OddsFormat, type Price } from '@site/shared/odds';
import { judgeChange, type ChangeVerdict, type PricedLine } from './judgeChange';
import { isOpen } from './placement';
import type { SlipState } from './slipStore';
import type { Quote, QuotedEntry, SlipEntry } from './types';

/** What the button does; `wait` says what is missing. */
export type SlipAction =
  | { readonly do: 'bet' | 'accept-and-bet' | 'deposit' | 'login' }
  | { readonly do: 'wait'; readonly for: 'price' | 'link' | 'market' | 'stake' | 'minimum' | 'limit' | 'order' };

export interface SlipDesk {
  readonly entry: SlipEntry;
  /** The quote that stands, and the entry in it. */
  readonly quoteId: Quote['id'] | undefined;
  readonly quoted: QuotedEntry | undefined;
  readonly now: PricedLine;
  /** What was agreed to, where the quote says otherwise. */
  readonly before: PricedLine | undefined;
  readonly verdict: ChangeVerdict | undefined;
  readonly limits: { readonly min: Fen; readonly max: Fen } | undefined;
  /** The highest stake that the limits and the balance leave, in whole yuan. */
  readonly cap: Fen | undefined;
  /** The real bet amount: what was typed, bounded by the cap. */
  readonly stake: Fen | undefined;
  /** The cap, where what was typed is above it and the cap can be staked. */
  readonly cappedTo: Fen | undefined;
  readonly risk: Fen;
  readonly toWin: Fen;
  readonly action: SlipAction;
}

export interface DeskSituation {
  readonly isSignedIn: boolean;
  /** `undefined` while it has not been read. */
  readonly balance: Fen | undefined;
  readonly hasLink: boolean;
}

/** @returns `undefined` while nothing is chosen */
export function describeSlip(state: SlipState, situation: DeskSituation): SlipDesk | undefined {
  const { slip, placement, policy } = state;
  const entry = slip.entries.at(-1);
  if (!entry) return undefined;

  const quote = placement.at === 'priced' ? placement.quote : placement.at === 'rejected' ? placement.offer : undefined;
  const quoted = quotedEntry(quote, entry);
  const seen: PricedLine = { line: entry.seen.line, price: seenPrice(entry, slip.format) };
  const now: PricedLine = quoted ? { line: quoted.line, price: quoted.price } : seen;
  const verdict =
    quoted && seen.price
      ? judgeChange({
          policy,
          kind: entry.market.kind,
          side: entry.side,
          shown: seen,
          now,
          isOpen: quoted.state === 'open',
          hasScoreChanged: entry.market.isInPlay && !isSameScore(entry.seen.score, quoted.score),
        })
      : undefined;
  const amounts = amountsOf(state.stake, now.price, quoted, situation.balance);

  return {
    entry,
    quoteId: quote?.id,
    quoted,
    now,
    before: quoted && hasMoved(seen, now) ? seen : undefined,
    verdict,
    limits: quoted && { min: quoted.min, max: quoted.max },
    ...amounts,
    action: actionOf(state, situation, quoted, verdict, amounts),
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

type Amounts = Pick<SlipDesk, 'cap' | 'stake' | 'cappedTo' | 'risk' | 'toWin'>;

function amountsOf(text: string, price: Price | undefined, quoted: QuotedEntry | undefined, balance: Fen | undefined): Amounts {
  const nothing: Amounts = { cap: undefined, stake: undefined, cappedTo: undefined, risk: ZERO_FEN, toWin: ZERO_FEN };
  if (!price) return nothing;
  const unbounded = Number.MAX_SAFE_INTEGER as Fen;
  const limits = {
    upperLimit: quoted?.max ?? unbounded,
    balance: balance ?? unbounded,
    riskPerStake: riskPerStake(price),
  };
  const cap = stakeCap(limits);
  let cappedTo: Fen | undefined;
  const stake = capStake(text, limits, (highest) => {
    if (highest >= (quoted?.min ?? 1)) cappedTo = highest;
  });
  const amounts = stake === undefined ? undefined : { risk: risk(price, stake), toWin: toWin(price, stake) };
  return { ...nothing, cap: quoted ? cap : undefined, stake, cappedTo, ...amounts };
}

function actionOf(
  { placement }: SlipState,
  { isSignedIn, balance, hasLink }: DeskSituation,
  quoted: QuotedEntry | undefined,
  verdict: ChangeVerdict | undefined,
  { cap, stake }: Amounts,
): SlipAction {
  if (!isSignedIn) return { do: 'login' };
  if (isOpen(placement)) return { do: 'wait', for: 'order' };
  if (!hasLink) return { do: 'wait', for: 'link' };
  if (!quoted) return { do: 'wait', for: 'price' };
  if (quoted.state !== 'open' || !quoted.price) return { do: 'wait', for: 'market' };
  if (quoted.max < quoted.min) return { do: 'wait', for: 'limit' };
  if (balance !== undefined && cap !== undefined && cap < quoted.min) return { do: 'deposit' };
  if (stake === undefined || stake === 0) return { do: 'wait', for: 'stake' };
  if (stake < quoted.min) return { do: 'wait', for: 'minimum' };
  return { do: verdict === undefined || verdict.verdict === 'accept' ? 'bet' : 'accept-and-bet' };
}

export function quotedEntry(quote: Quote | undefined, entry: SlipEntry): QuotedEntry | undefined {
  return quote?.entries.find(({ key }) => key === entry.key);
}

function hasMoved(seen: PricedLine, now: PricedLine): boolean {
  if (!seen.price || !now.price) return false;
  return seen.line !== now.line || seen.price.thousandths !== now.price.thousandths;
}

function isSameScore(a: Score | undefined, b: Score | undefined): boolean {
  return a?.home === b?.home && a?.away === b?.away;
}
