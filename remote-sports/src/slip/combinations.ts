import { systemFolds, systemLines, systemsFor } from '@site/shared/odds';
import type { CombinedKind } from './types';

/** A parlay of one leg would be a single. */
export const PARLAY_MIN_LEGS = 2;

/** How the legs are combined: several selections of one match at one price, or one parlay, every size from 2 up, or all parlays of one size. The choice outlasts a change of the legs. */
export type CombinationChoice = 'builder' | 'parlay' | 'all-folds' | number;

export interface Combination {
  readonly choice: CombinationChoice;
  readonly kind: CombinedKind;
}

/** What selections of one match alone can be. */
export const BUILDER: Combination = { choice: 'builder', kind: { kind: 'builder' } };

/** What can be played over a number of legs: the parlay, the folds from 2 up, the named system. Nothing below two legs. */
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

/** The choice that a combination was made by. */
export function choiceOf(kind: CombinedKind): CombinationChoice {
  if (kind.kind !== 'system') return kind.kind;
  return kind.system.kind === 'named' ? 'all-folds' : kind.system.fold;
}

/** The number of bets at the unit stake: 1 for a parlay or a builder. */
export function linesOf(kind: CombinedKind): number {
  return kind.kind === 'system' ? systemLines(kind.system) : 1;
}

/** The sizes of its lines, as a quote is requested by; `undefined` for any other. */
export function foldsOf(kind: CombinedKind): readonly number[] | undefined {
  return kind.kind === 'system' ? systemFolds(kind.system) : undefined;
}
