import { decideAcceptance, type AcceptancePolicy, type AcceptanceVerdict } from '../bet-acceptance/decideAcceptance';
import { decideTogether } from '../bet-acceptance/decideTogether';
import type { Price } from '../exact-arithmetic/price';
import { lineOf } from '../markets/line';
import type { Goals } from '../simulator/course';
import { isFootball } from '../simulator/sport';
import type { ShownSelection } from '../database/tables';
import type { CurrentOffer } from './currentOffer';
import { priceOf } from './wager';
import type { PricedBet } from './wholeStakeBounds';

/** European prices of a builder, as shown and now; an empty string stands for no price. */
export interface TogetherPrices {
  readonly shown: string;
  readonly now: string;
  /** True when the builder is now less likely than the highest price pays for. */
  readonly isAboveCap: boolean;
}

export function togetherOf(shown: string | null | undefined, { mode, together, refused }: PricedBet): TogetherPrices | null {
  return mode === 'builder' ? { shown: shown ?? '', now: together ?? '', isAboveCap: refused === 'above-cap' } : null;
}

/**
 * Compares what was shown with the current offers, leg by leg in the same order. Called when the bet arrives, and again
 * when the danger window closes.
 *
 * @param together prices of a builder; its legs must be open and unchanged, and only this common price is compared
 * @throws RangeError when the two lists differ in length
 */
export function judge(
  policy: AcceptancePolicy,
  shown: readonly ShownSelection[],
  offers: readonly CurrentOffer[],
  together: TogetherPrices | null = null,
): AcceptanceVerdict {
  if (shown.length !== offers.length) throw new RangeError('every leg has been shown');
  if (together !== null) return judgeTogether(policy, shown, offers, together);
  return decideTogether(
    offers.flatMap((offer, index) => {
      const leg = shown[index];
      return leg ? [judgeLeg(policy, leg, offer)] : [];
    }),
  );
}

/**
 * Judges a builder. A line that moved makes another bet of the whole builder, even when it is better for its own side.
 */
function judgeTogether(
  policy: AcceptancePolicy,
  shown: readonly ShownSelection[],
  offers: readonly CurrentOffer[],
  prices: TogetherPrices,
): AcceptanceVerdict {
  const legs = offers.flatMap((offer, index): AcceptanceVerdict[] => {
    const leg = shown[index];
    if (leg === undefined) return [];
    // Compare with the current price, because the price of a leg alone does not matter in a builder.
    const verdict = judgeLeg('better', { ...leg, oddsType: offer.price.type, ior: offer.price.text }, offer);
    const isMoved = verdict.verdict === 'accept' && verdict.reason !== 'unchanged';
    return [isMoved ? { verdict: 'reoffer', reason: 'line-changed' } : verdict];
  });
  if (prices.isAboveCap) return decideTogether([...legs, { verdict: 'reject', reason: 'above-cap' }]);
  const price = (text: string): Price => ({ type: 'E', text });
  const whole = decideAcceptance({
    policy,
    lineRule: 'none',
    shown: { line: null, price: price(prices.shown) },
    current: { line: null, price: price(prices.now) },
    isOpen: true,
    hasScoreChanged: false,
  });
  return decideTogether([...legs, whole]);
}

/**
 * Judges one leg.
 *
 * Assumption: only a goal in football makes another bet of a selection. In sports with constant scoring, in-play bets
 * would otherwise be impossible, and their price already reflects the points.
 */
function judgeLeg(policy: AcceptancePolicy, shown: ShownSelection, offer: CurrentOffer): AcceptanceVerdict {
  if (offer.isDecided) return { verdict: 'reject', reason: 'decided' };
  const isGoalDecisive = shown.score !== null && isFootball(offer.view.record.sport);
  const hasScoreChanged = isGoalDecisive && !isSameScore(shown.score, offer.score);
  // A goal also suspends the market; report the goal, because it is the more useful reason for the player.
  if (hasScoreChanged) return { verdict: 'reject', reason: 'score-changed' };
  return decideAcceptance({
    policy,
    lineRule: offer.lineRule,
    shown: { line: lineOf(offer.rule, offer.side, shown), price: priceOf(shown) },
    current: { line: offer.line, price: offer.price },
    isOpen: offer.state === 'open' && shown.state !== 'closed',
    hasScoreChanged,
  });
}

export function isSameScore(left: Goals | null, right: Goals | null): boolean {
  return left?.home === right?.home && left?.away === right?.away;
}
