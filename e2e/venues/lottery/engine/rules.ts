import { ballPlays } from './plays/balls';
import { carPlays } from './plays/cars';
import { dicePlays } from './plays/dice';
import { digitPlays } from './plays/digits';
import { isLess, returnOf } from './prices';
import type { Kind, Play, Selection, Share } from './types';
import { SIGNS, type Sign } from './zodiac';

/** Returns the plays of a game in a year of this sign. */
export function playsOf(kind: Kind, yearSign: Sign): readonly Play[] {
  switch (kind) {
    case 'digits':
      return digitPlays;
    case 'dice':
      return dicePlays;
    case 'cars':
      return carPlays;
    case 'balls':
      return ballPlays(yearSign);
  }
}

/** Returns the selections by id, built once for each kind and year. */
export function selectionsOf(kind: Kind, yearSign: Sign): ReadonlyMap<string, Selection> {
  const key = `${kind}:${yearSign}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = new Map(
    playsOf(kind, yearSign).flatMap(({ selections }) => selections.map((selection) => [selection.id, selection] as const)),
  );
  tables.set(key, table);
  return table;
}

const tables = new Map<string, ReadonlyMap<string, Selection>>();

/** Returns the lowest and the highest long-term return among these lines. */
export function returnsOf(selections: readonly Selection[]): { readonly least: Share; readonly most: Share } {
  const [first, ...others] = selections.map(returnOf);
  if (first === undefined) throw new RangeError('no line, no return');
  return others.reduce(({ least, most }, each) => ({ least: isLess(each, least) ? each : least, most: isLess(most, each) ? each : most }), {
    least: first,
    most: first,
  });
}

/** Returns the long-term return of the game's worst line in any year. */
export function leastReturn(kind: Kind): Share {
  return returnsOf(SIGNS.flatMap((sign) => [...selectionsOf(kind, sign).values()])).least;
}
