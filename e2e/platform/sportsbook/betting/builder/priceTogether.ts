import type { Price } from '../../exact-arithmetic/price';
import { europeanOf } from '../../exact-arithmetic/price';
import { compare } from '../../exact-arithmetic/rational';
import { isBuilderOffered } from '../../matches/builderOffer';
import type { MatchView } from '../../matches/matchView';
import { legRefusal, winsOf, type BuilderLeg } from '../../pricing/builder/builderLegs';
import type { BuilderRefusal } from '../../pricing/builder/builderRefusal';
import { correlatedChance } from '../../pricing/builder/correlatedChance';
import { jointEndings, type JointEnding } from '../../pricing/builder/jointEndings';
import { europeanPrice } from '../../pricing/margin';
import type { CurrentOffer } from '../currentOffer';

/**
 * Operator's margin in a correlated price. It is applied once however many legs there are, because a further leg must
 * never lower the price.
 */
const BUILDER_OVERROUND = 0.08;
/**
 * Highest price of a builder, far above the highest price of one selection. A bet that would be worth more is refused.
 */
const HIGHEST_PRICE = 501;

export type TogetherPrice =
  | { readonly state: 'priced'; readonly price: Price }
  | { readonly state: 'refused'; readonly reason: BuilderRefusal; readonly leg?: number };

/**
 * Prices selections of one match together: one European price for all of them, whatever the odds type of each alone.
 */
export function priceTogether(offers: readonly CurrentOffer[]): TogetherPrice {
  const [first] = offers;
  if (first === undefined || !isBuilderOffered(first.view)) return { state: 'refused', reason: 'ended' };
  for (const [leg, { rule, line, state, isDecided }] of offers.entries()) {
    const reason = isDecided
      ? 'decided'
      : state === 'closed'
        ? 'closed'
        : (legRefusal({ rule, line }) ?? (state === 'suspended' ? 'suspended' : null));
    if (reason !== null) return { state: 'refused', reason, leg };
  }
  const endings = endingsOf(first.view);
  return judgeTogether(
    offers,
    endings,
    offers.map((offer) => winsOf(legOf(offer), endings)),
  );
}

/**
 * Prices the legs by their joint endings with the operator's margin, and compares the price with that of each leg
 * alone.
 */
function judgeTogether(
  offers: readonly Pick<CurrentOffer, 'price'>[],
  endings: readonly JointEnding[],
  wins: readonly (readonly boolean[])[],
): TogetherPrice {
  const together = correlatedChance(endings, wins);
  if (together.state === 'refused') return together;
  const price: Price = { type: 'E', text: europeanPrice(together.chance, BUILDER_OVERROUND, HIGHEST_PRICE) };
  if (price.text === '' && together.chance < 1 / HIGHEST_PRICE) return { state: 'refused', reason: 'above-cap' };
  const paid = europeanOf(price);
  const isBetter = (offer: Pick<CurrentOffer, 'price'>): boolean => {
    const alone = europeanOf(offer.price);
    return paid !== undefined && alone !== undefined && compare(paid, alone) > 0;
  };
  // When the other legs all but imply one leg, the other leg alone pays more, because its margin is smaller.
  return offers.every(isBetter) ? { state: 'priced', price } : { state: 'refused', reason: 'implied', leg: offers.length - 1 };
}

export function endingsOf({ record, state, pricedAt }: MatchView): readonly JointEnding[] {
  return jointEndings(record.course, state, pricedAt);
}

export function legOf({ rule, side, line, score }: Pick<CurrentOffer, 'rule' | 'side' | 'line' | 'score'>): BuilderLeg {
  return { rule, side, line, scoreAtBet: score };
}
