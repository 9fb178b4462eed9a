import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import { halfGameId, lineGameId } from '../markets/gameIds';
import { BUILDER_LEGS, isBuilderOffered } from '../matches/builderOffer';
import type { MatchRecord } from '../matches/matchRecord';
import { hasEnded, type MatchView, type OfferedMarket } from '../matches/matchView';
import { moreMarkets } from '../matches/moreMarkets';
import type { MatchState, Period } from '../simulator/matchState';
import { competitorName } from '../simulator/outrights';
import type { Tally } from '../simulator/play/tally';
import { pointServer } from '../simulator/play/tennis';
import { GAME_MODELS } from '../simulator/play/models';
import { isFootball, isPlayed, type Sport } from '../simulator/sport';

/** Match in wire format without its version, which the board assigns. */
export type MatchFacts = Omit<WireMatch, 'version' | 'markets'>;

const STATUS: Readonly<Record<Period, WireMatch['gameStatus']>> = {
  'not-started': 'not-started',
  'first-half': 'live',
  'half-time': 'break',
  'second-half': 'live',
  playing: 'live',
  break: 'break',
  finished: 'finished',
  interrupted: 'break',
  abandoned: 'abandoned',
};

/** Returns all facts of a match except its markets, in wire format. */
export function matchFacts(view: MatchView, nowMs: number): MatchFacts {
  const { record, state } = view;
  const hasStarted = state.period !== 'not-started';
  const hasClock = hasMatchClock(record.sport);
  return {
    gameId: lineGameId(record.gameId, { period: 'match', position: 0 }),
    hgid: halfGameId(record.gameId),
    gide: String(record.gameId),
    sport: record.sport,
    league_id: String(record.league.id),
    league: record.league.name,
    team_h: record.home.name,
    team_c: record.away.name,
    team_h_id: String(record.home.id),
    team_c_id: String(record.away.id),
    startsAt: record.startsAtMs,
    phase: view.phase ?? (record.sport === 'FS' ? 'FSFT' : 'RB'),
    gameStatus: STATUS[state.period],
    se_now: periodName(record.sport, state),
    re_time: hasStarted && hasClock ? clockText(state.clockSeconds) : '',
    t_count: state.clockSeconds,
    clockAt: nowMs,
    clockRate: hasClock ? record.anchor.speed : 0,
    isLive: hasStarted && !hasEnded(view) ? 'Y' : 'N',
    HalfTime: state.period === 'half-time' ? 'Y' : 'N',
    ...(hasStarted ? scoreFacts(view) : {}),
    isShow: view.phase === null ? 'N' : 'Y',
    isExpand: 'N',
    more: moreMarkets(view).length,
    ...(isBuilderOffered(view) && { builder: BUILDER_LEGS.most }),
  };
}

export function wireMarket(
  { gameId, w, of, ratio, strong, state, format, prices }: OfferedMarket,
  { sport, league }: MatchRecord,
): WireMarket {
  return {
    ...{ gameId, w, ratio, strong, state, format },
    ...(of && { of }),
    prices: prices.map(({ r, ior }) => ({ r, ior, ...(sport === 'FS' && { name: competitorName(league.id, r) }) })),
  };
}

function scoreFacts({ record, state }: MatchView): Partial<MatchFacts> {
  if (record.sport === 'FS') return {};
  const [score, half] = record.end === null ? [state.score, state.half] : [record.end.final, record.end.half];
  return {
    sc_FT_H: score.home,
    sc_FT_C: score.away,
    sc_FT_A: score.away,
    ...(half === null ? {} : { sc_half_H: half.home, sc_half_C: half.away }),
    ...(isFootball(record.sport) ? countedFacts(state) : partFacts(record, state)),
  };
}

function countedFacts({ reds, corners, yellows }: MatchState): Partial<MatchFacts> {
  return {
    red_H: reds.home,
    red_C: reds.away,
    corner_H: corners.home,
    corner_C: corners.away,
    yellow_H: yellows.home,
    yellow_C: yellows.away,
  };
}

function partFacts({ sport, end }: MatchRecord, state: MatchState): Partial<MatchFacts> {
  const parts = end?.facts.parts ?? state.parts;
  const current = parts.at(-1) ?? { home: 0, away: 0 };
  const hasSets = sport === 'TN' || sport === 'VB' || sport === 'TT';
  return {
    parts: parts.map(({ period, home, away }) => ({ period, H: home, C: away })),
    ...(sport === 'TN' && state.tally?.isPartOpen === true && servedFacts(state.tally)),
    ...(hasSets && { sc_set_H: state.score.home, sc_set_A: state.score.away, sc_game_H: current.home, sc_game_A: current.away }),
    ...(sport === 'BS' && { inningNum: parts.length }),
  };
}

function servedFacts(tally: Tally): Partial<MatchFacts> {
  return { serve: pointServer(tally) === 'home' ? 'H' : 'C', point_H: tally.game.home, point_C: tally.game.away };
}

const FOOTBALL_PERIODS: Partial<Record<Period, string>> = { 'first-half': '1H', 'half-time': 'HT', 'second-half': '2H', finished: 'FT' };

/**
 * Returns the name of the period. In other sports than football a break belongs to the part before it; a finished match
 * has no period.
 */
function periodName(sport: Sport, { period, parts }: MatchState): string {
  if (isFootball(sport)) return FOOTBALL_PERIODS[period] ?? '';
  return period === 'playing' || period === 'break' || period === 'interrupted' ? (parts.at(-1)?.period ?? '') : '';
}

function hasMatchClock(sport: Sport): boolean {
  return isFootball(sport) || (isPlayed(sport) && GAME_MODELS[sport].clockAt !== null);
}

function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
