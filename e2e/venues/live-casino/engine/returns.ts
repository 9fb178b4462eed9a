import type { Field } from './bets';
import { NATURAL, bankerDraws, playerDraws } from './thirdCards';

/** Share of all stakes. */
export interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

interface Ways {
  readonly banker: number;
  readonly player: number;
  readonly tie: number;
}

/** Number of ordered draws of six cards from eight decks; below 2^53, so numbers represent it exactly. */
export const ALL_WAYS = 416 * 415 * 414 * 413 * 412 * 411;

/** Number of cards with 0 to 9 points among the 416. */
const CARDS_WITH_POINTS: readonly number[] = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];

/** Chance that two cards have the same rank: whatever the first is, 31 of the other 415 match it. */
const PAIR: Share = { over: 31n, under: 415n };

/** Counts the draws with which each side wins, over all cards that can come from a full shoe. */
export function countWays(): Ways {
  const left = [...CARDS_WITH_POINTS];
  const ways = { banker: 0, player: 0, tie: 0 };
  /** Takes one card out of the shoe while `rest` runs. */
  const draw = (count: number, rest: (points: number, count: number) => void): void => {
    for (let points = 0; points < left.length; points += 1) {
      const cards = left[points] ?? 0;
      left[points] = cards - 1;
      rest(points, count * cards);
      left[points] = cards;
    }
  };
  /** @param unused number of ways to draw the cards that the round does not use */
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

/** Formats percent with two decimals, rounded down: `"98.94"`. */
export function formatPercent({ over, under }: Share): string {
  const hundredths = (over * 10_000n) / under;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
