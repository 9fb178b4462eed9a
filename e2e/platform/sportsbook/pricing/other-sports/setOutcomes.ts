import type { Goals } from '../../simulator/course';

/** Possible result of a set. */
export interface SetOutcome {
  readonly isHome: boolean;
  /** Lead and total of games or points in the whole set. */
  readonly lead: number;
  readonly total: number;
  readonly probability: number;
}

/** Upper bound of points after deuce; the probability of more is negligible. */
const LONGEST_DEUCE = 14;

/**
 * Returns the outcomes of a race to `target` points with a lead of two, from the current score. The home side wins each
 * point with the same chance.
 */
export function raceOutcomes(p: number, from: Goals, target: number): readonly SetOutcome[] {
  const outcomes: SetOutcome[] = [];
  const longest = 2 * (Math.max(target, from.home, from.away) + LONGEST_DEUCE);
  let chances = new Map([[from.home, 1]]);
  // Advance point by point; the away side's points follow from the total.
  for (let total = from.home + from.away; total < longest && chances.size > 0; total += 1) {
    const next = new Map<number, number>();
    for (const [home, chance] of chances) {
      for (const [isHome, share] of [
        [true, p],
        [false, 1 - p],
      ] as const) {
        const [h, a] = isHome ? [home + 1, total - home] : [home, total - home + 1];
        const isWon = Math.max(h, a) >= target && Math.abs(h - a) >= 2;
        if (isWon) outcomes.push({ isHome, lead: h - a, total: h + a, probability: chance * share });
        else next.set(h, (next.get(h) ?? 0) + chance * share);
      }
    }
    chances = next;
  }
  return outcomes;
}

export function homeChance(outcomes: readonly SetOutcome[]): number {
  return outcomes.reduce((sum, { isHome, probability }) => sum + (isHome ? probability : 0), 0);
}

/** Returns the chance that the home side wins a game of tennis in which it wins each point with the same chance. */
export function gameChance(p: number, { home, away }: Goals, target: 4 | 7 = 4): number {
  if (home >= target && home - away >= 2) return 1;
  if (away >= target && away - home >= 2) return 0;
  if (home >= target - 1 && away >= target - 1) {
    const fromDeuce = (p * p) / (p * p + (1 - p) * (1 - p));
    return home === away ? fromDeuce : home > away ? p + (1 - p) * fromDeuce : p * fromDeuce;
  }
  return p * gameChance(p, { home: home + 1, away }, target) + (1 - p) * gameChance(p, { home, away: away + 1 }, target);
}
