import { ZERO_FEN, type Fen } from '@site/shared/money';
import { capStake, stakeCap } from './capStake';
import { principalOf, termsOf, type BetTerms } from './betTerms';
import { isChanged, isTakenOff, type EntrySummary } from './entrySummary';
import { SLIP_MAX_ENTRIES } from './slip';
import type { TogetherSummary } from './together';
import type { BetKind, Quote, StakeBounds } from './types';

/** What is missing before a bet can be placed; `ready`: nothing. */
export type BetReadiness = 'price' | 'market' | 'together' | 'limit' | 'balance' | 'stake' | 'minimum' | 'ready';

/** One bet as it would be placed now. */
export interface BetSummary {
  readonly kind: BetKind;
  readonly legs: readonly EntrySummary[];
  readonly quoteId: Quote['id'] | undefined;
  /** Of selections of one match. */
  readonly together: TogetherSummary | undefined;
  /** Absent while a price is missing. */
  readonly terms: BetTerms | undefined;
  readonly limits: StakeBounds | undefined;
  /** The highest stake that the limits and the balance leave, in whole yuan. */
  readonly cap: Fen | undefined;
  /** The real bet amount: what was typed, bounded by the cap. */
  readonly stake: Fen | undefined;
  /** The cap, where what was typed is above it and the cap can be staked. */
  readonly cappedTo: Fen | undefined;
  /** The sum of the stakes of all lines. */
  readonly principal: Fen;
  readonly risk: Fen;
  readonly toWin: Fen;
  readonly readiness: BetReadiness;
  /** The player has to agree to something that changed. */
  readonly isChanged: boolean;
}

/** A bet before its stake. */
export type BetOutline = Pick<BetSummary, 'kind' | 'legs' | 'quoteId' | 'together' | 'terms' | 'limits'>;

export function outlineBet(kind: BetKind, legs: readonly EntrySummary[], quote: Quote | undefined, together?: TogetherSummary): BetOutline {
  const [first] = legs;
  const isSingle = kind.kind === 'single';
  const limits = isSingle ? first?.quoted && { min: first.quoted.min, max: first.quoted.max } : quote?.bounds;
  return {
    kind,
    legs,
    quoteId: isSingle ? first?.quoted?.quoteId : quote?.id,
    together,
    terms: termsOf(kind, together ? [together.now] : legs.map(({ now }) => now.price)),
    limits,
  };
}

/**
 * A bet with the stake that was typed for it.
 *
 * Implements R-SLIP-30: without a stake it wins 0.
 *
 * @param available what the member can spend on it, less the risk of other bets; `undefined` while it is not known
 */
export function summarizeBet(outline: BetOutline, text: string, available: Fen | undefined): BetSummary {
  const { terms, limits, legs } = outline;
  const bounds = {
    upperLimit: limits?.max ?? UNBOUNDED,
    balance: available ?? UNBOUNDED,
    ...(terms ? { riskPerStake: terms.riskPerStake, payout: { room: MOST_RETURNED, toWinPerStake: terms.mostReturned } } : {}),
  };
  let cappedTo: Fen | undefined;
  const stake = terms && capStake(text, bounds, (highest) => (cappedTo = highest >= (limits?.min ?? 1) ? highest : undefined));
  const cap = terms && limits ? stakeCap(bounds) : undefined;
  const isKnown = terms !== undefined && stake !== undefined;
  return {
    ...outline,
    cap,
    stake,
    cappedTo,
    principal: principalOf(stake, outline.kind),
    risk: isKnown ? terms.risk(stake) : ZERO_FEN,
    toWin: isKnown ? terms.toWin(stake) : ZERO_FEN,
    readiness: readinessOf(outline, { cap, stake, isBalanceKnown: available !== undefined }),
    isChanged: legs.some(isChanged) || outline.together?.isChanged === true,
  };
}

/** The same bet with its cap, computed once the stakes of all others are known. */
export function withCap(bet: BetSummary, available: Fen | undefined): BetSummary {
  if (!bet.terms || !bet.limits) return bet;
  const { terms, limits } = bet;
  return { ...bet, cap: stakeCap({ upperLimit: limits.max, balance: available ?? UNBOUNDED, riskPerStake: terms.riskPerStake }) };
}

export const UNBOUNDED = Number.MAX_SAFE_INTEGER as Fen;

/** Before the limits are known any stake may be typed: the returns of all bets of a slip can still be added exactly. */
const MOST_RETURNED = Math.floor(Number.MAX_SAFE_INTEGER / SLIP_MAX_ENTRIES) as Fen;

interface Staked {
  readonly cap: Fen | undefined;
  readonly stake: Fen | undefined;
  readonly isBalanceKnown: boolean;
}

function readinessOf({ legs, limits, quoteId, together }: BetOutline, { cap, stake, isBalanceKnown }: Staked): BetReadiness {
  if (legs.some(isTakenOff)) return 'market';
  if (together?.refused !== undefined) return 'together';
  if (together && !together.now) return 'price';
  if (!limits || quoteId === undefined || legs.some(({ status }) => status === 'unknown')) return 'price';
  if (limits.max < limits.min) return 'limit';
  if (isBalanceKnown && cap !== undefined && cap < limits.min) return 'balance';
  if (stake === undefined || stake === 0) return 'stake';
  return stake < limits.min ? 'minimum' : 'ready';
}
