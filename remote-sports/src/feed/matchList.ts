import type { MarketPhase, Match, Sport } from '@site/shared/betting';

/** Which matches are listed. */
export interface ListQuery {
  readonly sport: Sport;
  readonly phase: MarketPhase;
  /** A business day, `2026-11-21`; `undefined` for all of them. */
  readonly day: string | undefined;
}

/** Narrows a list to matches of these leagues, and these matches. */
export interface StarredIds {
  readonly leagues: readonly string[];
  readonly matches: readonly string[];
}

export interface ListAnswer {
  readonly version: number;
  /** False: `matches` and `removed` are changes since the version that was asked for. */
  readonly isComplete: boolean;
  readonly matches: readonly Match[];
  readonly removed: readonly string[];
}

export interface LeagueCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** What the tabs and chips of the board count. */
export interface LeagueOverview {
  readonly leagues: readonly LeagueCount[];
  readonly sports: ReadonlyMap<Sport, number>;
  readonly phases: ReadonlyMap<MarketPhase, number>;
}
