import { toFen, type Fen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { fill } from '../../kit/page/language';
import type { CardState } from '../protocol';
import type { Texts } from './texts';

export interface StakeLimits {
  readonly min: Fen;
  readonly max: Fen;
}

export function limitsOf({ limits }: CardState): StakeLimits {
  return { min: toFen(limits.min), max: toFen(limits.max) };
}

/**
 * Returns the reason why this stake is not sent; null when it may be sent.
 *
 * @param need amount that a round with this stake takes at first
 */
export function refuseStake(stake: Fen, need: Fen, balance: Fen, { min, max }: StakeLimits, { result }: Texts): string | null {
  if (!Number.isSafeInteger(stake) || stake % 100 !== 0) return result.whole;
  if (stake < min) return fill(result.below, { min: showMoney(min) });
  if (stake > max) return fill(result.above, { max: showMoney(max) });
  return need > balance ? fill(result.insufficient, { need: showMoney(need), balance: showMoney(balance) }) : null;
}
