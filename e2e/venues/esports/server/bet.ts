import type { Fen } from '../../kit/money';
import { decide, parseSelection, payoutOf, type Fixture, type LegResult, type MatchState, type Score, type Selection } from '../engine';
import type { BetDetail } from '../protocol';
import type { Matches } from './createMatches';

export interface Bet {
  readonly enName: string;
  readonly memberId: number;
  readonly isTrial: boolean;
  readonly roundId: string;
  readonly stake: Fen;
  readonly detail: BetDetail;
  readonly payout: Fen | null;
}

export interface LegNow {
  readonly fixture: Fixture;
  readonly selection: Selection;
  readonly price: number;
  readonly atBet: Score;
  readonly state: MatchState;
  readonly result: LegResult | null;
}

/** Returns the legs of a bet at the current moment. @throws Error for a bet that this venue has not written */
export function legsNow({ detail }: Pick<Bet, 'detail'>, matches: Matches): readonly LegNow[] {
  return detail.legs.map(({ matchId, key, price, atBet }) => {
    const found = matches.find(matchId);
    const selection = parseSelection(key);
    if (found === null || selection === null) throw new Error(`a bet on ${matchId} ${key} is none of ours`);
    return { ...found, selection, price, atBet, result: decide(found.fixture, found.state, selection, atBet) };
  });
}

/** Returns the payout; null while the bet is open. One lost leg decides it. */
export function payoutNow(stake: Fen, legs: readonly LegNow[]): Fen | null {
  if (legs.some(({ result }) => result === 'L')) return 0n;
  const decided = legs.flatMap(({ price, result }) => (result === null ? [] : [{ price, result }]));
  return decided.length < legs.length ? null : payoutOf(stake, decided);
}
