import type { MarketRule } from '../markets/marketRules';
import type { Course } from '../simulator/course';
import { strengthsOf } from '../simulator/outrights';
import { isPlayed } from '../simulator/sport';
import { europeanMarket, type BookMarket, type BookRequest } from './book';
import { footballPricer } from './footballBook';
import { offeredRules } from './offeredRules';
import { playedPricer } from './other-sports/playedBook';

export type { BookMarket, BookRequest } from './book';

/** Returns all markets of a match that can be priced now. */
export function makeBook(request: BookRequest): readonly BookMarket[] {
  const { course, state, pricedAt, scope } = request;
  if (state.period === 'finished' || state.period === 'abandoned') return [];
  const { board, more } = offeredRules(course, state, pricedAt);
  const rules = scope === 'board' ? board : [...board, ...more];
  const price = pricerOf(request);
  return rules.filter(({ code }) => typeof scope === 'string' || scope.only === code).flatMap(price);
}

function pricerOf(request: BookRequest): (rule: MarketRule) => readonly BookMarket[] {
  const { sport } = request.course;
  if (isPlayed(sport)) return playedPricer(sport, request);
  if (sport === 'FS') return (rule) => [europeanMarket(rule, request, outrightChances(request.course))];
  return footballPricer(request);
}

function outrightChances(course: Course): ReadonlyMap<string, number> {
  return new Map(strengthsOf(course).map((chance, index) => [String(index + 1), chance]));
}
