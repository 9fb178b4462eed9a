import type { Team } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { BACKGROUND_METHODS, type WireBackground, type WireLineup, type WireStanding } from '@site/shared/wire/sportsBackground';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';
import { scheduledMatch, type ScheduledMatch } from '../schedule/scheduleApi';

export interface Player {
  /** Shirt number. */
  readonly number: number;
  readonly name: string;
  /** Position code of the sport, such as `G` or `PG`. */
  readonly position: string;
}

export interface Lineup {
  /** Formation such as `4-3-3` in football; empty in other sports. */
  readonly formation: string;
  readonly starters: readonly Player[];
  readonly bench: readonly Player[];
}

/** Row of a league table over the last days. */
export interface Standing {
  readonly team: Team;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

export interface Background {
  /** Number of days before today whose results are counted, in addition to today. */
  readonly days: number;
  readonly lineups: { readonly home: Lineup; readonly away: Lineup } | undefined;
  /** League table, best team first. */
  readonly table: readonly Standing[] | undefined;
  /** Matches against each other, latest first. */
  readonly meetings: readonly ScheduledMatch[];
  /** Last matches of each team, latest first. */
  readonly last: { readonly home: readonly ScheduledMatch[]; readonly away: readonly ScheduledMatch[] };
}

/** Loads the background of a match; `undefined` when the platform does not support this call. */
export async function fetchBackground(
  context: ResourceContext,
  gameId: string,
  ending: Ending,
): Promise<CallResult<Background | undefined>> {
  const result = await sendResource(context, BACKGROUND_METHODS.matchBackground, { gameId }, ending);
  if (!result.ok && result.failure.kind === 'refused') return { ok: true, data: undefined };
  return mapResult(result, backgroundFromWire);
}

function backgroundFromWire({ days, lineups, table, meetings, last }: WireBackground): Background {
  return {
    days,
    lineups: lineups && { home: lineupFromWire(lineups.H), away: lineupFromWire(lineups.C) },
    table: table?.map(standingFromWire),
    meetings: meetings.map(scheduledMatch),
    last: { home: last.H.map(scheduledMatch), away: last.C.map(scheduledMatch) },
  };
}

function lineupFromWire({ formation, starters, bench }: WireLineup): Lineup {
  return { formation, starters, bench };
}

function standingFromWire({ team_id, name, ...counts }: WireStanding): Standing {
  return { team: { id: team_id, name }, ...counts };
}
