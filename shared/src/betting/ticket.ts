import type { Fen } from '@site/shared/money';
import type { Price } from '../odds';
import type { BetResult } from './betResult';
import type { Quarters } from './line';
import type { MarketState, Score, Team } from './match';
import type { MarketType } from './marketType';
import type { Side } from './side';
import { selectionCode, type SelectionKey } from './selectionKey';
import type { Sport } from './sport';

/** An accepted bet in its current state. Line, price, format and stake stay as they were at acceptance. */
export interface Ticket {
  readonly id: string;
  /** Idempotency key of its placement. */
  readonly key: string;
  readonly mode: 'single' | 'parlay' | 'system';
  /** Server time in milliseconds since 1970. */
  readonly placedAt: number;
  readonly state: TicketState;
  readonly legs: readonly TicketLeg[];
  /** Stake as typed; for a system, the stake of each line. */
  readonly stake: Fen;
  /** Reserved amount. */
  readonly risk: Fen;
  /** Amount that a full win pays in addition to the risk. */
  readonly toWin: Fen;
  /** Sizes of the lines of a system, and the number of lines. For any other ticket: empty, and 1. */
  readonly folds: readonly number[];
  readonly lines: number;
  /** Common price of a parlay of selections of one match. Its legs have no prices of their own. */
  readonly together?: Price;
  /** Number of the original ticket, if this one is the part that was cashed out. */
  readonly partOf?: string;
  /** Part of this ticket that was cashed out; `stake` no longer includes it. */
  readonly paidEarly?: { readonly stake: Fen; readonly payout: Fen };
}

export type TicketState =
  /** The ticket is in the danger window and not accepted yet. */
  | { readonly status: 'confirming' }
  /**
   * `cashOut` is the cash-out value at the time of reading, absent if unknown. `autoCashOut` is the value at which the
   * platform cashes the ticket out automatically, absent if that is off.
   */
  | { readonly status: 'open'; readonly acceptedAt: number; readonly cashOut?: Fen; readonly autoCashOut?: Fen }
  | { readonly status: 'settled'; readonly settledAt: number; readonly result: BetResult; readonly payout: Fen }
  | { readonly status: 'cashed-out'; readonly endedAt: number; readonly payout: Fen }
  | { readonly status: 'rejected' };

export interface TicketLeg {
  readonly key: SelectionKey;
  /** Absent if the platform does not support the field; use `matchIdOfLeg`. */
  readonly matchId?: string | undefined;
  readonly sport: Sport;
  readonly market: MarketType;
  readonly side: Side;
  /** Line at acceptance, signed for the side. */
  readonly line: Quarters | undefined;
  /** Price at acceptance. Absent only if the platform sent no valid one. */
  readonly price: Price | undefined;
  readonly marketState: MarketState;
  readonly league: string;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: number;
  /** Score when an in-play bet was accepted, from which football handicaps count. */
  readonly scoreAtBet: Score | undefined;
  readonly score: Score | undefined;
  /** Absent while the leg is open. */
  readonly result: BetResult | undefined;
  /** Dead heat in an outright: the number of shared places, and the number of competitors that share them. */
  readonly deadHeat: DeadHeat | undefined;
}

/**
 * Returns the match id of a leg. If the platform sends only the game id of the line, that id also leads to the match.
 */
export function matchIdOfLeg({ matchId, key }: Pick<TicketLeg, 'matchId' | 'key'>): string {
  return matchId ?? selectionCode(key).gameId;
}

export interface DeadHeat {
  readonly places: number;
  readonly tied: number;
}
