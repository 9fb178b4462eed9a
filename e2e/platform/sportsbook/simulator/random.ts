/**
 * Deterministic random numbers. A match, a minute and a purpose identify a stream, so that every process can compute
 * any moment of any match alone, with the same result.
 */
export interface Dice {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Returns an integer from 0 to `sides` − 1. */
  below(sides: number): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
}

export function diceOf(...words: readonly (string | number)[]): Dice {
  let state = hash(words.join('|'));
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (sides) => Math.floor(next() * sides), chance: (probability) => next() < probability };
}

/** Returns the items in random order; the given array is not changed. */
export function shuffled<T>(items: readonly T[], dice: Dice): readonly T[] {
  return items
    .map((item) => ({ item, order: dice.next() }))
    .sort((left, right) => left.order - right.order)
    .map(({ item }) => item);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
