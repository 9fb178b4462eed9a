import type { MarketKind, Quarters, Side } from '@site/shared/betting';
import { compareRatios, multiplyRatios, ratio, type Ratio } from '@site/shared/money';
import { comparePrices, legFactor, riskPerStake, type Price } from '@site/shared/odds';
import type { AcceptancePolicy, RejectionReason } from './types';

/** How much of the European price the tolerance policy gives up, as the platform's setting has it. */
export const TOLERANCE_PERCENT = 2;

/** A line and a price in the format of a ticket. `undefined` price: none can be had. */
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
  /** In play only; before the match there is no score to change. */
  readonly hasScoreChanged: boolean;
}

export type ChangeVerdict =
  | { readonly verdict: 'accept'; readonly because: 'unchanged' | 'better' | 'within-tolerance' }
  | { readonly verdict: 'reoffer'; readonly because: Extract<RejectionReason, 'line-changed' | 'price-changed' | 'type-changed'> }
  | { readonly verdict: 'reject'; readonly because: Extract<RejectionReason, 'closed' | 'score-changed'> };

/**
 * Whether a price or line that moved is still acceptable by the policy the player chose. It decides the label of the button, and predicts
 * what the platform decides by the same rules.
 *
 * "Better" compares what a price pays per unit of risk, never its digits. A line and a price that moved in opposite directions are
 * never accepted without asking.
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

/** Above 0 where the line moved in the player's favour. A three-way line that moved is another bet, so it counts as a loss. */
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

/** Not more than two in a hundred of the European price lost, and not more at risk than was shown. */
function isWithinTolerance(shown: Price, now: Price): boolean {
  const lowest: Ratio = multiplyRatios(legFactor(shown), ratio(100 - TOLERANCE_PERCENT, 100));
  return compareRatios(riskPerStake(now), riskPerStake(shown)) <= 0 && compareRatios(legFactor(now), lowest) >= 0;
}
