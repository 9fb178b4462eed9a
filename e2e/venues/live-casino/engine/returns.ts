import type { Field } from './bets';
import { NATURAL, bankerDraws, playerDraws } from './thirdCards';

/** A share of all that is staked. */
export interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

interface Ways {
  readonly banker: number;
  readonly player: number;
  readonly tie: number;
}

/** Ways in which six cards come out of eight decks in order; below 2^53, so that numbers count them exactly. */
export const ALL_WAYS = 416 * 415 * 414 * 413 * 412 * 411;

/** How many of the 416 cards have 0 points, 1 point … 9 points. */
const CARDS_WITH_POINTS: readonly number[] = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];

/** Two cards of one rank: whatever the first is, 31 of the other 415 pair it. */
const PAIR: Share = { over: 31n, under: 415n };

/** The ways in which each side wins, counted over all cards that can come out of a full shoe. */
export function countWays(): Ways {
  const left = [...CARDS_WITH_POINTS];
  const ways = { banker: 0, player: 0, tie: 0 };
  /** Counts one card out of the shoe while `rest` is counted. */
  const draw = (count: number, rest: (points: number, count: number) => void): void => {
    for (let points = 0; points < left.length; points += 1) {
      const cards = left[points] ?? 0;
      left[points] = cards - 1;
      rest(points, count * cards);
      left[points] = cards;
    }
  };
  /** @param unused the ways of the cards that the round leaves in the shoe */
  const add = (player: number, banker: number, count: number, unused: number): void => {
    ways[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += count * unused;
  };
  const drawForBanker = (player: number, banker: number, third: number | null, count: number): void => {
    const unused = third === null ? 411 : 1;
    if (!bankerDraws(banker, third)) add(player, banker, count, third === null ? 412 * 411 : 411);
    else draw(count, (points, all) => add(player, (banker + points) % 10, all, unused));
  };
  draw(1, (first, one) =>
    draw(one, (second, two) =>
      draw(two, (third, three) =>
        draw(three, (fourth, four) => {
          const [player, banker] = [(first + third) % 10, (second + fourth) % 10];
          if (player >= NATURAL || banker >= NATURAL) add(player, banker, four, 412 * 411);
          else if (!playerDraws(player)) drawForBanker(player, banker, null, four);
          else draw(four, (points, five) => drawForBanker((player + points) % 10, banker, points, five));
        }),
      ),
    ),
  );
  return ways;
}

/** What a field returns of its stakes in the long run, exactly. */
export function returnOf(field: Field, { banker, player, tie }: Ways): Share {
  const [bankerWays, playerWays, tieWays] = [BigInt(banker), BigInt(player), BigInt(tie)];
  const under = BigInt(ALL_WAYS);
  switch (field) {
    case 'banker':
      return { over: bankerWays * 39n + tieWays * 20n, under: under * 20n };
    case 'player':
      return { over: playerWays * 2n + tieWays, under };
    case 'tie':
      return { over: tieWays * 9n, under };
    case 'playerPair':
    case 'bankerPair':
      return { over: PAIR.over * 12n, under: PAIR.under };
  }
}

/** Percent with two decimals, rounded down: `"98.94"`. */
export function formatPercent({ over, under }: Share): string {
  const hundredths = (over * 10_000n) / under;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
