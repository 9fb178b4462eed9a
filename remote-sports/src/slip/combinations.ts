import { systemFolds, systemLines, systemsFor } from '@site/shared/odds';
import type { CombinedKind } from './types';

/** Minimum number of legs of a parlay; one leg is a single. */
export const PARLAY_MIN_LEGS = 2;

/**
 * Choice of how the legs are combined: selections of one match at one price (`builder`), one parlay, all sizes from 2
 * up, or all parlays of one size. It stays when the legs change.
 */
export type CombinationChoice = 'builder' | 'parlay' | 'all-folds' | number;

export interface Combination {
  readonly choice: CombinationChoice;
  readonly kind: CombinedKind;
}

/** The only combination for selections that are all of one match. */
export const BUILDER: Combination = { choice: 'builder', kind: { kind: 'builder' } };

/**
 * Returns the combinations that a number of legs allows: the parlay, the folds from 2 up, and the named system. Returns
 * none below two legs.
 */
export function combinationsFor(legs: number): readonly Combination[] {
  if (legs < PARLAY_MIN_LEGS) return [];
  const systems = systemsFor(legs).map((system): Combination => {
    return { choice: system.kind === 'named' ? 'all-folds' : system.fold, kind: { kind: 'system', system } };
  });
  const isNamed = ({ choice }: Combination) => choice === 'all-folds';
  return [
    { choice: 'parlay', kind: { kind: 'parlay' } },
    ...systems.filter((combination) => !isNamed(combination)),
    ...systems.filter(isNamed),
  ];
}

export function findCombination(choice: CombinationChoice, legs: number): Combination | undefined {
  return combinationsFor(legs).find((combination) => combination.choice === choice);
}

/** Returns the choice that leads to a combination. */
export function choiceOf(kind: CombinedKind): CombinationChoice {
  if (kind.kind !== 'system') return kind.kind;
  return kind.system.kind === 'named' ? 'all-folds' : kind.system.fold;
}

/** Returns the number of bets at the unit stake: 1 for a parlay or a builder. */
export function linesOf(kind: CombinedKind): number {
  return kind.kind === 'system' ? systemLines(kind.system) : 1;
}

/** Returns the line sizes of a system for the quote request; `undefined` for other combinations. */
export function foldsOf(kind: CombinedKind): readonly number[] | undefined {
  return kind.kind === 'system' ? systemFolds(kind.system) : undefined;
}
