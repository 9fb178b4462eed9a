import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WireScheduledMatch } from '@site/shared/wire/sportsSchedule';
import type { WireBackground, WireLineup } from '@site/shared/wire/sportsBackground';
import { businessDay } from '@site/shared/calendar';
import type { MatchRecord } from '../matches/matchRecord';
import { hasEnded, type MatchView } from '../matches/matchView';
import { lineupOf } from '../simulator/lineups';
import type { Sport } from '../simulator/sport';
import { DAYS_AROUND, type Schedule } from './createSchedule';
import { scheduledMatch } from './listDay';
import { standingsOf } from './standings';

/** Time before the start from which line-ups are known. */
const LINEUPS_BEFORE_MS = 3_600_000;
/** Team sports that are played in a league; the others have tournaments. */
const WITH_TABLE: ReadonlySet<Sport> = new Set(['FT', 'BK', 'VB', 'BS', 'OP']);
/** Sports without past results: virtual matches are too many, and outrights have no sides. */
const WITHOUT_PAST: ReadonlySet<Sport> = new Set(['VF', 'FS']);
const LAST_MATCHES = 5;
/** Upper bound of results in memory. */
const MOST_KEPT = 5_000;

/** Returns the background of a match: line-ups, the league table, the last matches of both sides and their meetings. */
export type ReadBackground = (view: MatchView, nowMs: number) => Promise<WireBackground>;

/**
 * Creates the background reader. It uses the same results as the days of the schedule, so that both agree. The result
 * of a match is computed once per revision.
 */
export function createBackground(schedule: Schedule): ReadBackground {
  const kept = new Map<string, WireScheduledMatch>();

  /**
   * Returns the result of an ended match. Yields to other requests before each match, because playing one out takes
   * milliseconds.
   */
  async function ended(record: MatchRecord, nowMs: number): Promise<readonly WireScheduledMatch[]> {
    const key = `${record.gameId}/${record.revision}`;
    const known = kept.get(key);
    if (known) return [known];
    await nextTurn();
    const view = schedule.view(record);
    if (!hasEnded(view)) return [];
    const result = scheduledMatch(view, nowMs);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, result);
    return [result];
  }

  /** Returns the results of one league, latest first. */
  async function resultsOf({ sport, league }: MatchRecord, nowMs: number): Promise<readonly WireScheduledMatch[]> {
    const today = businessDay(nowMs);
    const days = await Promise.all(Array.from({ length: DAYS_AROUND + 1 }, (_, back) => schedule.onDay(today - back)));
    const begun = days.flat().filter((match) => match.sport === sport && match.league.id === league.id && match.startsAtMs < nowMs);
    const records = await schedule.records(begun);
    const results: WireScheduledMatch[] = [];
    for (const record of records) results.push(...(await ended(record, nowMs)));
    return results.toSorted((one, other) => other.startsAt - one.startsAt);
  }

  return async ({ record }, nowMs) => {
    const { sport, gameId, home, away } = record;
    const results = WITHOUT_PAST.has(sport) ? [] : await resultsOf(record, nowMs);
    const before = results.filter((match) => match.gameId !== String(gameId));
    const lastOf = ({ id }: { readonly id: number }): WireScheduledMatch[] => before.filter(plays(id)).slice(0, LAST_MATCHES);
    const lineups = nowMs >= record.startsAtMs - LINEUPS_BEFORE_MS ? lineupsOf(record) : null;
    return {
      days: DAYS_AROUND,
      ...(lineups && { lineups }),
      ...(WITH_TABLE.has(sport) && { table: standingsOf(results) }),
      meetings: before.filter(plays(home.id)).filter(plays(away.id)),
      last: { H: lastOf(home), C: lastOf(away) },
    };
  };
}

const plays =
  (teamId: number) =>
  ({ team_h_id, team_c_id }: WireScheduledMatch): boolean =>
    team_h_id === String(teamId) || team_c_id === String(teamId);

function lineupsOf({ gameId, sport, league, home, away, course: { seed, kind } }: MatchRecord): { H: WireLineup; C: WireLineup } | null {
  // A match created by a test suite has no squads.
  if (kind === 'scripted') return null;
  const of = (teamId: number): WireLineup | null => {
    const lineup = lineupOf({ gameId, sport, leagueId: league.id, teamId, seed });
    return lineup && { ...lineup, starters: [...lineup.starters], bench: [...lineup.bench] };
  };
  const [H, C] = [of(home.id), of(away.id)];
  return H && C && { H, C };
}
