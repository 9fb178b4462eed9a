import { readAmount } from '@site/shared/input';
import { mustBeFen, type Fen } from '@site/shared/money';
import { defineMemberChoice } from '../choices/memberChoice';

/** Whether a press on a price bets at once, what it stakes, and the most it may ever stake; in fen. */
export interface QuickBet {
  readonly isOn: boolean;
  readonly stake: Fen;
  readonly limit: Fen;
}

/** In fen: the lowest stake of a single, and the highest that any bet takes. */
export const QUICK_BET_BOUNDS = { min: mustBeFen(1_000), max: mustBeFen(5_000_000) } as const;

export const USUAL_QUICK_BET: QuickBet = { isOn: false, stake: mustBeFen(5_000), limit: mustBeFen(20_000) };

export const quickBetChoice = defineMemberChoice('quick-bet', parseQuickBet);

/** Sums in whole yuan within the bounds, the stake within the limit; anything else is the usual choice, which is off. */
export function parseQuickBet(kept: unknown): QuickBet {
  if (typeof kept !== 'object' || kept === null) return USUAL_QUICK_BET;
  const { isOn, stake, limit } = kept as Partial<Record<keyof QuickBet, unknown>>;
  return typeof isOn === 'boolean' && isSum(stake) && isSum(limit) && stake <= limit ? { isOn, stake, limit } : USUAL_QUICK_BET;
}

/** What is wrong with the sums that were typed. */
export interface QuickBetFaults {
  readonly stake?: 'range' | 'above-limit';
  readonly limit?: 'range';
}

/** What was typed, turned on; or what is wrong with it. */
export function readQuickBet(stakeText: string, limitText: string): { readonly choice: QuickBet } | { readonly faults: QuickBetFaults } {
  const [stake, limit] = [readAmount(stakeText), readAmount(limitText)];
  if (!isSum(stake) || !isSum(limit)) {
    return { faults: { ...(isSum(stake) ? {} : { stake: 'range' as const }), ...(isSum(limit) ? {} : { limit: 'range' as const }) } };
  }
  return stake > limit ? { faults: { stake: 'above-limit' } } : { choice: { isOn: true, stake, limit } };
}

function isSum(value: unknown): value is Fen {
  const { min, max } = QUICK_BET_BOUNDS;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && value % 100 === 0;
}
