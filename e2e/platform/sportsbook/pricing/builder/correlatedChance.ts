import type { JointEnding } from './jointEndings';

/**
 * Chance that all legs win, or the reason of a refusal: they can never all win, or one of them wins whenever the others
 * do.
 */
export type Correlated =
  | { readonly state: 'possible'; readonly chance: number }
  | { readonly state: 'refused'; readonly reason: 'contradiction' }
  | { readonly state: 'refused'; readonly reason: 'implied'; readonly leg: number };

/**
 * Sums the chances of the endings in which every leg wins.
 *
 * @param wins for each leg, whether it wins in each of the endings
 */
export function correlatedChance(endings: readonly JointEnding[], wins: readonly (readonly boolean[])[]): Correlated {
  let chance = 0;
  /** For each leg, true when there is an ending in which only this leg loses. */
  const matters = wins.map(() => false);
  endings.forEach(({ probability }, at) => {
    if (probability === 0) return;
    let [lost, last] = [0, 0];
    wins.forEach((won, leg) => {
      if (won[at] === true) return;
      lost += 1;
      last = leg;
    });
    if (lost === 0) chance += probability;
    if (lost === 1) matters[last] = true;
  });
  if (chance === 0) return { state: 'refused', reason: 'contradiction' };
  const leg = matters.lastIndexOf(false);
  return leg === -1 || wins.length === 1 ? { state: 'possible', chance } : { state: 'refused', reason: 'implied', leg };
}
