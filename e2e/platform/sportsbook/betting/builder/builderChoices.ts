import type { WireBuilder } from '@site/shared/wire/bets';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../../../kernel';
import { priceValue, type Price } from '../../exact-arithmetic/price';
import { countedOf, matchIdOf } from '../../markets/gameIds';
import { lineOf } from '../../markets/line';
import { marketRule, type MarketRule } from '../../markets/marketRules';
import { BUILDER_LEGS, isBuilderOffered } from '../../matches/builderOffer';
import { offeredMarkets, type MatchView, type OfferedMarket } from '../../matches/matchView';
import type { SportsbookSettings } from '../../matches/settings';
import { legRefusal, winsOf } from '../../pricing/builder/builderLegs';
import { correlatedChance } from '../../pricing/builder/correlatedChance';
import { currentOffer } from '../currentOffer';
import type { SelectionName } from '../selection';
import { endingsOf, legOf } from './priceTogether';

type Choices = WireBuilder;
type Refused = Choices['refused'][number];

/**
 * Lists the selections of a match that cannot be added to the chosen ones, with the reason: a line that may return the
 * stake, a market that takes no part in builders, a contradiction with the others, or an outcome that the others imply.
 * Prices and states are in the match itself.
 *
 * @throws PlatformError 6008 `builder_matches` when a chosen selection belongs to another match, 6007 when it is
 * unknown
 */
export function builderChoices(view: MatchView, chosen: readonly SelectionName[], nowMs: number, settings: SportsbookSettings): Choices {
  const { record } = view;
  if (chosen.some(({ gameId }) => matchIdOf(gameId) !== record.gameId)) {
    throw new PlatformError(RESPONSE_CODES.illegalParameter, 'builder_matches');
  }
  if (!isBuilderOffered(view)) return { most: 0, refused: [] };
  const endings = endingsOf(view);
  const legs = chosen.map((name) => {
    const offer = currentOffer(record, name, 'H', nowMs, settings);
    if (!offer) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'unknown_match');
    return offer;
  });
  // The quote reports a chosen leg that cannot be part of a builder; compare the others without it.
  const wins = legs.filter((leg) => leg.state !== 'closed' && legRefusal(leg) === null).map((leg) => winsOf(legOf(leg), endings));
  const isChosen = ({ gameId, w, r }: SelectionName): boolean =>
    chosen.some((each) => each.gameId === gameId && each.w === w && each.r === r);

  const score = view.state.period === 'not-started' ? null : view.state.score;
  const reasonOf = (market: OfferedMarket, rule: MarketRule, side: string): Refused['reason'] | null => {
    const line = lineOf(rule, side, market);
    const own = legRefusal({ rule, line });
    if (own !== null || wins.length === 0) return own;
    const together = correlatedChance(endings, [...wins, winsOf({ rule, side, line, scoreAtBet: rule.isInPlay ? score : null }, endings)]);
    return together.state === 'refused' ? together.reason : null;
  };
  const refused = offeredMarkets(view, nowMs, settings, 'all').flatMap((market): Refused[] => {
    const { gameId, w } = market;
    const rule = marketRule(w, record.sport, countedOf(gameId));
    return market.prices.flatMap(({ r, ior }): Refused[] => {
      const side = rule?.sides.get(r);
      if (!rule || side === undefined || isChosen({ gameId, w, r }) || !hasPrice(market, ior)) return [];
      const reason = reasonOf(market, rule, side);
      return reason === null ? [] : [{ gameId, w, r, reason }];
    });
  });
  return { most: BUILDER_LEGS.most, refused };
}

/** A raw price is a number of any size; the market itself checks whether the pair is valid. */
function hasPrice({ format }: OfferedMarket, ior: string): boolean {
  const price: Price = { type: 'E', text: ior };
  return format === 'raw' ? ior !== '' : priceValue(price) !== undefined;
}
