import { europeanOf, profitPerRisk, riskPerStake, type Price } from '../exact-arithmetic/price';
import { compare, multiply, rational, ZERO, type Rational } from '../exact-arithmetic/rational';

/** Changes the player accepts in advance: none, any that is better, or a European price up to 2 % lower. */
export type AcceptancePolicy = 'ask' | 'better' | 'tolerance';

/** Rule that judges a moved line: in favor of the side, against it, as another bet, or not at all. */
export type LineRule = 'handicap' | 'over' | 'under' | 'three-way' | 'none';

/** Line and price of a selection at one moment; in handicaps the line is signed for the side. */
export interface Offer {
  readonly line: Rational | null;
  readonly price: Price;
}

export interface AcceptanceCase {
  readonly policy: AcceptancePolicy;
  readonly lineRule: LineRule;
  readonly shown: Offer;
  readonly current: Offer;
  /** True when the selection is neither closed nor suspended now. */
  readonly isOpen: boolean;
  /** True when, in play, the score changed since the price was shown. */
  readonly hasScoreChanged: boolean;
}

export type AcceptanceVerdict =
  | { readonly verdict: 'accept'; readonly reason: 'unchanged' | 'better' | 'within-tolerance' }
  | { readonly verdict: 'reoffer'; readonly reason: 'price-changed' | 'line-changed' | 'type-changed' }
  | { readonly verdict: 'reject'; readonly reason: 'decided' | 'closed' | 'above-cap' | 'score-changed' };

/** Lowest share of the shown European price that the tolerance policy accepts: d(now) ≥ d(shown) × 0.98. */
export const DEFAULT_TOLERANCE: Rational = rational(98n, 100n);

/**
 * Decides whether a bet is accepted at the market's current line and price. "Better" compares the profit per unit of
 * risk, never the digits: Malay −0.75 beats 0.95.
 */
export function decideAcceptance(given: AcceptanceCase, tolerance: Rational = DEFAULT_TOLERANCE): AcceptanceVerdict {
  const { policy, shown, current } = given;
  const [profitNow, profitShown] = [profitPerRisk(current.price), profitPerRisk(shown.price)];
  if (!given.isOpen || !profitNow || !profitShown) return { verdict: 'reject', reason: 'closed' };
  if (given.hasScoreChanged) return { verdict: 'reject', reason: 'score-changed' };
  if (current.price.type !== shown.price.type) return { verdict: 'reoffer', reason: 'type-changed' };

  const lineGain = gainOfLine(given.lineRule, shown.line, current.line);
  const priceGain = compare(profitNow, profitShown);
  if (lineGain === 0 && priceGain === 0) return { verdict: 'accept', reason: 'unchanged' };

  const reoffer: AcceptanceVerdict = { verdict: 'reoffer', reason: lineGain === 0 ? 'price-changed' : 'line-changed' };
  if (policy === 'ask' || lineGain < 0) return reoffer;
  if (given.lineRule === 'handicap' && areOpposite(shown.line, current.line)) return reoffer;
  if (priceGain >= 0) return { verdict: 'accept', reason: 'better' };
  if (policy === 'tolerance' && lineGain === 0 && isTolerable(shown.price, current.price, tolerance)) {
    return { verdict: 'accept', reason: 'within-tolerance' };
  }
  return reoffer;
}

/**
 * Returns a value above 0 when the line moved in the player's favor. A three-way line that moved is another bet, never
 * a better one.
 */
function gainOfLine(rule: LineRule, shown: Rational | null, current: Rational | null): number {
  if (rule === 'none') return 0;
  // A line that appeared or disappeared makes another bet of the selection.
  if (shown === null || current === null) return shown === current ? 0 : -1;
  const moved = compare(current, shown);
  switch (rule) {
    case 'handicap':
    case 'under':
      return moved;
    case 'over':
      return -moved;
    case 'three-way':
      return moved === 0 ? 0 : -1;
  }
}

function areOpposite(shown: Rational | null, current: Rational | null): boolean {
  if (shown === null || current === null) return false;
  return compare(shown, ZERO) * compare(current, ZERO) < 0;
}

/** Returns true when the risk does not grow and the European price stays within the tolerance. */
function isTolerable(shown: Price, current: Price, tolerance: Rational): boolean {
  const [riskShown, riskNow] = [riskPerStake(shown), riskPerStake(current)];
  const [europeanShown, europeanNow] = [europeanOf(shown), europeanOf(current)];
  if (!riskShown || !riskNow || !europeanShown || !europeanNow) return false;
  return compare(riskNow, riskShown) <= 0 && compare(europeanNow, multiply(europeanShown, tolerance)) >= 0;
}
