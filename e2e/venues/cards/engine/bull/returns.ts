import { bullOfRanks, BULLS, multiplierOf } from './rank';

/** Number of cards per class that a rank depends on: ace to nine, ten, picture. */
const CLASSES: readonly number[] = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 12];

interface Composition {
  readonly counts: readonly number[];
  readonly ways: number;
  readonly place: number;
}

/**
 * Counts all pairs of hands, to calculate the exact return of 牛牛 on the first stake. Player and dealer have equal
 * chances at every rank because no two hands are equal, so the player only loses the commission on winnings. With m the
 * multiplier of the better of two hands of one deck, the result is -5 % of E(m)/2.
 *
 * All counts are whole numbers below 2^53.
 */
export function countPairs(): { readonly pairs: number; readonly byBest: readonly number[] } {
  const compositions = listCompositions();
  const byBest = BULLS.map(() => 0);
  compositions.forEach((one, first) => {
    const left = CLASSES.map((count, place) => count - (one.counts[place] ?? 0));
    for (let second = first; second < compositions.length; second += 1) {
      const other = compositions[second] ?? one;
      const best = Math.max(one.place, other.place);
      const orders = second === first ? 1 : 2;
      byBest[best] = (byBest[best] ?? 0) + orders * one.ways * waysOf(other.counts, left);
    }
  });
  return { pairs: byBest.reduce((sum, count) => sum + count, 0), byBest };
}

/** Returns the return in hundredths of a percent of the first stake, rounded down: 9542n is 95.42 %. */
export function returnOf({ pairs, byBest }: ReturnType<typeof countPairs>): bigint {
  const weighed = byBest.reduce((sum, count, place) => sum + BigInt(count) * multiplierOf(BULLS[place] ?? 'none'), 0n);
  const over = 40n * BigInt(pairs);
  return ((over - weighed) * 10_000n) / over;
}

export function countHands(): readonly number[] {
  const counts = BULLS.map(() => 0);
  for (const { ways, place } of listCompositions()) counts[place] = (counts[place] ?? 0) + ways;
  return counts;
}

function listCompositions(): readonly Composition[] {
  const found: Composition[] = [];
  const add = (counts: readonly number[], missing: number): void => {
    if (counts.length === CLASSES.length) {
      if (missing > 0) return;
      const ranks = counts.flatMap((count, place) => Array.from({ length: count }, () => place + 1));
      found.push({ counts, ways: waysOf(counts, CLASSES), place: BULLS.indexOf(bullOfRanks(ranks)) });
      return;
    }
    for (let count = 0; count <= Math.min(missing, CLASSES[counts.length] ?? 0); count += 1) add([...counts, count], missing - count);
  };
  add([], 5);
  return found;
}

const CHOOSE: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, from) =>
  Array.from({ length: 6 }, (__, of) => {
    let ways = 1;
    for (let step = 0; step < of; step += 1) ways = (ways * (from - step)) / (step + 1);
    return ways;
  }),
);

function waysOf(counts: readonly number[], left: readonly number[]): number {
  let ways = 1;
  for (let place = 0; place < counts.length; place += 1) {
    const count = counts[place] ?? 0;
    if (count > 0) ways *= CHOOSE[left[place] ?? 0]?.[count] ?? 0;
  }
  return ways;
}
