import type { Fen } from '@site/shared/money';
import type { Price } from '../odds';
import type { BetResult } from './betResult';
import type { Quarters } from './line';
import type { MarketState, Score, Team } from './match';
import type { MarketType } from './marketType';
import type { Side } from './side';
import { selectionCode, type SelectionKey } from './selectionKey';
import type { Sport } from './sport';

/** An accepted bet in its present state. Everything it was accepted at stays: line, price, format, stake. */
export interface Ticket {
  readonly id: string;
  /** The idempotency key it was placed under. */
  readonly key: string;
  readonly mode: 'single' | 'parlay' | 'system';
  /** Server time, milliseconds since 1970. */
  readonly placedAt: number;
  readonly state: TicketState;
  readonly legs: readonly TicketLeg[];
  /** As typed; the stake of each line of a system. */
  readonly stake: Fen;
  /** What is held. */
  readonly risk: Fen;
  /** What a full win brings above the risk. */
  readonly toWin: Fen;
  /** Sizes of the lines of a system, and how many lines there are; of any other ticket empty and 1. */
  readonly folds: readonly number[];
  readonly lines: number;
  /** A parlay of selections of one match: their one price. Its legs have none of their own. */
  readonly together?: Price;
  /** The number of the ticket it was a part of until it was paid early. */
  readonly partOf?: string;
  /** What was paid early of it: no part of the stake any more. */
  readonly paidEarly?: { readonly stake: Fen; readonly payout: Fen };
}

export type TicketState =
  /** In the danger window: not accepted yet. */
  | { readonly status: 'confirming' }
  /**
   * `cashOut`: what it would be paid for when it was read; absent where that is not known. `autoCashOut`: for how much the platform cashes it out by
   * itself; absent: not at all.
   */
  | { readonly status: 'open'; readonly acceptedAt: number; readonly cashOut?: Fen; readonly autoCashOut?: Fen }
  | { readonly status: 'settled'; readonly settledAt: number; readonly result: BetResult; readonly payout: Fen }
  | { readonly status: 'cashed-out'; readonly endedAt: number; readonly payout: Fen }
  | { readonly status: 'rejected' };

export interface TicketLeg {
  readonly key: SelectionKey;
  /** Absent on a platform without this addition: `matchIdOfLeg`. */
  readonly matchId?: string | undefined;
  readonly sport: Sport;
  readonly market: MarketType;
  readonly side: Side;
  /** As accepted, signed for the side. */
  readonly line: Quarters | undefined;
  /** As accepted; absent only where the platform sent none that can be read. */
  readonly price: Price | undefined;
  readonly marketState: MarketState;
  readonly league: string;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: number;
  /** The score when an in-play bet was accepted: football handicaps count from it. */
  readonly scoreAtBet: Score | undefined;
  readonly score: Score | undefined;
  /** Absent while the leg is open. */
  readonly result: BetResult | undefined;
  /** Where several share the places of an outright: so many places, for so many. */
  readonly deadHeat: DeadHeat | undefined;
}

/** The match of a leg. A platform may name the game of its line alone, at which the match is found too. */
export function matchIdOfLeg({ matchId, key }: Pick<TicketLeg, 'matchId' | 'key'>): string {
  return matchId ?? selectionCode(key).gameId;
}

export interface DeadHeat {
  readonly places: number;
  readonly tied: number;
}
