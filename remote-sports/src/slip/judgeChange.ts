import type { MarketKind, Quarters, Side } from '@site/shared/betting';
import { compareRatios, multiplyRatios, ratio, type Ratio } from '@site/shared/money';
import { comparePrices, legFactor, riskPerStake, type Price } from '@site/shared/odds';
import type { AcceptancePolicy, RejectionReason } from './types';

/** Maximum loss of the European price that the tolerance policy accepts; equals the platform's setting. */
export const TOLERANCE_PERCENT = 2;

/** Line and price in the format of a ticket; `price` is `undefined` when there is no price. */
export interface PricedLine {
  readonly line: Quarters | undefined;
  readonly price: Price | undefined;
}

export interface Change {
  readonly policy: AcceptancePolicy;
  readonly kind: MarketKind;
  readonly side: Side;
  readonly shown: PricedLine;
  readonly now: PricedLine;
  readonly isOpen: boolean;
  /** Set only in play, because there is no score before the match. */
  readonly hasScoreChanged: boolean;
}

export type ChangeVerdict =
  | { readonly verdict: 'accept'; readonly because: 'unchanged' | 'better' | 'within-tolerance' }
  | { readonly verdict: 'reoffer'; readonly because: Extract<RejectionReason, 'line-changed' | 'price-changed' | 'type-changed'> }
  | { readonly verdict: 'reject'; readonly because: Extract<RejectionReason, 'closed' | 'score-changed'> };

/**
 * Returns whether a moved price or line is acceptable under the player's policy. The verdict decides the label of the
 * button and predicts the platform's decision, which follows the same rules.
 *
 * "Better" compares the payout per unit of risk, never the digits. A line and a price that moved in opposite directions
 * are never accepted without asking.
 */
export function judgeChange(change: Change): ChangeVerdict {
  const { policy, shown, now } = change;
  if (!change.isOpen || !shown.price || !now.price) return { verdict: 'reject', because: 'closed' };
  if (change.hasScoreChanged) return { verdict: 'reject', because: 'score-changed' };
  if (shown.price.format !== now.price.format) return { verdict: 'reoffer', because: 'type-changed' };

  const line = lineGain(change);
  const price = comparePrices(now.price, shown.price);
  if (line === 0 && price === 0) return { verdict: 'accept', because: 'unchanged' };

  const reoffer = { verdict: 'reoffer', because: line === 0 ? 'price-changed' : 'line-changed' } as const;
  if (policy === 'ask' || line < 0 || hasChangedSides(change)) return reoffer;
  if (price >= 0) return { verdict: 'accept', because: 'better' };
  if (policy === 'tolerance' && line === 0 && isWithinTolerance(shown.price, now.price)) {
    return { verdict: 'accept', because: 'within-tolerance' };
  }
  return reoffer;
}

/**
 * Returns a positive number when the line moved in the player's favour. A moved three-way line is a different bet, so
 * it counts as a loss.
 */
function lineGain({ kind, side, shown, now }: Change): number {
  if (shown.line === undefined || now.line === undefined) return shown.line === now.line ? 0 : -1;
  const moved = now.line - shown.line;
  switch (kind) {
    case 'handicap':
      return moved;
    case 'three-way-handicap':
      return moved === 0 ? 0 : -1;
    case 'total':
    case 'home-total':
    case 'away-total':
      return side.kind === 'over' ? -moved : moved;
    default:
      return 0;
  }
}

function hasChangedSides({ kind, shown, now }: Change): boolean {
  return kind === 'handicap' && (shown.line ?? 0) * (now.line ?? 0) < 0;
}

/** Returns true when the European price loses at most 2 % and the risk does not exceed the one shown. */
function isWithinTolerance(shown: Price, now: Price): boolean {
  const lowest: Ratio = multiplyRatios(legFactor(shown), ratio(100 - TOLERANCE_PERCENT, 100));
  return compareRatios(riskPerStake(now), riskPerStake(shown)) <= 0 && compareRatios(legFactor(now), lowest) >= 0;
}
