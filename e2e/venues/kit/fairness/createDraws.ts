import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The draws of one round, in a fixed order: the same three texts give the same draws, in Node and in a browser. */
export interface Draws {
  /** One of 0 to `n - 1`, each as likely as the others. @throws RangeError for an `n` that is not 1 to 2^48 */
  below(n: number): number;
  /** True `numerator` times in `denominator`. */
  chance(numerator: number, denominator: number): boolean;
  /** The first `count` of these in random order; all of them by default. One draw for each that is returned. */
  shuffle<Item>(items: readonly Item[], count?: number): Item[];
}

/** Each number is read from six bytes. */
const NUMBER_BYTES = 6;
const NUMBERS = 2 ** (8 * NUMBER_BYTES);
const NUMBERS_IN_BLOCK = 5;

/**
 * Block k, from 0, is HMAC-SHA256 with the seed as key, and `<playerSeed>:<round>:<k>` as message, all as they are written. It is five numbers of six bytes,
 * the first byte the highest. A number that would favour small results, one of the last `2^48 mod n`, is left out.
 *
 * @param playerSeed empty where a round has none
 * @param round what tells rounds of one seed apart; the round's id
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
