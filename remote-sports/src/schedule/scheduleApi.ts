import {
  parseSport,
  resultFromWire,
  scoreFromWire,
  selectionKey,
  sportToWire,
  type BetResult,
  type Market,
  type MatchStatus,
  type PartScore,
  type Score,
  type SelectionKey,
  type Sport,
  type Team,
} from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { SCHEDULE_METHODS, type WireScheduledMatch, type WireSettledMarket } from '@site/shared/wire/sportsSchedule';
import { marketsFromWire } from '../feed/matchCodec';
import type { LeagueCount } from '../feed/matchList';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';

/** Match of the calendar, with its result once it has ended. */
export interface ScheduledMatch {
  readonly id: string;
  readonly sport: Sport;
  readonly league: { readonly id: string; readonly name: string };
  readonly home: Team;
  /** Away team; has no name in an outright. */
  readonly away: Team;
  /** Milliseconds since the Unix epoch. */
  readonly startsAt: number;
  readonly status: MatchStatus;
  readonly hasPage: boolean;
  readonly score: Score | undefined;
  readonly halfScore: Score | undefined;
  readonly parts: readonly PartScore[];
  /** Winners of a decided outright. */
  readonly winners: readonly string[];
}

export interface ScheduleRequest {
  readonly sport: Sport;
  /** Business day. */
  readonly day: string;
  readonly league?: string | undefined;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface DaySchedule {
  readonly total: number;
  readonly matches: readonly ScheduledMatch[];
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly sports: ReadonlyMap<Sport, number>;
  readonly leagues: readonly LeagueCount[];
}

/** Market of a match that has ended, with the settlement of each selection. */
export interface SettledMarket {
  readonly market: Market;
  readonly results: ReadonlyMap<SelectionKey, BetResult>;
}

export async function fetchSchedule(
  context: ResourceContext,
  { sport, day, league, page, pageSize }: ScheduleRequest,
  ending: Ending,
): Promise<CallResult<DaySchedule>> {
  const request = { sport: sportToWire(sport), day, ...(league === undefined ? {} : { league }), pageNum: page, pageSize };
  return mapResult(await sendResource(context, SCHEDULE_METHODS.schedule, request, ending), ({ total, list, days, sports, leagues }) => ({
    total,
    matches: list.map(scheduledMatch),
    days,
    sports: new Map(Object.entries(sports).flatMap(([code, count]) => parsed(code, count))),
    leagues: leagues.map(({ league_id, name, count }) => ({ id: league_id, name, count })),
  }));
}

/**
 * Loads the settled markets of a match. Leaves out markets this build does not know; returns none when the platform
 * does not support this call.
 */
export async function fetchSettledMarkets(
  context: ResourceContext,
  gameId: string,
  sport: Sport,
  ending: Ending,
): Promise<CallResult<readonly SettledMarket[]>> {
  const result = await sendResource(context, SCHEDULE_METHODS.settledMarkets, { gameId }, ending);
  if (!result.ok && result.failure.kind === 'refused') return { ok: true, data: [] };
  return mapResult(result, ({ markets }) => markets.flatMap((market) => settledMarket(market, sport)));
}

function settledMarket({ results, ...wire }: WireSettledMarket, sport: Sport): readonly SettledMarket[] {
  const prices = results.map(({ r, name }) => ({ r, ior: '', ...(name === undefined ? {} : { name }) }));
  return marketsFromWire({ ...wire, state: 'closed', format: 'E', prices }, sport).map((market) => ({
    market,
    results: new Map(results.map(({ r, result }) => [selectionKey({ ...wire, r }), resultFromWire(result)])),
  }));
}

export function scheduledMatch(wire: WireScheduledMatch): ScheduledMatch {
  return {
    id: wire.gameId,
    sport: parseSport(wire.sport) ?? 'other',
    league: { id: wire.league_id, name: wire.league },
    home: { id: wire.team_h_id, name: wire.team_h },
    away: { id: wire.team_c_id, name: wire.team_c },
    startsAt: wire.startsAt,
    status: wire.gameStatus,
    hasPage: wire.isShow === 'Y',
    score: scoreFromWire(wire.sc_FT_H, wire.sc_FT_C),
    halfScore: scoreFromWire(wire.sc_half_H, wire.sc_half_C),
    parts: (wire.parts ?? []).map(({ period, H, C }) => ({ period, home: H, away: C })),
    winners: wire.winners ?? [],
  };
}

function parsed(code: string, count: number): readonly (readonly [Sport, number])[] {
  const sport = parseSport(code);
  return sport === undefined ? [] : [[sport, count]];
}
