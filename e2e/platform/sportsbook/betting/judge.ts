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

/** The European prices of a builder, as shown and now; empty where it has none. */
export interface TogetherPrices {
  readonly shown: string;
  readonly now: string;
  /** They are less likely together now than the highest price pays for. */
  readonly isAboveCap: boolean;
}

export function togetherOf(shown: string | null | undefined, { mode, together, refused }: PricedBet): TogetherPrices | null {
  return mode === 'builder' ? { shown: shown ?? '', now: together ?? '', isAboveCap: refused === 'above-cap' } : null;
}

/**
 * What was shown against what is, leg by leg in the same order. Called when the bet arrives, and again when the danger window ends.
 *
 * @param together of a builder, whose legs have to be open as they were while their one price is compared
 * @throws RangeError where the two are not of the same legs
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

/** A line that moved makes other bets of all of them, be it better for its own side or not. */
function judgeTogether(
  policy: AcceptancePolicy,
  shown: readonly ShownSelection[],
  offers: readonly CurrentOffer[],
  prices: TogetherPrices,
): AcceptanceVerdict {
  const legs = offers.flatMap((offer, index): AcceptanceVerdict[] => {
    const leg = shown[index];
    if (leg === undefined) return [];
    // A price of a leg alone is no one's price here.
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
 * Assumption: only a goal in football makes another bet of a selection. Where points are scored all the time, in-play
 * bets would otherwise be impossible, and the price already reflects the points.
 */
function judgeLeg(policy: AcceptancePolicy, shown: ShownSelection, offer: CurrentOffer): AcceptanceVerdict {
  if (offer.isDecided) return { verdict: 'reject', reason: 'decided' };
  const isGoalDecisive = shown.score !== null && isFootball(offer.view.record.sport);
  const hasScoreChanged = isGoalDecisive && !isSameScore(shown.score, offer.score);
  // A goal also suspends the market; of the two reasons the goal is the more useful one to the player.
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
