import { range, sumOf, at } from '../../engine/plays/definePlay';
import type { Kind, Numbers } from '../../engine/types';
import type { Texts } from '../../names';

/** Place of a draw for which a trend can be shown. */
export interface TrendPlace {
  readonly name: string;
  readonly candidates: readonly number[];
  readonly read: (numbers: Numbers) => number;
}

export function placesOf(kind: Kind, texts: Texts): readonly TrendPlace[] {
  switch (kind) {
    case 'digits':
      return namesOf(texts.group.digits, 5).map((name, place) => ({
        name,
        candidates: range(0, 9),
        read: (numbers) => at(numbers, place),
      }));
    case 'dice':
      return [{ name: texts.trend.sum, candidates: range(3, 18), read: sumOf }];
    case 'cars':
      return namesOf(texts.group.cars, 10).map((name, rank) => ({ name, candidates: range(1, 10), read: (numbers) => at(numbers, rank) }));
    case 'balls':
      return [{ name: texts.trend.special, candidates: range(0, 9), read: (numbers) => at(numbers, 6) % 10 }];
  }
}

function namesOf(groups: Readonly<Record<string, string>>, count: number): readonly string[] {
  return range(0, count - 1).map((place) => groups[String(place)] ?? '');
}
