import type { Draws } from '../fairness/createDraws';

/** Returns a number from 0 inclusive to 1 exclusive. */
type Random = () => number;

/** Returns the same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the given numbers in turn, in a loop. */
export function scriptedRandom(...numbers: readonly number[]): Random {
  let next = 0;
  return () => {
    const number = numbers[next % numbers.length] ?? 0;
    next += 1;
    return number;
  };
}

/** Makes draws from these numbers, for tests that script an outcome. */
export function drawsOf(random: Random): Pick<Draws, 'below'> {
  return { below: (n) => Math.floor(random() * n) };
}
