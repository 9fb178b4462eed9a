import type { MarketPhase, Match, Sport } from '@site/shared/betting';

export interface ListQuery {
  readonly sport: Sport;
  readonly phase: MarketPhase;
  /** Business day such as `2026-11-21`; `undefined` selects all days. */
  readonly day: string | undefined;
}

/** Filter that limits a list to these leagues and these matches. */
export interface StarredIds {
  readonly leagues: readonly string[];
  readonly matches: readonly string[];
}

export interface ListAnswer {
  readonly version: number;
  /** False when `matches` and `removed` contain only the changes since the requested version. */
  readonly isComplete: boolean;
  readonly matches: readonly Match[];
  readonly removed: readonly string[];
}

export interface LeagueCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** Counts shown in the tabs and chips of the board. */
export interface LeagueOverview {
  readonly leagues: readonly LeagueCount[];
  readonly sports: ReadonlyMap<Sport, number>;
  readonly phases: ReadonlyMap<MarketPhase, number>;
}
