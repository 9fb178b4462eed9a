import type { Goals } from '../simulator/course';

/** Range in which a count may still end, both bounds included; `Infinity` when there is no bound. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Range of final values of the count of a market. Each bound is reached by some continuation. */
export interface Reach {
  /**
   * True when the counted part is over, so that no bet is taken on it. Its result may not be reported yet; until then
   * the bounds stay open.
   */
  readonly isOver: boolean;
  readonly home: Bounds;
  readonly away: Bounds;
  /** Home minus away. */
  readonly lead: Bounds;
  readonly total: Bounds;
  /** Parities that the total may still have. */
  readonly canBeOdd: boolean;
  readonly canBeEven: boolean;
}

export const ANY_LEAD: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

export function exactly(value: number): Bounds {
  return { least: value, most: value };
}

export function atLeast(least: number): Bounds {
  return { least, most: Number.POSITIVE_INFINITY };
}

/** Returns the reach of a count that has ended at this score. */
export function ended({ home, away }: Goals): Reach {
  const isOdd = (home + away) % 2 !== 0;
  return {
    isOver: true,
    home: exactly(home),
    away: exactly(away),
    lead: exactly(home - away),
    total: exactly(home + away),
    canBeOdd: isOdd,
    canBeEven: !isOdd,
  };
}

/**
 * Returns the reach of a count that either side may raise without bound.
 *
 * @param more lowest number of further points of any side: a level match continues until one side leads
 */
export function rising({ home, away }: Goals, more: 0 | 1 = 0): Reach {
  return {
    isOver: false,
    home: atLeast(home),
    away: atLeast(away),
    lead: ANY_LEAD,
    total: atLeast(home + away + more),
    canBeOdd: true,
    canBeEven: true,
  };
}

/** Returns the reach of a count that the next point of either side ends. */
export function nextDecides({ home, away }: Goals): Reach {
  const total = home + away + 1;
  return {
    isOver: false,
    home: { least: home, most: home + 1 },
    away: { least: away, most: away + 1 },
    lead: { least: home - away - 1, most: home - away + 1 },
    total: exactly(total),
    canBeOdd: total % 2 !== 0,
    canBeEven: total % 2 === 0,
  };
}

/** Returns the reach of a count that only the home side can still raise. */
export function homeAlone({ home, away }: Goals): Reach {
  return { ...rising({ home, away }), away: exactly(away), lead: atLeast(home - away) };
}
