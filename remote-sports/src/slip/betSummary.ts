import { ZERO_FEN, type Fen } from '@site/shared/money';
import { capStake, stakeCap } from './capStake';
import { principalOf, termsOf, type BetTerms } from './betTerms';
import { isChanged, isTakenOff, type EntrySummary } from './entrySummary';
import { SLIP_MAX_ENTRIES } from './slip';
import type { TogetherSummary } from './together';
import type { BetKind, Quote, StakeBounds } from './types';

/** First missing requirement before a bet can be placed; `ready` when there is none. */
export type BetReadiness = 'price' | 'market' | 'together' | 'limit' | 'balance' | 'stake' | 'minimum' | 'ready';

/** Bet as it would be placed now. */
export interface BetSummary {
  readonly kind: BetKind;
  readonly legs: readonly EntrySummary[];
  readonly quoteId: Quote['id'] | undefined;
  /** Combined price, when the selections are of one match. */
  readonly together: TogetherSummary | undefined;
  /** `undefined` while a price is missing. */
  readonly terms: BetTerms | undefined;
  readonly limits: StakeBounds | undefined;
  /** Maximum stake that limits and balance allow, in whole yuan. */
  readonly cap: Fen | undefined;
  /** Effective stake: the typed stake, limited by the cap. */
  readonly stake: Fen | undefined;
  /** The cap, when the typed stake exceeds it and the cap itself is a valid stake. */
  readonly cappedTo: Fen | undefined;
  /** Total stake of all lines. */
  readonly principal: Fen;
  readonly risk: Fen;
  readonly toWin: Fen;
  readonly readiness: BetReadiness;
  /** True when the player must accept a change first. */
  readonly isChanged: boolean;
}

/** Bet before its stake is known. */
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
 * Returns the summary of a bet with the stake typed for it.
 *
 * Implements R-SLIP-30: without a stake the possible win is 0.
 *
 * @param available amount the member can spend on this bet, less the risk of other bets; `undefined` while it is
 * unknown
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

/** Returns the bet with its cap, which can be computed only after the stakes of all other bets are known. */
export function withCap(bet: BetSummary, available: Fen | undefined): BetSummary {
  if (!bet.terms || !bet.limits) return bet;
  const { terms, limits } = bet;
  return { ...bet, cap: stakeCap({ upperLimit: limits.max, balance: available ?? UNBOUNDED, riskPerStake: terms.riskPerStake }) };
}

export const UNBOUNDED = Number.MAX_SAFE_INTEGER as Fen;

/** Maximum return of a bet while the limits are unknown. It keeps the sum of all returns in a slip exact. */
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
