import { priceOf } from '../prices';
import type { Numbers, Play, Selection } from '../types';

/** Line as the rules define it: `ways` of all the `of` equally likely draws win. */
export interface Line {
  readonly group?: string;
  readonly pick: string;
  readonly ways: number;
  readonly of: number;
  readonly wins: (numbers: Numbers) => boolean;
}

export function definePlay(key: string, maxStake: number, lines: readonly Line[]): Play {
  return {
    key,
    selections: lines.map(({ group, pick, ways, of, wins }): Selection => {
      const chance = { over: BigInt(ways), under: BigInt(of) };
      return {
        id: group === undefined ? `${key}.${pick}` : `${key}.${group}.${pick}`,
        play: key,
        group: group ?? null,
        pick,
        chance,
        price: priceOf(chance),
        maxStake,
        wins,
      };
    }),
  };
}

/** Returns the lines big, small, odd and even of a number; `bigFrom` is the lowest big value. */
export function halves(
  group: string | undefined,
  read: (numbers: Numbers) => number,
  { bigFrom, of, big, odd }: { readonly bigFrom: number; readonly of: number; readonly big: number; readonly odd: number },
): readonly Line[] {
  const named = group === undefined ? {} : { group };
  return [
    { ...named, pick: 'big', ways: big, of, wins: (numbers) => read(numbers) >= bigFrom },
    { ...named, pick: 'small', ways: of - big, of, wins: (numbers) => read(numbers) < bigFrom },
    { ...named, pick: 'odd', ways: odd, of, wins: (numbers) => read(numbers) % 2 === 1 },
    { ...named, pick: 'even', ways: of - odd, of, wins: (numbers) => read(numbers) % 2 === 0 },
  ];
}

/** Returns the integers from `from` to `to`, both included. */
export function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export function at(numbers: Numbers, place: number): number {
  const number = numbers[place];
  if (number === undefined) throw new RangeError(`nothing was drawn at place ${String(place)}`);
  return number;
}

export function sumOf(numbers: Numbers): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
