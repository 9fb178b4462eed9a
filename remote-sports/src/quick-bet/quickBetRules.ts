import { readAmount } from '@site/shared/input';
import { mustBeFen, type Fen } from '@site/shared/money';
import { defineMemberChoice } from '../choices/memberChoice';

/** Quick bet settings: enabled state, stake of one press, and maximum stake; amounts in fen. */
export interface QuickBet {
  readonly isOn: boolean;
  readonly stake: Fen;
  readonly limit: Fen;
}

/** Bounds in fen: the minimum stake of a single and the maximum stake of any bet. */
export const QUICK_BET_BOUNDS = { min: mustBeFen(1_000), max: mustBeFen(5_000_000) } as const;

export const USUAL_QUICK_BET: QuickBet = { isOn: false, stake: mustBeFen(5_000), limit: mustBeFen(20_000) };

export const quickBetChoice = defineMemberChoice('quick-bet', parseQuickBet);

/**
 * Parses stored settings. Amounts must be whole yuan within the bounds, and the stake must not exceed the limit;
 * otherwise returns the default, which is off.
 */
export function parseQuickBet(kept: unknown): QuickBet {
  if (typeof kept !== 'object' || kept === null) return USUAL_QUICK_BET;
  const { isOn, stake, limit } = kept as Partial<Record<keyof QuickBet, unknown>>;
  return typeof isOn === 'boolean' && isSum(stake) && isSum(limit) && stake <= limit ? { isOn, stake, limit } : USUAL_QUICK_BET;
}

/** Validation errors of the typed amounts. */
export interface QuickBetFaults {
  readonly stake?: 'range' | 'above-limit';
  readonly limit?: 'range';
}

/** Returns the typed settings as enabled, or their validation errors. */
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
