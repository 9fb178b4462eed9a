import { decideAcceptance, type AcceptancePolicy, type AcceptanceVerdict } from '../bet-acceptance/decideAcceptance';
import { decideTogether } from '../bet-acceptance/decideTogether';
import { lineOf } from '../markets/line';
import type { Goals } from '../simulator/course';
import { isFootball } from '../simulator/sport';
import type { ShownSelection } from '../database/tables';
import type { CurrentOffer } from './currentOffer';
import { priceOf } from './wager';

/**
 * What was shown against what is, leg by leg in the same order. Called when the bet arrives, and again when the danger window ends.
 *
 * @throws RangeError where the two are not of the same legs
 */
export function judge(policy: AcceptancePolicy, shown: readonly ShownSelection[], offers: readonly CurrentOffer[]): AcceptanceVerdict {
  if (shown.length !== offers.length) throw new RangeError('every leg has been shown');
  return decideTogether(
    offers.flatMap((offer, index) => {
      const leg = shown[index];
      return leg ? [judgeLeg(policy, leg, offer)] : [];
    }),
  );
}

/**
 * Assumption: only a goal in football makes another bet of a selection. Where points are scored all the time, in-play
 * bets would otherwise be impossible, and the price already reflects the points.
 */
function judgeLeg(policy: AcceptancePolicy, shown: ShownSelection, offer: CurrentOffer): AcceptanceVerdict {
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
