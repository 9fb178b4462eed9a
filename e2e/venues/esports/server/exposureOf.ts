import { exposures } from '../../kit/exposure';
import type { Fen } from '../../kit/money';
import { factOf, outcomesFrom, parseSelection, payoutOf, type LegResult, type TakenSelection } from '../engine';
import type { BetDetail } from '../protocol';
import { legsNow, type Bet } from './bet';
import type { Matches } from './createMatches';

/** Limit of joint outcomes; above it a bet counts as fully exposed, because no player covers so many. */
const MOST_OUTCOMES = 20_000;

/**
 * Returns the exposure of a settled bet among all bets of its player: its share of what the bets on the same facts of
 * the same matches could have lost together. Half results count half, returned stakes nothing.
 *
 * @param all all bets of the player, including this one
 */
export function exposureOf(bet: Bet, all: readonly Bet[], matches: Matches): Fen {
  const facts = factsOf(bet.detail);
  const alike = all.filter((other) => factsOf(other.detail) === facts);
  const halves = halvesOf(legsNow(bet, matches).map(({ result }) => result));
  const outcomes = combine(bet.detail.legs.map(({ matchId }) => outcomesOn(matchId, alike, matches)));
  if (outcomes === null) return (bet.stake * BigInt(halves)) / 2n;
  return (
    exposures(
      alike.map((each, index) => ({
        roundId: each.roundId,
        stake: each.stake,
        payouts: outcomes.map((outcome) => payoutIn(each, bet, outcome, index)),
        halves: each.roundId === bet.roundId ? halves : 2,
      })),
    ).get(bet.roundId) ?? 0n
  );
}

/** Results per match, in the order of the bet's legs, and within a match per bet. */
type Outcome = ReadonlyArray<readonly LegResult[]>;

function factsOf({ legs }: BetDetail): string {
  return legs
    .map(({ matchId, key }) => `${matchId}/${factOf(mustParse(key))}`)
    .sort()
    .join(' ');
}

function outcomesOn(matchId: string, alike: readonly Bet[], matches: Matches): ReadonlyArray<readonly LegResult[]> {
  const last = Math.max(...alike.map(({ detail }) => detail.placedAt));
  const found = matches.find(matchId, last);
  if (found === null) throw new Error(`a bet on ${matchId} is none of ours`);
  const taken = alike.flatMap(({ detail }): TakenSelection[] =>
    detail.legs.filter((leg) => leg.matchId === matchId).map(({ key, atBet }) => ({ selection: mustParse(key), atBet })),
  );
  const different = new Map(outcomesFrom(found.fixture, found.state, taken).map((results) => [results.join(), results]));
  return [...different.values()];
}

/** Combines every outcome of each match with those of the others; returns null when there are too many. */
function combine(axes: ReadonlyArray<ReadonlyArray<readonly LegResult[]>>): readonly Outcome[] | null {
  if (axes.reduce((count, axis) => count * axis.length, 1) > MOST_OUTCOMES) return null;
  return axes.reduce<readonly Outcome[]>((before, axis) => before.flatMap((outcome) => axis.map((results) => [...outcome, results])), [[]]);
}

/** Returns a bet's payout in one outcome. Its legs may be in another order than those of the reference bet. */
function payoutIn(each: Bet, { detail }: Bet, outcome: Outcome, index: number): Fen {
  return payoutOf(
    each.stake,
    detail.legs.map(({ matchId }, place) => ({
      price: each.detail.legs.find((leg) => leg.matchId === matchId)?.price ?? 0,
      result: outcome[place]?.[index] ?? 'L',
    })),
  );
}

/** Returns the weight of a bet, which follows its most decided leg. */
function halvesOf(results: ReadonlyArray<LegResult | null>): 0 | 1 | 2 {
  if (results.some((result) => result === 'W' || result === 'L')) return 2;
  return results.some((result) => result === 'LW' || result === 'LL') ? 1 : 0;
}

function mustParse(key: string): NonNullable<ReturnType<typeof parseSelection>> {
  const selection = parseSelection(key);
  if (selection === null) throw new Error(`a bet on ${key} is none of ours`);
  return selection;
}
