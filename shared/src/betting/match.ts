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

/** What each side has: goals, cards, corners. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What each side made in one part of a match: a quarter, set, game, frame or inning. */
export interface PartScore extends Score {
  /** Code of the part, as `Match.period`. */
  readonly period: string;
}

/**
 * A price as the feed gives it: one side of a raw pair, which every odds format can show, or a price in a format of its own, which
 * never switches.
 */
export type OfferedPrice = { readonly kind: 'raw'; readonly raw: RawPrice } | { readonly kind: 'fixed'; readonly price: Price };

export interface Selection {
  readonly key: SelectionKey;
  readonly side: Side;
  /** Signed for this side; absent in markets without a line. */
  readonly line: Quarters | undefined;
  /** Absent: there is no price, and nothing can be bet. */
  readonly price: OfferedPrice | undefined;
}

/** `closed` is permanently gone; `suspended` is shown locked and may come back. */
export type MarketState = 'open' | 'suspended' | 'closed';

/** Names one line of one market: its game id and its code together. */
export type MarketKey = string & { readonly __unit: 'market-key' };

/** One market with one line. Alternative lines of the same market carry a game id of their own. */
export interface Market {
  readonly key: MarketKey;
  readonly gameId: string;
  readonly type: MarketType;
  readonly state: MarketState;
  /** In the order they are shown. */
  readonly selections: readonly Selection[];
}

export type MatchStatus = 'not-started' | 'live' | 'break' | 'finished' | 'abandoned';

/** Where the match clock stood at a moment of the server's time, and how fast it runs while the match is live. */
export interface MatchClock {
  readonly seconds: number;
  /** Milliseconds since 1970 by the server's clock. */
  readonly readAt: number;
  /** Seconds of match time per second. */
  readonly rate: number;
}

export interface Match {
  /** How many selections of it make one bet at most; absent where none do. */
  readonly builder?: number | undefined;
  /** The game id of the match itself. */
  readonly id: string;
  readonly hgid: string;
  readonly gide: string;
  readonly sport: Sport;
  readonly phase: MarketPhase;
  readonly league: { readonly id: string; readonly name: string };
  readonly home: Team;
  readonly away: Team;
  /** Scheduled start, milliseconds since 1970. */
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
  /** Games or points of the set in play. */
  readonly games: Score | undefined;
  /** Who serves, in tennis. */
  readonly serve: 'home' | 'away' | undefined;
  /** Points of the game of tennis in play, counted from 0. */
  readonly points: Score | undefined;
  /** The parts that are over and the one in play, in order; empty in football. */
  readonly parts: readonly PartScore[];
  readonly redCards: Score | undefined;
  readonly yellowCards: Score | undefined;
  readonly corners: Score | undefined;
  /** Rises with each change of anything in this match. */
  readonly version: number;
  /** How many markets there are beyond those listed. */
  readonly moreMarkets: number;
  readonly markets: readonly Market[];
}
