import type { WireScheduledMatch } from '@site/shared/wire/sportsSchedule';
import { dateOfDay, parseDay } from '@site/shared/calendar';
import { matchFacts } from '../board/wireMatch';
import { hasEnded, type MatchView } from '../matches/matchView';
import { competitorName } from '../simulator/outrights';
import { resultFactsOf } from '../settlement/resultFactsOf';
import type { Schedule, Scheduled } from './createSchedule';

interface DayRequest {
  readonly sport: string;
  /** Day, such as `2026-11-21`. */
  readonly day: string;
  readonly league?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

interface DayList {
  readonly total: number;
  readonly list: WireScheduledMatch[];
  readonly days: { day: string; count: number }[];
  readonly sports: Record<string, number>;
  readonly leagues: { league_id: string; name: string; count: number }[];
}

/** Lists the matches of one business day with their result or start time. */
export async function listDay(schedule: Schedule, { sport, day, league, pageNum, pageSize }: DayRequest, nowMs: number): Promise<DayList> {
  const number = parseDay(day);
  const matches = number === undefined ? [] : await schedule.onDay(number);
  const ofSport = matches.filter((match) => sport === 'ALL' || match.sport === sport);
  const shown = ofSport.filter((match) => league === undefined || String(match.league.id) === league).toSorted(latestBegunFirst(nowMs));
  const views = await schedule.views(shown.slice((pageNum - 1) * pageSize, pageNum * pageSize));
  const counts = await schedule.counts(sport);
  return {
    total: shown.length,
    list: views.map((view) => scheduledMatch(view, nowMs)),
    days: [...counts].map(([each, count]) => ({ day: dateOfDay(each), count })),
    sports: { ALL: matches.length, ...countBy(matches.map((match) => match.sport)) },
    leagues: Object.entries(countBy(ofSport.map((match) => String(match.league.id)))).map(([league_id, count]) => ({
      league_id,
      name: ofSport.find((match) => String(match.league.id) === league_id)?.league.name ?? '',
      count,
    })),
  };
}

/** Sorts started matches first, latest start first; then upcoming ones, earliest start first. */
function latestBegunFirst(nowMs: number): (one: Scheduled, other: Scheduled) => number {
  const hasBegun = ({ startsAtMs }: Scheduled): boolean => startsAtMs <= nowMs;
  return (one, other) => {
    if (hasBegun(one) !== hasBegun(other)) return hasBegun(one) ? -1 : 1;
    const order = one.startsAtMs - other.startsAtMs || one.gameId - other.gameId;
    return hasBegun(one) ? -order : order;
  };
}

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Returns a match as listed in the days of the schedule. */
export function scheduledMatch(view: MatchView, nowMs: number): WireScheduledMatch {
  const { gameId, sport, league_id, league, team_h, team_c, team_h_id, team_c_id, startsAt, gameStatus, ...facts } = matchFacts(
    view,
    nowMs,
  );
  const { sc_FT_H, sc_FT_C, sc_half_H, sc_half_C, parts } = facts;
  const { record } = view;
  const winners = record.end?.facts.winners ?? resultFactsOf(record.course, view.state).winners ?? [];
  return {
    ...{ gameId, sport, league_id, league, team_h, team_c, team_h_id, team_c_id, startsAt, gameStatus },
    isShow: hasEnded(view) || view.phase !== null ? 'Y' : 'N',
    ...{ sc_FT_H, sc_FT_C, sc_half_H, sc_half_C, parts },
    ...(winners.length > 0 && { winners: winners.map((winner) => competitorName(record.league.id, `FS${winner}`)) }),
  };
}
