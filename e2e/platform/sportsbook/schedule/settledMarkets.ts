import type { WireSettledMarket } from '@site/shared/wire/sportsSchedule';
import { countedOf } from '../markets/gameIds';
import { lineOf } from '../markets/line';
import { marketRule } from '../markets/marketRules';
import { hasEnded, offeredMarkets, type MatchView, type OfferedMarket } from '../matches/matchView';
import type { SportsbookSettings } from '../matches/settings';
import { gradeSelection } from '../settlement/gradeSelection';
import type { MatchResult } from '../settlement/grade';
import { resultFactsOf } from '../settlement/resultFactsOf';
import { matchStateAt } from '../simulator/matchState';
import { competitorName } from '../simulator/outrights';

/**
 * Returns every market as offered at the start of the match, with the result of each selection by the rules of ticket
 * settlement. Empty for a match that has not ended.
 */
export function settledMarkets(view: MatchView, settings: SportsbookSettings): readonly WireSettledMarket[] {
  if (!hasEnded(view)) return [];
  const result = resultOf(view);
  return atTheStart(view, settings).flatMap((market) => {
    const results = settle(market, view, result);
    return results.length === 0 ? [] : [wireMarket(market, results)];
  });
}

/** Returns the offer of the last moment before the match. */
function atTheStart({ record }: MatchView, settings: SportsbookSettings): readonly OfferedMarket[] {
  const { course, startsAtMs } = record;
  const step = course.kind === 'scripted' ? null : Math.floor(startsAtMs / settings.earlyStepMs);
  const before: MatchView = {
    record: { ...record, end: null },
    state: matchStateAt(course, [], -1),
    phase: record.sport === 'FS' ? 'FSFT' : 'FT',
    isSuspended: false,
    step,
    pricedAt: 0,
  };
  return offeredMarkets(before, startsAtMs - 1, settings, 'all');
}

function resultOf({ record: { end, course }, state }: MatchView): MatchResult {
  if (end) return { state: end.as, half: end.half, final: end.final, facts: end.facts };
  return {
    state: state.period === 'abandoned' ? 'abandoned' : 'finished',
    half: state.half,
    final: state.score,
    facts: resultFactsOf(course, state),
  };
}

type SettledSelection = WireSettledMarket['results'][number];

function settle({ gameId, w, ratio, strong, prices }: OfferedMarket, { record }: MatchView, result: MatchResult): SettledSelection[] {
  const rule = marketRule(w, record.sport, countedOf(gameId));
  if (!rule) return [];
  return prices.flatMap(({ r }) => {
    const side = rule.sides.get(r);
    if (side === undefined) return [];
    const grade = gradeSelection({ rule, side, line: lineOf(rule, side, { ratio, strong }), scoreAtBet: null }, result);
    return [{ r, result: grade, ...(record.sport === 'FS' && { name: competitorName(record.league.id, r) }) }];
  });
}

function wireMarket({ gameId, w, of, ratio, strong }: OfferedMarket, results: SettledSelection[]): WireSettledMarket {
  return { gameId, w, ...(of && { of }), ratio, strong, results };
}
