import type { Price, RawPrice } from '../odds';
import type { Quarters } from './line';
import type { MarketPhase } from './marketPhase';
import type { MarketType } from './marketType';
import type { Side } from './side';
import type { SelectionKey } from './selectionKey';
import type { Sport } from './sport';

export interface Team {
  readonly id: string;
  readonly name: string;
}

/** Number of goals, cards or corners of each side. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Score of each side in one part of a match: a quarter, set, game, frame or inning. */
export interface PartScore extends Score {
  readonly period: string;
}

/**
 * A price of the feed: one side of a raw pair, which can be shown in every odds format, or a price with a fixed format,
 * which never switches.
 */
export type OfferedPrice = { readonly kind: 'raw'; readonly raw: RawPrice } | { readonly kind: 'fixed'; readonly price: Price };

export interface Selection {
  readonly key: SelectionKey;
  readonly side: Side;
  /** Line signed for this side. Absent in markets without a line. */
  readonly line: Quarters | undefined;
  /** Absent if there is no price; the selection then takes no bets. */
  readonly price: OfferedPrice | undefined;
}

/** `closed` is permanent; `suspended` is shown locked and may reopen. */
export type MarketState = 'open' | 'suspended' | 'closed';

/** Identifies one line of one market by its game id and its code. */
export type MarketKey = string & { readonly __unit: 'market-key' };

/** One market with one line. Alternative lines of the same market have their own game id. */
export interface Market {
  readonly key: MarketKey;
  readonly gameId: string;
  readonly type: MarketType;
  readonly state: MarketState;
  readonly selections: readonly Selection[];
}

export type MatchStatus = 'not-started' | 'live' | 'break' | 'finished' | 'abandoned';

/** Reading of the match clock at a server time, and its rate while the match is live. */
export interface MatchClock {
  readonly seconds: number;
  /** Milliseconds since 1970 by the server's clock. */
  readonly readAt: number;
  /** Seconds of match time per second. */
  readonly rate: number;
}

export interface Match {
  /** Maximum number of its selections in one combined bet. Absent if they cannot be combined. */
  readonly builder?: number | undefined;
  /** Game id of the match itself. */
  readonly id: string;
  readonly hgid: string;
  readonly gide: string;
  readonly sport: Sport;
  readonly phase: MarketPhase;
  readonly league: { readonly id: string; readonly name: string };
  readonly home: Team;
  readonly away: Team;
  /** Scheduled start in milliseconds since 1970. */
  readonly startsAt: number;
  readonly status: MatchStatus;
  /** Code of the period, such as `1H`, `HT`, `Q3`, `OT`, `S2`, `I7`, `F4`; empty before the start. */
  readonly period: string;
  readonly inning: number | undefined;
  readonly clock: MatchClock;
  readonly score: Score | undefined;
  readonly halfScore: Score | undefined;
  /** Sets won, in sports that are played in sets. */
  readonly sets: Score | undefined;
  /** Games or points in the current set. */
  readonly games: Score | undefined;
  /** Serving side in tennis. */
  readonly serve: 'home' | 'away' | undefined;
  /** Points in the current game of tennis, counted from 0. */
  readonly points: Score | undefined;
  /** Finished parts and the current one, in order; empty in football. */
  readonly parts: readonly PartScore[];
  readonly redCards: Score | undefined;
  readonly yellowCards: Score | undefined;
  readonly corners: Score | undefined;
  /** Version, which rises with each change in this match. */
  readonly version: number;
  /** Number of further markets that are not listed. */
  readonly moreMarkets: number;
  readonly markets: readonly Market[];
}
