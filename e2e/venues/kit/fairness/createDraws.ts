import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Draws of one round in a fixed order. The same three texts give the same draws in Node and in a browser. */
export interface Draws {
  /** Returns an integer from 0 to `n - 1`, all equally likely. @throws RangeError when `n` is not 1 to 2^48 */
  below(n: number): number;
  /** Returns true with probability `numerator / denominator`. */
  chance(numerator: number, denominator: number): boolean;
  /** Returns the first `count` items in random order, by default all of them. Makes one draw for each returned item. */
  shuffle<Item>(items: readonly Item[], count?: number): Item[];
}

const NUMBER_BYTES = 6;
const NUMBERS = 2 ** (8 * NUMBER_BYTES);
const NUMBERS_IN_BLOCK = 5;

/**
 * Creates the draws of one round. Block k (from 0) is HMAC-SHA256 with the seed as key and `<playerSeed>:<round>:<k>`
 * as message, all as plain text. A block holds five big-endian numbers of six bytes each. A number among the last `2^48
 * mod n` would favor small results and is skipped.
 *
 * @param playerSeed empty when a round has none
 * @param round distinguishes rounds that share a seed; the round's id
 */
export function createDraws(seed: string, playerSeed: string, round: string): Draws {
  const keyed = hmac.create(sha256, utf8ToBytes(seed));
  let block = new Uint8Array();
  let taken = 0;

  const next = (): number => {
    const place = taken % NUMBERS_IN_BLOCK;
    if (place === 0) {
      block = keyed
        .clone()
        .update(utf8ToBytes(`${playerSeed}:${round}:${String(taken / NUMBERS_IN_BLOCK)}`))
        .digest();
    }
    taken += 1;
    let number = 0;
    for (let byte = 0; byte < NUMBER_BYTES; byte += 1) number = number * 256 + (block[place * NUMBER_BYTES + byte] ?? 0);
    return number;
  };

  const below = (n: number): number => {
    if (!Number.isSafeInteger(n) || n < 1 || n > NUMBERS) throw new RangeError('draws are from 1 to 2^48 outcomes');
    const fair = NUMBERS - (NUMBERS % n);
    let number = next();
    while (number >= fair) number = next();
    return number % n;
  };

  return {
    below,
    chance: (numerator, denominator) => below(denominator) < numerator,
    shuffle(items, count = items.length) {
      const rest = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () => {
        const [picked] = rest.splice(below(rest.length), 1);
        return picked as (typeof items)[number];
      });
    },
  };
}
