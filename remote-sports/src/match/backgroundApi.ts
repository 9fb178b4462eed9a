import type { Team } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { BACKGROUND_METHODS, type WireBackground, type WireLineup, type WireStanding } from '@site/shared/wire/sportsBackground';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';
import { scheduledMatch, type ScheduledMatch } from '../schedule/scheduleApi';

export interface Player {
  /** On the shirt. */
  readonly number: number;
  readonly name: string;
  /** Code of the sport, such as `G` or `PG`. */
  readonly position: string;
}

export interface Lineup {
  /** `4-3-3` in football; empty elsewhere. */
  readonly formation: string;
  readonly starters: readonly Player[];
  readonly bench: readonly Player[];
}

/** A side of a league over some days. */
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

/** What is known around a match. */
export interface Background {
  /** Results are counted of today and of so many days before. */
  readonly days: number;
  readonly lineups: { readonly home: Lineup; readonly away: Lineup } | undefined;
  /** The best first. */
  readonly table: readonly Standing[] | undefined;
  /** Against each other, the last first. */
  readonly meetings: readonly ScheduledMatch[];
  /** The last matches of each, the last first. */
  readonly last: { readonly home: readonly ScheduledMatch[]; readonly away: readonly ScheduledMatch[] };
}

/** `undefined` from a platform that does not answer this call. */
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
